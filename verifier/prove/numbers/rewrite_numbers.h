#pragma once
// The question `accurate` for a rewrite: both sides in the declared formats and order on the declared box,
// against the exact value. Certified bounds of both sides, then the worst input that a search finds, in ulps
// and relative; overflow and NaN are shown with their input.

#include <vector>

#include "verifier/base/limits.h"
#include "verifier/ir/program.h"
#include "verifier/verdict/finding.h"

namespace warpproof::prove {

/// One finding a listed choice of sizes (reach `listed_sizes`). Empty when the rewrite declares no acceptance
/// rule.
std::vector<verdict::Finding> rewrite_numbers(const ir::Program& program, const ir::Rewrite& rewrite,
                                              bool quick, std::uint64_t seed, const base::Limits& limits,
                                              const base::Deadline& deadline);

}  // namespace warpproof::prove
