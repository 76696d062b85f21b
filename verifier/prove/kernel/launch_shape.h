#pragma once
// Grid, block and shared memory of a launch that is written over sizes.
//
//   const auto shape = launch_shape(claim, {{"M", 33}, {"N", 17}});
//   if (shape && exec::launch_problems(code, *shape).empty()) ...   // a device takes it

#include "verifier/exec/launch_limits.h"
#include "verifier/ir/program.h"
#include "verifier/prove/kernel/integer_form.h"

namespace warpproof::prove {

/// Evaluates an expression over sizes: `integer_at`, or a second opinion.
using EvaluateSize = std::optional<std::int64_t> (*)(const ir::ExpressionPtr&, const Sizes&);

/// What is left out is 1, and 0 bytes. None where a part has no value or a negative one; 0 blocks are a
/// shape.
std::optional<exec::LaunchShape> launch_shape(const ir::KernelClaim& claim, const Sizes& sizes,
                                              EvaluateSize evaluate = integer_at);

}  // namespace warpproof::prove
