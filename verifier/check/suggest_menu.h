#pragma once
// The conditions that may be suggested for a rewrite: made of the sizes, the divisors and the inputs that
// occur in it. A further kind of condition is one function of suggest_menu.cpp.

#include <string>
#include <vector>

#include "verifier/ir/program.h"

namespace warpproof::checking {

struct Candidate {
  ir::Requirement requirement;
  std::string about;  ///< the one input or size that it speaks of; "" for several
  int strength = 0;   ///< of two that imply each other in neither direction the smaller comes first
};

/// In order of strength; at most `candidates_max`. No label occurs in the rewrite.
inline constexpr std::size_t candidates_max = 160;
std::vector<Candidate> menu_of(const ir::Rewrite& rewrite);

/// "require divides: K mod T = 0, nonzero: c != 0".
std::string clause_of(const std::vector<ir::Requirement>& requirements);

}  // namespace warpproof::checking
