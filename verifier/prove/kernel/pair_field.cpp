#include "verifier/base/digest.h"
#include "verifier/domain/field.h"
#include "verifier/prove/kernel/box_run.h"
#include "verifier/prove/kernel/field_comparison.h"
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
  for (const auto& [name, value] : context.left.plan.sizes) field.register_size(value);
  for (const auto& [name, value] : context.right.plan.sizes) field.register_size(value);
  const auto run_side = [&](const Context& side) {
    Matchers<F> matchers(side.plan, field);
    return run_plan<F>(side.plan, side.plan.buffers, field, matchers.get(), side.limits, side.deadline,
                       side.box == nullptr ? nullptr : side.box->decisions());
  };
  const PlanRun<F> left = run_side(context.left);
  const PlanRun<F> right = run_side(context.right);
  FieldComparison<F> same;
  compare_runs(context, left, right, field, same, answer);
  answer.trouble = field.trouble();
  answer.behind_hash = same.behind_hash();
  answer.probability = same.probability();
  return answer;
}

}  // namespace

PairAnswer run_pair_field(const PairContext& context) {
  return uses_exponential(context.left) || uses_exponential(context.right) ? run<domain::FieldPair>(context)
                                                                           : run<domain::Field>(context);
}

}  // namespace warpproof::prove
