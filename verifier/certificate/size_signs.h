#pragma once
// What the signs of sizes and of indices of the output, which are never negative, show without a solver: g +
// 1 is not 0, s + p i is not negative. On every axis where the names belong to an axis group.

#include "verifier/certificate/operation.h"

namespace warpproof::certificate {

/// A comparison of integers that holds.
bool holds_by_sign(const ExpressionPtr& condition);

/// "The divisor is not 0", as definedness says it of each axis, holds.
bool is_safe_divisor(const ExpressionPtr& condition);

}  // namespace warpproof::certificate
