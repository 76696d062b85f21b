#pragma once
// One side of a rewrite on its own: the equations that define its outputs, as they stand under `before` or
// `after`, a line each. For people; to read it back it needs the rewrite around it.

#include <string>

#include "verifier/ir/program.h"

namespace warpproof::text {

std::string print_side(const ir::Rewrite& rewrite, const ir::Side& side);

}  // namespace warpproof::text
