#include "verifier/certificate/derivation.h"

#include <algorithm>

#include "verifier/certificate/needs.h"
#include "verifier/certificate/statement.h"
#include "verifier/text/load.h"

namespace warpproof::certificate {
namespace {

constexpr std::uint64_t nodes_max = 2'000;  ///< of a term that is printed at all

std::string cut(std::string text) {
  if (text.size() <= derivation_term_bytes_max) return text;
  std::size_t end = derivation_term_bytes_max;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // inside a character
  return text.substr(0, end) + "...";
}

std::string text_of(const ExpressionPtr& term) {
  if (term->node_count > nodes_max) return "a term of " + std::to_string(term->node_count) + " nodes";
  return cut(text::print(term));
}

/// The subterm at a place; null when there is none.
ExpressionPtr at(ExpressionPtr term, const Path& path) {
  for (const std::uint32_t number : path) {
    term = child_of(term, number);
    if (!term) return nullptr;
  }
  return term;
}

ExpressionPtr replaced(const ExpressionPtr& term, const Path& path, std::size_t depth,
                       const ExpressionPtr& after) {
  if (depth == path.size()) return after;
  return with_child(term, path[depth], replaced(child_of(term, path[depth]), path, depth + 1, after));
}

/// "; needs nonzero, the left side is defined"
std::string needed(const std::vector<std::string>& labels) {
  std::string out;
  for (const std::string& label : labels) out += (out.empty() ? "; needs " : ", ") + label;
  return out;
}

class Writer {
 public:
  /// The term that the chain ends in.
  ExpressionPtr chain(const std::string& name, ExpressionPtr term, const Chain& steps,
                      const ChainNeeds& needs) {
    if (!steps.empty()) say(name + ", from: " + text_of(term));
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const Step& step = steps[i];
      const ExpressionPtr before = at(term, step.path);
      if (!before) return term;
      const char* sign = before->type == ir::ScalarType::boolean ? " exactly when " : " = ";
      say(name + ": " + text_of(before) + sign + text_of(step.after) + "   [" + step.lemma +
          (step.reversed ? ", from right to left" : "") + (i < needs.size() ? needed(needs[i]) : "") + "]");
      term = replaced(term, step.path, 0, step.after);
    }
    return term;
  }

  void say(std::string line) {
    if (lines.size() < derivation_lines_max)
      lines.push_back(std::move(line));
    else
      ++left_out;
  }

  std::vector<std::string> lines;
  std::size_t left_out = 0;
};

/// What a derivation is written of; without a deadline, needs are not asked for.
struct Subject {
  const ir::Program& program;
  const base::Limits& limits;
  const base::Deadline* deadline;
};

/// False where the proof is not one of this rewrite.
bool write_outputs(Writer& writer, const std::string& sha256, const std::vector<OutputProof>& proofs,
                   const Subject& subject, const ir::Rewrite& rewrite) {
  const auto statement = state(subject.program, rewrite, subject.limits);
  if (!statement || statement->sha256 != sha256 || statement->outputs.size() != proofs.size()) return false;
  for (std::size_t i = 0; i < proofs.size(); ++i) {
    const OutputStatement& output = statement->outputs[i];
    const OutputProof& proof = proofs[i];
    OutputNeeds needs;
    if (subject.deadline != nullptr)
      needs = needs_of(*statement, rewrite.requirements, output, proof, subject.limits, *subject.deadline);
    writer.chain(proof.name + ", where the left side is defined", output.before_defined, proof.facts,
                 needs.facts);
    const ExpressionPtr end =
        writer.chain(proof.name + ", left side", output.before.body, proof.left, needs.left);
    writer.chain(proof.name + ", right side", output.after.body, proof.right, needs.right);
    writer.say(proof.name + ": both sides are " + text_of(end));
    writer.chain(proof.name + ", where the right side is defined", output.after_defined, proof.defined,
                 needs.defined);
    if (!needs.end.empty())
      writer.say(proof.name + ": the right side has a value   [" + needed(needs.end).substr(2) + "]");
  }
  return true;
}

std::vector<std::string> written(const Certificate& certificate, const ir::Rewrite& rewrite,
                                 const Subject& subject) {
  Writer writer;
  if (rewrite.groups.empty() &&
      !write_outputs(writer, certificate.statement_sha256, certificate.outputs, subject, rewrite))
    return {};
  for (const InstanceProof& instance : certificate.instances) {
    if (instance.ranks.size() != rewrite.groups.size()) return {};
    writer.say("at " + ir::ranks_text(rewrite, instance.ranks) + ":");
    if (!write_outputs(writer, instance.statement_sha256, instance.outputs, subject,
                       ir::at_rank(rewrite, instance.ranks)))
      return {};
  }
  if (writer.left_out > 0) writer.lines.push_back("and " + std::to_string(writer.left_out) + " lines more");
  return std::move(writer.lines);
}

}  // namespace

std::vector<std::string> derivation(const Certificate& certificate, const ir::Program& program,
                                    const ir::Rewrite& rewrite, const base::Limits& limits) {
  return written(certificate, rewrite, {program, limits, nullptr});
}

std::vector<std::string> derivation_with_needs(const Certificate& certificate, const ir::Program& program,
                                               const ir::Rewrite& rewrite, const base::Limits& limits,
                                               const base::Deadline& deadline) {
  return written(certificate, rewrite, {program, limits, &deadline});
}

}  // namespace warpproof::certificate
