#pragma once
// Which inputs of a rewrite over the extended reals are finite: those of which a requirement says so by its
// form.

#include "verifier/ir/program.h"

namespace warpproof::certificate {

/// A requirement says `-inf < x[i]` (sign -1), `x[i] < inf` (sign 1) or `abs(x[i]) < inf` (both) of the whole
/// input.
bool bounded(const ir::Rewrite& rewrite, const ir::TensorDeclaration& input, int sign);

}  // namespace warpproof::certificate
