#include "verifier/prove/kernel/bounds.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>

#include "verifier/prove/kernel/box_run.h"
#include "verifier/prove/kernel/concrete.h"
#include "verifier/prove/kernel/error_run.h"
#include "verifier/prove/kernel/safety.h"
#include "verifier/prove/numbers/acceptance.h"

namespace warpproof::prove {
namespace {

using verdict::Check;
using verdict::Finding;
using verdict::Found;

Finding accurate(const Context& context) {
  Finding finding;
  finding.question = Question::accurate;
  finding.reach = Reach::listed_sizes;
  finding.summary = "at " + describe(context.plan.sizes);
  return finding;
}

/// Inputs that the claim reads but does not bound.
std::string unbounded_input(const Context& context) {
  for (const auto& [name, layout] : context.plan.tensors) {
    const auto& box = context.claim.numbers->box;
    const bool bounded = std::any_of(box.begin(), box.end(),
                                     [&, n = name](const ir::BoxRange& range) { return range.name == n; });
    bool read = false;
    for (const exec::Buffer& buffer : context.plan.buffers)
      read = read || buffer.tensor == std::optional(layout.tensor);
    for (const PlannedLaunch& launch : context.plan.launches)
      for (const exec::Argument& argument : launch.launch.arguments)
        for (const exec::ArgumentPiece& piece : argument.pieces)
          read = read || piece.tensor == std::optional(layout.tensor);
    if (read && !bounded) return name;
  }
  return "";
}

/// An input of the box on which the kernel overflows or gives NaN although the definition is finite.
std::optional<Finding> overflowing(const Context& context) {
  const ConcreteAnswer concrete =
      run_concrete(context, {DataFamily::extremes, DataFamily::random, DataFamily::ones});
  if (!concrete.refutation || !concrete.refutation_replayed) return std::nullopt;
  if (concrete.refuted_by == RefutedBy::number) return std::nullopt;
  const bool nan = concrete.refuted_by == RefutedBy::not_a_number;
  Finding finding = accurate(context);
  finding.found = Found::fails;
  finding.reason = nan ? Reason::not_a_number : Reason::overflow;
  finding.counterexample = concrete.refutation;
  finding.evidence.replay = Check::agrees;
  return finding;
}

struct Measured {
  OutputBounds bounds;                      ///< of all outputs
  std::vector<ErrorBound> errors;           ///< by output
  std::vector<std::vector<double>> before;  ///< by output and element, row-major: the bound of the reference
  std::string not_bounded;                  ///< the first output without a finite bound, and why
};

Measured measure(const Context& context, ErrorRun& run) {
  Measured out;
  const std::vector<DefinitionCode> codes = compile_outputs(context);
  // All made before the first is evaluated: the run knows an evaluator by the address of its code.
  std::vector<DefinitionCode> references;
  std::vector<bool> are_before;
  for (const PlannedOutput& output : context.plan.outputs) {
    bool is_before = false;
    references.push_back(compile_reference(context, output, is_before));
    are_before.push_back(is_before);
  }
  out.before.resize(context.plan.outputs.size());
  for (std::size_t o = 0; o < context.plan.outputs.size(); ++o) {
    OutputBounds bounds;
    for_each_element(
        context.plan.outputs[o].extents, [&](std::uint64_t, const std::vector<std::int64_t>& index) {
          out.before[o].push_back(HUGE_VAL);
          const ErrorRun::Element kernel = run.at(o, index, codes);
          if (kernel.state == ErrorRun::State::undefined) return true;
          if (kernel.state != ErrorRun::State::bounded) {
            out.not_bounded = context.plan.outputs[o].argument + ": " + kernel.text;
            return false;
          }
          const ErrorRun::Element before = run.of_definition(o, references[o], index);
          const double bound_before = before.state == ErrorRun::State::bounded ? before.bound : HUGE_VAL;
          out.before[o].back() = bound_before;
          bounds.add(kernel.bound, bound_before, std::max(std::abs(kernel.low), std::abs(kernel.high)));
          return true;
        });
    out.bounds.add(bounds);
    out.errors.push_back(bounds.as_error(context.plan.outputs[o].argument, 0));
    if (!are_before[o]) out.bounds.reference = "the computed side in its declared order";
  }
  return out;
}

/// An input of the box on which the error itself is certainly more than the rule allows a bound to be: no
/// bound, however tight, meets it.
std::optional<Finding> exceeding(const Context& context, const Measured& measured, const Finding& judged) {
  const ir::Acceptance& accept = *context.claim.numbers->accept;
  const double factor = accept.factor.to_double_up();
  if (accept.kind != ir::AcceptanceKind::bound_absolute && accept.kind != ir::AcceptanceKind::bound_ratio)
    return std::nullopt;
  const AllowedError allowed = [&](std::size_t output, const std::vector<std::int64_t>& index) {
    if (accept.kind == ir::AcceptanceKind::bound_absolute) return factor;
    std::size_t number = 0;
    for (std::size_t i = 0; i < index.size(); ++i)
      number = number * static_cast<std::size_t>(context.plan.outputs[output].extents[i]) +
               static_cast<std::size_t>(index[i]);
    return std::nextafter(factor * measured.before[output][number], HUGE_VAL);
  };
  const ConcreteAnswer concrete =
      run_concrete(context, {DataFamily::random, DataFamily::extremes, DataFamily::ones}, allowed);
  if (!concrete.refutation || !concrete.refutation_replayed) return std::nullopt;
  Finding finding = judged;
  finding.found = Found::fails;
  finding.reason = Reason::bound_exceeded;
  finding.counterexample = concrete.refutation;
  finding.evidence.replay = Check::agrees;
  finding.details.clear();
  return finding;
}

}  // namespace

std::vector<Finding> empty_box_findings(const ir::NumericContract& numbers) {
  std::vector<Finding> out;
  for (const ir::BoxRange& range : numbers.box) {
    if (range.low <= range.high) continue;
    for (const Question question : {Question::implemented, Question::safe, Question::accurate}) {
      if (question == Question::accurate && !numbers.accept) continue;
      Finding finding;
      finding.question = question;
      finding.found = Found::contradictory;
      finding.reason = Reason::empty_box;
      finding.summary = "no '" + range.name + "' lies in [" + range.low.decimal(9) + ", " +
                        range.high.decimal(9) + "]: the first end is above the second";
      out.push_back(std::move(finding));
    }
    break;
  }
  return out;
}

std::vector<Finding> sequence_findings(ErrorRun& run) {
  std::vector<Finding> out;
  const auto gave_up = [&](Reason reason, std::string summary) -> Finding& {
    Finding finding;
    finding.question = Question::implemented;
    finding.found = Found::gave_up;
    finding.reason = reason;
    finding.summary = std::move(summary);
    out.push_back(std::move(finding));
    return out.back();
  };
  if (const auto sums = run.sums_without_order(); !sums.empty()) {
    Finding& finding = gave_up(Reason::schedule_dependence,
                               "decided over the reals only: " + sums.front().instruction +
                                   " adds floats in an order that the schedule chooses, and no bound of the "
                                   "rounding covers every order");
    finding.details = describe(sums);
  }
  if (run.clean()) {
    const std::vector<std::string> outside = run.sequences_outside_domain();
    if (!outside.empty()) gave_up(Reason::undefined_where_defined, outside.front());
  } else if (run.may_hold_sequences()) {
    // Without a box, or where the run ended early, nothing shows that a learnt sequence stays in its domain.
    const std::string name = run.without_range();
    Finding& finding =
        gave_up(Reason::undefined_where_defined,
                "no range is known for the argument of a library function: " + run.why_not_clean());
    if (!name.empty())
      finding.details.push_back(
          {"a line such as 'box " + name +
               " in [-8, 8]' says it: in the kernel's claim, which either side of equiv "
               "can be, or in the launch of a [[gate.kernel]]",
           {}});
  }
  return out;
}

std::vector<Finding> bound_findings(const Context& context) {
  std::unique_ptr<ErrorRun> own;
  if (context.box == nullptr) own = std::make_unique<ErrorRun>(context);
  ErrorRun& run = context.box == nullptr ? *own : context.box->error();
  std::vector<Finding> out = sequence_findings(run);
  const ir::NumericContract& numbers = *context.claim.numbers;
  if (!numbers.accept) return out;
  Finding finding = accurate(context);
  if (const std::string missing = unbounded_input(context); !missing.empty()) {
    finding.found = Found::gave_up;
    finding.reason = Reason::no_acceptance;
    finding.summary = "the box says nothing about '" + missing + "'";
  } else if (!run.clean()) {
    finding.found = Found::gave_up;
    finding.reason = Reason::bound_not_finite;
    finding.summary = run.why_not_clean();
  } else {
    const Measured measured = measure(context, run);
    if (!measured.not_bounded.empty()) {
      if (auto overflow = overflowing(context)) {
        out.push_back(std::move(*overflow));
        return out;
      }
      finding.found = Found::no_difference_found;
      finding.reason = Reason::bound_not_finite;
      finding.summary = measured.not_bounded;
    } else {
      finding.ledger = run.ledger();
      finding.errors = measured.errors;
      judge_bounds(measured.bounds, *numbers.accept,
                   declared_arithmetic(context, context.plan.outputs.front()).output, finding);
      finding.summary += " (at " + describe(context.plan.sizes) + ")";
      if (finding.found == Found::no_difference_found)
        if (auto refuted = exceeding(context, measured, finding)) finding = std::move(*refuted);
    }
  }
  out.push_back(std::move(finding));
  return out;
}

}  // namespace warpproof::prove
