// Construction, the four operations, questions. Functions stand in interval_functions.cpp, text in
// interval_text.cpp.
#include "refmodels/number/interval.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "refmodels/number/interval_bounds.h"
#include "refmodels/number/rational_big.h"

namespace refmodels::number {
namespace {

using Bounds = IntervalAccess::Bounds;

int clamp_precision(int precision) {
  return std::clamp(precision, Interval::minimum_precision, Interval::maximum_precision);
}

bool sure(const Interval& a, const Interval& b) { return !a.possibly_undefined() && !b.possibly_undefined(); }

using Binary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);

/// Hull of the four combinations of bounds. A combination without value (0 * inf, inf / inf, 0 / 0) counts as
/// 0: bounds stand for finite values.
void four_corners(Bounds& result, const Bounds& a, const Bounds& b, Binary operation) {
  Float candidate(static_cast<int>(mpfr_get_prec(result.lo)));
  bool first = true;
  for (const Float* left : {&a.lo, &a.hi}) {
    for (const Float* right : {&b.lo, &b.hi}) {
      operation(candidate, *left, *right, MPFR_RNDD);
      if (mpfr_nan_p(candidate)) mpfr_set_zero(candidate, 1);
      if (first || mpfr_less_p(candidate, result.lo)) mpfr_set(result.lo, candidate, MPFR_RNDD);
      operation(candidate, *left, *right, MPFR_RNDU);
      if (mpfr_nan_p(candidate)) mpfr_set_zero(candidate, 1);
      if (first || mpfr_greater_p(candidate, result.hi)) mpfr_set(result.hi, candidate, MPFR_RNDU);
      first = false;
    }
  }
}

bool infinite_points(const Bounds& a, const Bounds& b) {
  return a.is_infinite_point() && b.is_infinite_point();
}

/// An infinite extended real met an operand with which the operation may have no value.
void set_unknown(Bounds& bounds) {
  mpfr_set_inf(bounds.lo, -1);
  mpfr_set_inf(bounds.hi, 1);
  bounds.possibly_undefined = true;
}

}  // namespace

Interval::Interval(std::unique_ptr<Bounds> bounds) : bounds_(std::move(bounds)) {}
Interval::Interval() : Interval(Rational(0)) {}

Interval::Interval(const Rational& value, int precision)
    : bounds_(std::make_unique<Bounds>(clamp_precision(precision))) {
  const MpqView exact(value);
  mpfr_set_q(bounds_->lo, exact, MPFR_RNDD);
  mpfr_set_q(bounds_->hi, exact, MPFR_RNDU);
}

Interval::Interval(const Rational& lower, const Rational& upper, int precision)
    : bounds_(std::make_unique<Bounds>(clamp_precision(precision))) {
  if (upper < lower) throw std::domain_error("interval with its lower bound above its upper bound");
  mpfr_set_q(bounds_->lo, MpqView(lower), MPFR_RNDD);
  mpfr_set_q(bounds_->hi, MpqView(upper), MPFR_RNDU);
}

Interval Interval::from_double(double value, int precision) {
  if (std::isnan(value)) throw std::domain_error("interval from NaN");
  auto bounds = IntervalAccess::fresh(clamp_precision(precision));
  mpfr_set_d(bounds->lo, value, MPFR_RNDD);
  mpfr_set_d(bounds->hi, value, MPFR_RNDU);
  return IntervalAccess::finish(std::move(bounds));
}

Interval Interval::whole(int precision) {
  auto bounds = IntervalAccess::fresh(clamp_precision(precision));
  mpfr_set_inf(bounds->lo, -1);
  mpfr_set_inf(bounds->hi, 1);
  return Interval(std::move(bounds));
}

Interval Interval::infinity(int sign, int precision) {
  auto bounds = IntervalAccess::fresh(clamp_precision(precision));
  mpfr_set_inf(bounds->lo, sign);
  mpfr_set_inf(bounds->hi, sign);
  return Interval(std::move(bounds));
}

Interval Interval::undefined(int precision) {
  auto bounds = IntervalAccess::fresh(clamp_precision(precision));
  bounds->possibly_undefined = true;
  bounds->certainly_undefined = true;
  return Interval(std::move(bounds));
}

Interval Interval::boolean(Certainty truth, int precision) {
  return Interval(Rational(truth == Certainty::yes ? 1 : 0), Rational(truth == Certainty::no ? 0 : 1),
                  precision);
}

