#pragma once
// Sizes at which one axis alone is filled to the brim: a whole tile, two of them, and one element beside.
// What treats the last block apart is wrong there and nowhere else, whatever the other sizes are.
//
//   grid (ceil_div(n, 256), rows), block 256:   n=256, n=512, n=257, ... with rows=2

#include <vector>

#include "verifier/prove/kernel/search_space.h"

namespace warpproof::prove {

/// Tiles: what a block of the grid takes of a size, the block's sides and its threads, and powers of two that
/// the code counts with. At most 24 (12 when `quick`), whole tiles first; none of the known ones.
std::vector<Sizes> tile_sizes(const SearchSpace& space, bool quick);

}  // namespace warpproof::prove
