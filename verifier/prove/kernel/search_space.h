#pragma once
// Where sizes are looked for beside those that a claim lists: which may be moved, what must hold, how much
// may be run. Shared by the searches of guard_search.h and tile_sizes.h.
//
//   const SearchSpace space(kernels, known, {"M", "N", "ld"}, admissible, 150'000);   // ld >= N is required
//   space.at("N", 256);   // M=2 N=256 ld=256: the others as small as what is required lets them be

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "verifier/prove/kernel/guard_slices.h"

namespace warpproof::prove {

struct SearchedKernel {
  const machine::Code* code = nullptr;
  const ir::KernelClaim* claim = nullptr;
};

class SearchSpace {
 public:
  /// `known`: choices that are run anyway, not empty, each with all sizes; the first is the first to fall
  /// back on. `moved`: the names that may be changed. `work_max`: of the product of those.
  SearchSpace(std::vector<SearchedKernel> kernels, std::vector<Sizes> known,
              const std::set<std::string>& moved, std::function<bool(const Sizes&)> admissible,
              std::int64_t work_max);

  const std::vector<SearchedKernel>& kernels() const { return kernels_; }
  const std::vector<Sizes>& known() const { return known_; }
  const Sizes& small() const { return small_; }  ///< all sizes, the moved ones 2
  const std::vector<std::string>& names() const { return names_; }
  std::int64_t work_max() const { return work_max_; }

  std::int64_t work(const Sizes& sizes) const;
  /// Admissible, and neither too large a product nor too many threads.
  bool fits(const Sizes& sizes) const { return work(sizes) <= work_max_ && launches(sizes); }
  /// This size at the value; the others small, or one of them raised to it (a leading dimension, which is no
  /// work), or as they are known, or all raised: the first that fits. Empty when none does.
  Sizes at(const std::string& name, std::int64_t value) const;
  /// Of the largest block among the kernels.
  std::int64_t threads_of_block(const Sizes& sizes) const;

 private:
  bool launches(const Sizes& sizes) const;

  std::vector<SearchedKernel> kernels_;
  std::vector<Sizes> known_;
  std::vector<std::string> names_;
  Sizes small_;
  std::function<bool(const Sizes&)> admissible_;
  std::int64_t work_max_ = 0;
};

}  // namespace warpproof::prove
