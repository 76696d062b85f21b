#include "refmodels/ops/bits.h"
#include "refmodels/ops/derivative.h"

namespace refmodels::ops {
extern const Op op_shift_left;
extern const Derivative derivative_shift_left;
namespace {

Exact exact(Rationals x) {
  if (!are_whole(x) || x[1].sign() < 0) return Exact::undefined();
  if (x[0].is_zero()) return Rational(0);
  if (x[1] > Rational(bits_max)) throw std::length_error("too many bits");
  return x[0] * Rational::power_of_two(static_cast<int>(x[1].to_int64().value()));
}

Interval interval(Intervals x) { return shift_interval(x, exact); }

constexpr Axiom axioms[] = {
    {"by_none", "shift_left(x, 0) = x"},
    {"one_more", "shift_left(x, y + 1) = 2 * shift_left(x, y)", "y >= 0"},
    {"back", "shift_right(shift_left(x, y), y) = x", "y >= 0"},
};

constexpr Sample samples[] = {
    {{"3", "4"}, "48"},
    {{"-3", "1"}, "-6"},
    {{"1", "-1"}, "undefined"},
};

}  // namespace

constinit const Op op_shift_left = {
    .name = "shift_left",
    .arity = 2,
    .rule = Rule::integer,
    .meaning = "x times 2^y",
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

constinit const Derivative derivative_shift_left = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
