#pragma once
// All elements of one side's outputs at a point.

#include "verifier/replay/evaluator.h"

namespace warpproof::replay {

inline constexpr std::uint64_t output_elements_max = 1u << 16;

struct OutputValues {
  std::optional<std::vector<std::int64_t>> shape;  ///< empty: an extent has no value
  std::vector<Value> elements;                     ///< row-major
};

/// Throws Exhausted, also for more elements than the limit.
OutputValues output_values(Evaluator& side, const std::string& output);

}  // namespace warpproof::replay
