#include "verifier/certificate/induction.h"

namespace warpproof::certificate {

namespace {

using Map = std::vector<std::pair<IndexId, ExpressionPtr>>;

Map states_as(const Expression& fold, const std::vector<ExpressionPtr>& values) {
  Map map;
  for (std::size_t i = 0; i < fold.states.size(); ++i) map.emplace_back(fold.states[i].id, values[i]);
  return map;
}

}  // namespace

Induction induction(Kernel& kernel, const Expression& fold, const ir::IndexVariable& round,
                    const std::vector<ExpressionPtr>& invariants) {
  const ir::Binder& range = fold.binders.front();
  const ExpressionPtr here = ir::make_index(round);
  const auto at = [&](const ExpressionPtr& invariant, const ExpressionPtr& value) {
    return kernel.substituted(invariant, {{round.id, value}});
  };
  Induction result;
  result.conditions.push_back(at_most(range.lower, range.upper));
  for (std::size_t i = 0; i < invariants.size(); ++i)
    result.conditions.push_back(equals(fold.operands[i], at(invariants[i], range.lower)));
  Map before = states_as(fold, invariants);
  before.emplace_back(range.variable.id, here);
  for (std::size_t i = 0; i < invariants.size(); ++i) {
    const ExpressionPtr body =
        equals(kernel.substituted(ir::fold_step(fold, i), before), at(invariants[i], plus(here, integer(1))));
    const ExpressionPtr all =
        ir::make_reduce(ir::Reduction::all, {{round, range.lower, range.upper}}, nullptr, body);
    result.conditions.push_back(kernel.substituted(all, {}));
  }
  std::vector<ExpressionPtr> last;
  for (const ExpressionPtr& invariant : invariants) last.push_back(at(invariant, range.upper));
  result.value = kernel.substituted(ir::fold_value(fold), states_as(fold, last));
  return result;
}

ExpressionPtr nested_conjunction(const std::vector<ExpressionPtr>& conditions) {
  ExpressionPtr result = conditions.back();
  for (std::size_t i = conditions.size() - 1; i-- > 0;)
    result = ir::make_apply("and", {conditions[i], result});
  return result;
}

ExpressionPtr fold_until(Kernel& kernel, const Expression& fold, ExpressionPtr upper, ExpressionPtr value) {
  ir::Binder round = fold.binders.front();
  round.upper = std::move(upper);
  std::vector<ExpressionPtr> operands = fold.operands;
  operands.back() = std::move(value);
  return kernel.substituted(ir::make_fold(std::move(round), fold.states, std::move(operands)), {});
}

ExpressionPtr last_round_apart(Kernel& kernel, const Expression& fold) {
  const ir::Binder& range = fold.binders.front();
  const ExpressionPtr last = minus(range.upper, integer(1));
  std::vector<ExpressionPtr> before, starts, after;
  for (std::size_t i = 0; i < fold.states.size(); ++i) {
    before.push_back(fold_until(kernel, fold, last, ir::make_state(fold.states[i])));
    starts.push_back(fold.operands[i]);
  }
  Map map = states_as(fold, before);
  map.emplace_back(range.variable.id, last);
  for (std::size_t i = 0; i < fold.states.size(); ++i)
    after.push_back(kernel.substituted(ir::fold_step(fold, i), map));
  const ExpressionPtr some = kernel.substituted(ir::fold_value(fold), states_as(fold, after));
  const ExpressionPtr none = kernel.substituted(ir::fold_value(fold), states_as(fold, starts));
  return ir::make_apply("select", {below(range.lower, range.upper), some, none});
}

}  // namespace warpproof::certificate
