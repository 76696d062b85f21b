#pragma once
// Conditions over the sizes of host code that can not hold together: "n < 100" and "not (n < 200)".
//
//   if (contradict({first, second})) ...       // at no sizes
//
// Sizes are integers from 0 on. False where the solver does not know: in doubt they may hold together.

#include <vector>

#include "verifier/ir/expression.h"

namespace warpproof::gating {

bool contradict(const std::vector<ir::ExpressionPtr>& conditions);

}  // namespace warpproof::gating
