#pragma once
// Where the elements of an array lie: strides in elements, storage of `elements` of them. Elements whose
// place lies outside of the storage are the caller's fault.

#include <cstdint>
#include <optional>
#include <vector>

namespace warpproof::prove {

/// Row-major; empty when the array has more elements than 64 bits count.
std::optional<std::vector<std::int64_t>> dense_strides(const std::vector<std::int64_t>& extents);

/// Which elements of the storage the shape covers; empty when it covers all, so that nothing is padding.
///
///   covered_elements({2, 2}, {3, 1}, 6) == {true, true, false, true, true, false}
std::vector<bool> covered_elements(const std::vector<std::int64_t>& extents,
                                   const std::vector<std::int64_t>& strides, std::uint64_t elements);

/// No two elements share a place: an output that is not so can not be compared.
bool one_place_each(const std::vector<std::int64_t>& extents, const std::vector<std::int64_t>& strides,
                    std::uint64_t elements);

/// Elements of storage from the first to the last that the shape reaches; no value on overflow.
std::optional<std::int64_t> elements_needed(const std::vector<std::int64_t>& extents,
                                            const std::vector<std::int64_t>& strides);

}  // namespace warpproof::prove
