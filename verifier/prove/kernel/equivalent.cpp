#include "verifier/prove/kernel/equivalent.h"

#include <algorithm>
#include <memory>

#include "verifier/base/fault.h"
#include "verifier/base/stable_order.h"
#include "verifier/prove/kernel/admitted_data.h"
#include "verifier/prove/kernel/bounds.h"
#include "verifier/prove/kernel/box_run.h"
#include "verifier/prove/kernel/machine_ledger.h"
#include "verifier/prove/kernel/pair_concrete.h"
#include "verifier/prove/kernel/runs.h"
#include "verifier/prove/kernel/safety.h"
#include "verifier/prove/kernel/size_summary.h"

namespace warpproof::prove {
namespace {

using verdict::Check;
using verdict::Finding;
using verdict::Found;

Finding base_finding(const PairContext& context) {
  Finding finding;
  finding.question = Question::implemented;
  finding.reach = Reach::listed_sizes;
  finding.ledger = machine_ledger(context.left.plan);
  for (const LedgerEntry& entry : machine_ledger(context.right.plan))
    verdict::add_once(finding.ledger, entry);
  finding.summary = "at " + describe(context.left.plan.sizes);
  return finding;
}

std::string at(const PairContext& context) { return " (at " + describe(context.left.plan.sizes) + ")"; }

std::string element_name(const Plan& plan, const ElementFinding& element) {
  return element_name(plan, element.output, element.index);
}

void add_details(const Plan& plan, const OutputComparison& outputs, const std::string& side,
                 Finding& finding) {
  for (const ElementFinding& element : outputs.findings)
    finding.details.push_back({side + element_name(plan, element) + ": " + element.text, {}});
}

/// Not written, written by several blocks, written outside the shape: of one side.
std::optional<Finding> footprint(const PairContext& context, const Context& side, const std::string& name,
                                 const OutputComparison& outputs, const OutputComparison& concrete) {
  const auto seen = [&](ElementFault fault) {
    return std::any_of(concrete.findings.begin(), concrete.findings.end(),
                       [&](const ElementFinding& element) { return element.fault == fault; });
  };
  for (const auto& [fault, reason] : {std::pair{ElementFault::not_written, Reason::output_not_written},
                                      std::pair{ElementFault::several_blocks, Reason::output_written_twice},
                                      std::pair{ElementFault::outside, Reason::written_outside}})
    for (const ElementFinding& element : outputs.findings) {
      if (element.fault != fault) continue;
      Finding finding = base_finding(context);
      finding.found = Found::fails;
      finding.reason = reason;
      finding.evidence.replay = seen(fault) ? Check::agrees : Check::not_done;
      finding.summary = name + ": " + element_name(side.plan, element) + " " + element.text + at(context);
      finding.details.push_back({finding.summary, {}});
      return finding;
    }
  return std::nullopt;
}

Finding gave_up(const PairContext& context, Reason reason, const std::string& summary) {
  Finding finding = base_finding(context);
  finding.found = Found::gave_up;
  finding.reason = reason;
  finding.summary = summary + at(context);
  return finding;
}

/// One of the two runs is not modelled or not safe: nothing is said about values.
Finding not_clean(const PairContext& context, const PairAnswer& answer) {
  for (const auto* effects : {&answer.left_effects, &answer.right_effects})
    for (const exec::Effect& effect : *effects) {
      if (!effect.unsupported.empty()) {
        Finding finding = base_finding(context);
        set_not_modelled(effect.unsupported, finding,
                         (effects == &answer.left_effects ? context.left_side : context.right_side).name);
        return finding;
      }
      if (effect.out_of_time) return gave_up(context, Reason::time_limit, "the time ran out");
      if (effect.trouble) return gave_up(context, Reason::proof_budget, *effect.trouble);
    }
  return gave_up(context, Reason::question_not_met, "not decided: a run is not safe");
}

Finding by_terms(const PairContext& context, const PairAnswer& field, const PairConcreteAnswer& concrete) {
  const PairAnswer term = run_pair_term(context);
  if (!term.clean || term.trouble)
    return term.trouble ? gave_up(context, Reason::proof_budget, *term.trouble) : not_clean(context, term);
  const bool field_agrees = field.outputs.all_equal() && !field.trouble;
  if (!term.outputs.all_equal()) {
    const bool budget = std::any_of(
        term.outputs.findings.begin(), term.outputs.findings.end(),
        [](const ElementFinding& element) { return element.fault == ElementFault::out_of_budget; });
    Reason reason = Reason::behind_hash;
    if (budget)
      reason = Reason::proof_budget;
    else if (field_agrees)
      reason = Reason::term_not_equal;
    else if (!field.behind_hash && concrete.bits == Check::agrees)
      reason = Reason::below_rounding;
    Finding finding = gave_up(context, reason, "not shown to be equal");
    add_details(context.right.plan, term.outputs, "", finding);
    return finding;
  }
  Finding finding = base_finding(context);
  finding.ledger.insert(finding.ledger.end(), term.ledger.begin(), term.ledger.end());
  if (!field_agrees && !field.trouble) {
    finding.found = Found::gave_up;
    finding.reason = field.behind_hash ? Reason::behind_hash : Reason::below_rounding;
    finding.summary = "the normal forms are equal, the prime field disagrees" + at(context);
    return finding;
  }
  if (!term.undefined_places.empty()) {
    finding.found = Found::gave_up;
    finding.reason = Reason::undefined_where_defined;
    for (const std::string& place : term.undefined_places)
      finding.details.push_back({"not shown: " + place, {}});
    finding.summary = finding.details.front().text;
    return finding;
  }
  finding.found = Found::holds;
  finding.reason = Reason::all_outputs_match;
  finding.evidence.term = Check::agrees;
  finding.evidence.field = field.trouble ? Check::not_done : Check::agrees;
  finding.evidence.field_behind_hash = field.behind_hash;
  finding.evidence.bits = concrete.bits;
  if (concrete.bits == Check::not_done && !concrete.why_not.empty())
    finding.details.push_back({"concrete runs did not decide: " + concrete.why_not, {}});
  finding.summary = std::to_string(term.outputs.equal) + " output elements agree at " +
                    describe(context.left.plan.sizes) + ": " + field.probability;
  return finding;
}

bool has_findings(const PairAnswer& answer) {
  const auto any = [](const std::vector<exec::Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(),
                       [](const exec::Effect& effect) { return !effect.findings.empty(); });
  };
  return any(answer.left_effects) || any(answer.right_effects);
}

Finding refuted(const PairContext& context, const PairAnswer& field, const PairConcreteAnswer& concrete) {
  Finding finding = base_finding(context);
  finding.found = Found::fails;
  finding.reason = Reason::output_differs;
  finding.counterexample = concrete.refutation;
  finding.evidence.replay = concrete.refutation->replayed ? Check::agrees : Check::not_done;
  finding.summary = field.clean ? std::to_string(field.outputs.differing) + " of " +
                                      std::to_string(field.outputs.compared) + " output elements differ"
                                : std::string("an output element differs");
  finding.summary += at(context);
  add_details(context.right.plan, field.outputs, "", finding);
  return finding;
}

/// What the runs show to differ; nothing where they show nothing, which is no proof.
std::optional<Finding> disagreement(const PairContext& context, const PairAnswer& field,
                                    const PairConcreteAnswer& concrete) {
  WARPPROOF_INVARIANT(!field.layout_overlaps, "a plan with overlapping outputs was run");
  if (field.clean) {
    if (auto wrong = footprint(context, context.left, context.left_side.name, field.left_outputs,
                               concrete.left_outputs))
      return wrong;
    if (auto wrong =
            footprint(context, context.right, context.right_side.name, field.outputs, concrete.right_outputs))
      return wrong;
  }
  // What is only not modelled may still differ on an input; what is not safe is another question's.
  if (concrete.refutation && (field.clean || !has_findings(field))) return refuted(context, field, concrete);
  return std::nullopt;
}

Finding agreement(const PairContext& context, const PairAnswer& field, const PairConcreteAnswer& concrete) {
  if (auto wrong = disagreement(context, field, concrete)) return *wrong;
  if (!field.clean) return not_clean(context, field);
  for (const ElementFinding& element : field.outputs.findings)
    if (element.fault != ElementFault::differs) return gave_up(context, Reason::proof_budget, element.text);
  return by_terms(context, field, concrete);
}

void add_safety(const PairContext& context, const PairAnswer& field, const PairConcreteAnswer& concrete,
                std::vector<Finding>& out) {
  const auto add = [&](const EquivalenceSide& side, const std::vector<exec::Effect>& symbolic,
                       const std::vector<exec::Effect>& replayed) {
    for (Finding& finding : safety_findings(symbolic, replayed, describe(context.left.plan.sizes))) {
      if (finding.found != Found::holds) finding.summary = side.name + ": " + finding.summary;
      out.push_back(std::move(finding));
    }
  };
  add(context.left_side, field.left_effects, concrete.left_effects);
  add(context.right_side, field.right_effects, concrete.right_effects);
}

std::size_t elements(const Counterexample& counterexample) {
  std::size_t out = 0;
  for (const TensorValue& input : counterexample.inputs) out += input.elements.size();
  return out;
}

bool decided_against(const std::vector<Finding>& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const Finding& finding) { return finding.found == Found::fails; });
}