Interval Interval::pi(int precision) {
  auto bounds = IntervalAccess::fresh(clamp_precision(precision));
  mpfr_const_pi(bounds->lo, MPFR_RNDD);
  mpfr_const_pi(bounds->hi, MPFR_RNDU);
  return Interval(std::move(bounds));
}

Interval::Interval(const Interval& other) : bounds_(std::make_unique<Bounds>(*other.bounds_)) {}
// A moved-from interval may only be assigned to or destroyed.
Interval::Interval(Interval&& other) noexcept = default;
Interval& Interval::operator=(const Interval& other) {
  if (this != &other) bounds_ = std::make_unique<Bounds>(*other.bounds_);
  return *this;
}
Interval& Interval::operator=(Interval&& other) noexcept = default;
Interval::~Interval() = default;

bool Interval::certainly_undefined() const { return bounds_->certainly_undefined; }
bool Interval::possibly_undefined() const { return bounds_->possibly_undefined; }
int Interval::precision() const { return static_cast<int>(mpfr_get_prec(bounds_->lo)); }

Interval Interval::with_possibly_undefined() const {
  Interval copy = *this;
  copy.bounds_->possibly_undefined = true;
  return copy;
}

std::unique_ptr<Bounds> IntervalAccess::fresh(const Interval& a, const Interval& b) {
  auto bounds = fresh(std::max(a.precision(), b.precision()));
  bounds->possibly_undefined = a.possibly_undefined() || b.possibly_undefined();
  bounds->certainly_undefined = a.certainly_undefined() || b.certainly_undefined();
  return bounds;
}

Interval IntervalAccess::finish(std::unique_ptr<Bounds> bounds) {
  if (bounds->certainly_undefined) return Interval(std::move(bounds));
  if (mpfr_nan_p(bounds->lo) || mpfr_nan_p(bounds->hi)) set_unknown(*bounds);
  if (mpfr_zero_p(bounds->lo)) mpfr_set_zero(bounds->lo, 1);
  if (mpfr_zero_p(bounds->hi)) mpfr_set_zero(bounds->hi, 1);
  return Interval(std::move(bounds));
}

Interval Interval::operator-() const {
  auto result = IntervalAccess::fresh(*this);
  mpfr_neg(result->lo, bounds_->hi, MPFR_RNDD);
  mpfr_neg(result->hi, bounds_->lo, MPFR_RNDU);
  return IntervalAccess::finish(std::move(result));
}

Interval operator+(const Interval& a, const Interval& b) {
  auto result = IntervalAccess::fresh(a, b);
  if (infinite_points(*a.bounds_, *b.bounds_) &&
      mpfr_sgn(a.bounds_->lo.value) != mpfr_sgn(b.bounds_->lo.value))
    return Interval::undefined(result->precision());
  mpfr_add(result->lo, a.bounds_->lo, b.bounds_->lo, MPFR_RNDD);
  mpfr_add(result->hi, a.bounds_->hi, b.bounds_->hi, MPFR_RNDU);
  return IntervalAccess::finish(std::move(result));
}

Interval operator-(const Interval& a, const Interval& b) {
  auto result = IntervalAccess::fresh(a, b);
  if (infinite_points(*a.bounds_, *b.bounds_) &&
      mpfr_sgn(a.bounds_->lo.value) == mpfr_sgn(b.bounds_->lo.value))
    return Interval::undefined(result->precision());
  mpfr_sub(result->lo, a.bounds_->lo, b.bounds_->hi, MPFR_RNDD);
  mpfr_sub(result->hi, a.bounds_->hi, b.bounds_->lo, MPFR_RNDU);
  return IntervalAccess::finish(std::move(result));
}

Interval operator*(const Interval& a, const Interval& b) {
  auto result = IntervalAccess::fresh(a, b);
  if (result->certainly_undefined) return IntervalAccess::finish(std::move(result));
  const Bounds& left = *a.bounds_;
  const Bounds& right = *b.bounds_;
  if ((left.is_infinite_point() && right.is_zero()) || (right.is_infinite_point() && left.is_zero()))
    return Interval::undefined(result->precision());
  if ((left.is_infinite_point() && right.contains_zero()) ||
      (right.is_infinite_point() && left.contains_zero())) {
    set_unknown(*result);
    return Interval(std::move(result));
  }
  four_corners(*result, left, right, mpfr_mul);
  return IntervalAccess::finish(std::move(result));
}

