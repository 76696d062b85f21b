#pragma once
// The rules of refmodels/ops/derivative.h as expressions: their texts are read by the language's own reader.
//
//   derivative_rule(*find_op("mul"), 0, {x, y}, Kinks::undefined, allocator) == y

#include "refmodels/ops/derivative.h"
#include "verifier/ir/expression.h"

namespace warpproof::text {

/// The partial derivative of `op` by one of its operands, at these operands; null where it is constantly 0.
/// Only for rows of the form `rule`. Bound indices of the operands are renamed in every copy.
ir::ExpressionPtr derivative_rule(const ir::Op& op, std::size_t operand,
                                  const std::vector<ir::ExpressionPtr>& operands, refmodels::ops::Kinks kinks,
                                  ir::IndexAllocator& allocator);

}  // namespace warpproof::text
