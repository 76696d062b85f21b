#pragma once
// A counterexample as a Python file that needs nothing of ours: fractions where exact, decimals of 80 digits
// where exp, logarithms or roots occur. It prints both values and ends with status 0 when they differ, 1 when
// they do not.

#include <string>

#include "verifier/replay/point.h"

namespace warpproof::replay {

/// Empty when the sides are too large to be written out (more than 20,000 nodes).
std::string python_file(const ir::Program& program, const ir::Rewrite& rewrite, const Point& point,
                        Reason reason, const Counterexample& shown);

}  // namespace warpproof::replay
