#pragma once
// Concrete inputs for `bits` runs: families over the box, simplest first, so that the first one that shows a
// fault is also the one to show a person. All values are exactly representable in the input's format.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

enum class DataFamily : std::uint8_t {
  ones,            ///< every element 1 (or the nearest point of the box)
  position_coded,  ///< small integers that differ from element to element: sums of few products are exact
  small_random,    ///< random small integers
  random,          ///< uniform over the box, rounded
  extremes,        ///< ends of the box, alternating
  powers,          ///< powers of two with signs: products are exact
  cancelling,      ///< neighbours that cancel: partial sums far larger than the sum
  wide,            ///< magnitudes over 24 binades
  constant_rows,   ///< every row one value
  subnormal,       ///< subnormals of the format beside small normal numbers
  boundary,        ///< next to the ends of the box, to zero and to powers of two
};
inline constexpr DataFamily every_family[] = {DataFamily::ones, DataFamily::position_coded,
                                              DataFamily::small_random, DataFamily::random,
                                              DataFamily::extremes};
/// What a device is run on beside them.
inline constexpr DataFamily adversarial_families[] = {DataFamily::powers,    DataFamily::cancelling,
                                                      DataFamily::wide,      DataFamily::constant_rows,
                                                      DataFamily::subnormal, DataFamily::boundary};
const char* name_of(DataFamily family);

/// Contents of every input tensor (by number), one pattern a storage element.
struct InputData {
  std::vector<std::vector<std::uint64_t>> tensors;
};

/// Number of storage elements of each input: from its buffer when it has one, else from its layout.
std::vector<std::uint64_t> storage_elements(const Plan& plan, const ir::Rewrite& rewrite);

/// Do inputs of `make_data` meet all that the rewrite requires of elements? Not where more is required than
/// ranges, or where the box and the ranges have nothing in common.
bool data_meet_requirements(const ir::Rewrite& rewrite, const ir::NumericContract& numbers);

/// Which part of its range a tensor keeps to.
enum class RangePart : std::uint8_t { whole, upper_half, lower_half };

/// Inside of the box, and of the ranges that the rewrite requires. `parts`: by tensor; whole where it says
/// nothing.
InputData make_data(const Plan& plan, const ir::Rewrite& rewrite, const ir::NumericContract& numbers,
                    DataFamily family, std::uint64_t seed, const std::vector<RangePart>& parts = {});

/// The plan's buffers with these contents instead of symbolic ones, and the launches with concrete scalars.
Plan with_data(const Plan& plan, const InputData& data);

}  // namespace warpproof::prove
