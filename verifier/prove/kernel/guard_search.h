#pragma once
// Sizes at which a kernel does what the sizes known so far do not show: a condition that had one answer gets
// the other, and more elements come than an array of the kernel's own or a loop of fixed length holds.
//
//   if ((unsigned)(n - 5000) < 1000u) ...      n=5000
//   if (n / 10 == 5) ...                       n=50
//   __shared__ float row[1024];                n=1025
//
// Found by looking, smallest first, among small sizes, powers of two and numbers around the code's constants,
// with the conditions alone (guard_slices.h): no kernel runs. What is not found is not shown to be absent.

#include <vector>

#include "verifier/prove/kernel/search_space.h"

namespace warpproof::prove {

/// A dozen at most, those for conditions first; none of the known ones. Deterministic.
std::vector<Sizes> guard_sizes(const SearchSpace& space);

}  // namespace warpproof::prove