/// Every listed choice of either side that fits the other, then the left side's added ones, then those that
/// are only tried, of both.
base::Result<std::vector<ChosenSizes>> shared_sizes(const EquivalenceSide& left, const EquivalenceSide& right,
                                                    bool quick) {
  auto of_left = choose_sizes(left.claim, left.codes, quick);
  if (!of_left) return of_left.diagnostics();
  auto of_right = choose_sizes(right.claim, right.codes, true);
  if (!of_right) return of_right.diagnostics();
  std::vector<ChosenSizes> out;
  const auto add = [&](const ChosenSizes& wanted, const ChosenSizes& filling) {
    ChosenSizes both = wanted;
    for (const auto& [name, value] : filling.sizes) both.sizes.try_emplace(name, value);
    const auto same = [&](const ChosenSizes& other) { return other.sizes == both.sizes; };
    if (requirements_hold(left.claim, both.sizes) && requirements_hold(right.claim, both.sizes) &&
        std::none_of(out.begin(), out.end(), same))
      out.push_back(std::move(both));
  };
  for (const ChosenSizes& chosen : *of_left) add(chosen, of_right->front());
  for (const ChosenSizes& chosen : *of_right)
    if (!chosen.added || chosen.tried) add(chosen, of_left->front());
  base::sort_stably(
      out, [](const ChosenSizes& a, const ChosenSizes& b) { return a.added + a.tried < b.added + b.tried; });
  if (out.empty())
    return base::Diagnostic{.code = "E0385",
                            .where = right.claim.computes->where,
                            .message = "no listed sizes meet the requirements of both sides"};
  return out;
}

