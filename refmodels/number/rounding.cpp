// Rounding an exact value to a pattern: one way for all formats. The value is cut into `significand` units of
// 2^quantum and a rest; the rest decides about one more unit.

#include <bit>
#include <cmath>
#include <stdexcept>

#include "refmodels/number/format.h"
#include "refmodels/number/rational_big.h"

namespace refmodels::number {
namespace {

__extension__ using Word128 = unsigned __int128;

enum class Rest : std::uint8_t { none, below_half, half, above_half };

struct Cut {
  std::uint64_t significand;  ///< floor(|value| / 2^quantum)
  Rest rest;
};

template <class Number>
Rest rest_of(const Number& twice_remainder, const Number& divisor) {
  if (twice_remainder == 0) return Rest::none;
  if (twice_remainder == divisor) return Rest::half;
  return twice_remainder < divisor ? Rest::below_half : Rest::above_half;
}

/// |value| of a small rational: numerator and denominator below 2^63.
struct SmallMagnitude {
  std::uint64_t numerator;
  std::uint64_t denominator;

  int exponent() const {
    const int estimate = std::bit_width(numerator) - std::bit_width(denominator);
    const Word128 left = Word128{numerator} << (estimate < 0 ? -estimate : 0);
    const Word128 right = Word128{denominator} << (estimate > 0 ? estimate : 0);
    return left < right ? estimate - 1 : estimate;
  }

  /// quantum >= exponent() - 52, so that both shifts below stay within 128 bits.
  Cut cut(int quantum) const {
    const Word128 dividend = Word128{numerator} << (quantum < 0 ? -quantum : 0);
    const Word128 divisor = Word128{denominator} << (quantum > 0 ? quantum : 0);
    const Word128 quotient = dividend / divisor;
    return {static_cast<std::uint64_t>(quotient),
            rest_of<Word128>((dividend - quotient * divisor) * 2, divisor)};
  }
};

/// The same for a value of any size.
struct BigMagnitude {
  mpz_srcptr numerator;
  mpz_srcptr denominator;

  static void shift(mpz_ptr value, int bits) {
    if (bits > 0) mpz_mul_2exp(value, value, static_cast<mp_bitcnt_t>(bits));
  }

  int exponent() const {
    const int estimate =
        static_cast<int>(mpz_sizeinbase(numerator, 2)) - static_cast<int>(mpz_sizeinbase(denominator, 2));
    Mpq scaled;
    mpz_abs(scaled.numerator(), numerator);
    mpz_set(scaled.denominator(), denominator);
    shift(scaled.numerator(), -estimate);
    shift(scaled.denominator(), estimate);
    return mpz_cmp(scaled.numerator(), scaled.denominator()) < 0 ? estimate - 1 : estimate;
  }

  Cut cut(int quantum) const {
    Mpq scaled;
    mpz_abs(scaled.numerator(), numerator);
    mpz_set(scaled.denominator(), denominator);
    shift(scaled.numerator(), -quantum);
    shift(scaled.denominator(), quantum);
    Mpq result;  // numerator: quotient; denominator: remainder
    mpz_fdiv_qr(result.numerator(), result.denominator(), scaled.numerator(), scaled.denominator());
    mpz_mul_2exp(result.denominator(), result.denominator(), 1);
    const int order = mpz_cmp(result.denominator(), scaled.denominator());
    const Rest rest = mpz_sgn(result.denominator()) == 0 ? Rest::none
                      : order == 0                       ? Rest::half
                      : order < 0                        ? Rest::below_half
                                                         : Rest::above_half;
    mpz_set_ui(mpq_denref(result.value), 1);
    return {mpz_get_ui(result.numerator()), rest};
  }
};

/// m * 2^k, as a double holds it.
struct DyadicMagnitude {
  std::uint64_t significand;
  int scale;

  int exponent() const { return std::bit_width(significand) - 1 + scale; }

