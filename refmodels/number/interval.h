#pragma once
// Enclosures of real numbers at 50 decimal digits and more, by MPFR with outward rounding (no header shows
// it).
//
// An Interval is a closed interval [lower, upper] that contains the real value, and two flags on definedness:
//   possibly_undefined    some point of the operands is outside the domain (1/x on [-1, 1], sqrt on [-1, 4])
//   certainly_undefined   every point is (1/0, log(-1)); there is no interval then, and it stays so
// An operation restricts its operands to its domain: sqrt([-1, 4]) is [0, 2], possibly undefined.
// Bounds may be infinite: "no bound" (1/x on [0, 1] is [1, inf], possibly undefined). `infinity(sign)` is the
// extended real itself, so that exp(-inf) is 0; inf - inf, 0 * inf and inf / inf are undefined.
//
// Works in `precision` bits (default 256, about 77 digits); a result has the larger precision of its
// operands. Never fails on large arguments: sin and cos beyond 2^4096 answer [-1, 1]. Source of definedness
// flags and of the tests: Rival (herbie-fp/rival).
//
//   disjoint(Interval(Rational(2)).sqrt() * Interval(Rational(2)).sqrt(), Interval(Rational(2))) == false

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "refmodels/number/rational.h"

namespace refmodels::number {

/// Answer of a question about intervals: holds for all points, for none, or for some.
enum class Certainty : std::uint8_t { no, yes, unknown };

class Interval {
 public:
  static constexpr int default_precision = 256;
  static constexpr int minimum_precision = 64;
  static constexpr int maximum_precision = 1 << 16;

  Interval();                                                          ///< the point 0
  Interval(const Rational& value, int precision = default_precision);  // NOLINT: a rational is a real
  Interval(const Rational& lower, const Rational& upper, int precision = default_precision);
  /// Exactly this double, NaN not allowed (std::domain_error).
  static Interval from_double(double value, int precision = default_precision);
  static Interval whole(int precision = default_precision);                     ///< [-inf, inf]
  static Interval infinity(int sign, int precision = default_precision);        ///< the extended real
  static Interval undefined(int precision = default_precision);                 ///< certainly undefined
  static Interval boolean(Certainty truth, int precision = default_precision);  ///< {1}, {0} or [0, 1]
  static Interval pi(int precision = default_precision);
  Interval(const Interval& other);
  Interval(Interval&& other) noexcept;
  Interval& operator=(const Interval& other);
  Interval& operator=(Interval&& other) noexcept;
  ~Interval();

  bool certainly_undefined() const;
  bool possibly_undefined() const;  ///< also true when certainly undefined
  /// The same value with the flag set: for callers that know a condition of their own.
  Interval with_possibly_undefined() const;
  int precision() const;

  Interval operator-() const;
  friend Interval operator+(const Interval& a, const Interval& b);
  friend Interval operator-(const Interval& a, const Interval& b);
  friend Interval operator*(const Interval& a, const Interval& b);
  friend Interval operator/(const Interval& a, const Interval& b);
  Interval& operator+=(const Interval& b) { return *this = *this + b; }
  Interval& operator-=(const Interval& b) { return *this = *this - b; }
  Interval& operator*=(const Interval& b) { return *this = *this * b; }
  Interval& operator/=(const Interval& b) { return *this = *this / b; }

  Interval abs() const;
  Interval sqrt() const;
  Interval rsqrt() const;  ///< 1 / sqrt(x)
  Interval exp() const;
  Interval exp2() const;
  Interval log() const;
  Interval log2() const;
  Interval sin() const;
  Interval cos() const;
  Interval tanh() const;
  Interval erf() const;
  Interval sigmoid() const;                   ///< 1 / (1 + exp(-x))
  Interval pow(std::int64_t exponent) const;  ///< 0^0 = 1
  Interval floor() const;
  friend Interval max(const Interval& a, const Interval& b);
  friend Interval min(const Interval& a, const Interval& b);
  /// The smallest interval that contains both; defined where both are.
  friend Interval hull(const Interval& a, const Interval& b);

  // Questions. Unknown as soon as an operand is possibly undefined.
  friend Certainty less(const Interval& a, const Interval& b);
  friend Certainty less_equal(const Interval& a, const Interval& b);
  friend Certainty equal(const Interval& a, const Interval& b);
  /// A boolean held as a number: {0} no, {1} yes, else unknown.
  Certainty truth() const;
  int sign_if_certain() const;  ///< -1 or 1 when no point is zero, else 0

  /// True only if both are certainly defined and no point is in both: the two real values differ.
  friend bool disjoint(const Interval& a, const Interval& b);
  bool contains(const Rational& value) const;
  bool is_point() const;  ///< one finite value, exactly known

  /// Decimal text, rounded outward, that many significant digits; "-inf" and "inf" without bound.
  std::string lower(int digits = 50) const;
  std::string upper(int digits = 50) const;
  /// "2.5" for a point, "[1.41, 1.42]" else, "undefined".
  std::string str(int digits = 20) const;
  double to_double_down() const;  ///< of the lower bound
  double to_double_up() const;    ///< of the upper bound
  double to_double() const;       ///< of the middle, nearest
  double width() const;           ///< upper - lower, rounded up
  Interval midpoint() const;      ///< a point inside
  /// The bounds exactly; empty when infinite, undefined or of more than Rational::maximum_bits.
  std::optional<Rational> lower_exact() const;
  std::optional<Rational> upper_exact() const;

 private:
  struct Bounds;
  friend struct IntervalAccess;
  explicit Interval(std::unique_ptr<Bounds> bounds);
  std::unique_ptr<Bounds> bounds_;
};

}  // namespace refmodels::number
