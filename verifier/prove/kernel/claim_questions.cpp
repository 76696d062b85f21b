#include "verifier/prove/kernel/claim_questions.h"

#include <algorithm>
#include <memory>

#include "verifier/prove/kernel/admitted_data.h"
#include "verifier/prove/kernel/bounds.h"
#include "verifier/prove/kernel/box_run.h"
#include "verifier/prove/kernel/implemented.h"
#include "verifier/prove/kernel/runs.h"
#include "verifier/prove/kernel/safety.h"
#include "verifier/prove/kernel/size_summary.h"

namespace warpproof::prove {
namespace {

using verdict::Finding;
using verdict::Found;

struct AtSize {
  ChosenSizes chosen;
  std::vector<Finding> findings;
  bool fails(Question question) const {
    return std::any_of(findings.begin(), findings.end(),
                       [&](const Finding& f) { return f.question == question && f.found == Found::fails; });
  }
};

std::vector<DataFamily> families(bool quick) {
  if (quick) return {DataFamily::position_coded, DataFamily::random};
  return {std::begin(every_family), std::end(every_family)};
}

std::size_t elements(const Counterexample& counterexample) {
  std::size_t out = 0;
  for (const TensorValue& input : counterexample.inputs) out += input.elements.size();
  return out;
}

std::string list_of(const std::vector<AtSize>& sizes, bool added, bool tried = false) {
  std::string out, last;  // arrays over a range are run many times at the same sizes
  for (const AtSize& at : sizes) {
    const std::string here = describe(at.chosen.sizes);
    if (at.chosen.added == added && at.chosen.tried == tried && here != last)
      out += (out.empty() ? "" : ", ") + here;
    last = here;
  }
  return out;
}

Finding out_of_time(std::size_t sizes_left) {
  Finding finding;
  finding.question = Question::implemented;
  finding.found = Found::gave_up;
  finding.reason = Reason::time_limit;
  finding.summary = "the time ran out with " + std::to_string(sizes_left) + " choices of sizes left";
  return finding;
}

/// Wrong at an added size and shown to be right at every listed one; what was not decided at a listed size is
/// not right there.
void mark_specialised(std::vector<AtSize>& sizes) {
  for (const AtSize& at : sizes)
    for (const Finding& finding : at.findings)
      if (!at.chosen.added && finding.question != Question::accurate && finding.found != Found::holds) return;
  for (AtSize& at : sizes)
    for (Finding& finding : at.findings)
      if (at.chosen.added && finding.question == Question::implemented && finding.found == Found::fails) {
        finding.details.insert(
            finding.details.begin(),
            {"right at every listed size; here: " + std::string(code(finding.reason)), {}});
        finding.reason = Reason::specialised;
      }
}

/// What was found with data that a formula gives holds for that data alone.
void reach_no_further_than_data(const ClaimView& claim, std::vector<Finding>& findings) {
  if (!has_listed_data(claim)) return;
  for (Finding& finding : findings) finding.reach = std::min(finding.reach, Reach::listed_data);
}

/// The smallest choice of sizes that shows the same fault is the one to show.
void shrink(const ir::Program& program, const ClaimView& claim, const Codes& codes,
            const UnfoldedSides& sides, const std::vector<ChosenSizes>& chosen, const base::Limits& limits,
            const base::Deadline& deadline, const ClaimOptions& options, Finding& finding) {
  for (const ChosenSizes& at : chosen) {
    if (!at.added || deadline.passed()) continue;
    const auto planned = plan(program, claim, at.sizes, codes, limits, index_contents(claim, at.sizes, 0));
    if (!planned) continue;
    const Context context{program, claim, *planned, sides, limits, deadline, options.seed};
    if (broken_requirement(context)) continue;
    const ConcreteAnswer concrete = run_concrete(context, families(true));
    if (!concrete.refutation || !concrete.refutation_replayed) continue;
    if (elements(*concrete.refutation) >= elements(*finding.counterexample)) return;
    finding.counterexample = concrete.refutation;
    return;
  }
}

/// With the largest errors of the concrete runs, whose inputs lie in the box.
void add_bounds(const Context& context, const ConcreteAnswer& concrete, std::vector<Finding>& findings) {
  for (Finding& finding : bound_findings(context)) {
    for (ErrorBound& error : finding.errors)
      for (std::size_t o = 0; o < concrete.errors.size(); ++o)
        if (context.plan.outputs[o].argument == error.output)
          error.worst_found = std::max(error.worst_found, concrete.errors[o]);
    findings.push_back(std::move(finding));
  }
}

}  // namespace

base::Result<std::vector<Finding>> claim_findings(const ir::Program& program, const ClaimView& claim,
                                                  const Codes& codes, const ClaimOptions& options,
                                                  const base::Limits& limits,
                                                  const base::Deadline& deadline) {
  if (auto vacuous = empty_box_findings(*claim.numbers); !vacuous.empty()) return vacuous;
  auto chosen = choose_sizes(claim, codes, options.quick);
  if (!chosen) return chosen.diagnostics();
  auto sides = unfold_sides(program, claim, limits);
  if (!sides) return sides.diagnostics();
  const auto runs = all_runs(claim, *chosen);
  if (!runs) return runs.diagnostics();
  std::vector<AtSize> done;
  for (std::size_t i = 0; i < runs->size(); ++i) {
    const ChosenSizes& at = *(*runs)[i].sizes;
    if (options.progress)
      options.progress("run at " + describe(at.sizes),
                       static_cast<double>(i) / static_cast<double>(runs->size()));
    auto planned = plan(program, claim, at.sizes, codes, limits,
                        index_contents(claim, at.sizes, (*runs)[i].index_choice));
    if (!planned) {
      if (at.added) continue;  // sizes that the claim did not ask for and can not be launched
      return planned.diagnostics();
    }
    Context context{program, claim, *planned, *sides, limits, deadline, options.seed};
    if (const auto broken = broken_requirement(context)) {
      const bool last = i + 1 == runs->size() || (*runs)[i + 1].sizes != (*runs)[i].sizes;
      const bool none_here = done.empty() || done.back().chosen.sizes != at.sizes;
      if (!at.added && last && none_here) return data_break_requirement(claim, *broken, at.sizes);
      continue;
    }
    std::unique_ptr<BoxRun> box;
    if (needs_box_run(context)) box = std::make_unique<BoxRun>(context);
    context.box = box.get();
    const FieldAnswer field = run_field(context);
    // What does not end over a field does not end over bits either: once is enough.
    const ConcreteAnswer concrete =
        ends(field.effects) ? run_concrete(context, families(options.quick)) : ConcreteAnswer{};
    AtSize result{at, safety_findings(field.effects, concrete.effects, describe(at.sizes))};
    if (!at.tried) {
      result.findings.push_back(implemented_finding(context, field, concrete));
    } else if (auto fault = fault_finding(context, field, concrete)) {
      result.findings.push_back(std::move(*fault));
    }
    if (at.tried && !result.fails(Question::implemented) && !result.fails(Question::safe)) {
      result.findings.clear();
      done.push_back(std::move(result));
      if (deadline.passed()) break;
      continue;
    }
    result.chosen.tried = false;
    Finding& implemented = result.findings.back();
    if (implemented.question == Question::implemented && implemented.found == Found::fails &&
        implemented.counterexample)
      shrink(program, claim, codes, *sides, *chosen, limits, deadline, options, implemented);
    if (box != nullptr) lean_on(result.findings, *box);
    const bool failed = result.fails(Question::implemented) || result.fails(Question::safe);
    if (!at.added && !failed && ends(field.effects)) add_bounds(context, concrete, result.findings);
    done.push_back(std::move(result));
    // One refuted size is enough, and one run without an end: the others would say the same again.
    if (failed || !ends(field.effects)) break;
    if (deadline.passed() && i + 1 < runs->size()) {
      if ((*runs)[i + 1].sizes->tried) break;  // what is asked was run
      done.back().findings.push_back(out_of_time(runs->size() - i - 1));
      break;
    }
  }
  mark_specialised(done);
  std::vector<std::vector<Finding>> by_size;
  for (AtSize& at : done)
    if (!at.findings.empty()) by_size.push_back(std::move(at.findings));
  std::vector<Finding> findings = over_sizes(by_size, "every output element equals the definition");
  for (Finding& finding : findings)
    if (finding.question == Question::implemented) {
      finding.details.push_back({"sizes listed: " + list_of(done, false), {}});
      if (const std::string added = list_of(done, true); !added.empty())
        finding.details.push_back({"sizes added: " + added, {}});
      if (const std::string tried = list_of(done, true, true); !tried.empty())
        finding.details.push_back(
            {"no fault either where tiles are full, the grid has several blocks, or the code turns: " + tried, {}});
      for (const std::string& text : not_reached(claim, codes, *chosen))
        finding.details.push_back({text, {}});
      break;
    }
  reach_no_further_than_data(claim, findings);
  return findings;
}

}  // namespace warpproof::prove
