#pragma once
// The source lines from which a kernel's results leave it, for people who look for a wrong value: nothing
// rests on them.

#include <vector>

#include "verifier/isa/machine/code.h"
#include "warpproof/verdict.h"

namespace warpproof::prove {

inline constexpr std::size_t store_places_max = 4;

/// One detail a line that stores to global memory, in the order of the code; empty when the code does not
/// name its source, or when there are more than `store_places_max` such lines (then none of them says much).
std::vector<Detail> store_places(const machine::Code& code);

}  // namespace warpproof::prove