  Cut cut(int quantum) const {
    const int drop = quantum - scale;
    if (drop <= 0) return {significand << -drop, Rest::none};
    if (drop > 60) return {0, Rest::below_half};  // the significand has 53 bits
    const std::uint64_t unit = std::uint64_t{1} << drop;
    return {significand >> drop, rest_of<std::uint64_t>((significand & (unit - 1)) * 2, unit)};
  }
};

bool rounds_up(Rest rest, bool odd, bool negative, Rounding rounding) {
  if (rest == Rest::none) return false;
  switch (rounding) {
    case Rounding::nearest_even:
      return rest == Rest::above_half || (rest == Rest::half && odd);
    case Rounding::toward_zero:
      return false;
    case Rounding::down:
      return negative;
    case Rounding::up:
      return !negative;
  }
  return false;
}

std::uint64_t overflow_bits(Format format, bool negative, Rounding rounding) {
  const bool to_infinity = rounding == Rounding::nearest_even || (rounding == Rounding::down && negative) ||
                           (rounding == Rounding::up && !negative);
  const std::uint64_t unit = std::uint64_t{1} << info(format).unused_bits;
  const std::uint64_t infinity = infinity_bits(format, negative);
  return to_infinity ? infinity : infinity - unit;
}

template <class Magnitude>
std::uint64_t round_magnitude(const Magnitude& value, bool negative, Format format, Rounding rounding,
                              bool flush_to_zero) {
  const FormatInfo& shape = info(format);
  const int exponent = value.exponent();
  if (exponent > shape.exponent_max) return overflow_bits(format, negative, rounding);
  std::uint64_t magnitude = 0;
  if (exponent < shape.quantum_min() - 2) {
    // Far below half of the smallest subnormal number; spares a long shift.
    magnitude = rounds_up(Rest::below_half, false, negative, rounding) ? 1 : 0;
  } else {
    const int quantum = std::max(exponent - shape.precision + 1, shape.quantum_min());
    const Cut cut = value.cut(quantum);
    magnitude =
        cut.significand + (rounds_up(cut.rest, (cut.significand & 1) != 0, negative, rounding) ? 1 : 0);
    // The hidden bit, or a carry out of the significand, lands in the exponent field by itself.
    magnitude += static_cast<std::uint64_t>(quantum - shape.quantum_min()) << shape.fraction_bits();
  }
  const std::uint64_t infinity = infinity_bits(format, false) >> shape.unused_bits;
  if (magnitude >= infinity) return overflow_bits(format, negative, rounding);
  if (flush_to_zero && magnitude < (std::uint64_t{1} << shape.fraction_bits())) magnitude = 0;
  return zero_bits(format, negative) | magnitude << shape.unused_bits;
}

double to_double_rounded(const Rational& value, Rounding rounding) {
  return std::bit_cast<double>(round_to_bits(value, Format::binary64, rounding, false));
}

}  // namespace

std::uint64_t round_to_bits(const Rational& value, Format format, Rounding rounding, bool flush_to_zero) {
  if (value.is_zero()) return 0;
  const bool negative = value.sign() < 0;
  if (value.is_small()) {
    const std::int64_t numerator = BigAccess::numerator(value);
    const SmallMagnitude magnitude{static_cast<std::uint64_t>(negative ? -numerator : numerator),
                                   static_cast<std::uint64_t>(BigAccess::denominator(value))};
    return round_magnitude(magnitude, negative, format, rounding, flush_to_zero);
  }
  const MpqView exact(value);
  return round_magnitude(BigMagnitude{exact.numerator(), exact.denominator()}, negative, format, rounding,
                         flush_to_zero);
}

std::uint64_t round_double_to_bits(double value, Format format, Rounding rounding, bool flush_to_zero) {
  const bool negative = std::signbit(value);
  if (std::isnan(value)) return quiet_nan_bits(format);
  if (std::isinf(value)) return infinity_bits(format, negative);
  if (value == 0) return zero_bits(format, negative);
  int exponent = 0;
  const double fraction = std::frexp(std::fabs(value), &exponent);
  const DyadicMagnitude magnitude{static_cast<std::uint64_t>(std::ldexp(fraction, 53)), exponent - 53};
  return round_magnitude(magnitude, negative, format, rounding, flush_to_zero);
}

std::uint64_t convert_bits(std::uint64_t bits, Format from, Format to, Rounding rounding,
                           bool flush_to_zero) {
  return round_double_to_bits(double_value(bits, from), to, rounding, flush_to_zero);
}

double Rational::to_double() const { return to_double_rounded(*this, Rounding::nearest_even); }
double Rational::to_double_down() const { return to_double_rounded(*this, Rounding::down); }
double Rational::to_double_up() const { return to_double_rounded(*this, Rounding::up); }

}  // namespace refmodels::number
