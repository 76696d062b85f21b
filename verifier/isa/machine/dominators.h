#pragma once
// Immediate dominators of a directed graph, in O(m log n): Lengauer and Tarjan, "A Fast Algorithm for Finding
// Dominators in a Flowgraph" (1979), the simple form with path compression, without recursion.

#include <cstdint>
#include <vector>

namespace warpproof::machine {

inline constexpr std::uint32_t unreachable = 0xffffffffu;

/// `successors[v]` lists the targets of v. Result: node -> immediate dominator; the root has itself, a node
/// that can not be reached from the root has `unreachable`.
std::vector<std::uint32_t> immediate_dominators(const std::vector<std::vector<std::uint32_t>>& successors,
                                                std::uint32_t root);

}  // namespace warpproof::machine
