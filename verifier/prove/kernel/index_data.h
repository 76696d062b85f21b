#pragma once
// What a claim's arrays of integers hold: a formula, or every array over a range, one `choice` after the
// other.
//
// An array over [low, high) with n elements has (high - low)^n contents; choice number c writes c in that
// base, the first element last. Several such arrays follow each other in one number. All of them are run, or
// none.

#include <cstdint>
#include <optional>
#include <vector>

#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

inline constexpr std::uint64_t index_choices_max = 4096;

/// 1 where nothing is over a range; none where there are more than `index_choices_max`, or a bound has no
/// value.
std::optional<std::uint64_t> index_choices(const ClaimView& claim, const Sizes& sizes);

/// Gives an `in` array of integers its contents, in the layout and in the buffer. Takes its part of `choice`;
/// without one an array over a range is refused. Result: why not (E0391, E0392, E0396).
std::optional<base::Diagnostic> fill_indices(const ClaimView& claim, const ir::KernelArgument& argument,
                                             const Sizes& sizes, std::optional<std::uint64_t>& choice,
                                             TensorLayout& layout, exec::Buffer& buffer);

/// Some array is given by a formula: what is found holds for that data alone.
bool has_listed_data(const ClaimView& claim);

}  // namespace warpproof::prove
