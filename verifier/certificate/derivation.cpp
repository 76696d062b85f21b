#include "verifier/certificate/derivation.h"

#include <algorithm>

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

class Writer {
 public:
  /// The term that the chain ends in.
  ExpressionPtr chain(const std::string& name, ExpressionPtr term, const Chain& steps) {
    if (!steps.empty()) say(name + ", from: " + text_of(term));
    for (const Step& step : steps) {
      const ExpressionPtr before = at(term, step.path);
      if (!before) return term;
      const char* sign = before->type == ir::ScalarType::boolean ? " exactly when " : " = ";
      say(name + ": " + text_of(before) + sign + text_of(step.after) + "   [" + step.lemma +
          (step.reversed ? ", from right to left]" : "]"));
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

}  // namespace

namespace {

/// False where the proof is not one of this rewrite.
bool write_outputs(Writer& writer, const std::string& sha256, const std::vector<OutputProof>& proofs,
                   const ir::Program& program, const ir::Rewrite& rewrite, const base::Limits& limits) {
  const auto statement = state(program, rewrite, limits);
  if (!statement || statement->sha256 != sha256 || statement->outputs.size() != proofs.size()) return false;
  for (std::size_t i = 0; i < proofs.size(); ++i) {
    const OutputStatement& output = statement->outputs[i];
    const OutputProof& proof = proofs[i];
    writer.chain(proof.name + ", where the left side is defined", output.before_defined, proof.facts);
    const ExpressionPtr end = writer.chain(proof.name + ", left side", output.before.body, proof.left);
    writer.chain(proof.name + ", right side", output.after.body, proof.right);
    writer.say(proof.name + ": both sides are " + text_of(end));
    writer.chain(proof.name + ", where the right side is defined", output.after_defined, proof.defined);
  }
  return true;
}

}  // namespace

std::vector<std::string> derivation(const Certificate& certificate, const ir::Program& program,
                                    const ir::Rewrite& rewrite, const base::Limits& limits) {
  Writer writer;
  if (rewrite.groups.empty() &&
      !write_outputs(writer, certificate.statement_sha256, certificate.outputs, program, rewrite, limits))
    return {};
  for (const InstanceProof& instance : certificate.instances) {
    if (instance.ranks.size() != rewrite.groups.size()) return {};
    writer.say("at " + ir::ranks_text(rewrite, instance.ranks) + ":");
    if (!write_outputs(writer, instance.statement_sha256, instance.outputs, program,
                       ir::at_rank(rewrite, instance.ranks), limits))
      return {};
  }
  if (writer.left_out > 0) writer.lines.push_back("and " + std::to_string(writer.left_out) + " lines more");
  return std::move(writer.lines);
}

}  // namespace warpproof::certificate
