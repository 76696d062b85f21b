#include "verifier/certificate/recheck.h"

#include <algorithm>
#include <stdexcept>

#include "verifier/base/digest.h"
#include "verifier/certificate/definedness.h"
#include "verifier/certificate/ranks.h"

namespace warpproof::certificate {

namespace {

std::string same_shape(Kernel& kernel, const Statement& statement, const OutputStatement& output) {
  if (output.before.name != output.after.name) return "the sides have different outputs";
  if (output.before.extents.size() != output.after.extents.size())
    return output.before.name + " has another rank on the right";
  const Scope scope = requirement_scope(kernel, statement);
  for (std::size_t i = 0; i < output.before.extents.size(); ++i)
    if (!kernel.shows(scope, equals(output.before.extents[i], output.after.extents[i])))
      return "extent " + std::to_string(i + 1) + " of " + output.before.name +
             " was not shown equal on both sides";
  for (std::size_t i = 0; i < output.before.extents.size(); ++i)
    if (!kernel.shows(scope, extent_defined(output.before.extents[i], output.after.extents[i])))
      return "extent " + std::to_string(i + 1) + " of " + output.before.name +
             " was not shown to have a value on the right";
  return {};
}

std::string check_output(Kernel& kernel, const Statement& statement, const OutputStatement& output,
                         const OutputProof& proof) {
  if (std::string why = same_shape(kernel, statement, output); !why.empty()) return why;
  Scope scope = kernel.with(element_scope(kernel, statement, output), output.before_defined);
  StepResult facts = check_chain(kernel, scope, output.before_defined, proof.facts);
  if (!facts.term) return "facts, " + facts.refusal;
  scope = kernel.with(std::move(scope), facts.term);
  const StepResult left = check_chain(kernel, scope, output.before.body, proof.left);
  if (!left.term) return "left, " + left.refusal;
  const StepResult right = check_chain(kernel, scope, output.after.body, proof.right);
  if (!right.term) return "right, " + right.refusal;
  if (!kernel.same(left.term, right.term)) return "the two sides do not end in one term";
  const StepResult defined = check_chain(kernel, scope, output.after_defined, proof.defined);
  if (!defined.term) return "defined, " + defined.refusal;
  return kernel.shows(scope, defined.term)
             ? ""
             : "the right side was not shown to be defined wherever the left side is";
}

std::string check_all(Kernel& kernel, const Statement& statement, const std::vector<OutputProof>& proofs) {
  if (statement.outputs.size() != proofs.size()) return "the certificate speaks of other outputs";
  if (statement.outputs.empty()) return "there is no output";
  if (kernel.shows(requirement_scope(kernel, statement), ir::make_boolean(false)))
    return "the requirements contradict each other: nothing is claimed";
  for (std::size_t i = 0; i < statement.outputs.size(); ++i) {
    if (proofs[i].name != statement.outputs[i].before.name) return "the certificate speaks of other outputs";
    if (std::string why = check_output(kernel, statement, statement.outputs[i], proofs[i]); !why.empty())
      return statement.outputs[i].before.name + ": " + why;
  }
  return {};
}

/// The proof of one rewrite without groups; what is wrong with it, or "".
std::string check_instance(const ir::Program& program, const ir::Rewrite& rewrite, const std::string& sha256,
                           const std::vector<OutputProof>& proofs, const base::Limits& limits,
                           const base::Deadline& deadline, KernelStatistics& statistics) {
  const auto statement = state(program, rewrite, limits);
  if (!statement) return "the rewrite does not unfold: " + statement.diagnostics().front().message;
  if (statement->sha256 != sha256) return "the certificate is of another statement";
  Kernel kernel(statement->declarations, limits, deadline);
  std::string refusal = check_all(kernel, *statement, proofs);
  statistics.add(kernel.statistics());
  return refusal;
}

/// Every rank: the instances are those that the theorem demands, and each is proved.
std::string check_instances(const ir::Program& program, const ir::Rewrite& rewrite,
                            const Certificate& certificate, const base::Limits& limits,
                            const base::Deadline& deadline, KernelStatistics& statistics) {
  const RankPlan plan = rank_plan(program, rewrite, limits);
  if (!plan.unsupported.empty()) return plan.unsupported;
  const std::vector<ir::Ranks> demanded = demanded_ranks(plan);
  if (!certificate.outputs.empty() || certificate.instances.size() != demanded.size())
    return "the certificate is of other ranks than must be proved";
  for (std::size_t i = 0; i < demanded.size(); ++i) {
    const InstanceProof& proof = certificate.instances[i];
    if (proof.ranks != demanded[i]) return "the certificate is of other ranks than must be proved";
    const std::string why = check_instance(program, ir::at_rank(rewrite, demanded[i]), proof.statement_sha256,
                                           proof.outputs, limits, deadline, statistics);
    if (!why.empty()) return "at " + ir::ranks_text(rewrite, demanded[i]) + ": " + why;
  }
  return {};
}

void add_ledger(RecheckResult& result, const ir::Rewrite& rewrite) {
  result.ledger.push_back({Assumption::kernel_lemmas, ""});
  if (result.statistics.queries > 0) result.ledger.push_back({Assumption::solver_unsat, result.solver});
  for (const std::string& id : result.lemmas) {
    const Lemma* lemma = find_lemma(id);
    if (lemma != nullptr && lemma->function_law)
      result.ledger.push_back({Assumption::function_law, lemma->statement});
  }
  if (rewrite.by_derivatives)
    result.ledger.push_back(
        {Assumption::function_law, "a gradient is what the rules of differentiation give"});
}

RecheckResult refused(std::string why) {
  RecheckResult result;
  result.refusal = std::move(why);
  return result;
}

}  // namespace

std::vector<SourceDigest> digests_of(const ir::Program& program) {
  std::vector<SourceDigest> digests;
  for (const base::SourcePtr& source : program.sources)
    digests.push_back({source->path, base::sha256_hex(source->text)});
  return digests;
}

RecheckResult check_proof(const Certificate& certificate, const ir::Program& program,
                          const ir::Rewrite& rewrite, const base::Limits& limits,
                          const base::Deadline& deadline) {
  RecheckResult result;
  result.rewrite = certificate.rewrite;
  result.solver = smt::solver_version();
  if (certificate.semantics != semantics_revision) {
    result.refusal = "the certificate is of semantics revision " + std::to_string(certificate.semantics) +
                     ", this is " + std::to_string(semantics_revision);
    return result;
  }
  try {
    if (!rewrite.groups.empty()) {
      result.refusal = check_instances(program, rewrite, certificate, limits, deadline, result.statistics);
    } else if (!certificate.instances.empty()) {
      result.refusal = "the certificate is of another statement";
    } else {
      result.refusal = check_instance(program, rewrite, certificate.statement_sha256, certificate.outputs,
                                      limits, deadline, result.statistics);
    }
  } catch (const std::length_error& error) {
    result.refusal = error.what();
    result.out_of_budget = true;
  } catch (const std::domain_error& error) {
    result.refusal = error.what();
  }
  result.out_of_budget = result.out_of_budget || deadline.passed() || result.statistics.out_of_budget;
  result.unconfirmed = result.statistics.unconfirmed;
  for (const OutputProof* output : certificate.proofs())
    for (const Chain* chain : {&output->facts, &output->left, &output->right, &output->defined})
      for (const Step& step : *chain) result.lemmas.push_back(step.lemma);
  std::sort(result.lemmas.begin(), result.lemmas.end());
  result.lemmas.erase(std::unique(result.lemmas.begin(), result.lemmas.end()), result.lemmas.end());
  result.accepted = result.refusal.empty();
  if (result.accepted) add_ledger(result, rewrite);
  if (result.accepted && !rewrite.groups.empty())
    result.ledger.push_back(
        {Assumption::kernel_lemmas, plan_text(rewrite, rank_plan(program, rewrite, limits))});
  return result;
}

RecheckResult recheck(std::string_view certificate_text, const ir::Program& program,
                      const base::Limits& limits, const base::Deadline& deadline) {
  auto read = read_certificate(certificate_text, limits);
  if (auto* why = std::get_if<std::string>(&read)) return refused(*why);
  const Certificate& certificate = std::get<Certificate>(read);
  std::multiset<std::string> expected, found;
  for (const SourceDigest& source : certificate.sources) expected.insert(source.sha256);
  for (const SourceDigest& source : digests_of(program)) found.insert(source.sha256);
  if (expected != found) return refused("the certificate is of other source bytes");
  const ir::Rewrite* rewrite = program.find_rewrite(certificate.rewrite);
  if (rewrite == nullptr)
    return refused("the program has no rewrite '" + certificate.rewrite.substr(0, 60) + "'");
  return check_proof(certificate, program, *rewrite, limits, deadline);
}

}  // namespace warpproof::certificate
