#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_sign;
extern const Derivative derivative_sign;
namespace {

using number::Certainty;

Interval interval(Intervals x) {
  if (x[0].certainly_undefined()) return Interval::undefined(x[0].precision());
  const Interval zero = Rational(0);
  const bool negative = less_equal(zero, x[0]) != Certainty::yes;  // for some point, as far as is known
  const bool positive = less_equal(x[0], zero) != Certainty::yes;
  const bool never_zero = x[0].sign_if_certain() != 0;
  const Rational low = negative ? Rational(-1) : Rational(never_zero ? 1 : 0);
  const Rational high = positive ? Rational(1) : Rational(never_zero ? -1 : 0);
  const Interval result(low, high, x[0].precision());
  return x[0].possibly_undefined() ? result.with_possibly_undefined() : result;
}

Exact exact(Rationals x) { return Rational(x[0].sign()); }

constexpr Axiom axioms[] = {
    {"absolute_value", "sign(x) * x = abs(x)"},
    {"product", "sign(x * y) = sign(x) * sign(y)"},
    {"odd", "sign(neg(x)) = neg(sign(x))"},
};

constexpr Sample samples[] = {
    {{"-2.5"}, "-1"},
    {{"0"}, "0"},
    {{"7"}, "1"},
};

}  // namespace

constinit const Op op_sign = {
    .name = "sign",
    .arity = 1,
    .rule = Rule::real_or_integer,
    .meaning = "1, 0 or -1: the sign of x",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "exact in every format; the sign of a zero is outside the reals",
};

constinit const Derivative derivative_sign = Derivative::jumps("0 / x", 1);

}  // namespace refmodels::ops
