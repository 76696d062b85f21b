#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_pown;
extern const Derivative derivative_pown;
namespace {

Interval interval(Intervals x) {
  const std::optional<Rational> exponent = x[1].is_point() ? x[1].lower_exact() : std::nullopt;
  const std::optional<std::int64_t> integer = exponent ? exponent->to_int64() : std::nullopt;
  // Other exponents have an operation of their own: pow.
  if (!integer) return Interval::whole(x[0].precision()).with_possibly_undefined();
  return x[0].pow(*integer);
}

Exact exact(Rationals x) {
  const std::optional<std::int64_t> exponent = x[1].to_int64();
  if (!exponent) return Exact::not_rational();
  if (x[0].is_zero() && *exponent < 0) return Exact::undefined();
  return x[0].pow(*exponent);
}

constexpr ErrorModel models[] = {
    {.implementation = "powf (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 4.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "pow (CUDA library)",
     .format = number::Format::binary64,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
};

constexpr Axiom axioms[] = {
    {"square", "pown(x, 2) = x * x"},
    {"zero", "pown(x, 0) = 1"},
    {"inverse", "pown(x, -3) = 1 / (x * x * x)", "x != 0"},
};

constexpr Sample samples[] = {
    {{"1.5", "3"}, "3.375"},
    {{"-2", "-2"}, "0.25"},
    {{"0", "0"}, "1"},
    {{"0", "-1"}, "undefined"},
};

}  // namespace

constinit const Op op_pown = {
    .name = "pown",
    .arity = 2,
    .rule = Rule::power,
    .meaning = "x^n, n an integer literal; 0^0 = 1",
    .defined = {Condition::non_zero_if_exponent_negative, 0, "x != 0 or n >= 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "repeated multiplication",
};

constinit const Derivative derivative_pown = {.form = Derivative::Form::power};

}  // namespace refmodels::ops
