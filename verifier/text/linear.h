#pragma once
// Equality of sizes as polynomials: sums of products over "atoms" (sizes, indices, and anything that is not +
// - * of integers, such as ceil_div(K, T), compared by structure: a size and an index of the same name
// differ, and so do two indices). Sound, not complete: `false` means "not seen to be equal". Used for extents
// only; the prover does not lean on it.
//
//   same_size(2 * M + M, M * 3) == true;  same_size(ceil_div(K, T), K) == false

#include "verifier/ir/expression.h"

namespace warpproof::text {

bool same_size(const ir::ExpressionPtr& a, const ir::ExpressionPtr& b);

}  // namespace warpproof::text
