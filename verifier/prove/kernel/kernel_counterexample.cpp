#include "verifier/prove/kernel/kernel_counterexample.h"

#include <cinttypes>
#include <cstdio>

#include "verifier/prove/kernel/outputs.h"
#include "verifier/prove/kernel/run_plan.h"
#include "verifier/replay/evaluator.h"
#include "verifier/replay/python_file.h"

namespace warpproof::prove {
namespace {

using refmodels::number::Interval;
using refmodels::number::Rational;

constexpr std::uint64_t replay_steps_max = 20'000'000;

Rational value_or_zero(std::uint64_t bits, ir::Format format) {
  return refmodels::number::is_finite(bits, format) ? refmodels::number::exact_value(bits, format)
                                                    : Rational(0);
}

std::string hexadecimal(std::uint64_t bits, ir::Format format) {
  char text[24];
  std::snprintf(text, sizeof text, "0x%0*" PRIx64, refmodels::number::info(format).storage_bits / 4, bits);
  return text;
}

std::string as_text(std::uint64_t bits, ir::Format format) {
  if (refmodels::number::is_nan(bits, format)) return "NaN";
  if (refmodels::number::is_infinite(bits, format))
    return refmodels::number::sign_bit(bits, format) ? "-inf" : "inf";
  return refmodels::number::exact_value(bits, format).decimal(9);
}

replay::Point point_with_patterns(const Context& context, const InputData& data,
                                  std::vector<std::vector<std::string>>& patterns) {
  replay::Point point;
  for (const auto& [name, value] : context.plan.sizes) point.sizes.emplace_back(name, value);
  for (const ir::TensorDeclaration& input : context.claim.rewrite->inputs) {
    const TensorLayout& layout = context.plan.tensors.at(input.name);
    replay::Tensor tensor{input.name, layout.extents, {}};
    patterns.emplace_back();
    for_each_element(layout.extents, [&](std::uint64_t, const std::vector<std::int64_t>& index) {
      const auto& contents = data.tensors[layout.tensor];
      const auto at = static_cast<std::size_t>(layout.offset(index));
      const std::uint64_t bits = at < contents.size() ? contents[at] : 0;
      if (layout.is_integer) {
        const std::int64_t integer = at < layout.integers.size() ? layout.integers[at] : 0;
        tensor.elements.emplace_back(integer);
        patterns.back().push_back(std::to_string(integer));
        return true;
      }
      tensor.elements.push_back(value_or_zero(bits, layout.format));
      patterns.back().push_back(hexadecimal(bits, layout.format));
      return true;
    });
    point.inputs.push_back(std::move(tensor));
  }
  return point;
}

Counterexample show_point(const Context& context, const replay::Point& point,
                          const std::vector<std::vector<std::string>>& patterns) {
  Counterexample out;
  for (const auto& [name, value] : context.plan.sizes) out.sizes.emplace_back(name, value);
  out.inputs = replay::print_inputs(point);
  for (std::size_t i = 0; i < out.inputs.size(); ++i) out.inputs[i].bits = patterns[i];
  return out;
}

/// Certainly further than `bound` from every value that the definition may have.
bool outside(const replay::Value& exact, std::uint64_t bits, ir::Format format, double bound) {
  if (!exact.is_defined()) return false;
  if (!refmodels::number::is_finite(bits, format)) return true;
  const Interval distance =
      (exact.enclosure(Interval::default_precision) - Interval(refmodels::number::exact_value(bits, format)))
          .abs();
  return less(Interval::from_double(bound), distance) == refmodels::number::Certainty::yes;
}

/// The definition against the kernel's value as a constant, in the replay file's own terms.
std::string python_of(const Context& context, const replay::Point& point, const Counterexample& shown,
                      const std::string& equation, const Rational& got) {
  ir::Rewrite pair = *context.claim.rewrite;
  pair.id = context.claim.id;
  pair.before = *context.claim.side;
  pair.after = *context.claim.side;
  for (ir::Equation& e : pair.after.equations)
    if (e.name == equation) e.body = ir::make_constant(got, ir::ScalarType::real);
  return replay::python_file(context.program, pair, point, Reason::value_differs, shown);
}

}  // namespace

std::string show_bits(std::uint64_t bits, ir::Format format) {
  return as_text(bits, format) + " (" + hexadecimal(bits, format) + ")";
}

replay::Point point_of(const Context& context, const InputData& data) {
  std::vector<std::vector<std::string>> patterns;
  return point_with_patterns(context, data, patterns);
}

Counterexample show_inputs(const Context& context, const InputData& data) {
  std::vector<std::vector<std::string>> patterns;
  const replay::Point point = point_with_patterns(context, data, patterns);
  return show_point(context, point, patterns);
}

Counterexample kernel_counterexample(const Context& context, const InputData& data, std::size_t output,
                                     const std::vector<std::int64_t>& index, std::uint64_t bits,
                                     double bound) {
  const PlannedOutput& planned = context.plan.outputs[output];
  const ir::Format format = number_format(context.plan, planned);
  std::vector<std::vector<std::string>> patterns;
  const replay::Point point = point_with_patterns(context, data, patterns);
  Counterexample out = show_point(context, point, patterns);
  out.output = planned.equation;
  out.index = index;
  out.after = show_bits(bits, format);
  replay::Budget budget{replay_steps_max, 0};
  try {
    replay::Evaluator evaluator(context.program, *context.claim.rewrite, *context.claim.side, point, budget);
    const replay::Value exact = evaluator.element(planned.equation, index);
    out.before = exact.is_exact() ? exact.exact().decimal(9) : exact.text();
    out.replayed = outside(exact, bits, format, bound);
  } catch (const replay::Exhausted&) {
    out.before = "too many steps to evaluate";
  }
  if (refmodels::number::is_finite(bits, format))
    out.replay_file =
        python_of(context, point, out, planned.equation, refmodels::number::exact_value(bits, format));
  return out;
}

}  // namespace warpproof::prove
