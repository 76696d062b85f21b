// Division that rounds towards zero, as C, CUDA and XLA divide; the remainder has the sign of the dividend.
#include "refmodels/ops/derivative.h"
#include "refmodels/ops/whole_quotient.h"

namespace refmodels::ops {
extern const Op op_rem;
extern const Derivative derivative_rem;
namespace {

Interval interval(Intervals x) { return x[0] - x[1] * truncated_quotient(x[0], x[1]); }

Exact exact(Rationals x) {
  if (!is_whole_division(x)) return Exact::undefined();
  return x[0] - x[1] * truncated_quotient(x[0], x[1]);
}

constexpr Axiom axioms[] = {
    {"division", "x = y * div_trunc(x, y) + rem(x, y)", "y != 0"},
    {"sign", "rem(neg(x), y) = neg(rem(x, y))", "y != 0"},
    {"floor", "rem(x, y) = mod(x, y)", "x >= 0 and y > 0"},
    {"below", "abs(rem(x, y)) < abs(y)", "y != 0"},
};

constexpr Sample samples[] = {
    {{"7", "2"}, "1"},    {{"-7", "2"}, "-1"},       {{"7", "-2"}, "1"},
    {{"-7", "-2"}, "-1"}, {{"1", "0"}, "undefined"},
};

}  // namespace

constinit const Op op_rem = {
    .name = "rem",
    .arity = 2,
    .rule = Rule::integer,
    .meaning = "x - y times x / y rounded towards zero: the sign of x",
    .defined = {Condition::non_zero, 1, "y != 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "ISO C 6.5.5; XLA, Remainder of integers",
};

constinit const Derivative derivative_rem = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
