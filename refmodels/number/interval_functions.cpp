// Functions of one argument on intervals, each by its bounds (monotone pieces) with outward rounding.

#include <algorithm>

#include "refmodels/number/interval_bounds.h"
#include "refmodels/number/rational_big.h"

namespace refmodels::number {
namespace {

using Bounds = IntervalAccess::Bounds;

/// Beyond this binary exponent sin and cos answer [-1, 1]: reducing the argument would need as many digits of
/// pi.
constexpr mpfr_exp_t largest_angle_exponent = 4096;

/// 1 / (1 + exp(-x)), rounded; `opposite` is the other direction.
int sigmoid_rounded(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  const mpfr_rnd_t opposite = rounding == MPFR_RNDD ? MPFR_RNDU : MPFR_RNDD;
  Float step(static_cast<int>(mpfr_get_prec(result)) + 16);
  mpfr_neg(step, x, MPFR_RNDN);
  // The argument itself must not be rounded the wrong way: it has at most the precision of `result`.
  mpfr_exp(step, step, opposite);
  mpfr_add_ui(step, step, 1, opposite);
  return mpfr_ui_div(result, 1, step, rounding);
}

struct Turns {
  bool many = true;         ///< two extrema or more (or not known)
  bool none = false;        ///< the function is monotone on the interval
  bool at_maximum = false;  ///< the only extremum is a maximum
};

/// How many integers lie in x / pi - offset / 2, where the extrema of sin (offset 1) and cos (offset 0) are.
Turns count_turns(const Interval& x, int offset) {
  const Bounds& bounds = IntervalAccess::of(x);
  if (!mpfr_number_p(bounds.lo) || !mpfr_number_p(bounds.hi)) return {};
  mpfr_exp_t exponent = 0;
  for (const Float* bound : {&bounds.lo, &bounds.hi}) {
    if (!mpfr_zero_p(*bound)) exponent = std::max(exponent, mpfr_get_exp(*bound));
  }
  if (exponent > largest_angle_exponent) return {};
  const int precision = x.precision() + static_cast<int>(exponent) + 32;
  const Interval half_turns = x / Interval::pi(precision) - Interval(Rational(offset, 2), precision);
  const Bounds& turns = IntervalAccess::of(half_turns);
  Mpq integers;  // numerator: first integer at or above; denominator: last integer at or below
  mpfr_get_z(integers.numerator(), turns.lo, MPFR_RNDU);
  mpfr_get_z(integers.denominator(), turns.hi, MPFR_RNDD);
  const int order = mpz_cmp(integers.numerator(), integers.denominator());
  const bool even = mpz_even_p(integers.numerator()) != 0;
  mpz_set_ui(integers.denominator(), 1);
  return {order < 0, order > 0, order == 0 && even};
}

Interval wave(const Interval& x, IntervalAccess::Unary function, int offset) {
  auto result = IntervalAccess::fresh(x);
  if (result->certainly_undefined) return IntervalAccess::finish(std::move(result));
  const Bounds& bounds = IntervalAccess::of(x);
  if (bounds.is_infinite_point()) result->possibly_undefined = true;
  const Turns turns = count_turns(x, offset);
  if (turns.many) {
    mpfr_set_si(result->lo, -1, MPFR_RNDD);
    mpfr_set_si(result->hi, 1, MPFR_RNDU);
    return IntervalAccess::finish(std::move(result));
  }
  Float other(x.precision());
  function(result->lo, bounds.lo, MPFR_RNDD);
  function(other, bounds.hi, MPFR_RNDD);
  mpfr_min(result->lo, result->lo, other, MPFR_RNDD);
  function(result->hi, bounds.lo, MPFR_RNDU);
  function(other, bounds.hi, MPFR_RNDU);
  mpfr_max(result->hi, result->hi, other, MPFR_RNDU);
  if (!turns.none) {
    if (turns.at_maximum) {
      mpfr_set_si(result->hi, 1, MPFR_RNDU);
    } else {
      mpfr_set_si(result->lo, -1, MPFR_RNDD);
    }
  }
  return IntervalAccess::finish(std::move(result));
}

/// x^n for n >= 1.
Interval positive_power(const Interval& x, std::uint64_t exponent) {
  const Interval base = exponent % 2 == 0 ? x.abs() : x;
  auto result = IntervalAccess::fresh(x);
  if (result->certainly_undefined) return IntervalAccess::finish(std::move(result));
  mpfr_pow_ui(result->lo, IntervalAccess::of(base).lo, exponent, MPFR_RNDD);
  mpfr_pow_ui(result->hi, IntervalAccess::of(base).hi, exponent, MPFR_RNDU);
  return IntervalAccess::finish(std::move(result));
}

}  // namespace

Interval IntervalAccess::increasing(const Interval& a, Unary function) {
  auto result = fresh(a);
  if (result->certainly_undefined) return finish(std::move(result));
  function(result->lo, of(a).lo, MPFR_RNDD);
  function(result->hi, of(a).hi, MPFR_RNDU);
  return finish(std::move(result));
}

Interval IntervalAccess::restrict_to_non_negative(const Interval& a, bool zero_excluded) {
  if (a.certainly_undefined()) return a;
  const Bounds& bounds = of(a);
  const int top = mpfr_sgn(bounds.hi.value);
  const int bottom = mpfr_sgn(bounds.lo.value);
  if (top < 0 || (top == 0 && zero_excluded)) return Interval::undefined(a.precision());
  if (bottom > 0 || (bottom == 0 && !zero_excluded)) return a;
  auto result = fresh(a);
  mpfr_set_zero(result->lo, 1);
  mpfr_set(result->hi, bounds.hi, MPFR_RNDU);
  result->possibly_undefined = true;
  return finish(std::move(result));
}

Interval Interval::abs() const {
  if (certainly_undefined() || mpfr_sgn(bounds_->lo.value) >= 0) return *this;
  if (mpfr_sgn(bounds_->hi.value) <= 0) return -*this;
  auto result = IntervalAccess::fresh(*this);
  mpfr_neg(result->hi, bounds_->lo, MPFR_RNDU);
  mpfr_max(result->hi, result->hi, bounds_->hi, MPFR_RNDU);
  mpfr_set_zero(result->lo, 1);
  return IntervalAccess::finish(std::move(result));
}

Interval Interval::sqrt() const {
  return IntervalAccess::increasing(IntervalAccess::restrict_to_non_negative(*this, false), mpfr_sqrt);
}

Interval Interval::rsqrt() const {
  const Interval x = IntervalAccess::restrict_to_non_negative(*this, true);
  auto result = IntervalAccess::fresh(x);
  if (result->certainly_undefined) return IntervalAccess::finish(std::move(result));
  mpfr_rec_sqrt(result->lo, x.bounds_->hi, MPFR_RNDD);
  mpfr_rec_sqrt(result->hi, x.bounds_->lo, MPFR_RNDU);
  return IntervalAccess::finish(std::move(result));
}

Interval Interval::log() const {
  return IntervalAccess::increasing(IntervalAccess::restrict_to_non_negative(*this, true), mpfr_log);
}

Interval Interval::log2() const {
  return IntervalAccess::increasing(IntervalAccess::restrict_to_non_negative(*this, true), mpfr_log2);
}

Interval Interval::exp() const { return IntervalAccess::increasing(*this, mpfr_exp); }
Interval Interval::exp2() const { return IntervalAccess::increasing(*this, mpfr_exp2); }
Interval Interval::tanh() const { return IntervalAccess::increasing(*this, mpfr_tanh); }
Interval Interval::erf() const { return IntervalAccess::increasing(*this, mpfr_erf); }
Interval Interval::sigmoid() const { return IntervalAccess::increasing(*this, sigmoid_rounded); }
Interval Interval::floor() const { return IntervalAccess::increasing(*this, mpfr_rint_floor); }
Interval Interval::sin() const { return wave(*this, mpfr_sin, 1); }
Interval Interval::cos() const { return wave(*this, mpfr_cos, 0); }

Interval Interval::pow(std::int64_t exponent) const {
  if (exponent > 0) return positive_power(*this, static_cast<std::uint64_t>(exponent));
  const Interval one(Rational(1), precision());
  if (exponent < 0) return one / positive_power(*this, -static_cast<std::uint64_t>(exponent));
  if (certainly_undefined()) return *this;
  return possibly_undefined() ? one.with_possibly_undefined() : one;
}

}  // namespace refmodels::number
