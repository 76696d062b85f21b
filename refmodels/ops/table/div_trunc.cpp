// Division that rounds towards zero, as C, CUDA and XLA divide; the remainder has the sign of the dividend.
#include "refmodels/ops/derivative.h"
#include "refmodels/ops/whole_quotient.h"

namespace refmodels::ops {
extern const Op op_div_trunc;
extern const Derivative derivative_div_trunc;
namespace {

Interval interval(Intervals x) { return truncated_quotient(x[0], x[1]); }

Exact exact(Rationals x) {
  if (!is_whole_division(x)) return Exact::undefined();
  return truncated_quotient(x[0], x[1]);
}

constexpr Axiom axioms[] = {
    {"division", "x = y * div_trunc(x, y) + rem(x, y)", "y != 0"},
    {"sign", "div_trunc(neg(x), y) = neg(div_trunc(x, y))", "y != 0"},
    {"floor", "div_trunc(x, y) = floor_div(x, y)", "x >= 0 and y > 0"},
    {"tower", "div_trunc(div_trunc(x, y), z) = div_trunc(x, y * z)", "y != 0 and z != 0"},
};

constexpr Sample samples[] = {
    {{"7", "2"}, "3"},   {{"-7", "2"}, "-3"},       {{"7", "-2"}, "-3"},
    {{"-7", "-2"}, "3"}, {{"1", "0"}, "undefined"},
};

}  // namespace

constinit const Op op_div_trunc = {
    .name = "div_trunc",
    .arity = 2,
    .rule = Rule::integer,
    .meaning = "x / y rounded towards zero",
    .defined = {Condition::non_zero, 1, "y != 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "ISO C 6.5.5; XLA, Divide of integers",
};

constinit const Derivative derivative_div_trunc = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
