#include "verifier/prove/rewrite/prove_equal.h"

#include <algorithm>
#include <set>
#include <stdexcept>

#include "verifier/certificate/definedness.h"
#include "verifier/certificate/ranks.h"
#include "verifier/prove/rewrite/cases.h"
#include "verifier/prove/rewrite/folds.h"
#include "verifier/prove/rewrite/numbers.h"
#include "verifier/text/load.h"

namespace warpproof::prove {

using certificate::Kernel;
using certificate::Operation;
using certificate::operation_of;
using certificate::OutputProof;
using certificate::OutputStatement;
using certificate::Statement;

namespace {

constexpr int match_rounds = 16;
/// Terms up to this are handed to the solver as they are when everything else has failed.
constexpr std::uint64_t arithmetic_nodes_max = 400;
constexpr std::size_t exported_queries_max = 8;

bool mentions_size(const ExpressionPtr& expression, const std::string& size) {
  if (expression->kind == ir::Kind::size) return expression->name == size;
  return std::any_of(expression->operands.begin(), expression->operands.end(),
                     [&](const ExpressionPtr& operand) { return mentions_size(operand, size); });
}

/// K = n * T and "T divides K" let K be written as a product wherever it is a number.
void add_size_rules(Normaliser& normaliser, const Scope& requirements) {
  std::vector<std::string> taken;
  auto add = [&](const ExpressionPtr& size, const ExpressionPtr& value, bool may_mention) {
    if (size->kind != ir::Kind::size || (!may_mention && mentions_size(value, size->name))) return;
    for (const std::string& other : taken)
      if (mentions_size(value, other) || other == size->name) return;
    taken.push_back(size->name);
    normaliser.add_size_rule(size->name, value);
  };
  for (const certificate::Fact& fact : requirements.facts) {
    const Expression& condition = *fact.condition;
    if (operation_of(condition) != Operation::eq || condition.operands[0]->type != ir::ScalarType::integer)
      continue;
    const ExpressionPtr &a = condition.operands[0], &b = condition.operands[1];
    for (const auto& [one, other] : {std::pair(a, b), std::pair(b, a)}) {
      if (operation_of(*one) == Operation::mod && certificate::is_number(other, 0)) {
        const ExpressionPtr quotient = ir::make_apply("floor_div", one->operands);
        const Expression& multiple = *one->operands[0];
        if (multiple.operands.empty() && (multiple.kind == ir::Kind::size || multiple.kind == ir::Kind::read))
          normaliser.add_multiple(multiple.name, certificate::times(one->operands[1], quotient));
        add(one->operands[0], certificate::times(one->operands[1], quotient), true);
      } else if (operation_of(*one) != Operation::mod) {
        add(one, other, false);
      }
    }
  }
}

/// Whole numbers that are equal bit by bit, or for all of their few values.
void words_decided(Side& left, const ExpressionPtr& right) {
  if (left.term->type == ir::ScalarType::real || left.tactic.kernel().same(left.term, right)) return;
  for (const char* lemma : {"bitwise", "exhaustion"})
    if (const ExpressionPtr same = left.tactic.step(left.term, left.scope, left.base, lemma, right)) {
      left.term = same;
      return;
    }
}

/// Whether a condition holds, by what is known of the place alone.
std::optional<bool> known_truth(Kernel& kernel, const Scope& scope, const ExpressionPtr& condition) {
  const Operation operation = operation_of(*condition);
  if (operation == Operation::logical_not) {
    const auto denied = known_truth(kernel, scope, condition->operands[0]);
    return denied ? std::optional(!*denied) : std::nullopt;
  }
  if (operation == Operation::logical_and || operation == Operation::logical_or) {
    const bool decisive = operation == Operation::logical_or;
    bool all = true;
    for (const ExpressionPtr& operand : condition->operands) {
      const auto one = known_truth(kernel, scope, operand);
      if (one == decisive) return decisive;
      all = all && one.has_value();
    }
    return all ? std::optional(!decisive) : std::nullopt;
  }
  const Kernel::Quick quick(kernel);
  for (const bool value : {false, true})
    if (kernel.shows(scope, value ? condition : certificate::opposite(condition))) return value;
  return std::nullopt;
}

void conditions_decided(Side& left, Side& right) {
  if (left.term->type != ir::ScalarType::boolean) return;
  Kernel& kernel = left.tactic.kernel();
  for (Side* side : {&left, &right}) {
    const auto truth = known_truth(kernel, side->scope, side->term);
    const ExpressionPtr constant = truth ? ir::make_boolean(*truth) : nullptr;
    if (!constant || kernel.same(side->term, constant)) continue;
    if (ExpressionPtr known = side->tactic.step(side->term, side->scope, side->base, "arithmetic", constant))
      side->term = known;
  }
}

class Search {
 public:
  Search(const Statement& statement, const base::Limits& limits, const base::Deadline& deadline,
         ir::IndexAllocator first)
      : statement_(statement),
        limits_(limits),
        kernel_(statement.declarations, limits, deadline),
        allocator_(first) {}

