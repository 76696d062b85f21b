#include "verifier/prove/kernel/shared_arrays.h"

#include <set>

namespace warpproof::prove {

bool passed_twice(const std::vector<exec::Argument>& arguments) {
  std::set<std::uint32_t> seen;
  for (const exec::Argument& argument : arguments)
    for (const exec::ArgumentPiece& piece : argument.pieces)
      if (piece.buffer && !seen.insert(*piece.buffer).second) return true;
  return false;
}

}  // namespace warpproof::prove
