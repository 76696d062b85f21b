#include "verifier/certificate/known_conditions.h"

#include <algorithm>

#include "verifier/certificate/extended_value.h"

namespace warpproof::certificate {

void KnownConditions::learn(const ExpressionPtr& condition) {
  if (!condition) return;
  if (operation_of(*condition) == Operation::logical_and) {
    for (const ExpressionPtr& one : condition->operands) learn(one);
    return;
  }
  facts_.push_back(condition);
}

void KnownConditions::learn_opposite(const ExpressionPtr& condition) { learn(opposite(condition)); }

void KnownConditions::learn_range(const ir::Binder& binder) {
  learn(below(binder.lower, binder.upper));
  ranges_[binder.variable.id] = binder;
}

bool KnownConditions::runs_over(const ExpressionPtr& index, const ExpressionPtr& extent) const {
  if (index->kind != ir::Kind::index) return false;
  const auto found = ranges_.find(index->index_id);
  return found != ranges_.end() && is_number(found->second.lower, 0) &&
         ir::alpha_equal(found->second.upper, extent);
}

ExpressionPtr KnownConditions::decided(const ExpressionPtr& condition) const {
  const auto known = [&](const ExpressionPtr& one) {
    return std::any_of(facts_.begin(), facts_.end(),
                       [&](const ExpressionPtr& fact) { return ir::alpha_equal(fact, one); });
  };
  if (known(condition)) return ir::make_boolean(true);
  if (known(opposite(condition))) return ir::make_boolean(false);
  if (operation_of(*condition) != Operation::select) return condition;
  return choose(decided(condition->operands[0]), decided(condition->operands[1]),
                decided(condition->operands[2]));
}

ExpressionPtr KnownConditions::rest_of(const ExpressionPtr& condition) const {
  if (!condition) return nullptr;
  const ExpressionPtr rest = decided(condition);
  return is_true(opposite(rest)) ? nullptr : rest;
}

}  // namespace warpproof::certificate
