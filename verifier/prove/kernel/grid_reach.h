#pragma once
// Sizes at which a launch shows how its blocks share the work: several blocks along each axis that a size can
// move, and, where no size moves the grid any more, more work than one round of its threads. A kernel that is
// right in its first block alone is found there.

#include <functional>
#include <string>
#include <vector>

#include "verifier/ir/program.h"
#include "verifier/prove/kernel/integer_form.h"

namespace warpproof::prove {

struct GridReach {
  std::vector<Sizes> sizes;  ///< admissible ones, smallest first
  std::string not_reached;   ///< a sentence where such a size is not affordable; "" when all was reached
};

/// `admissible`: requirements and maxima hold. The other sizes are those of `small`.
///
///   grid (ceil_div(n, 1024)): n=3073, the first with four blocks
///   grid 30, block 256:       n=253445, some 33 elements a thread
GridReach grid_reach(const ir::KernelClaim& claim, const Sizes& small,
                     const std::function<bool(const Sizes&)>& admissible);

}  // namespace warpproof::prove
