#pragma once
// Real numbers as points at 60 significant decimal digits (201 bits), to nearest: the number of a reference
// model's answer, where an Interval is its proof. Boost.Multiprecision over MPFR (no header shows it).
//
// Each single operation is correctly rounded (ties to even): relative error at most 2^-201 = `unit_roundoff`.
// A chain of operations carries no bound of its own; ask Interval for one. The exponent range is MPFR's,
// about 10^(+-3 * 10^8); what is smaller in magnitude becomes 0.
//
// Fails, never answers NaN: outside its domain (1/0, sqrt(-1), log(0), inf - inf) an operation throws
// std::domain_error, beyond the exponent range std::overflow_error, and sin or cos beyond 2^4096 throws
// std::length_error. `infinity(sign)` is the extended real itself, so that a masked exp(-inf) is 0. A
// moved-from Real may only be assigned to or destroyed.
//
//   Real(2).sqrt().decimal(20) == "1.4142135623730950488";  Real(Rational(1, 4)).sqrt() == Rational(1, 2)

#include <compare>
#include <cstdint>
#include <memory>
#include <string>

#include "refmodels/number/rational.h"

namespace refmodels::number {

class Real {
 public:
  static constexpr int digits = 60;
  static constexpr int bits = 201;

  Real();                                 ///< 0
  Real(const Rational& value);            // NOLINT: a rational is a real
  static Real from_double(double value);  ///< exact; NaN throws std::domain_error
  static Real infinity(int sign);         ///< the extended real
  static Rational unit_roundoff();        ///< 2^-201
  Real(const Real& other);
  Real(Real&& other) noexcept;
  Real& operator=(const Real& other);
  Real& operator=(Real&& other) noexcept;
  ~Real();

  Real operator-() const;
  friend Real operator+(const Real& a, const Real& b);
  friend Real operator-(const Real& a, const Real& b);
  friend Real operator*(const Real& a, const Real& b);
  friend Real operator/(const Real& a, const Real& b);
  Real& operator+=(const Real& b) { return *this = *this + b; }
  Real& operator-=(const Real& b) { return *this = *this - b; }
  Real& operator*=(const Real& b) { return *this = *this * b; }
  Real& operator/=(const Real& b) { return *this = *this / b; }
  friend bool operator==(const Real& a, const Real& b);
  friend std::strong_ordering operator<=>(const Real& a, const Real& b);

  Real abs() const;
  Real sqrt() const;
  Real rsqrt() const;  ///< 1 / sqrt(x)
  Real exp() const;
  Real log() const;
  Real sin() const;
  Real cos() const;
  Real tanh() const;
  Real erf() const;
  Real pow(std::int64_t exponent) const;  ///< 0^0 = 1

  bool is_finite() const;
  /// The held number exactly; std::domain_error when infinite, std::length_error beyond
  /// Rational::maximum_bits.
  Rational exact() const;
  /// That many significant decimal digits (at most 10000) of the held number, to nearest: "0.0125",
  /// "1.25e-30".
  std::string decimal(int digits_shown = digits) const;
  double to_double() const;  ///< nearest, ties to even; infinite beyond the range

 private:
  struct Number;
  friend struct RealAccess;
  explicit Real(std::unique_ptr<Number> number);
  std::unique_ptr<Number> number_;
};

}  // namespace refmodels::number
