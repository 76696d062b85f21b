#pragma once
// Sizes at which two launches are compared when nobody lists any: around the block's size, so that guards go
// both ways, small otherwise; what the launches require is met.

#include <vector>

#include "verifier/ir/program.h"
#include "verifier/prove/kernel/grid_reach.h"
#include "verifier/prove/kernel/guard_search.h"
#include "verifier/prove/kernel/integer_form.h"

namespace warpproof::checking {

/// At most 10 choices (4 when `quick`), smallest work first, around the constants of branches where none else
/// is met; the listed ones where the claim lists some that are complete and meet the requirements. Empty when
/// none was found that meets the requirements.
std::vector<prove::Sizes> launch_sizes(const ir::KernelClaim& claim, const std::vector<ir::Requirement>& more,
                                       bool quick);

/// Choices with one size on either side of a constant and the others small, as far as they are affordable
/// and meet the requirements; none where the claim lists its sizes.
std::vector<prove::Sizes> sizes_around(const ir::KernelClaim& claim, const std::vector<ir::Requirement>& more,
                                       const std::vector<std::int64_t>& constants);

/// Choices where either launch has several blocks along each axis, and more work than one round of its
/// threads; none where the claim lists its sizes.
prove::GridReach reach_sizes(const ir::KernelClaim& left, const ir::KernelClaim& right);

/// Choices where an axis alone is filled to whole tiles, where conditions of either kernel get an answer that
/// they do not have at `known` (not empty), and where more elements come than its own arrays hold; none where
/// the claim lists its sizes.
std::vector<prove::Sizes> searched_sizes(const prove::SearchedKernel& left,
                                         const prove::SearchedKernel& right, std::vector<prove::Sizes> known,
                                         bool quick);

/// A guess at the tile: the smallest side of the block above one.
std::int64_t tile_of(const ir::KernelClaim& claim, const prove::Sizes& sizes);

}  // namespace warpproof::checking
