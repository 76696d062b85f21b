#include "verifier/prove/numbers/worst_input.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "refmodels/bounds/search.h"
#include "verifier/prove/kernel/run_plan.h"
#include "verifier/replay/evaluator.h"

namespace warpproof::prove {
namespace {

using domain::Bits;
using domain::Error;
using refmodels::number::Interval;
using refmodels::number::Rational;

constexpr std::size_t elements_max = 12;  ///< output elements that the search looks at
constexpr std::uint64_t search_steps_max =
    500'000;                        ///< node evaluations of one search, some hundredths of a second
constexpr int evaluations_min = 8;  ///< one a family
constexpr std::uint64_t replay_steps_max = 5'000'000;

/// What one side gives at one element on one input.
struct Seen {
  bool comparable = false;
  double value = 0;
  double low = 0, high = 0;  ///< of the exact value
  double error = 0;          ///< a lower bound of |value - exact|; infinite when the value is not finite
  std::uint64_t bits = 0;
};

class Objective {
 public:
  Objective(const SideNumbers& numbers, const ir::Rewrite& rewrite, const ir::UnfoldedOutput& output)
      : numbers_(numbers),
        rewrite_(rewrite),
        code_(compile_definition(output, numbers.sizes(), numbers.tensors())) {
    std::uint64_t total = 1;
    for (const std::int64_t extent : code_.extents)
      total *= static_cast<std::uint64_t>(std::max<std::int64_t>(extent, 0));
    const std::uint64_t step = std::max<std::uint64_t>(1, total / elements_max);
    for_each_element(code_.extents, [&](std::uint64_t number, const std::vector<std::int64_t>& index) {
      if (number % step == 0 || number + 1 == total) elements_.push_back(index);
      return true;
    });
  }

  /// Patterns of every input from the flat vector of the search.
  std::vector<std::vector<std::uint64_t>> patterns(std::span<const double> flat) const {
    std::vector<std::vector<std::uint64_t>> out;
    std::size_t at = 0;
    for (const ir::TensorDeclaration& input : rewrite_.inputs) {
      const TensorLayout& layout = numbers_.tensors().at(input.name);
      out.emplace_back();
      for_each_element(layout.extents, [&](std::uint64_t, const std::vector<std::int64_t>&) {
        out.back().push_back(refmodels::number::round_double_to_bits(flat[at++], layout.format));
        return true;
      });
    }
    return out;
  }

  /// The worst element on this input.
  Seen worst(const std::vector<std::vector<std::uint64_t>>& inputs, std::vector<std::int64_t>* where,
             std::uint64_t* steps = nullptr) const {
    Bits bits;
    Error error(domain::ErrorInputs::data);
    for (std::size_t t = 0; t < inputs.size(); ++t) {
      bits.set_tensor(static_cast<std::uint32_t>(t), inputs[t]);
      error.set_data(static_cast<std::uint32_t>(t), numbers_.input_format(rewrite_.inputs[t].name),
                     inputs[t]);
    }
    Definition<Bits> computed(bits, code_, numbers_.arithmetic(code_.output), numbers_.limits(),
                              numbers_.deadline());
    Definition<Error> exact(error, code_, numbers_.arithmetic(code_.output), numbers_.limits(),
                            numbers_.deadline());
    Seen out;
    for (const std::vector<std::int64_t>& index : elements_) {
      const Seen here = at(computed, exact, error, index);
      if (!here.comparable || (out.comparable && here.error <= out.error)) continue;
      out = here;
      if (where != nullptr) *where = index;
    }
    if (steps != nullptr) *steps = computed.steps() + exact.steps();
    return out;
  }

  std::size_t count() const { return elements_.size(); }

 private:
  Seen at(Definition<Bits>& computed, Definition<Error>& exact, Error& error,
          const std::vector<std::int64_t>& index) const {
    Seen out;
    const auto value = computed.at(index);
    const auto reference = exact.at(index);
    if (value.state != DefinitionState::value || reference.state != DefinitionState::value) return out;
    const auto form = error.enclosure(reference.value);
    if (!std::isfinite(form.lo) || !std::isfinite(form.hi)) return out;
    if ((error.troubles(reference.value) & refmodels::bounds::may_be_undefined) != 0) return out;
    out.comparable = true;
    out.bits = value.value.bits;
    out.low = form.lo;
    out.high = form.hi;
    const ir::Format format = numbers_.output_format(code_.output);
    out.value = refmodels::number::double_value(out.bits, format);
    if (!std::isfinite(out.value)) {
      out.error = HUGE_VAL;
      return out;
    }
    out.error = std::max({0.0, std::nextafter(out.low - out.value, -HUGE_VAL),
                          std::nextafter(out.value - out.high, -HUGE_VAL)});
    return out;
  }

