#pragma once
// Makes a point at which the sides differ as small as it gets: sizes down to 1, then whole tensors and single
// elements to 0, 1 and other simple values. The difference keeps its reason.

#include <functional>

#include "verifier/replay/evaluator.h"
#include "verifier/replay/point.h"
#include "verifier/replay/size_space.h"

namespace warpproof::replay {

/// True when the point meets the requirements and still shows the difference. Never throws.
using Shows = std::function<bool(const Point&)>;

Point shrink(const ir::Program& program, const ir::Rewrite& rewrite, const SizeSpace& sizes, Point point,
             const Shows& shows, Budget& budget);

}  // namespace warpproof::replay
