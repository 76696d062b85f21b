#include "refmodels/ops/derivative.h"
#include "refmodels/ops/whole_quotient.h"

namespace refmodels::ops {
extern const Op op_floor_div;
extern const Derivative derivative_floor_div;
namespace {

Interval interval(Intervals x) { return (x[0] / x[1]).floor(); }

Exact exact(Rationals x) {
  if (!is_whole_division(x)) return Exact::undefined();
  return (x[0] / x[1]).floor();
}

constexpr Axiom axioms[] = {
    {"division", "x = y * floor_div(x, y) + mod(x, y)", "y != 0"},
    {"multiple", "floor_div(x * y, y) = x", "y != 0"},
};

constexpr Sample samples[] = {
    {{"7", "2"}, "3"},
    {{"-7", "2"}, "-4"},
    {{"7", "-2"}, "-4"},
    {{"1", "0"}, "undefined"},
};

}  // namespace

constinit const Op op_floor_div = {
    .name = "floor_div",
    .arity = 2,
    .rule = Rule::integer,
    .meaning = "floor(x / y)",
    .defined = {Condition::non_zero, 1, "y != 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "Knuth, The Art of Computer Programming 1.2.4; for y > 0 the same as SMT-LIB div",
};

constinit const Derivative derivative_floor_div = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
