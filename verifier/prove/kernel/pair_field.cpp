#include "verifier/base/digest.h"
#include "verifier/domain/field.h"
#include "verifier/prove/kernel/matchers.h"
#include "verifier/prove/kernel/pair_context.h"

namespace warpproof::prove {
namespace {

template <class F>
PairAnswer run(const PairContext& context) {
  PairAnswer answer;
  F field(base::sha256_hex(context.left_side.digest + "\n" + context.right_side.digest + "\n" +
                           describe(context.left.plan.sizes)),
          context.left.seed);
  const auto run_side = [&](const Context& side) {
    Matchers<F> matchers(side.plan, field);
    return run_plan<F>(side.plan, side.plan.buffers, field, matchers.get(), side.limits, side.deadline);
  };
  const PlanRun<F> left = run_side(context.left);
  const PlanRun<F> right = run_side(context.right);
  std::uint64_t degree = 0;
  const auto same = [&](const typename F::Value& got, const typename F::Value& want,
                        OutputComparison& comparison, std::size_t o, const std::vector<std::int64_t>& index) {
    if (F::uses_hash(got) || F::uses_hash(want)) answer.behind_hash = true;
    if constexpr (std::is_same_v<F, domain::Field>)
      degree = std::max<std::uint64_t>({degree, std::uint64_t{got.numerator_degree} + want.denominator_degree,
                                        std::uint64_t{want.numerator_degree} + got.denominator_degree});
    if (domain::agree(got, want)) return true;
    comparison.add({ElementFault::differs, o, index, "differs at a point of the prime field"});
    return false;
  };
  compare_runs(context, left, right, field, same, answer);
  answer.trouble = field.trouble();
  answer.probability = answer.behind_hash || std::is_same_v<F, domain::FieldPair>
                           ? "a heuristic over one point (a hash or an exponential takes part)"
                       : degree >= domain::Field::degree_limit
                           ? "no error probability is stated (the degree is beyond the limit)"
                           : "error probability at most " + std::to_string(degree) + " / 2^61 an output";
  return answer;
}

}  // namespace

PairAnswer run_pair_field(const PairContext& context) {
  return uses_exponential(context.left) || uses_exponential(context.right) ? run<domain::FieldPair>(context)
                                                                           : run<domain::Field>(context);
}

}  // namespace warpproof::prove