/// The same inputs for both: the other side's box in the place of this one's.
ClaimView with_box_of(const ClaimView& own, const ClaimView& other) {
  ClaimView out = own;
  if (!other.numbers->box.empty()) out.numbers = other.numbers;
  return out;
}

/// Runs of both sides over the box that lead the others. A run that reads a finite sentinel as minus infinity
/// leads nothing: no other run of a pair reads it so.
class LeadingRuns {
 public:
  explicit LeadingRuns(PairContext& context) {
    for (Context* side : {&context.left, &context.right}) {
      if (!needs_box_run(*side)) continue;
      auto run = std::make_unique<BoxRun>(*side);
      if (run->reads_sentinels()) continue;
      side->box = run.get();
      runs_.push_back(std::move(run));
    }
  }
  void lend_to(std::vector<Finding>& findings) const {
    for (const auto& run : runs_) lean_on(findings, *run);
  }

 private:
  std::vector<std::unique_ptr<BoxRun>> runs_;
};

/// `front()` is about agreement. Nothing at a size that is only tried and shows no fault.
std::vector<Finding> at_one_size(const PairContext& context, const std::vector<DataFamily>& families,
                                 const ChosenSizes& chosen, bool& both_end) {
  const PairAnswer field = run_pair_field(context);
  // What does not end over a field does not end over bits either.
  both_end = ends(field.left_effects) && ends(field.right_effects);
  const PairConcreteAnswer concrete = both_end ? run_pair_concrete(context, families) : PairConcreteAnswer{};
  std::vector<Finding> here;
  if (!chosen.tried) {
    here.push_back(agreement(context, field, concrete));
  } else if (auto wrong = disagreement(context, field, concrete)) {
    here.push_back(std::move(*wrong));
  }
  add_safety(context, field, concrete, here);
  if (chosen.tried && !decided_against(here)) return {};
  if (!chosen.added && !decided_against(here))
    for (const Context* side : {&context.left, &context.right}) {
      std::unique_ptr<ErrorRun> own;
      if (side->box == nullptr) own = std::make_unique<ErrorRun>(*side);
      ErrorRun& run = side->box == nullptr ? *own : side->box->error();
      for (Finding& finding : sequence_findings(run)) here.push_back(std::move(finding));
    }
  return here;
}

/// What stays the same from one choice of sizes to the next.
struct Pair {
  const EquivalenceSide& left;
  const EquivalenceSide& right;
  const ClaimView& left_claim;
  const ClaimView& right_claim;
  const base::Limits& limits;
  const base::Deadline& deadline;
  std::uint64_t seed;

