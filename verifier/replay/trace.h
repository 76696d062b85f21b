#pragma once
// One side at one element, step by step: the subterms with their values, from the inside out, the whole last.
//
//   exp(x[0] - c[0]) = 1
//   sum k < n. exp(x[k] - c[k]) = [1.36, 1.37]
//   exp(x[0] - c[0]) / (sum k < n. exp(x[k] - c[k])) = [0.73, 0.74]

#include <string>
#include <vector>

#include "verifier/replay/point.h"

namespace warpproof::replay {

/// At most `lines_max` lines: as deep into the term as they suffice for, and the element itself last. Empty
/// where the side has no such element, or it is too much to evaluate. Of a rewrite without axis groups.
std::vector<std::string> trace(const ir::Program& program, const ir::Rewrite& rewrite, const ir::Side& side,
                               const Point& point, const std::string& output,
                               const std::vector<std::int64_t>& index, std::size_t lines_max);

}  // namespace warpproof::replay
