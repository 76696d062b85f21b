#pragma once
// On how many axes of a group can a counterexample always be shown? (docs/semantics.md S7: per-axis maps, no
// reduction along the group.)

#include <string>

#include "verifier/base/limits.h"
#include "verifier/ir/groups.h"

namespace warpproof::certificate {

struct Projection {
  std::string why_not;     ///< "" when the theorem covers the group
  std::uint32_t axes = 0;  ///< a counterexample at a higher rank is one on at most so many of its axes
};

Projection projection(const ir::Program& program, const ir::Rewrite& rewrite, std::size_t group,
                      const base::Limits& limits);

}  // namespace warpproof::certificate
