#pragma once
// Both sides of a rewrite at one point: the first thing that certainly differs.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "verifier/replay/evaluator.h"
#include "warpproof/verdict.h"

namespace warpproof::replay {

struct PointDifference {
  Reason reason = Reason::value_differs;
  std::string output;
  std::vector<std::int64_t> index;  ///< of a shape difference: the extents of `before`
  std::string before, after;
};

struct Comparison {
  std::optional<PointDifference> difference;
  std::uint64_t compared = 0;
};

/// True for the reasons that the caller wants to hear of.
using Wanted = std::function<bool(Reason)>;

/// All outputs, all elements, in order, until a wanted difference. Throws Exhausted.
Comparison compare_sides(const ir::Program& program, const ir::Rewrite& rewrite, const Point& point,
                         Budget& budget, const Wanted& wanted, int precision = Interval::default_precision);

/// Whether all requirements certainly hold, but for the one that is left out. Throws Exhausted.
bool requirements_hold(const ir::Program& program, const ir::Rewrite& rewrite, const Point& point,
                       Budget& budget, std::optional<std::size_t> without);

/// The next index tuple of a shape in row-major order; false after the last. Start with zeros.
bool next_index(std::vector<std::int64_t>& index, const std::vector<std::int64_t>& shape);

}  // namespace warpproof::replay