  const SideNumbers& numbers_;
  const ir::Rewrite& rewrite_;
  DefinitionCode code_;
  std::vector<std::vector<std::int64_t>> elements_;
};

std::string in_words(const Seen& seen, ir::Format format) {
  if (!seen.comparable) return "not comparable";
  const double middle = seen.low / 2 + seen.high / 2;
  char text[120];
  std::snprintf(text, sizeof text, "%.3g (%.3g ulps, relative %.3g)", seen.error,
                seen.error / refmodels::number::ulp_at(middle, format),
                middle == 0 ? 0 : seen.error / std::abs(middle));
  return text;
}

replay::Point point_of(const SideNumbers& numbers, const ir::Rewrite& rewrite,
                       const std::vector<std::vector<std::uint64_t>>& inputs) {
  replay::Point point;
  for (const auto& [name, value] : numbers.sizes()) point.sizes.emplace_back(name, value);
  for (std::size_t t = 0; t < rewrite.inputs.size(); ++t) {
    const TensorLayout& layout = numbers.tensors().at(rewrite.inputs[t].name);
    replay::Tensor tensor{rewrite.inputs[t].name, layout.extents, {}};
    for (const std::uint64_t pattern : inputs[t])
      tensor.elements.push_back(refmodels::number::exact_value(pattern, layout.format));
    point.inputs.push_back(std::move(tensor));
  }
  return point;
}

/// Replayed: the independent evaluator's value is also further than `threshold` from what the formats gave.
Counterexample counterexample(const ir::Program& program, const ir::Rewrite& rewrite,
                              const SideNumbers& numbers, const std::string& output,
                              const std::vector<std::int64_t>& index,
                              const std::vector<std::vector<std::uint64_t>>& inputs, const Seen& seen,
                              double threshold) {
  Counterexample out;
  const replay::Point point = point_of(numbers, rewrite, inputs);
  for (const auto& [name, value] : numbers.sizes()) out.sizes.emplace_back(name, value);
  out.inputs = replay::print_inputs(point);
  out.output = output;
  out.index = index;
  out.after = std::isfinite(seen.value)
                  ? Rational::from_double(seen.value).decimal(9)
                  : (std::isnan(seen.value) ? "NaN" : (seen.value < 0 ? "-inf" : "inf"));
  replay::Budget budget{replay_steps_max, 0};
  try {
    replay::Evaluator evaluator(program, rewrite, rewrite.after, point, budget);
    const replay::Value exact = evaluator.element(output, index);
    out.before = exact.is_exact() ? exact.exact().decimal(9) : exact.text();
    if (!exact.is_defined()) return out;
    out.replayed = !std::isfinite(seen.value) ||
                   less(Interval::from_double(threshold), (exact.enclosure(Interval::default_precision) -
                                                           Interval(Rational::from_double(seen.value)))
                                                              .abs()) == refmodels::number::Certainty::yes;
  } catch (const replay::Exhausted&) {
    out.before = "too many steps to evaluate";
  }
  return out;
}

std::vector<refmodels::bounds::InputRange> ranges(const ir::Rewrite& rewrite, const SideNumbers& numbers) {
  std::vector<refmodels::bounds::InputRange> out;
  for (const ir::TensorDeclaration& input : rewrite.inputs) {
    const TensorLayout& layout = numbers.tensors().at(input.name);
    const ir::BoxRange* range = numbers.box(input.name);
    for_each_element(layout.extents, [&](std::uint64_t, const std::vector<std::int64_t>&) {
      out.push_back({range == nullptr ? -1 : range->low.to_double_up(),
                     range == nullptr ? 1 : range->high.to_double_down(), layout.format});
      return true;
    });
  }
  return out;
}

}  // namespace

WorstInput find_worst_input(const ir::Program& program, const ir::Rewrite& rewrite,
                            const SideNumbers& numbers, const std::vector<ir::UnfoldedOutput>& before,
                            const std::vector<ir::UnfoldedOutput>& after, int evaluations,
                            std::uint64_t seed) {
  WorstInput out;
  out.errors.assign(after.size(), 0);
  const auto box = ranges(rewrite, numbers);
  for (std::size_t o = 0; o < after.size(); ++o) {
    const Objective objective(numbers, rewrite, after[o]);
    if (objective.count() == 0 || box.empty()) continue;
    std::uint64_t steps = 1;
    const std::vector<double> first =
        refmodels::bounds::family_input(refmodels::bounds::search_families().front(), box, seed);
    objective.worst(objective.patterns(first), nullptr, &steps);
    const auto affordable = static_cast<int>(search_steps_max / std::max<std::uint64_t>(steps, 1));
    const int allowed = std::clamp(affordable, evaluations_min,
                                   std::max(evaluations_min, evaluations / static_cast<int>(after.size())));
    const auto found = refmodels::bounds::search_worst(
        box, [&](std::span<const double> x) { return objective.worst(objective.patterns(x), nullptr).error; },
        {.seed = seed, .evaluations = allowed});
    if (found.input.empty()) continue;
    const auto inputs = objective.patterns(found.input);
    std::vector<std::int64_t> where;
    const Seen seen = objective.worst(inputs, &where);
    if (seen.comparable) out.errors[o] = seen.error;
    const Seen seen_before = Objective(numbers, rewrite, before[o]).worst(inputs, nullptr);
    const ir::Format format = numbers.output_format(after[o].name);
    out.text += (out.text.empty() ? "worst error found: " : "; ") + after[o].name + ": after " +
                in_words(seen, format) + ", before " + in_words(seen_before, format) + ", by " +
                std::string(found.family);
    double threshold = HUGE_VAL;
    if (rewrite.numbers.accept->kind == ir::AcceptanceKind::bound_absolute)
      threshold = rewrite.numbers.accept->factor.to_double_up();
    if (!seen.comparable || !(seen.error > threshold || std::isinf(seen.error))) continue;
    out.reason = std::isfinite(seen.value)
                     ? Reason::bound_exceeded
                     : (std::isnan(seen.value) ? Reason::not_a_number : Reason::overflow);
    out.refutation = counterexample(program, rewrite, numbers, after[o].name, where, inputs, seen, threshold);
    return out;
  }
  return out;
}

}  // namespace warpproof::prove
