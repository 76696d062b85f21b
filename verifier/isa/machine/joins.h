#pragma once
// Where the two sides of a branch meet again: the nearest operation that every path from it to the end
// passes.
//
//   std::vector<std::uint32_t> meets = joins(code);   // operation -> operation; no_join when only the end is
//   common

#include <cstdint>
#include <vector>

#include "verifier/isa/machine/code.h"

namespace warpproof::machine {

inline constexpr std::uint32_t no_join = 0xffffffffu;

/// The operations that may run next: none after an unguarded end. operations.size() stands for the end of the
/// code. What is not modelled is taken to go on.
std::vector<std::uint32_t> successors(const Code& code, std::uint32_t operation);

/// O(n log n) in the number of operations.
std::vector<std::uint32_t> joins(const Code& code);

}  // namespace warpproof::machine
