#pragma once
// The rounding history of one value: an enclosure [lo, hi] of the exact real value, and `error`, an upper
// bound of |computed - exact|. Run along a kernel's own operations on points it is a running bound for given
// data; run on the input box it is an a-priori bound. Second-order terms are kept. Header-inline: about 10 ns
// an operation.
//
// Soundness. For every real x within lo..hi that the exact operands allow and every computed operand within
// `error` of it, the operation's computed result is within the result's `error` of the exact result, whatever
// NaN-free rounding within the format's rules was chosen. If the computed value may be infinite or NaN, or
// nothing is documented about it, `trouble` says why and `error` is infinite, and both stay so. Operands are
// numbers of the operation's format (convert first).
//
// Contraction. PTX mul/add/sub without a rounding modifier may be fused. A fused product is not rounded at
// all, which the bound of the rounded one covers, and the sum that takes it is rounded once either way: so
// each bound holds for every combination, and no mode is needed for it. Underflow: half the smallest
// subnormal number per rounding; with flush to zero up to the smallest normal number, for operands and
// results that may be that small. Source: running error analysis, Higham, Accuracy and Stability of Numerical
// Algorithms, 3.3; error by binade
// ("improved rounding") as in FPTaylor; underflow terms as in LAProof.
//
//   Arithmetic f32;  ErrorForm s = fma(ErrorForm::point(0.1f), ErrorForm::point(3), ErrorForm::point(1),
//   f32); |computed - exact| <= s.error

#include <algorithm>
#include <bit>
#include <cstdint>

#include "refmodels/number/format.h"
#include "refmodels/number/outward.h"

namespace refmodels::bounds {

using number::DoubleInterval;
using number::Format;
using number::Rational;
using number::Rounding;

/// How one operation rounds.
struct Arithmetic {
  Format format = Format::binary32;
  Rounding rounding = Rounding::nearest_even;
  bool flush_to_zero = false;
};

/// Why there is no finite bound; flags.
enum Trouble : std::uint8_t {
  no_trouble = 0,
  may_overflow = 1,        ///< beyond the largest finite number
  may_be_undefined = 2,    ///< division by zero, root or logarithm outside the domain
  outside_documented = 4,  ///< argument where the documentation of an approximate instruction says nothing
};

struct ErrorForm {
  double lo = 0;
  double hi = 0;
  double error = 0;
  std::uint8_t trouble = no_trouble;
  /// The computed value itself is known to be >= 0 (rounding keeps signs), whatever lo - error says.
  bool computed_non_negative = true;

  /// A number of the format that is read: no error yet.
  static constexpr ErrorForm point(double value) { return {value, value, 0, no_trouble, value >= 0}; }
  /// Some number of the format in this range (lower <= upper, finite).
  static constexpr ErrorForm input(double lower, double upper) {
    return {lower, upper, 0, no_trouble, lower >= 0};
  }

