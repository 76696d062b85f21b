#include "verifier/prove/kernel/layout.h"

#include <algorithm>

#include "verifier/prove/kernel/run_plan.h"

namespace warpproof::prove {
namespace {

/// Calls visit(place) for each element.
template <class Visit>
void for_each_place(const std::vector<std::int64_t>& extents, const std::vector<std::int64_t>& strides,
                    Visit&& visit) {
  for_each_element(extents, [&](std::uint64_t, const std::vector<std::int64_t>& index) {
    std::int64_t at = 0;
    for (std::size_t axis = 0; axis < index.size(); ++axis) at += index[axis] * strides[axis];
    visit(static_cast<std::size_t>(at));
    return true;
  });
}

}  // namespace

std::optional<std::vector<std::int64_t>> dense_strides(const std::vector<std::int64_t>& extents) {
  std::vector<std::int64_t> strides(extents.size());
  std::int64_t stride = 1;
  for (std::size_t i = extents.size(); i-- > 0;) {
    strides[i] = stride;
    if (__builtin_mul_overflow(stride, std::max<std::int64_t>(extents[i], 1), &stride)) return std::nullopt;
  }
  return strides;
}

std::optional<std::int64_t> elements_needed(const std::vector<std::int64_t>& extents,
                                            const std::vector<std::int64_t>& strides) {
  if (std::find(extents.begin(), extents.end(), 0) != extents.end()) return 0;
  std::int64_t needed = 1;
  for (std::size_t i = 0; i < extents.size(); ++i) {
    std::int64_t reach = 0;
    if (__builtin_mul_overflow(extents[i] - 1, strides[i], &reach) ||
        __builtin_add_overflow(needed, reach, &needed))
      return std::nullopt;
  }
  return needed;
}

std::vector<bool> covered_elements(const std::vector<std::int64_t>& extents,
                                   const std::vector<std::int64_t>& strides, std::uint64_t elements) {
  std::vector<bool> covered(elements, false);
  for_each_place(extents, strides, [&](std::size_t at) { covered[at] = true; });
  if (std::find(covered.begin(), covered.end(), false) == covered.end()) covered.clear();
  return covered;
}

bool one_place_each(const std::vector<std::int64_t>& extents, const std::vector<std::int64_t>& strides,
                    std::uint64_t elements) {
  std::vector<bool> taken(elements, false);
  bool apart = true;
  for_each_place(extents, strides, [&](std::size_t at) {
    apart = apart && !taken[at];
    taken[at] = true;
  });
  return apart;
}

}  // namespace warpproof::prove
