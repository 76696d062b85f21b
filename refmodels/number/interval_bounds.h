#pragma once
// Inside of Interval, for the .cpp files of this room only: two MPFR numbers and the flags.

#include <mpfr.h>

#include <memory>

#include "refmodels/number/interval.h"

namespace refmodels::number {

/// An mpfr_t that cleans up after itself.
struct Float {
  explicit Float(int precision) { mpfr_init2(value, precision); }
  Float(const Float& other) {
    mpfr_init2(value, mpfr_get_prec(other.value));
    mpfr_set(value, other.value, MPFR_RNDN);
  }
  Float& operator=(const Float& other) {
    mpfr_set_prec(value, mpfr_get_prec(other.value));
    mpfr_set(value, other.value, MPFR_RNDN);
    return *this;
  }
  ~Float() { mpfr_clear(value); }
  operator mpfr_ptr() { return value; }           // NOLINT: it is one
  operator mpfr_srcptr() const { return value; }  // NOLINT: it is one

  mpfr_t value;
};

struct Interval::Bounds {
  explicit Bounds(int precision) : lo(precision), hi(precision) {}

  Float lo;
  Float hi;
  bool possibly_undefined = false;
  bool certainly_undefined = false;

  bool is_point() const { return mpfr_number_p(lo) != 0 && mpfr_equal_p(lo, hi) != 0; }
  /// The extended real -inf or inf itself.
  bool is_infinite_point() const { return mpfr_inf_p(lo) != 0 && mpfr_equal_p(lo, hi) != 0; }
  bool is_zero() const { return mpfr_zero_p(lo.value) != 0 && mpfr_zero_p(hi.value) != 0; }
  int precision() const { return static_cast<int>(mpfr_get_prec(lo.value)); }
  bool contains_zero() const { return mpfr_sgn(lo.value) <= 0 && mpfr_sgn(hi.value) >= 0; }
};

struct IntervalAccess {
  using Bounds = Interval::Bounds;
  using Unary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);

  static const Bounds& of(const Interval& value) { return *value.bounds_; }
  static std::unique_ptr<Bounds> fresh(int precision) { return std::make_unique<Bounds>(precision); }
  /// Bounds with the precision and the flags that a result of these operands has.
  static std::unique_ptr<Bounds> fresh(const Interval& a) { return fresh(a, a); }
  static std::unique_ptr<Bounds> fresh(const Interval& a, const Interval& b);
  /// An Interval from computed bounds: NaN becomes "no bound, possibly undefined", -0 becomes 0.
  static Interval finish(std::unique_ptr<Bounds> bounds);
  /// A function that does not decrease on the whole operand.
  static Interval increasing(const Interval& a, Unary function);
  /// The part of `a` at or above zero, flagged when there was another part; certainly undefined when it is
  /// empty (or {0} while zero is excluded).
  static Interval restrict_to_non_negative(const Interval& a, bool zero_excluded);
};

}  // namespace refmodels::number
