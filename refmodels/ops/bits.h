#pragma once
// Bits of whole numbers in two's complement, with as many sign bits in front as one likes: for the operations
// on bits. Numbers of more than `bits_max` bits are refused (std::length_error), so that the cost is bounded.

#include <algorithm>
#include <stdexcept>

#include "refmodels/ops/op.h"

namespace refmodels::ops {

inline constexpr std::int64_t bits_max = 4096;

/// `word` of the bits of x and y, 32 at a time; it has to map sign bits to sign bits, as all bitwise
/// functions do.
template <class Word>
Rational bitwise(Rational x, Rational y, const Word& word) {
  if (const auto a = x.to_int64(), b = y.to_int64(); a && b) return Rational(word(*a, *b));
  if (x.bit_size() > bits_max || y.bit_size() > bits_max) throw std::length_error("too many bits");
  const Rational base = Rational::power_of_two(32);
  Rational result(0), weight(1);
  const auto is_sign = [](const Rational& part) { return part.is_zero() || part == Rational(-1); };
  while (!is_sign(x) || !is_sign(y)) {
    const Rational high_x = (x / base).floor(), high_y = (y / base).floor();
    const std::int64_t low =
        word((x - high_x * base).to_int64().value(), (y - high_y * base).to_int64().value());
    result += weight * Rational(low & 0xffffffff);
    weight *= base;
    x = high_x;
    y = high_y;
  }
  return result + weight * Rational(word(x.to_int64().value(), y.to_int64().value()));
}

/// Exact where both are known; else no bound, undefined where an operand is.
inline Interval bits_interval(Intervals x, Exact (*exact)(Rationals)) {
  int precision = 0;
  bool points = true, flagged = false;
  for (const Interval& operand : x) {
    if (operand.certainly_undefined()) return operand;
    precision = std::max(precision, operand.precision());
    points = points && operand.is_point();
    flagged = flagged || operand.possibly_undefined();
  }
  Interval result = Interval::whole(precision);
  if (points) {
    std::array<Rational, 2> values;
    for (std::size_t i = 0; i < x.size(); ++i) {
      const std::optional<Rational> value = x[i].lower_exact();
      if (!value) return result.with_possibly_undefined();
      values[i] = *value;
    }
    const Exact known = exact(Rationals(values.data(), x.size()));
    if (!known) return Interval::undefined(precision);
    result = Interval(known.value, precision);
  }
  return flagged ? result.with_possibly_undefined() : result;
}

/// A shift, by a count that is not negative.
inline Interval shift_interval(Intervals x, Exact (*exact)(Rationals)) {
  const number::Certainty negative = less(x[1], Interval(Rational(0)));
  if (negative == number::Certainty::yes) return Interval::undefined(x[0].precision());
  const Interval result = bits_interval(x, exact);
  return negative == number::Certainty::unknown ? result.with_possibly_undefined() : result;
}

inline bool are_whole(Rationals x) {
  for (const Rational& value : x)
    if (!value.is_integer()) return false;
  return true;
}

}  // namespace refmodels::ops
