#pragma once
// A rewrite over the extended reals as one over the reals: each equation that may be infinite is followed by
// the conditions "is -inf" and "is +inf" (extended_value.h), and each output by those of either side. The
// rewrite holds over the extended reals exactly when this one holds over the reals. Inputs may be infinite,
// and then have two inputs more, where no requirement says `abs(x[i]) < inf` of all elements.
//
//   Y[i] = max k < N. X[i, k]     Y[i] = if not (any k < N. true) then 0 else max k < N. X[i, k]
//                                 Y'minus_infinity[i] = not (any k < N. true)

#include "verifier/ir/program.h"

namespace warpproof::certificate {

struct WithoutInfinities {
  ir::Program program;  ///< definitions only
  ir::Rewrite rewrite;
};

/// The output that a condition is of; itself for any other name.
std::string output_of(const std::string& name);

/// Throws std::domain_error where something is not modelled at infinity.
WithoutInfinities without_infinities(const ir::Program& program, const ir::Rewrite& rewrite);

}  // namespace warpproof::certificate
