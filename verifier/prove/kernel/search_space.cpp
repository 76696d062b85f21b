#include "verifier/prove/kernel/search_space.h"

#include <algorithm>

#include "verifier/prove/kernel/launch_shape.h"

namespace warpproof::prove {
namespace {

constexpr double launched_max = 200'000;  ///< threads

}  // namespace

SearchSpace::SearchSpace(std::vector<SearchedKernel> kernels, std::vector<Sizes> known,
                         const std::set<std::string>& moved, std::function<bool(const Sizes&)> admissible,
                         std::int64_t work_max)
    : kernels_(std::move(kernels)),
      known_(std::move(known)),
      small_(known_.front()),
      admissible_(std::move(admissible)),
      work_max_(work_max) {
  for (auto& [name, value] : small_) {
    if (!moved.contains(name)) continue;
    names_.push_back(name);
    value = 2;
  }
}

std::int64_t SearchSpace::work(const Sizes& sizes) const {
  constexpr std::int64_t saturated = std::int64_t{1} << 40;
  std::int64_t product = 1;
  for (const std::string& name : names_) {
    const std::int64_t value = std::clamp<std::int64_t>(sizes.at(name), 1, saturated);
    product = value > saturated / product ? saturated : product * value;
  }
  return product;
}

bool SearchSpace::launches(const Sizes& sizes) const {
  for (const SearchedKernel& kernel : kernels_) {
    const auto shape = launch_shape(*kernel.claim, sizes);
    double threads = 1;
    for (std::size_t axis = 0; shape && axis < 3; ++axis)
      threads *= static_cast<double>(shape->grid[axis]) * static_cast<double>(shape->block[axis]);
    if (threads > launched_max) return false;
  }
  return admissible_(sizes);
}

Sizes SearchSpace::at(const std::string& name, std::int64_t value) const {
  for (const Sizes& others : {small_, known_.front()}) {
    Sizes sizes = others;
    sizes[name] = value;
    if (work(sizes) > work_max_) continue;
    if (launches(sizes)) return sizes;
    for (const std::string& raised : names_) {
      Sizes with = sizes;
      with[raised] = std::max(with[raised], value);
      if (raised != name && launches(with)) return with;
    }
  }
  Sizes all = small_;
  for (const std::string& raised : names_) all[raised] = value;
  return fits(all) ? all : Sizes{};
}

std::int64_t SearchSpace::threads_of_block(const Sizes& sizes) const {
  std::int64_t most = 1;
  for (const SearchedKernel& kernel : kernels_)
    if (const auto launch = launch_values(*kernel.code, *kernel.claim, sizes))
      most = std::max(most, launch->block[0] * launch->block[1] * launch->block[2]);
  return most;
}

}  // namespace warpproof::prove
