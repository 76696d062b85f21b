#pragma once
// Fast, sound interval arithmetic on doubles, without touching the global rounding mode: compute to nearest,
// then step outward by one number where the operation was not exact. Header-inline: the running error domain
// does millions of these.
//
// Contract: for x in a and y in b the real value x o y lies in (a o b). A bound may be infinite ("no bound");
// an operand outside the domain (division by an interval with zero, root of a negative part) gives the whole
// line. NaN never appears. Functions of the C library are widened by 8 units in the last place on each side:
// glibc documents at most 2 for the functions used here (manual, "Errors in Math Functions"); tests compare
// with MPFR.
//
//   add({0.1, 0.1}, {0.2, 0.2}) encloses fl(0.1) + fl(0.2) with neighbouring doubles

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace refmodels::number {

inline constexpr double unbounded = std::numeric_limits<double>::infinity();

struct DoubleInterval {
  double lo = 0;
  double hi = 0;

  static constexpr DoubleInterval whole() { return {-unbounded, unbounded}; }
  static constexpr DoubleInterval point(double value) { return {value, value}; }
  constexpr bool is_point() const { return lo == hi; }
  constexpr bool contains(double value) const { return lo <= value && value <= hi; }
  constexpr bool contains_zero() const { return lo <= 0 && hi >= 0; }
  /// Largest and smallest absolute value.
  double magnitude() const { return std::max(-lo, hi); }
  double mignitude() const { return std::max(std::max(lo, -hi), 0.0); }
};

/// The next double below; -inf for -inf and for NaN, the largest finite number for +inf.
inline double step_down(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  if (x > 0) return std::bit_cast<double>(bits - 1);
  if (x < 0) return x == -unbounded ? x : std::bit_cast<double>(bits + 1);
  return x == 0 ? -std::numeric_limits<double>::denorm_min() : -unbounded;
}
inline double step_up(double x) { return -step_down(-x); }

/// At or below the next double below (source: Rump, Zimmermann, Boldo, Melquiond, "Computing predecessor and
/// successor in rounding to nearest", BIT 2009): three operations, no branch; NaN and +inf become -inf.
inline double below(double x) {
  const double widened =
      x - (std::fabs(x) * 0x1.0000000000001p-53 + std::numeric_limits<double>::denorm_min());
  return widened == widened ? widened : -unbounded;
}
inline double above(double x) {
  const double widened =
      x + (std::fabs(x) * 0x1.0000000000001p-53 + std::numeric_limits<double>::denorm_min());
  return widened == widened ? widened : unbounded;
}

// Upper bounds of operations on non-negative bounds: what an error accumulates with. Zero stays zero.
/// A sum that underflows is exact, so a relative step covers its rounding and that of the product.
inline double add_up(double a, double b) { return (a + b) * 0x1.0000000000002p+0; }
inline double mul_up(double a, double b) { return a == 0 || b == 0 ? 0 : above(a * b); }
inline double div_up(double a, double b) { return a == 0 ? 0 : b > 0 ? above(a / b) : unbounded; }
inline double sqrt_up(double a) { return a == 0 ? 0 : above(std::sqrt(a)); }

namespace detail {
/// Rounding error of a + b (Knuth's TwoSum); NaN on overflow, which counts as inexact.
inline double sum_rest(double a, double b, double sum) {
  const double part = sum - a;
  return (a - (sum - part)) + (b - part);
}
inline double sum_down(double a, double b) {
  const double sum = a + b;
  return sum_rest(a, b, sum) == 0 ? sum : step_down(sum);
}
inline double sum_up(double a, double b) {
  const double sum = a + b;
  return sum_rest(a, b, sum) == 0 ? sum : step_up(sum);
}
/// A product is known to be exact when a factor is 0, 1 or -1, or both are short and nothing underflows.
inline bool product_exact(double a, double b, double product) {
  constexpr std::uint64_t low_bits = (std::uint64_t{1} << 27) - 1;
  if (a == 0 || b == 0) return true;
  const bool is_short = ((std::bit_cast<std::uint64_t>(a) | std::bit_cast<std::uint64_t>(b)) & low_bits) == 0;
  return is_short && std::fabs(product) > 0x1p-960 && std::fabs(product) < unbounded;
}
/// 0 times an infinite bound is 0: bounds stand for finite values.
inline double bound_product(double a, double b) { return a == 0 || b == 0 ? 0 : a * b; }
/// Outward from the computed corners of a product or quotient, which must not cross zero when the signs of
/// the operands rule that out (only a corner at zero can).
inline DoubleInterval widen_corners(double lo, double hi, DoubleInterval a, DoubleInterval b) {
  DoubleInterval result{below(lo), above(hi)};
  if (lo != 0 && hi != 0) return result;
  if ((a.lo >= 0 && b.lo >= 0) || (a.hi <= 0 && b.hi <= 0)) result.lo = std::max(result.lo, 0.0);
  if ((a.lo >= 0 && b.hi <= 0) || (a.hi <= 0 && b.lo >= 0)) result.hi = std::min(result.hi, 0.0);
  return result;
}
/// Eight units in the last place on each side (2^-49 of the value, rounded up), and NaN to "no bound".
inline DoubleInterval widen_library(double lo, double hi) {
  constexpr double tiny = 16 * std::numeric_limits<double>::denorm_min();
  const double down = lo - (std::fabs(lo) * 0x1.0p-48 + tiny);
  const double up = hi + (std::fabs(hi) * 0x1.0p-48 + tiny);
  return {down == down ? down : -unbounded, up == up ? up : unbounded};
}
}  // namespace detail

inline DoubleInterval neg(DoubleInterval a) { return {-a.hi, -a.lo}; }
inline DoubleInterval abs(DoubleInterval a) { return {a.mignitude(), a.magnitude()}; }
inline DoubleInterval max(DoubleInterval a, DoubleInterval b) {
  return {std::max(a.lo, b.lo), std::max(a.hi, b.hi)};
}
inline DoubleInterval min(DoubleInterval a, DoubleInterval b) {
  return {std::min(a.lo, b.lo), std::min(a.hi, b.hi)};
}
inline DoubleInterval hull(DoubleInterval a, DoubleInterval b) {
  return {std::min(a.lo, b.lo), std::max(a.hi, b.hi)};
}

inline DoubleInterval add(DoubleInterval a, DoubleInterval b) {
  return {detail::sum_down(a.lo, b.lo), detail::sum_up(a.hi, b.hi)};
}
/// A little wider, faster and without branches: no test for exact sums. The clamp holds a sum of numbers that
/// are not negative at zero, and is below any other sum.
inline DoubleInterval add_wide(DoubleInterval a, DoubleInterval b) {
  return {std::max(below(a.lo + b.lo), 2 * std::min(std::min(a.lo, b.lo), 0.0)), above(a.hi + b.hi)};
}
inline DoubleInterval sub(DoubleInterval a, DoubleInterval b) { return add(a, neg(b)); }

inline DoubleInterval mul(DoubleInterval a, DoubleInterval b) {
  if (a.is_point() && b.is_point()) {
    const double product = detail::bound_product(a.lo, b.lo);
    if (detail::product_exact(a.lo, b.lo, product)) return {product, product};
    return {below(product), above(product)};
  }
  if ((a.lo == 0 && a.hi == 0) || (b.lo == 0 && b.hi == 0)) return {0, 0};
  const double p = detail::bound_product(a.lo, b.lo);
  const double q = detail::bound_product(a.lo, b.hi);
  const double r = detail::bound_product(a.hi, b.lo);
  const double s = detail::bound_product(a.hi, b.hi);
  return detail::widen_corners(std::min(std::min(p, q), std::min(r, s)),
                               std::max(std::max(p, q), std::max(r, s)), a, b);
}

inline DoubleInterval div(DoubleInterval a, DoubleInterval b) {
  if (b.contains_zero()) return DoubleInterval::whole();
  if (a.lo == 0 && a.hi == 0) return {0, 0};
  const double p = a.lo / b.lo;
  const double q = a.lo / b.hi;
  const double r = a.hi / b.lo;
  const double s = a.hi / b.hi;
  // inf / inf: no bound known.
  if (!(p == p && q == q && r == r && s == s)) return DoubleInterval::whole();
  return detail::widen_corners(std::min(std::min(p, q), std::min(r, s)),
                               std::max(std::max(p, q), std::max(r, s)), a, b);
}

inline DoubleInterval fma(DoubleInterval a, DoubleInterval b, DoubleInterval c) { return add(mul(a, b), c); }

inline DoubleInterval sqrt(DoubleInterval a) {
  if (!(a.lo >= 0)) return DoubleInterval::whole();
  return {std::max(0.0, below(std::sqrt(a.lo))), above(std::sqrt(a.hi))};
}

inline DoubleInterval exp(DoubleInterval a) {
  const DoubleInterval wide = detail::widen_library(std::exp(a.lo), std::exp(a.hi));
  return {std::max(0.0, wide.lo), wide.hi};
}

inline DoubleInterval exp2(DoubleInterval a) {
  const DoubleInterval wide = detail::widen_library(std::exp2(a.lo), std::exp2(a.hi));
  return {std::max(0.0, wide.lo), wide.hi};
}

inline DoubleInterval log(DoubleInterval a) {
  if (!(a.lo > 0)) return DoubleInterval::whole();
  return detail::widen_library(std::log(a.lo), std::log(a.hi));
}

inline DoubleInterval log2(DoubleInterval a) {
  if (!(a.lo > 0)) return DoubleInterval::whole();
  return detail::widen_library(std::log2(a.lo), std::log2(a.hi));
}

inline DoubleInterval tanh(DoubleInterval a) {
  const DoubleInterval wide = detail::widen_library(std::tanh(a.lo), std::tanh(a.hi));
  return {std::max(-1.0, wide.lo), std::min(1.0, wide.hi)};
}

inline DoubleInterval erf(DoubleInterval a) {
  const DoubleInterval wide = detail::widen_library(std::erf(a.lo), std::erf(a.hi));
  return {std::max(-1.0, wide.lo), std::min(1.0, wide.hi)};
}

namespace detail {
/// sin and cos change by no more than their argument: the value in the middle, plus and minus the half width.
template <class Function>
DoubleInterval wave(DoubleInterval a, Function function) {
  if (!(a.hi - a.lo < 2)) return {-1, 1};
  const double middle = a.is_point() ? a.lo : a.lo + (a.hi - a.lo) / 2;
  const double half_width = a.is_point() ? 0 : above(std::max(above(a.hi - middle), above(middle - a.lo)));
  const double value = function(middle);
  const DoubleInterval wide = widen_library(value, value);
  return {std::max(-1.0, half_width == 0 ? wide.lo : below(wide.lo - half_width)),
          std::min(1.0, half_width == 0 ? wide.hi : above(wide.hi + half_width))};
}
}  // namespace detail

inline DoubleInterval sin(DoubleInterval a) {
  return detail::wave(a, [](double x) { return std::sin(x); });
}
inline DoubleInterval cos(DoubleInterval a) {
  return detail::wave(a, [](double x) { return std::cos(x); });
}

}  // namespace refmodels::number
