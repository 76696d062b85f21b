#include "verifier/prove/numbers/rewrite_numbers.h"

#include <algorithm>
#include <cmath>

#include "verifier/ir/unfold.h"
#include "verifier/prove/numbers/acceptance.h"
#include "verifier/prove/numbers/side_numbers.h"
#include "verifier/prove/numbers/worst_input.h"

namespace warpproof::prove {
namespace {

using verdict::Check;
using verdict::Finding;
using verdict::Found;

Finding accurate(const Sizes& sizes) {
  Finding finding;
  finding.question = Question::accurate;
  finding.reach = Reach::listed_sizes;
  finding.summary = "at " + describe(sizes);
  return finding;
}

Finding gave_up(const Sizes& sizes, Reason reason, const std::string& why) {
  Finding finding = accurate(sizes);
  finding.found = Found::gave_up;
  finding.reason = reason;
  finding.summary = why;
  return finding;
}

/// Inputs without a range leave nothing to bound.
std::string unbounded_input(const ir::Rewrite& rewrite) {
  for (const ir::TensorDeclaration& input : rewrite.inputs) {
    const bool bounded = std::any_of(rewrite.numbers.box.begin(), rewrite.numbers.box.end(),
                                     [&](const ir::BoxRange& range) { return range.name == input.name; });
    if (!bounded) return input.name;
  }
  return "";
}

struct Sides {
  std::vector<ir::UnfoldedOutput> before, after;
};

Finding at_sizes(const ir::Program& program, const ir::Rewrite& rewrite, const Sides& sides,
                 const Sizes& sizes, bool quick, std::uint64_t seed, const base::Limits& limits,
                 const base::Deadline& deadline) {
  const SideNumbers numbers(rewrite, sizes, limits, deadline);
  OutputBounds bounds;
  std::string trouble;
  std::vector<OutputBounds> by_output;
  for (std::size_t o = 0; o < sides.after.size() && trouble.empty(); ++o) {
    OutputBounds output;
    trouble = numbers.add_bounds(sides.before[o], sides.after[o], output);
    bounds.add(output);
    if (trouble.empty()) by_output.push_back(output);
  }
  const WorstInput worst =
      find_worst_input(program, rewrite, numbers, sides.before, sides.after, quick ? 40 : 160, seed);
  std::vector<ErrorBound> errors;
  for (std::size_t o = 0; o < by_output.size(); ++o)
    errors.push_back(by_output[o].as_error(sides.after[o].name, worst.errors[o]));
  if (worst.refutation) {
    Finding finding = accurate(sizes);
    finding.errors = errors;
    finding.found = Found::fails;
    finding.reason = worst.reason;
    finding.counterexample = worst.refutation;
    finding.evidence.replay = worst.refutation->replayed ? Check::agrees : Check::not_done;
    finding.summary = worst.text;
    return finding;
  }
  if (!trouble.empty()) {
    Finding finding = accurate(sizes);
    finding.found = Found::no_difference_found;
    finding.reason = Reason::bound_not_finite;
    finding.summary = trouble;
    return finding;
  }
  Finding finding = accurate(sizes);
  finding.errors = errors;
  judge_bounds(bounds, *rewrite.numbers.accept, numbers.output_format(sides.after.front().name), finding);
  finding.summary += " (at " + describe(sizes) + ")";
  finding.details.push_back({worst.text, {}});
  return finding;
}

std::string no_sizes(const ir::Rewrite& rewrite) {
  std::string line = "sizes";
  for (const std::string& name : rewrite.size_names) line += " " + name + "=7";
  return "an acceptance rule is declared, but no sizes to measure at: a line such as '" + line +
         "' lists some";
}

}  // namespace

std::vector<Finding> rewrite_numbers(const ir::Program& program, const ir::Rewrite& rewrite, bool quick,
                                     std::uint64_t seed, const base::Limits& limits,
                                     const base::Deadline& deadline) {
  std::vector<Finding> out;
  if (!rewrite.numbers.accept) return out;
  if (rewrite.sizes.empty()) return {gave_up({}, Reason::no_acceptance, no_sizes(rewrite))};
  if (const std::string missing = unbounded_input(rewrite); !missing.empty())
    return {gave_up({}, Reason::no_acceptance, "the box says nothing about '" + missing + "'")};
  for (const ir::BoxRange& range : rewrite.numbers.box)
    if (range.high < range.low) {
      Finding finding = accurate({});
      finding.found = Found::contradictory;
      finding.reason = Reason::empty_box;
      finding.summary = "the range of '" + range.name + "' is empty";
      return {finding};
    }
  ir::IndexAllocator allocator = program.allocator;
  auto before = ir::unfold(program, rewrite, rewrite.before, allocator, limits);
  auto after = ir::unfold(program, rewrite, rewrite.after, allocator, limits);
  if (!before || !after || before->size() != after->size())
    return {gave_up({}, Reason::proof_budget, "a side is too large to unfold")};
  for (const ir::SizeAssignment& listed : rewrite.sizes) {
    if (deadline.passed()) {
      out.push_back(gave_up(to_sizes(listed), Reason::time_limit, "the time ran out"));
      break;
    }
    out.push_back(
        at_sizes(program, rewrite, {*before, *after}, to_sizes(listed), quick, seed, limits, deadline));
    if (quick) break;
  }
  return out;
}

}  // namespace warpproof::prove
