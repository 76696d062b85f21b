#include "verifier/prove/kernel/admitted_data.h"

#include <algorithm>

#include "verifier/prove/kernel/kernel_counterexample.h"
#include "verifier/prove/kernel/value_requirements.h"
#include "verifier/replay/evaluator.h"

namespace warpproof::prove {
namespace {

using refmodels::number::Certainty;

constexpr std::uint64_t steps_max = 2'000'000;
constexpr std::size_t split_tensors_max = 3;  ///< 3^n ways are tried

bool is_about_reals(const ir::Rewrite& rewrite, const ir::Requirement& requirement) {
  return reads_input_of(rewrite, requirement.condition, ir::ScalarType::real);
}

Certainty holds(const Context& context, const replay::Point& point, const ir::Requirement& requirement) {
  const ir::Side no_side;
  replay::Budget budget{steps_max, 0};
  try {
    replay::Evaluator evaluator(context.program, *context.claim.rewrite, no_side, point, budget);
    return evaluator.holds(requirement);
  } catch (const replay::Exhausted&) {
    return Certainty::unknown;
  }
}

bool meets(const Context& context, const InputData& data) {
  const ir::Rewrite& rewrite = *context.claim.rewrite;
  const replay::Point point = point_of(context, data);
  return std::all_of(
      rewrite.requirements.begin(), rewrite.requirements.end(), [&](const ir::Requirement& requirement) {
        return !is_about_reals(rewrite, requirement) || holds(context, point, requirement) == Certainty::yes;
      });
}

/// Numbers of the real inputs that requirements beyond ranges speak of.
std::vector<std::size_t> related_tensors(const ir::Rewrite& rewrite) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < rewrite.inputs.size() && out.size() < split_tensors_max; ++i) {
    const std::string& name = rewrite.inputs[i].name;
    const bool named = std::any_of(
        rewrite.requirements.begin(), rewrite.requirements.end(), [&](const ir::Requirement& requirement) {
          return !is_range_alone(rewrite, requirement) &&
                 reads_tensor(requirement.condition, [&](const std::string& read) { return read == name; });
        });
    if (named && rewrite.inputs[i].element == ir::ScalarType::real) out.push_back(i);
  }
  return out;
}

bool holds_integers(const TensorLayout& layout) {
  const bool is_empty = std::find(layout.extents.begin(), layout.extents.end(), 0) != layout.extents.end();
  return layout.is_integer && (is_empty || !layout.integers.empty());
}

std::optional<InputData> admitted_data(const Context& context, DataFamily family) {
  const ir::Rewrite& rewrite = *context.claim.rewrite;
  const ir::NumericContract& numbers = *context.claim.numbers;
  if (only_ranges(rewrite)) {
    if (!data_meet_requirements(rewrite, numbers)) return std::nullopt;
    return make_data(context.plan, rewrite, numbers, family, context.seed);
  }
  const std::vector<std::size_t> related = related_tensors(rewrite);
  std::size_t ways = 1;
  for (std::size_t i = 0; i < related.size(); ++i) ways *= 3;
  for (std::size_t way = 0; way < ways; ++way) {
    std::vector<RangePart> parts(rewrite.inputs.size(), RangePart::whole);
    std::size_t rest = way;
    for (const std::size_t tensor : related) {
      parts[tensor] = static_cast<RangePart>(rest % 3);
      rest /= 3;
    }
    InputData data = make_data(context.plan, rewrite, numbers, family, context.seed, parts);
    if (meets(context, data)) return data;
  }
  return std::nullopt;
}

}  // namespace

void for_each_admitted(const Context& context, const std::vector<DataFamily>& families,
                       const std::function<bool(const InputData& data, bool admitted)>& visit) {
  std::vector<DataFamily> tried = families;
  tried.push_back(DataFamily::ones);
  bool any = false;
  for (std::size_t i = 0; i < tried.size(); ++i) {
    if (i == families.size() && any) return;
    const auto data = admitted_data(context, tried[i]);
    any = any || data;
    if (data && !visit(*data, true)) return;
  }
  if (any) return;
  visit(make_data(context.plan, *context.claim.rewrite, *context.claim.numbers, tried.front(), context.seed),
        false);
}

std::string no_admitted_data(const Context& context) {
  for (const ir::Requirement& requirement : context.claim.rewrite->requirements)
    if (!is_range_alone(*context.claim.rewrite, requirement))
      return "no inputs were found that meet '" + requirement.label + "', which relates elements";
  return "the box and what is required of elements have nothing in common";
}

std::optional<std::string> broken_requirement(const Context& context) {
  const ir::Rewrite& rewrite = *context.claim.rewrite;
  std::optional<replay::Point> point;
  for (const ir::Requirement& requirement : rewrite.requirements) {
    if (is_about_reals(rewrite, requirement)) continue;
    if (!reads_input_of(rewrite, requirement.condition, ir::ScalarType::integer)) continue;
    // An array that the kernel does not take holds nothing here.
    const bool unknown = reads_tensor(requirement.condition, [&](const std::string& name) {
      const auto at = context.plan.tensors.find(name);
      return at != context.plan.tensors.end() && !holds_integers(at->second);
    });
    if (unknown) continue;
    if (!point)
      point = point_of(context, InputData{std::vector<std::vector<std::uint64_t>>(rewrite.inputs.size())});
    if (holds(context, *point, requirement) == Certainty::no) return requirement.label;
  }
  return std::nullopt;
}

base::Diagnostic data_break_requirement(const ClaimView& claim, const std::string& label,
                                        const Sizes& sizes) {
  return {.code = "E0387",
          .where = claim.data->empty() ? claim.computes->where : claim.data->front().where,
          .message = "what the claim gives its arrays of integers breaks the requirement '" + label +
                     "' at " + describe(sizes)};
}

}  // namespace warpproof::prove
