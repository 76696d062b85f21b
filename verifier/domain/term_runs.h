#pragma once
// The part of a polynomial whose terms are coefficient * up to four input elements, as affine runs: a sum
// over a thousand products stays one run. A tuple holds its operands in descending order of raw values; the
// constant one, which sorts below every input, fills the missing places.
//
// The canonical list of a multiset of tuples: sort its points, add the coefficients of equal points, drop
// zeros, then cut greedily into maximal runs from the left. It depends on the multiset only, so that two sums
// are equal exactly when their lists are. Lists that do not interleave are canonicalised without expansion.

#include <array>
#include <cstdint>
#include <vector>

#include "verifier/domain/term_coefficients.h"
#include "verifier/domain/term_value.h"

namespace warpproof::domain::term {

inline constexpr std::size_t tuple_size = 4;
using Tuple = std::array<std::uint64_t, tuple_size>;
inline constexpr Tuple tuple_of_ones{raw_one, raw_one, raw_one, raw_one};

struct PolyRun {
  Tuple first = tuple_of_ones;
  std::array<std::int64_t, tuple_size> step{};
  std::uint32_t count = 1;
  CoefficientId coefficient = Coefficients::one;

  Tuple at(std::uint32_t index) const {
    Tuple tuple = first;
    for (std::size_t i = 0; i < tuple_size; ++i) tuple[i] += static_cast<std::uint64_t>(step[i]) * index;
    return tuple;
  }
  Tuple last() const { return at(count - 1); }
  friend bool operator==(const PolyRun&, const PolyRun&) = default;
};

/// Adds a run of tuples in any order and direction to the list, as ascending tuples with descending operands.
void add_oriented(std::vector<PolyRun>& runs, PolyRun run, Coefficients& coefficients);

/// The canonical list. `points_max` limits what may be expanded; false when it does not suffice.
[[nodiscard]] bool canonicalise(std::vector<PolyRun>& runs, Coefficients& coefficients,
                                std::uint64_t points_max);

/// Number of terms of a list.
std::uint64_t point_count(const std::vector<PolyRun>& runs);

}  // namespace warpproof::domain::term
