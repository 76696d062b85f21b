#pragma once
// A point that a person chose, as far as they did: sizes and inputs that are not given are small ones that
// meet the requirements.

#include "verifier/replay/point.h"

namespace warpproof::replay {

/// Elements are kept as they were written, so that no fraction is lost.
struct GivenTensor {
  std::string name;
  std::vector<std::int64_t> shape;
  std::vector<Rational> elements;
};

struct ChosenPoint {
  std::optional<Point> point;
  std::string refusal;  ///< why there is none: "'X' has shape [2], and [3] is given"
};

/// Of a rewrite without axis groups. `sizes` are of names that it has.
ChosenPoint choose_point(const ir::Program& program, const ir::Rewrite& rewrite,
                         const ir::SizeAssignment& sizes, const std::vector<GivenTensor>& inputs,
                         std::uint64_t seed, std::uint64_t steps_max);

}  // namespace warpproof::replay
