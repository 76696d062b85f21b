#pragma once
// Does an axis group occur as whole tuples only? Then one axis stands for any number of them
// (docs/semantics.md S6).

#include <string>

#include "verifier/ir/groups.h"

namespace warpproof::certificate {

/// "" when it does, else what speaks against it.
std::string why_not_flattened(const ir::Rewrite& rewrite, const ir::GroupTable& table, std::size_t group);

}  // namespace warpproof::certificate
