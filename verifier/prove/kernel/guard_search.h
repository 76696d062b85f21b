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

#include <functional>
#include <vector>

#include "verifier/prove/kernel/guard_slices.h"

namespace warpproof::prove {

struct SearchedKernel {
  const machine::Code* code = nullptr;
  const ir::KernelClaim* claim = nullptr;
};

struct SearchSpace {
  Sizes small;                                   ///< a choice of small values; its names are moved
  Sizes fixed;                                   ///< the others, as they stay
  std::function<bool(const Sizes&)> admissible;  ///< requirements and maxima hold
  std::int64_t work_max = 0;                     ///< of the product of the moved sizes
};

/// A dozen at most, those for conditions first; none of `known`. Deterministic.
std::vector<Sizes> guard_sizes(const std::vector<SearchedKernel>& kernels, const std::vector<Sizes>& known,
                               const SearchSpace& space);

}  // namespace warpproof::prove