  constexpr DoubleInterval exact() const { return {lo, hi}; }
  bool is_exact() const { return error == 0; }
  bool is_zero() const { return lo == 0 && hi == 0 && error == 0; }
  /// Where the computed value lies (the whole line in trouble).
  DoubleInterval computed() const {
    const double low = number::below(lo - error);
    return {computed_non_negative ? std::max(low, 0.0) : low, number::above(hi + error)};
  }
  /// Upper bound of |computed| and of |exact|; lower bound of both.
  double magnitude() const { return number::add_up(exact().magnitude(), error); }
  double mignitude() const {
    const double least = exact().mignitude();
    return error == 0 ? least : std::max(0.0, number::below(least - error));
  }
};

namespace detail {

/// 2^exponent, also below the normal range (0 when too small for a double).
constexpr double two_to(int exponent) {
  if (exponent >= -1022) return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
  return exponent < -1074 ? 0 : std::bit_cast<double>(std::uint64_t{1} << (exponent + 1074));
}

/// What rounding needs to know of a format, as doubles.
struct Grid {
  double unit;         ///< 2^-precision: half a unit in the last place at 1
  double least;        ///< half of the smallest subnormal number, or the smallest double above it
  double normal;       ///< smallest normal number
  double largest;      ///< largest finite number
  std::uint64_t tail;  ///< bits of a double's significand that numbers of the format do not have
};

constexpr Grid grid_of(Format format) {
  const number::FormatInfo& shape = number::info(format);
  const int precision = shape.precision;
  return {two_to(-precision), std::max(two_to(shape.quantum_min() - 1), two_to(-1074)),
          two_to(shape.exponent_min), (2 - two_to(1 - precision)) * two_to(shape.exponent_max),
          (std::uint64_t{1} << (53 - precision)) - 1};
}

inline constexpr Grid grids[number::format_count] = {grid_of(Format::binary16), grid_of(Format::bfloat16),
                                                     grid_of(Format::tf32), grid_of(Format::binary32),
                                                     grid_of(Format::binary64)};
constexpr const Grid& grid(Format format) { return grids[static_cast<int>(format)]; }

/// A normal number or zero of the format (subnormal numbers answer false, which costs tightness only).
inline bool representable(double value, const Grid& grid) {
  const double size = std::fabs(value);
  return (std::bit_cast<std::uint64_t>(value) & grid.tail) == 0 && size <= grid.largest &&
         (size >= grid.normal || size == 0);
}

/// Half a unit in the last place of numbers up to `magnitude`.
inline double half_ulp(double magnitude, const Grid& grid) {
  constexpr std::uint64_t exponent_field = 0x7ff0000000000000;
  const double binade = std::bit_cast<double>(std::bit_cast<std::uint64_t>(magnitude) & exponent_field);
  return std::max(binade * grid.unit, grid.least);
}

/// What flushing may change a number by whose size lies in mignitude..magnitude.
inline double flush_error(double mignitude, double magnitude, const Grid& grid) {
  return mignitude >= grid.normal ? 0 : std::min(magnitude, grid.normal);
}

/// An operand as an operation with flush to zero sees it.
inline ErrorForm flushed(ErrorForm a, const Grid& grid) {
  a.error = number::add_up(a.error, flush_error(a.mignitude(), a.magnitude(), grid));
  return a;
}

inline ErrorForm troubled(DoubleInterval exact, unsigned trouble) {
  return {exact.lo, exact.hi, number::unbounded, static_cast<std::uint8_t>(trouble), false};
}

/// The exact result lies in `exact`, the unrounded result of the computed operands within `propagated` of it:
/// add one rounding. A sign known of the unrounded computed result is kept by every rounding.
inline ErrorForm rounded(DoubleInterval exact, double propagated, bool non_negative, const Arithmetic& step) {
  const Grid& numbers = grid(step.format);
  if (propagated == 0 && exact.is_point() && representable(exact.lo, numbers)) {
    return {exact.lo, exact.hi, 0, no_trouble, exact.lo >= 0};
  }
  // Rounding this sum to nearest can not carry it below a power of two, so its binade is not too small.
  const double magnitude = exact.magnitude() + propagated;
  double rounding = half_ulp(magnitude, numbers);
  if (step.rounding != Rounding::nearest_even) rounding *= 2;
  if (step.flush_to_zero) {
    const double mignitude = std::max(0.0, number::below(exact.mignitude() - propagated));
    rounding = std::max(rounding, flush_error(mignitude, number::above(magnitude), numbers));
  }
  // The half unit that is added is more than what rounding this sum can hide. !(a <= b) also catches NaN.
  if (!(magnitude + rounding <= numbers.largest)) return troubled(exact, may_overflow);
  return {exact.lo, exact.hi, number::add_up(propagated, rounding), no_trouble, non_negative};
}

}  // namespace detail

namespace detail {
/// Exact sums matter only as long as nothing was rounded.
inline DoubleInterval sum_of(DoubleInterval a, DoubleInterval b, bool exact_so_far) {
  return exact_so_far ? number::add(a, b) : number::add_wide(a, b);
}
}  // namespace detail

inline ErrorForm neg(const ErrorForm& a) { return {-a.hi, -a.lo, a.error, a.trouble, a.is_zero()}; }

inline ErrorForm abs(const ErrorForm& a) {
  const DoubleInterval size = number::abs(a.exact());
  return {size.lo, size.hi, a.error, a.trouble, a.trouble == no_trouble};
}

inline ErrorForm add(ErrorForm a, ErrorForm b, const Arithmetic& step) {
  const DoubleInterval exact = detail::sum_of(a.exact(), b.exact(), a.error == 0 && b.error == 0);
  if ((a.trouble | b.trouble) != 0) return detail::troubled(exact, a.trouble | b.trouble);
  if (step.flush_to_zero) {
    a = detail::flushed(a, detail::grid(step.format));
    b = detail::flushed(b, detail::grid(step.format));
  } else if (b.is_zero()) {
    return a;
  } else if (a.is_zero()) {
    return b;
  }
  return detail::rounded(exact, number::add_up(a.error, b.error),
                         a.computed_non_negative && b.computed_non_negative, step);
}

inline ErrorForm sub(const ErrorForm& a, const ErrorForm& b, const Arithmetic& step) {
  return add(a, neg(b), step);
}

namespace detail {
/// |a^ b^ - a b| for computed a^, b^: |a| eb + (|b| + eb) ea.
inline double product_error(const ErrorForm& a, const ErrorForm& b) {
  return number::add_up(number::mul_up(a.exact().magnitude(), b.error),
                        number::mul_up(b.magnitude(), a.error));
}
inline DoubleInterval square_of(DoubleInterval a) {
  const DoubleInterval size = number::abs(a);
  return number::mul(size, size);
}
inline ErrorForm product(ErrorForm a, ErrorForm b, DoubleInterval exact, bool non_negative,
                         const Arithmetic& step) {
  if ((a.trouble | b.trouble) != 0) return troubled(exact, a.trouble | b.trouble);
  if (step.flush_to_zero) {
    a = flushed(a, grid(step.format));
    b = flushed(b, grid(step.format));
  }
  return rounded(exact, product_error(a, b), non_negative, step);
}
inline ErrorForm product_sum(ErrorForm a, ErrorForm b, ErrorForm c, DoubleInterval exact_product,
                             bool non_negative, const Arithmetic& step) {
  const DoubleInterval exact = sum_of(exact_product, c.exact(), c.error == 0);
  const unsigned trouble = a.trouble | b.trouble | c.trouble;
  if (trouble != 0) return troubled(exact, trouble);
  if (step.flush_to_zero) {
    a = flushed(a, grid(step.format));
    b = flushed(b, grid(step.format));
    c = flushed(c, grid(step.format));
  }
  return rounded(exact, number::add_up(product_error(a, b), c.error), non_negative && c.computed_non_negative,
                 step);
}
}  // namespace detail

inline ErrorForm mul(const ErrorForm& a, const ErrorForm& b, const Arithmetic& step) {
  return detail::product(a, b, number::mul(a.exact(), b.exact()),
                         a.computed_non_negative && b.computed_non_negative, step);
}

/// a * b + c, rounded once.
inline ErrorForm fma(const ErrorForm& a, const ErrorForm& b, const ErrorForm& c, const Arithmetic& step) {
  return detail::product_sum(a, b, c, number::mul(a.exact(), b.exact()),
                             a.computed_non_negative && b.computed_non_negative, step);
}

/// a * a and a * a + c where both factors are one and the same computed value: never negative.
inline ErrorForm square(const ErrorForm& a, const Arithmetic& step) {
  return detail::product(a, a, detail::square_of(a.exact()), true, step);
}
inline ErrorForm square_add(const ErrorForm& a, const ErrorForm& c, const Arithmetic& step) {
  return detail::product_sum(a, a, c, detail::square_of(a.exact()), true, step);
}

/// The larger one is among the operands: no rounding.
inline ErrorForm max(ErrorForm a, ErrorForm b, const Arithmetic& step) {
  const DoubleInterval exact = number::max(a.exact(), b.exact());
  if ((a.trouble | b.trouble) != 0) return detail::troubled(exact, a.trouble | b.trouble);
  if (step.flush_to_zero) {
    a = detail::flushed(a, detail::grid(step.format));
    b = detail::flushed(b, detail::grid(step.format));
  }
  return {exact.lo, exact.hi, std::max(a.error, b.error), no_trouble,
          a.computed_non_negative || b.computed_non_negative};
}

inline ErrorForm min(const ErrorForm& a, const ErrorForm& b, const Arithmetic& step) {
  ErrorForm least = neg(max(neg(a), neg(b), step));
  least.computed_non_negative = least.trouble == 0 && a.computed_non_negative && b.computed_non_negative;
  return least;
}

/// From a number of one format to the format of `step`; exact when every number of `from` is one of
/// `step.format`.
inline ErrorForm convert(ErrorForm a, Format from, const Arithmetic& step) {
  if (a.trouble != 0) return a;
  const number::FormatInfo& source = number::info(from);
  const number::FormatInfo& target = number::info(step.format);
  if (step.flush_to_zero) a = detail::flushed(a, detail::grid(step.format));
  const bool contained = source.precision <= target.precision && source.exponent_max <= target.exponent_max &&
                         source.quantum_min() >= target.quantum_min();
  return contained ? a : detail::rounded(a.exact(), a.error, a.computed_non_negative, step);
}

/// A real constant of the definition that the code holds rounded to the format.
ErrorForm literal(const Rational& value, const Arithmetic& step);

}  // namespace refmodels::bounds
