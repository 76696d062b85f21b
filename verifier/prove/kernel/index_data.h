#pragma once
// What a claim's arrays of integers hold: a formula, or every array over a range, one `choice` after the
// other.
//
// An array over [low, high) with n elements has (high - low)^n contents; choice number c writes c in that
// base, the first element first. Several such arrays follow each other in one number, in the order of the
// claim's arguments. All of them are run, or none.
//
//   for (std::uint64_t c = 0; c < *index_choices(claim, sizes); ++c)
//     plan(program, claim, sizes, codes, limits, index_contents(claim, sizes, c));

#include <cstdint>
#include <optional>
#include <string>

#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

inline constexpr std::uint64_t index_choices_max = 4096;

/// What the claim says of this array; null when it says nothing.
const ir::IndexData* index_data_of(const ClaimView& claim, const std::string& array);

struct IndexRange {
  std::int64_t low = 0;
  std::uint64_t count = 0;
  bool operator==(const IndexRange&) const = default;
};
/// Of data without a formula; none where a bound has no value at these sizes.
std::optional<IndexRange> index_range(const ir::IndexData& data, const Sizes& sizes);

/// How many elements an array of the claim has; none where an extent has no value, or they are too many to
/// count.
std::optional<std::uint64_t> index_elements(const ClaimView& claim, const std::string& array,
                                            const Sizes& sizes);

/// 1 where nothing is over a range; none where there are more than `index_choices_max`, or a bound or an
/// extent has no value.
std::optional<std::uint64_t> index_choices(const ClaimView& claim, const Sizes& sizes);

/// Contents number `choice` of them; an array whose bounds or extents have no value, or whose range is empty,
/// is left out; also one of more elements than a plan has memory for.
IndexContents index_contents(const ClaimView& claim, const Sizes& sizes, std::uint64_t choice);

/// Gives an `in` array of integers its contents, in the layout and in the buffer: by its formula, else by
/// `ranged`. Result: why not (E0391, E0392, E0396).
std::optional<base::Diagnostic> fill_indices(const ClaimView& claim, const ir::KernelArgument& argument,
                                             const Sizes& sizes, const IndexContents& ranged,
                                             TensorLayout& layout, exec::Buffer& buffer);

/// Some array is given by a formula: what is found holds for that data alone.
bool has_listed_data(const ClaimView& claim);

}  // namespace warpproof::prove
