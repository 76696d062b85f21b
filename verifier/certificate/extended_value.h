#pragma once
// Terms of the extended reals as terms of the reals: where a term is -inf, where it is +inf, and its value
// elsewhere. A term without a value has none here either: one of the questions, or the value where both say
// no, has none. The meaning at infinity of a function is that of its row (refmodels/ops); inf - inf, 0 * inf
// and inf / inf have no value.
//
//   max(A[i], -inf)   minus: never, plus: never, value: A[i]
//   max k < N. x[k]   minus: not (any k < N. true), value: max k < N. x[k]

#include <vector>

#include "verifier/certificate/operation.h"

namespace warpproof::certificate {

struct ExtendedValue {
  ExpressionPtr value;  ///< where it is finite; anything elsewhere
  ExpressionPtr minus;  ///< a condition; null: never
  ExpressionPtr plus;

  bool is_finite() const { return !minus && !plus; }
};

/// `if condition then a else b`, without what is decided already. It asks for no more values than that.
ExpressionPtr choose(const ExpressionPtr& condition, const ExpressionPtr& a, const ExpressionPtr& b);

/// Has a value whatever its indices and sizes are; a read may be out of range.
bool is_total(const ExpressionPtr& term);

/// One value: 0 where it is infinite.
ExpressionPtr finite_part(const ExtendedValue& value);

/// Throws std::domain_error where an operation is not modelled at infinity.
ExtendedValue apply_extended(const ir::Op& op, const std::vector<ExtendedValue>& operands);
ExtendedValue reduce_extended(ir::Reduction reduction, const std::vector<ir::Binder>& binders,
                              const ExpressionPtr& condition, const ExtendedValue& body);

}  // namespace warpproof::certificate