  PairContext at(const PairedPlans& plans) const {
    static const UnfoldedSides no_definition;
    return {left,
            right,
            {left.program, left_claim, plans.left, no_definition, limits, deadline, seed},
            {right.program, right_claim, plans.right, no_definition, limits, deadline, seed}};
  }

  /// The smallest added choice of sizes that shows a difference is the one to show.
  void shrink(const std::vector<ChosenSizes>& sizes, Finding& finding) const {
    for (const ChosenSizes& chosen : sizes) {
      if (!chosen.added || deadline.passed()) continue;
      const auto plans = pair_plans(left, right, chosen.sizes, limits);
      if (!plans) continue;
      const PairContext context = at(*plans);
      if (broken_requirement(context.left)) continue;
      const auto answer = run_pair_concrete(context, {DataFamily::position_coded, DataFamily::random});
      if (!answer.refutation || !answer.refutation->replayed) continue;
      if (elements(*answer.refutation) < elements(*finding.counterexample))
        finding.counterexample = answer.refutation;
      return;
    }
  }
};

}  // namespace

base::Result<std::vector<Finding>> equivalence_findings(const EquivalenceSide& left,
                                                        const EquivalenceSide& right,
                                                        const ClaimOptions& options,
                                                        const base::Limits& limits,
                                                        const base::Deadline& deadline) {
  const ClaimView right_claim = with_box_of(right.claim, left.claim);
  const ClaimView left_claim = with_box_of(left.claim, right_claim);
  if (auto vacuous = empty_box_findings(*left_claim.numbers); !vacuous.empty()) {
    std::erase_if(vacuous, [](const Finding& finding) { return finding.question == Question::accurate; });
    return vacuous;
  }
  auto sizes = shared_sizes(left, right, options.quick);
  if (!sizes) return sizes.diagnostics();
  for (ChosenSizes& chosen : *sizes) chosen.tried = chosen.tried || options.faults_only;
  for (const ChosenSizes& chosen : *sizes)
    if (auto why = differing_index_data(left, right, chosen.sizes); !why.empty()) return why;
  const auto runs = all_runs(left.claim, *sizes);
  if (!runs) return runs.diagnostics();
  std::vector<DataFamily> families(std::begin(every_family), std::end(every_family));
  if (options.quick) families = {DataFamily::position_coded, DataFamily::random};
  std::vector<std::vector<Finding>> done;
  const ChosenSizes* ran_at = nullptr;
  for (std::size_t i = 0; i < runs->size(); ++i) {
    const ChosenSizes& chosen = *(*runs)[i].sizes;
    if (options.progress)
      options.progress("run both at " + describe(chosen.sizes),
                       static_cast<double>(i) / static_cast<double>(runs->size()));
    const auto plans = pair_plans(left, right, chosen.sizes, limits, (*runs)[i].index_choice);
    if (!plans && chosen.added) continue;
    if (!plans) return plans.diagnostics();
    const Pair pair{left, right, left_claim, right_claim, limits, deadline, options.seed};
    PairContext context = pair.at(*plans);
    if (const auto broken = broken_requirement(context.left)) {
      const bool last = i + 1 == runs->size() || (*runs)[i + 1].sizes != &chosen;
      if (!chosen.added && last && ran_at != &chosen)
        return data_break_requirement(left.claim, *broken, chosen.sizes);
      continue;
    }
    ran_at = &chosen;
    const LeadingRuns leading(context);
    bool both_end = true;
    std::vector<Finding> here = at_one_size(context, families, chosen, both_end);
    leading.lend_to(here);
    const bool refuted = decided_against(here);
    if (refuted && here.front().counterexample) pair.shrink(*sizes, here.front());
    if (!here.empty()) done.push_back(std::move(here));
    if (refuted || !both_end) break;
    if (deadline.passed() && i + 1 < runs->size()) {
      if ((*runs)[i + 1].sizes->tried) break;  // what is asked was run
      done.back().push_back(
          gave_up(context, Reason::time_limit, "the time ran out before all sizes were run"));
      break;
    }
  }
  std::vector<Finding> findings = over_sizes(done, "every output element of both agrees");
  for (Finding& finding : findings)
    if (has_listed_data(left.claim) || has_listed_data(right.claim))
      finding.reach = std::min(finding.reach, Reach::listed_data);
  return findings;
}

}  // namespace warpproof::prove
