// x^y for a real exponent, with the domain that C's pow has over the reals: a positive base; zero to a power
// that is not negative; a negative base to a whole power. It agrees with x^n wherever the exponent is a whole
// number.
#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_pow;
extern const Derivative derivative_pow;
namespace {

using number::Certainty;

/// The whole number that y is for certain, small enough to multiply out.
std::optional<std::int64_t> whole_exponent(const Interval& y) {
  const std::optional<Rational> exact = y.is_point() ? y.lower_exact() : std::nullopt;
  return exact && exact->is_integer() ? exact->to_int64() : std::nullopt;
}

bool holds_no_integer(const Interval& y) {
  const Interval below = y.floor();
  return below.is_point() && less(below, y) == Certainty::yes;
}

Interval of_zero(const Interval& y) {
  const Interval zero = Rational(0);
  if (less(zero, y) == Certainty::yes) return Interval(Rational(0), y.precision());
  if (less(y, zero) == Certainty::yes) return Interval::undefined(y.precision());
  return Interval(Rational(0), Rational(1), y.precision()).with_possibly_undefined();
}

Interval interval(Intervals operands) {
  const Interval &x = operands[0], &y = operands[1];
  if (x.certainly_undefined() || y.certainly_undefined()) return Interval::undefined(x.precision());
  const Interval zero = Rational(0), anything = Interval::whole(x.precision()).with_possibly_undefined();
  if (x.possibly_undefined() || y.possibly_undefined()) return anything;
  if (const auto n = whole_exponent(y)) return x.pow(*n);
  if (less(zero, x) == Certainty::yes) return (y * x.log()).exp();
  if (less(x, zero) == Certainty::yes)
    return holds_no_integer(y) ? Interval::undefined(x.precision()) : anything;
  if (equal(x, zero) == Certainty::yes) return of_zero(y);
  const std::optional<Rational> highest = x.upper_exact();
  if (less_equal(zero, x) != Certainty::yes || less(zero, y) != Certainty::yes || !highest) return anything;
  // Over [0, h] with y > 0 the power grows with the base.
  return hull(Interval(Rational(0), x.precision()), (y * Interval(*highest, x.precision()).log()).exp());
}

Exact exact(Rationals operands) {
  const Rational &x = operands[0], &y = operands[1];
  if (y.is_integer()) {
    if (x.is_zero() && y.sign() < 0) return Exact::undefined();
    const std::optional<std::int64_t> n = y.to_int64();
    return n ? Exact(x.pow(*n)) : Exact::not_rational();
  }
  if (x.sign() < 0) return Exact::undefined();
  if (x.is_zero()) return y.sign() < 0 ? Exact::undefined() : Exact(Rational(0));
  if (x == Rational(1)) return x;
  if (y == Rational(1, 2))
    if (const std::optional<Rational> root = x.sqrt_exact()) return *root;
  return Exact::not_rational();
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
    {"definition", "pow(x, y) = exp(y * log(x))", "x > 0"},
    {"sum_of_exponents", "pow(x, y + z) = pow(x, y) * pow(x, z)", "x > 0"},
    {"product_of_bases", "pow(x * z, y) = pow(x, y) * pow(z, y)", "x > 0 and z > 0"},
    {"tower", "pow(pow(x, y), z) = pow(x, y * z)", "x > 0"},
    {"of_exponential", "pow(exp(x), y) = exp(x * y)"},
    {"logarithm", "log(pow(x, y)) = y * log(x)", "x > 0"},
    {"half", "pow(x, 1 / 2) = sqrt(x)", "x >= 0"},
    {"whole", "pow(x, 3) = x * x * x"},
    {"zero", "pow(x, 0) = 1"},
};

constexpr Sample samples[] = {
    {{"4", "0.5"}, "2"},
    {{"2", "0.5"}, "1.4142135623730950488016887242096980785696718753769"},
    {{"-2", "3"}, "-8"},
    {{"-8", "0.5"}, "undefined"},
    {{"0", "0"}, "1"},
    {{"0", "0.5"}, "0"},
    {{"0", "-0.5"}, "undefined"},
    {{"0", "-1"}, "undefined"},
};

}  // namespace

constinit const Op op_pow = {
    .name = "pow",
    .arity = 2,
    .rule = Rule::real,
    .meaning = "x^y, y a real number; 0^0 = 1",
    .defined = {Condition::non_zero_if_exponent_negative, 0,
                "x > 0, or x = 0 and y >= 0, or x < 0 and y is whole"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "exp(y log x); the domain of pow in ISO C 7.12.7.4, over the reals",
};

constinit const Derivative derivative_pow =
    Derivative::rule("y * pow(x, y - 1) + 0 / x", "pow(x, y) * log(x)");

}  // namespace refmodels::ops
