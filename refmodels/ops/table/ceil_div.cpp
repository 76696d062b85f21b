#include "refmodels/ops/derivative.h"
#include "refmodels/ops/whole_quotient.h"

namespace refmodels::ops {
extern const Op op_ceil_div;
extern const Derivative derivative_ceil_div;
namespace {

Interval interval(Intervals x) { return -((-x[0] / x[1]).floor()); }

Exact exact(Rationals x) {
  if (!is_whole_division(x)) return Exact::undefined();
  return (x[0] / x[1]).ceil();
}

constexpr Axiom axioms[] = {
    {"definition", "ceil_div(x, y) = neg(floor_div(neg(x), y))", "y != 0"},
    {"covers", "x <= y * ceil_div(x, y)", "y > 0"},
    {"shift", "ceil_div(x, y) = floor_div(x + y - 1, y)", "y > 0"},
};

constexpr Sample samples[] = {
    {{"7", "2"}, "4"},
    {{"8", "2"}, "4"},
    {{"-7", "2"}, "-3"},
    {{"1", "0"}, "undefined"},
};

}  // namespace

constinit const Op op_ceil_div = {
    .name = "ceil_div",
    .arity = 2,
    .rule = Rule::integer,
    .meaning = "-floor(-x / y): the smallest integer that is not less than x / y",
    .defined = {Condition::non_zero, 1, "y != 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "number of tiles of y that cover x",
};

constinit const Derivative derivative_ceil_div = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