Interval operator/(const Interval& a, const Interval& b) {
  auto result = IntervalAccess::fresh(a, b);
  if (result->certainly_undefined) return IntervalAccess::finish(std::move(result));
  Bounds divisor = *b.bounds_;
  if (mpfr_zero_p(divisor.lo) && mpfr_zero_p(divisor.hi)) return Interval::undefined(a.precision());
  if (infinite_points(*a.bounds_, divisor)) return Interval::undefined(result->precision());
  const bool both_infinite = (mpfr_inf_p(a.bounds_->lo) || mpfr_inf_p(a.bounds_->hi)) &&
                             (mpfr_inf_p(divisor.lo) || mpfr_inf_p(divisor.hi)) &&
                             (a.bounds_->is_infinite_point() || divisor.is_infinite_point());
  if (both_infinite || (mpfr_sgn(divisor.lo.value) < 0 && mpfr_sgn(divisor.hi.value) > 0)) {
    set_unknown(*result);
    return Interval(std::move(result));
  }
  // One bound is zero: the quotient is unbounded on the side that the sign of that zero tells.
  if (mpfr_zero_p(divisor.lo)) mpfr_set_zero(divisor.lo, 1);
  if (mpfr_zero_p(divisor.hi)) mpfr_set_zero(divisor.hi, -1);
  if (divisor.contains_zero()) result->possibly_undefined = true;
  four_corners(*result, *a.bounds_, divisor, mpfr_div);
  return IntervalAccess::finish(std::move(result));
}

Interval max(const Interval& a, const Interval& b) {
  auto result = IntervalAccess::fresh(a, b);
  mpfr_max(result->lo, a.bounds_->lo, b.bounds_->lo, MPFR_RNDD);
  mpfr_max(result->hi, a.bounds_->hi, b.bounds_->hi, MPFR_RNDU);
  return IntervalAccess::finish(std::move(result));
}

Interval min(const Interval& a, const Interval& b) { return -max(-a, -b); }

Interval hull(const Interval& a, const Interval& b) {
  if (a.certainly_undefined()) return b.certainly_undefined() ? b : b.with_possibly_undefined();
  if (b.certainly_undefined()) return a.with_possibly_undefined();
  auto result = IntervalAccess::fresh(a, b);
  mpfr_min(result->lo, a.bounds_->lo, b.bounds_->lo, MPFR_RNDD);
  mpfr_max(result->hi, a.bounds_->hi, b.bounds_->hi, MPFR_RNDU);
  return IntervalAccess::finish(std::move(result));
}

Certainty less(const Interval& a, const Interval& b) {
  if (!sure(a, b)) return Certainty::unknown;
  if (mpfr_less_p(a.bounds_->hi, b.bounds_->lo)) return Certainty::yes;
  return mpfr_greaterequal_p(a.bounds_->lo, b.bounds_->hi) ? Certainty::no : Certainty::unknown;
}

Certainty less_equal(const Interval& a, const Interval& b) {
  if (!sure(a, b)) return Certainty::unknown;
  if (mpfr_lessequal_p(a.bounds_->hi, b.bounds_->lo)) return Certainty::yes;
  return mpfr_greater_p(a.bounds_->lo, b.bounds_->hi) ? Certainty::no : Certainty::unknown;
}

Certainty equal(const Interval& a, const Interval& b) {
  if (!sure(a, b)) return Certainty::unknown;
  if (disjoint(a, b)) return Certainty::no;
  return a.is_point() && b.is_point() ? Certainty::yes : Certainty::unknown;
}

bool disjoint(const Interval& a, const Interval& b) {
  return sure(a, b) &&
         (mpfr_less_p(a.bounds_->hi, b.bounds_->lo) || mpfr_less_p(b.bounds_->hi, a.bounds_->lo));
}

Certainty Interval::truth() const {
  if (possibly_undefined() || !is_point()) return Certainty::unknown;
  if (mpfr_zero_p(bounds_->lo)) return Certainty::no;
  return mpfr_cmp_ui(bounds_->lo, 1) == 0 ? Certainty::yes : Certainty::unknown;
}

int Interval::sign_if_certain() const {
  if (certainly_undefined()) return 0;
  if (mpfr_sgn(bounds_->lo.value) > 0) return 1;
  return mpfr_sgn(bounds_->hi.value) < 0 ? -1 : 0;
}

bool Interval::contains(const Rational& value) const {
  if (certainly_undefined()) return false;
  const MpqView exact(value);
  return mpfr_cmp_q(bounds_->lo, exact) <= 0 && mpfr_cmp_q(bounds_->hi, exact) >= 0;
}

bool Interval::is_point() const { return !certainly_undefined() && bounds_->is_point(); }

}  // namespace refmodels::number
