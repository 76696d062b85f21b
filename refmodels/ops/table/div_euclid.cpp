// Division whose remainder is never negative (Halide, Z3, SMT-LIB).
#include "refmodels/ops/derivative.h"
#include "refmodels/ops/whole_quotient.h"

namespace refmodels::ops {
extern const Op op_div_euclid;
extern const Derivative derivative_div_euclid;
namespace {

Interval interval(Intervals x) { return euclidean_quotient(x[0], x[1]); }

Exact exact(Rationals x) {
  if (!is_whole_division(x)) return Exact::undefined();
  return euclidean_quotient(x[0], x[1]);
}

constexpr Axiom axioms[] = {
    {"division", "x = y * div_euclid(x, y) + mod_euclid(x, y)", "y != 0"},
    {"floor", "div_euclid(x, y) = floor_div(x, y)", "y > 0"},
    {"negative_divisor", "div_euclid(x, neg(y)) = neg(div_euclid(x, y))", "y != 0"},
};

constexpr Sample samples[] = {
    {{"7", "2"}, "3"},   {{"-7", "2"}, "-4"},       {{"7", "-2"}, "-3"},
    {{"-7", "-2"}, "4"}, {{"1", "0"}, "undefined"},
};

}  // namespace

constinit const Op op_div_euclid = {
    .name = "div_euclid",
    .arity = 2,
    .rule = Rule::integer,
    .meaning = "the quotient that leaves a remainder of 0 to |y| - 1",
    .defined = {Condition::non_zero, 1, "y != 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "Boute, The Euclidean definition of the functions div and mod, TOPLAS 14(2), 1992",
};

constinit const Derivative derivative_div_euclid = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
