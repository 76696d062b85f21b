#include "refmodels/ops/bits.h"
#include "refmodels/ops/derivative.h"

namespace refmodels::ops {
extern const Op op_bit_not;
extern const Derivative derivative_bit_not;
namespace {

Exact exact(Rationals x) {
  if (!are_whole(x)) return Exact::undefined();
  return -x[0] - Rational(1);
}

Interval interval(Intervals x) { return bits_interval(x, exact); }

constexpr Axiom axioms[] = {
    {"twice", "bit_not(bit_not(x)) = x"},
    {"complement", "x + bit_not(x) = -1"},
};

constexpr Sample samples[] = {
    {{"0"}, "-1"},
    {{"-6"}, "5"},
};

}  // namespace

constinit const Op op_bit_not = {
    .name = "bit_not",
    .arity = 1,
    .rule = Rule::integer,
    .meaning = "-x - 1: all bits the other way, in two's complement",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source =
        "Python, The Python Language Reference 6.9: integers without bound in two's complement; Warren, "
        "Hacker's Delight 2",
};

constinit const Derivative derivative_bit_not = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