  Kernel& kernel() { return kernel_; }
  std::string open_obligation;
  std::uint64_t steps = 0;

  bool contradictory() {
    return kernel_.shows(certificate::requirement_scope(kernel_, statement_), ir::make_boolean(false));
  }

  std::optional<OutputProof> output(const OutputStatement& output);

 private:
  bool ends_meet(Side& left, Side& right);
  bool normal_forms_meet(Side& left, Side& right);
  bool equal(Side& left, Side& right);
  bool defined(Side& side, const ExpressionPtr& facts);

  const Statement& statement_;
  const base::Limits& limits_;
  Kernel kernel_;
  ir::IndexAllocator allocator_;
};

/// Both sides in normal form; what differs is matched, in both directions, and partitioned.
bool Search::ends_meet(Side& left, Side& right) {
  for (int round = 0; round < match_rounds; ++round) {
    if (kernel_.same(left.term, right.term)) return true;
    if (kernel_.time_is_up()) return false;
    bool changed = match_reductions(right, left.term, left.scope);
    if (!changed) changed = match_parts(left, right);
    if (!changed) changed = match_parts(right, left);
    if (!changed) changed = match_strides(left, right);
    if (!changed) changed = match_strides(right, left);
    if (!changed) changed = match_all_but_last(left, right);
    if (!changed) changed = match_all_but_last(right, left);
    if (!changed) changed = match_reductions(left, right.term, right.scope);
    if (!changed && match_reads(left, right.term)) continue;
    if (!changed) break;
    left.term = left.normaliser.normal(left.term, left.scope, left.base);
    right.term = right.normaliser.normal(right.term, right.scope, right.base);
  }
  if (kernel_.same(left.term, right.term)) return true;
  if (ir::count_nodes(left.term) + ir::count_nodes(right.term) > arithmetic_nodes_max) return false;
  const ExpressionPtr same = left.tactic.step(left.term, left.scope, left.base, "arithmetic", right.term);
  if (same) left.term = same;
  return same != nullptr;
}

bool Search::normal_forms_meet(Side& left, Side& right) {
  left.term = left.normaliser.normal(left.term, left.scope, left.base);
  right.term = right.normaliser.normal(right.term, right.scope, right.base);
  return ends_meet(left, right);
}

/// The normal forms of both sides meet; or they do in each of several cases.
bool Search::equal(Side& left, Side& right) {
  const ExpressionPtr left_whole = left.term, right_whole = right.term;
  const std::size_t left_mark = left.tactic.mark(), right_mark = right.tactic.mark();
  if (normal_forms_meet(left, right)) return true;
  if (kernel_.time_is_up()) return false;
  // From the start again: what normal forms make of choices is larger than the choices.
  left.tactic.rewind(left_mark);
  right.tactic.rewind(right_mark);
  Side left_cases{left.tactic, left.normaliser, left.scope, left_whole, left.base},
      right_cases{right.tactic, right.normaliser, right.scope, right_whole, right.base};
  const auto meet = [this](Side& one, Side& other) { return ends_meet(one, other); };
  if (!meet_by_cases(left_cases, right_cases, meet)) return false;
  left.term = left_cases.term;
  right.term = right_cases.term;
  return true;
}

bool Search::defined(Side& side, const ExpressionPtr& facts) {
  auto quickly = [&] {
    const Kernel::Quick quick(kernel_);
    return kernel_.shows(side.scope, side.term);
  };
  if (quickly()) return true;
  side.term = side.normaliser.normal(side.term, side.scope, {});
  if (quickly()) return true;
  if (match_reductions(side, facts, side.scope))
    side.term = side.normaliser.normal(side.term, side.scope, {});
  return kernel_.shows(side.scope, side.term);
}

std::optional<OutputProof> Search::output(const OutputStatement& output) {
  const Scope requirements = certificate::requirement_scope(kernel_, statement_);
  for (std::size_t i = 0; i < output.before.extents.size(); ++i) {
    const bool same = kernel_.shows(
        requirements, certificate::equals(output.before.extents[i], output.after.extents.at(i)));
    if (same && kernel_.shows(requirements,
                              certificate::extent_defined(output.before.extents[i], output.after.extents[i])))
      continue;
    open_obligation = "extent " + std::to_string(i + 1) + " of " + output.before.name + ": " +
                      text::print(output.before.extents[i]) + " = " + text::print(output.after.extents[i]) +
                      (same ? ", which may have no value" : "");
    return std::nullopt;
  }
  OutputProof proof;
  proof.name = output.before.name;
  Scope scope = kernel_.with(certificate::element_scope(kernel_, statement_, output), output.before_defined);
  Tactic facts_tactic(kernel_, allocator_, limits_.proof_steps_max),
      left_tactic = facts_tactic, right_tactic = facts_tactic, defined_tactic = facts_tactic;
  auto normaliser_of = [&](Tactic& tactic) {
    Normaliser normaliser(tactic);
    add_size_rules(normaliser, requirements);
    return normaliser;
  };
  Normaliser facts_normaliser = normaliser_of(facts_tactic), left_normaliser = normaliser_of(left_tactic),
             right_normaliser = normaliser_of(right_tactic),
             defined_normaliser = normaliser_of(defined_tactic);

  const auto written_out = [&](Tactic& tactic, Normaliser& normaliser, const ExpressionPtr& term) {
    // Without a split by cases: a wrong guess would be split for long, and the guesses have their own.
    const Meeting meet = [this](Side& one, Side& other) { return normal_forms_meet(one, other); };
    return folds_written_out(tactic, normaliser, meet, term, scope, {});
  };
  const ExpressionPtr facts =
      facts_normaliser.normal(written_out(facts_tactic, facts_normaliser, output.before_defined), scope, {});
  scope = kernel_.with(std::move(scope), facts);
  Side left{left_tactic, left_normaliser, scope, output.before.body};
  Side right{right_tactic, right_normaliser, scope, output.after.body};
  words_decided(left, right.term);
  conditions_decided(left, right);
  std::set<IndexId> zeros;
  for (std::size_t i = 0; i < output.before.extents.size(); ++i)
    if (kernel_.shows(requirements, certificate::equals(output.before.extents[i], certificate::integer(1))))
      zeros.insert(output.before.indices.at(i).id);
  left.term = numbers_written_out(left_tactic, requirements, zeros, left.term, scope);
  right.term = numbers_written_out(right_tactic, requirements, zeros, right.term, scope);
  left.term = written_out(left_tactic, left_normaliser, left.term);
  right.term = written_out(right_tactic, right_normaliser, right.term);
  if (!equal(left, right)) {
    open_obligation = output.before.name + ": " + text::print(left.term) + "\n  = " + text::print(right.term);
    return std::nullopt;
  }
  Side defined_side{defined_tactic, defined_normaliser, scope, output.after_defined};
  // The same recurrence is defined wherever it is defined.
  if (has_fold(output.after_defined) && !kernel_.shows(scope, output.after_defined))
    defined_side.term = written_out(defined_tactic, defined_normaliser, output.after_defined);
  if (!defined(defined_side, facts)) {
    open_obligation = output.before.name + " is defined on the right: " + text::print(defined_side.term);
    return std::nullopt;
  }
  proof.facts = facts_tactic.take_chain();
  proof.left = left_tactic.take_chain();
  proof.right = right_tactic.take_chain();
  proof.defined = defined_tactic.take_chain();
  steps += proof.facts.size() + proof.left.size() + proof.right.size() + proof.defined.size();
  return proof;
}

std::vector<std::string> open_queries(const Kernel& kernel) {
  std::vector<std::string> scripts;
  for (const certificate::SolverQuery& query : kernel.queries())
    if (query.status != smt::Status::unsat && scripts.size() < exported_queries_max)
      scripts.push_back(smt::export_smtlib(query.assertions));
  return scripts;
}

ProofAttempt not_closed(ProofStatus status, std::string reason) {
  ProofAttempt attempt;
  attempt.status = status;
  attempt.reason = std::move(reason);
  return attempt;
}

ProofAttempt gave_up(Search& search, const base::Deadline& deadline) {
  const certificate::KernelStatistics& statistics = search.kernel().statistics();
  ProofAttempt attempt = not_closed(ProofStatus::open, "the normal forms of the two sides differ");
  if (statistics.unconfirmed)
    attempt = not_closed(ProofStatus::unconfirmed, "a solver answer was not confirmed");
  if (statistics.out_of_budget)
    attempt = not_closed(ProofStatus::budget, "the limit of the solver or of proof steps was reached");
  if (deadline.passed()) attempt = not_closed(ProofStatus::time, "time is up");
  attempt.obligation = search.open_obligation;
  attempt.smt_queries = open_queries(search.kernel());
  return attempt;
}

/// The proof of a rewrite without groups, into `sha256` and `proofs`; why there is none.
std::optional<ProofAttempt> attempt_instance(const ir::Program& program, const ir::Rewrite& rewrite,
                                             const base::Limits& limits, const base::Deadline& deadline,
                                             std::string& sha256, std::vector<OutputProof>& proofs,
                                             std::uint64_t& steps) {
  const auto statement = certificate::state(program, rewrite, limits);
  if (!statement) return not_closed(ProofStatus::budget, statement.diagnostics().front().message);
  // The statement has used ids up to some point of the same allocator; the search starts far above.
  Search search(*statement, limits, deadline, ir::IndexAllocator(ir::output_index_base / 2));
  if (search.contradictory())
    return not_closed(ProofStatus::contradictory, "the requirements contradict each other");
  sha256 = statement->sha256;
  for (const OutputStatement& output : statement->outputs) {
    auto own = search.output(output);
    if (!own) return gave_up(search, deadline);
    proofs.push_back(std::move(*own));
  }
  steps += search.steps;
  return std::nullopt;
}

/// All instances that the theorem about ranks demands.
std::optional<ProofAttempt> attempt_instances(const ir::Program& program, const ir::Rewrite& rewrite,
                                              const base::Limits& limits, const base::Deadline& deadline,
                                              certificate::Certificate& proof, std::uint64_t& steps) {
  const certificate::RankPlan plan = certificate::rank_plan(program, rewrite, limits);
  if (!plan.unsupported.empty()) return not_closed(ProofStatus::unsupported, plan.unsupported);
  for (const ir::Ranks& ranks : certificate::demanded_ranks(plan)) {
    certificate::InstanceProof instance{ranks, "", {}};
    auto failed = attempt_instance(program, ir::at_rank(rewrite, ranks), limits, deadline,
                                   instance.statement_sha256, instance.outputs, steps);
    if (failed) {
      const std::string where = "at " + ir::ranks_text(rewrite, ranks) + ": ";
      failed->reason.insert(0, where);
      if (!failed->obligation.empty()) failed->obligation.insert(0, where);
      return failed;
    }
    proof.instances.push_back(std::move(instance));
  }
  return std::nullopt;
}

ProofAttempt attempt_proof(const ir::Program& program, const ir::Rewrite& rewrite, const base::Limits& limits,
                           const base::Deadline& deadline) {
  certificate::Certificate proof;
  proof.rewrite = rewrite.id;
  proof.sources = certificate::digests_of(program);
  proof.solver = smt::solver_version();
  proof.solver_resource_max = limits.solver_resource_max;
  ProofAttempt attempt;
  auto failed = rewrite.groups.empty()
                    ? attempt_instance(program, rewrite, limits, deadline, proof.statement_sha256,
                                       proof.outputs, attempt.steps)
                    : attempt_instances(program, rewrite, limits, deadline, proof, attempt.steps);
  if (failed) return std::move(*failed);
  attempt.certificate = certificate::write_certificate(proof);
  // What is read is what is written; the rewrite may be a variant that the program itself does not hold.
  const auto read = certificate::read_certificate(attempt.certificate, limits);
  if (const auto* why = std::get_if<std::string>(&read)) {
    attempt.checked.refusal = *why;
  } else {
    attempt.checked = certificate::check_proof(std::get<certificate::Certificate>(read), program, rewrite,
                                               limits, deadline);
  }
  if (attempt.checked.accepted) {
    attempt.status = ProofStatus::closed;
    return attempt;
  }
  // The checker has the last word; its budget may end where the search's did not.
  attempt.status = deadline.passed()               ? ProofStatus::time
                   : attempt.checked.out_of_budget ? ProofStatus::budget
                   : attempt.checked.unconfirmed   ? ProofStatus::unconfirmed
                                                   : ProofStatus::open;
  attempt.reason = "the checker refused the proof: " + attempt.checked.refusal;
  attempt.certificate.clear();
  return attempt;
}

}  // namespace

ProofAttempt prove_equal(const ir::Program& program, const ir::Rewrite& rewrite, const base::Limits& limits,
                         const base::Deadline& deadline) {
  try {
    return attempt_proof(program, rewrite, limits, deadline);
  } catch (const std::length_error& error) {
    return not_closed(ProofStatus::budget, error.what());
  } catch (const std::domain_error& error) {
    return not_closed(ProofStatus::unsupported, error.what());
  }
}

}  // namespace warpproof::prove
