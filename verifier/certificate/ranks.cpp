#include "verifier/certificate/ranks.h"

#include <algorithm>

#include "verifier/certificate/flattening.h"
#include "verifier/certificate/projection.h"

namespace warpproof::certificate {
namespace {

constexpr std::uint32_t projected_axes_max = 4;

const ir::Equation* find_equation(const ir::Side& side, const std::string& name) {
  for (const ir::Equation& equation : side.equations)
    if (equation.name == name) return &equation;
  return nullptr;
}

/// Both sides give each output its groups in the same places; else the number of axes is a matter of ranks.
bool outputs_agree(const ir::Rewrite& rewrite, const ir::GroupTable& table) {
  for (const ir::TensorDeclaration& output : rewrite.outputs) {
    const ir::Equation* before = find_equation(rewrite.before, output.name);
    const ir::Equation* after = find_equation(rewrite.after, output.name);
    if (!before || !after || before->extents.size() != after->extents.size()) return false;
    for (std::size_t i = 0; i < before->extents.size(); ++i)
      if (table.of(before->extents[i]) != table.of(after->extents[i])) return false;
  }
  return true;
}

std::size_t instance_count(const RankPlan& plan) {
  std::size_t count = 1;
  for (const GroupPlan& group : plan.groups) {
    count *= group.most - group.least + 1;
    if (count > instances_max) break;
  }
  return count;
}

}  // namespace

RankPlan rank_plan(const ir::Program& program, const ir::Rewrite& rewrite, const base::Limits& limits) {
  RankPlan plan;
  const ir::GroupTable table(rewrite);
  if (!ir::group_faults(rewrite).empty())
    plan.unsupported = "a starred name stands where it has no meaning";
  else if (!outputs_agree(rewrite, table))
    plan.unsupported = "the sides give an output its axis groups in different places";
  for (std::size_t g = 0; g < rewrite.groups.size(); ++g) {
    const ir::AxisGroup& group = rewrite.groups[g];
    const std::string why = why_not_flattened(rewrite, table, g);
    plan.groups.push_back({true, 1, 1});
    if (why.empty()) continue;
    plan.groups.back() = {false, group.has_axes ? 1u : 0u, 2};
    const Projection projected = projection(program, rewrite, g, limits);
    if (projected.why_not.empty() && projected.axes <= projected_axes_max) {
      plan.groups.back().most = std::max(projected.axes, 1u);
      continue;
    }
    if (plan.unsupported.empty())
      plan.unsupported =
          "no theorem covers every rank of '" + group.name + "': " + why + "; " +
          (projected.why_not.empty() ? "it would take " + std::to_string(projected.axes) + " axes"
                                     : projected.why_not);
  }
  if (plan.unsupported.empty() && instance_count(plan) > instances_max)
    plan.unsupported =
        "more than " + std::to_string(instances_max) + " combinations of ranks would have to be proved";
  return plan;
}

std::vector<ir::Ranks> demanded_ranks(const RankPlan& plan) {
  std::vector<ir::Ranks> all{{}};
  for (const GroupPlan& group : plan.groups) {
    std::vector<ir::Ranks> longer;
    for (const ir::Ranks& ranks : all) {
      for (std::uint32_t rank = group.least; rank <= group.most; ++rank) {
        longer.push_back(ranks);
        longer.back().push_back(rank);
      }
    }
    all = std::move(longer);
  }
  return all;
}

std::string plan_text(const ir::Rewrite& rewrite, const RankPlan& plan) {
  std::string names, ranks;
  bool flattened = false, projected = false;
  for (std::size_t g = 0; g < plan.groups.size(); ++g) {
    const GroupPlan& group = plan.groups[g];
    flattened |= group.flattened;
    projected |= !group.flattened;
    names += (g == 0 ? "" : ", ") + rewrite.groups[g].name;
    ranks += (g == 0 ? "" : ", ") + std::to_string(group.least);
    if (group.most > group.least) ranks += " to " + std::to_string(group.most);
    ranks += " of " + rewrite.groups[g].name;
  }
  const std::size_t count = instance_count(plan);
  return "every rank of " + names + " (" + std::to_string(count) +
         (count == 1 ? " instance: " : " instances: ") + "rank " + ranks + "; docs/semantics.md " +
         (flattened && projected ? "S6, S7"
          : flattened            ? "S6"
                                 : "S7") +
         ")";
}

}  // namespace warpproof::certificate
