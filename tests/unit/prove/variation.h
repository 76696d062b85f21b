#pragma once
// Variants of a rewrite that differ from it in one place: most are wrong, some are right, and none is known
// to be either. What is proved must survive the evaluator.

#include <vector>

#include "verifier/ir/program.h"

namespace warpproof::prove::test {

/// All one-place variants of the right side and of the left side, and the rewrite without each requirement.
std::vector<ir::Rewrite> variants_of(const ir::Rewrite& rewrite);

}  // namespace warpproof::prove::test
