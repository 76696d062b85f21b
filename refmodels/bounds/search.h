#pragma once
// Search for the input of a box on which an error is largest. It finds lower bounds of a supremum and proves
// nothing. Deterministic: the same box, seed and budget give the same answer on every machine (its own
// generator, no clock).
//
// First the adversarial families, by turns: box extremes, cancelling halves (second half the negated first,
// nudged by one float), one-hot, wide exponents, positions (each element another size, so that an exchange
// shows), all equal, random. Then hill climbing from the best: one element or a block at a time: new value,
// extreme, one ulp, sign. Sources: facts of S3FP (keep the better part), Herbie (sample by exponent), FPRev
// (large cancelling values).
//
//   SearchResult worst = search_worst(box, [&](std::span<const double> x) { return std::abs(f(x) - exact(x));
//   }, {});

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "refmodels/number/format.h"

namespace refmodels::bounds {

/// Range of one input element, rounded inward to numbers of `format`.
struct InputRange {
  double lower = -1;
  double upper = 1;
  number::Format format = number::Format::binary32;
};

struct SearchOptions {
  std::uint64_t seed = 1;
  int evaluations = 2000;  ///< budget: calls of the objective
};

struct SearchResult {
  double worst = 0;  ///< largest value seen; +infinity for a NaN of the objective
  std::vector<double>
      input;  ///< where; numbers of the given formats within the box (empty for an empty budget)
  std::string_view family;  ///< which family found it ("climb" for hill climbing)
  int evaluations = 0;      ///< calls made
};

using Objective = std::function<double(std::span<const double>)>;

/// Families in the order in which they are tried.
std::span<const std::string_view> search_families();

/// An input of one family: element i within box[i]. Same arguments, same input.
std::vector<double> family_input(std::string_view family, std::span<const InputRange> box,
                                 std::uint64_t seed);

/// Largest value of the objective that the budget finds. An objective that returns NaN counts as +infinity,
/// and the search stops there.
SearchResult search_worst(std::span<const InputRange> box, const Objective& objective,
                          const SearchOptions& options);

}  // namespace refmodels::bounds
