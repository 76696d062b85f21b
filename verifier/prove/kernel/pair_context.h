#pragma once
// What the engines of an equivalence need at one choice of sizes, and the comparison of two runs element by
// element. No definition takes part: the unfolded sides are empty.

#include "verifier/prove/kernel/context.h"
#include "verifier/prove/kernel/outputs.h"
#include "verifier/prove/kernel/paired_plans.h"
#include "verifier/prove/kernel/symbolic.h"

namespace warpproof::prove {

struct PairContext {
  const EquivalenceSide& left_side;
  const EquivalenceSide& right_side;
  Context left, right;
};

/// Of the right run against the left one; footprints of both are checked, `layout_overlaps` says when one
/// cannot be.
struct PairAnswer {
  std::vector<exec::Effect> left_effects, right_effects;
  OutputComparison left_outputs;  ///< footprint of the left side alone
  OutputComparison outputs;       ///< footprint of the right side, and the comparison
  bool clean = false;             ///< both safe and modelled: values mean something
  bool layout_overlaps = false;
  bool behind_hash = false;
  std::optional<std::string> trouble;
  std::string probability;
  std::vector<std::string> undefined_places;
  std::vector<LedgerEntry> ledger;
};

PairAnswer run_pair_field(const PairContext& context);
PairAnswer run_pair_term(const PairContext& context);

/// The result of the left run at an output element, as a definition would give it.
template <domain::ValueDomain D>
typename Definition<D>::Result left_result(const Plan& plan, const PlanRun<D>& run, D& domain, std::size_t o,
                                           const std::vector<std::int64_t>& index) {
  const PlannedOutput& output = plan.outputs[o];
  const auto value =
      stored_value<D>(run.memory.element(output.buffer, storage_offset(output, index)), domain, plan, output);
  if (!value) return {DefinitionState::unsupported, {}, "the left side's value is not modelled"};
  return {DefinitionState::value, *value, ""};
}

template <domain::ValueDomain D, class Same>
void compare_runs(const PairContext& context, const PlanRun<D>& left, const PlanRun<D>& right, D& domain,
                  Same&& same, PairAnswer& answer) {
  answer.left_effects = left.effects;
  answer.right_effects = right.effects;
  const bool complete = left.effects.size() == context.left.plan.launches.size() &&
                        right.effects.size() == context.right.plan.launches.size();
  answer.clean = left.clean() && right.clean() && complete;
  answer.layout_overlaps = !check_footprint(context.left.plan, left, answer.left_outputs) ||
                           !check_footprint(context.right.plan, right, answer.outputs);
  if (!answer.clean || answer.layout_overlaps) return;
  find_unwritten(context.left.plan, left, answer.left_outputs);
  find_unwritten(context.right.plan, right, answer.outputs);
  if (!answer.left_outputs.findings.empty()) return;
  const auto expected = [&](std::size_t o, const std::vector<std::int64_t>& index) {
    return left_result<D>(context.left.plan, left, domain, o, index);
  };
  compare_outputs(context.right.plan, right, domain, expected, same, answer.outputs);
}

}  // namespace warpproof::prove
