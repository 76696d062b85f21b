// Intervals to text, doubles and rationals.

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include "refmodels/number/interval_bounds.h"
#include "refmodels/number/rational_big.h"

namespace refmodels::number {
namespace {

std::string text_of(mpfr_srcptr value, int digits, mpfr_rnd_t rounding) {
  if (digits < 1 || digits > 10000) throw std::out_of_range("number of decimal digits");
  char* text = nullptr;
  if (mpfr_asprintf(&text, "%.*R*g", digits, rounding, value) < 0) {
    throw std::length_error("decimal text of an interval");
  }
  std::string result(text);
  mpfr_free_str(text);
  return result;
}

std::optional<Rational> exact_bound(mpfr_srcptr value) {
  if (!mpfr_number_p(value)) return std::nullopt;
  if (mpfr_zero_p(value)) return Rational(0);
  const mpfr_exp_t room = Rational::maximum_bits - 2 * Interval::maximum_precision;
  if (std::abs(mpfr_get_exp(value)) > room) return std::nullopt;
  Mpq exact;
  mpfr_get_q(exact, value);
  return BigAccess::make(exact);
}

}  // namespace

std::string Interval::lower(int digits) const {
  return certainly_undefined() ? "undefined" : text_of(bounds_->lo, digits, MPFR_RNDD);
}

std::string Interval::upper(int digits) const {
  return certainly_undefined() ? "undefined" : text_of(bounds_->hi, digits, MPFR_RNDU);
}

std::string Interval::str(int digits) const {
  if (certainly_undefined()) return "undefined";
  const std::string low = lower(digits);
  const std::string high = upper(digits);
  const bool is_one = is_point() || bounds_->is_infinite_point();
  const std::string text = is_one && low == high ? low : "[" + low + ", " + high + "]";
  return possibly_undefined() ? text + " where defined" : text;
}

double Interval::to_double_down() const { return mpfr_get_d(bounds_->lo, MPFR_RNDD); }
double Interval::to_double_up() const { return mpfr_get_d(bounds_->hi, MPFR_RNDU); }
double Interval::to_double() const { return mpfr_get_d(midpoint().bounds_->lo, MPFR_RNDN); }

double Interval::width() const {
  if (certainly_undefined()) return std::numeric_limits<double>::quiet_NaN();
  Float difference(precision());
  mpfr_sub(difference, bounds_->hi, bounds_->lo, MPFR_RNDU);
  return mpfr_nan_p(difference) ? 0 : mpfr_get_d(difference, MPFR_RNDU);
}

Interval Interval::midpoint() const {
  auto result = IntervalAccess::fresh(*this);
  if (result->certainly_undefined) return IntervalAccess::finish(std::move(result));
  if (bounds_->is_infinite_point()) return *this;
  if (mpfr_inf_p(bounds_->lo) && mpfr_inf_p(bounds_->hi)) {
    mpfr_set_zero(result->lo, 1);
  } else if (mpfr_inf_p(bounds_->lo) || mpfr_inf_p(bounds_->hi)) {
    mpfr_set(result->lo, mpfr_inf_p(bounds_->lo) ? bounds_->hi : bounds_->lo, MPFR_RNDN);
  } else {
    mpfr_div_2ui(result->hi, bounds_->hi, 1, MPFR_RNDN);
    mpfr_div_2ui(result->lo, bounds_->lo, 1, MPFR_RNDN);
    mpfr_add(result->lo, result->lo, result->hi, MPFR_RNDN);
    mpfr_max(result->lo, result->lo, bounds_->lo, MPFR_RNDN);
    mpfr_min(result->lo, result->lo, bounds_->hi, MPFR_RNDN);
  }
  mpfr_set(result->hi, result->lo, MPFR_RNDN);
  return IntervalAccess::finish(std::move(result));
}

std::optional<Rational> Interval::lower_exact() const {
  return certainly_undefined() ? std::nullopt : exact_bound(bounds_->lo);
}

std::optional<Rational> Interval::upper_exact() const {
  return certainly_undefined() ? std::nullopt : exact_bound(bounds_->hi);
}

}  // namespace refmodels::number
