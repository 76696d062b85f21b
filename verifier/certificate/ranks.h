#pragma once
// Which instances of a rewrite with axis groups have to be proved so that it holds at every rank: theorems S6
// (flattening) and S7 (projection) of docs/semantics.md. The search asks for them, the checker demands them.
//
//   const RankPlan plan = rank_plan(program, rewrite, limits);
//   if (plan.unsupported.empty()) for (const ir::Ranks& ranks : demanded_ranks(plan)) ...

#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/ir/groups.h"

namespace warpproof::certificate {

/// The ranks of one group that decide all others.
struct GroupPlan {
  bool flattened = false;  ///< by a bijection with one axis (S6); else by projection on few axes (S7)
  std::uint32_t least = 0, most = 1;
};

struct RankPlan {
  std::vector<GroupPlan> groups;  ///< one a group of the rewrite; ranks worth trying where it is unsupported
  std::string unsupported;        ///< one sentence: why no theorem covers the rewrite; "" when one does
};

/// Trusted: what it says is part of a proof. Groups have been read by the elaborator.
RankPlan rank_plan(const ir::Program& program, const ir::Rewrite& rewrite, const base::Limits& limits);

/// All combinations, in a fixed order. At most `instances_max`, or the plan is unsupported.
inline constexpr std::size_t instances_max = 64;
std::vector<ir::Ranks> demanded_ranks(const RankPlan& plan);

/// "every rank of I*, J* (8 instances: ranks 0 to 2 of I*, 1 of J*; docs/semantics.md S6, S7)".
std::string plan_text(const ir::Rewrite& rewrite, const RankPlan& plan);

}  // namespace warpproof::certificate
