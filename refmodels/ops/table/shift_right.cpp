#include "refmodels/ops/bits.h"
#include "refmodels/ops/derivative.h"

namespace refmodels::ops {
extern const Op op_shift_right;
extern const Derivative derivative_shift_right;
namespace {

Exact exact(Rationals x) {
  if (!are_whole(x) || x[1].sign() < 0) return Exact::undefined();
  if (x[1] > Rational(x[0].bit_size())) return Rational(x[0].sign() < 0 ? -1 : 0);
  return (x[0] / Rational::power_of_two(static_cast<int>(x[1].to_int64().value()))).floor();
}

Interval interval(Intervals x) { return shift_interval(x, exact); }

constexpr Axiom axioms[] = {
    {"by_none", "shift_right(x, 0) = x"},
    {"one_more", "shift_right(x, y + 1) = floor_div(shift_right(x, y), 2)", "y >= 0"},
};

constexpr Sample samples[] = {
    {{"48", "4"}, "3"},
    {{"-3", "1"}, "-2"},
    {{"-1", "100000"}, "-1"},
    {{"1", "-1"}, "undefined"},
};

}  // namespace

constinit const Op op_shift_right = {
    .name = "shift_right",
    .arity = 2,
    .rule = Rule::integer,
    .meaning = "floor(x / 2^y): the sign stays",
    .defined = {Condition::non_negative, 1, "y >= 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source =
        "Python, The Python Language Reference 6.9: integers without bound in two's complement; Warren, "
        "Hacker's Delight 2",
};

constinit const Derivative derivative_shift_right = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
