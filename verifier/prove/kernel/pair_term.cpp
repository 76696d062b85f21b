#include "verifier/domain/term.h"
#include "verifier/prove/kernel/box_run.h"
#include "verifier/prove/kernel/matchers.h"
#include "verifier/prove/kernel/pair_context.h"
#include "verifier/prove/kernel/term_setup.h"

namespace warpproof::prove {
namespace {

using domain::Term;

// What the left side demands to be defined is a premise; what the right side demands must follow.
constexpr std::uint32_t of_left = 0;
constexpr std::uint32_t of_right = 1;

PlanRun<Term> run_side(const Context& side, Term& term) {
  Matchers<Term> matchers(side.plan, term);
  return run_plan<Term>(side.plan, side.plan.buffers, term, matchers.get(), side.limits, side.deadline,
                        side.box == nullptr ? nullptr : side.box->decisions());
}

}  // namespace

PairAnswer run_pair_term(const PairContext& context) {
  PairAnswer answer;
  domain::TermLimits limits;
  limits.bytes_max = std::min(limits.bytes_max, context.left.limits.memory_bytes_max);
  Term term(limits);
  prepare_term(context.left, term);
  term.set_origin(of_left);
  const PlanRun<Term> left = run_side(context.left, term);
  term.set_origin(of_right);
  const PlanRun<Term> right = run_side(context.right, term);
  const auto same = [&](const Term::Value& got, const Term::Value& want, OutputComparison& comparison,
                        std::size_t o, const std::vector<std::int64_t>& index) {
    const domain::Equality equality = term.equal(got, want);
    if (equality == domain::Equality::equal) return true;
    const bool budget = equality == domain::Equality::out_of_budget;
    comparison.add({budget ? ElementFault::out_of_budget : ElementFault::differs, o, index,
                    term.difference(got, want, 300)});
    return false;
  };
  compare_runs(context, left, right, term, same, answer);
  constexpr std::size_t places_max = 8;
  for (const domain::Obligation& obligation : term.obligations())
    if (obligation.origin == of_right && answer.undefined_places.size() < places_max)
      answer.undefined_places.push_back(describe(obligation, term));
  answer.ledger = ledger_of(left.effects, term);
  for (const LedgerEntry& entry : ledger_of(right.effects, term)) verdict::add_once(answer.ledger, entry);
  answer.trouble = term.trouble();
  return answer;
}

}  // namespace warpproof::prove
