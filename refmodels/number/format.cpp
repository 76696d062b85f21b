#include "refmodels/number/format.h"

#include <bit>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace refmodels::number {
namespace {

/// The pattern without its unused low bits.
std::uint64_t magnitude(std::uint64_t bits, Format format) {
  const FormatInfo& shape = info(format);
  const std::uint64_t mask = (std::uint64_t{1} << (shape.storage_bits - 1)) - 1;
  return (bits & mask) >> shape.unused_bits;
}

std::uint64_t infinite_magnitude(Format format) {
  const FormatInfo& shape = info(format);
  return ((std::uint64_t{1} << shape.exponent_bits()) - 1) << shape.fraction_bits();
}

std::uint64_t sign_mask(Format format) { return std::uint64_t{1} << (info(format).storage_bits - 1); }

}  // namespace

std::optional<Format> format_named(std::string_view name) {
  for (int index = 0; index < format_count; ++index) {
    if (format_table[index].name == name) return static_cast<Format>(index);
  }
  return std::nullopt;
}

Rational unit_roundoff(Format format) { return Rational::power_of_two(-info(format).precision); }

Rational largest_finite(Format format) {
  const FormatInfo& shape = info(format);
  return Rational::power_of_two(shape.exponent_max + 1) -
         Rational::power_of_two(shape.exponent_max - shape.precision + 1);
}

Rational smallest_normal(Format format) { return Rational::power_of_two(info(format).exponent_min); }
Rational smallest_subnormal(Format format) { return Rational::power_of_two(info(format).quantum_min()); }

bool is_nan(std::uint64_t bits, Format format) {
  return magnitude(bits, format) > infinite_magnitude(format);
}
bool is_infinite(std::uint64_t bits, Format format) {
  return magnitude(bits, format) == infinite_magnitude(format);
}
bool is_finite(std::uint64_t bits, Format format) {
  return magnitude(bits, format) < infinite_magnitude(format);
}
bool is_zero(std::uint64_t bits, Format format) { return magnitude(bits, format) == 0; }

bool is_subnormal(std::uint64_t bits, Format format) {
  const std::uint64_t size = magnitude(bits, format);
  return size != 0 && size < (std::uint64_t{1} << info(format).fraction_bits());
}

bool sign_bit(std::uint64_t bits, Format format) { return (bits & sign_mask(format)) != 0; }

std::uint64_t zero_bits(Format format, bool negative) { return negative ? sign_mask(format) : 0; }

std::uint64_t infinity_bits(Format format, bool negative) {
  return zero_bits(format, negative) | infinite_magnitude(format) << info(format).unused_bits;
}

std::uint64_t quiet_nan_bits(Format format) {
  const FormatInfo& shape = info(format);
  const std::uint64_t quiet = std::uint64_t{1} << (shape.fraction_bits() - 1);
  return (infinite_magnitude(format) | quiet) << shape.unused_bits;
}

Rational exact_value(std::uint64_t bits, Format format) {
  if (!is_finite(bits, format)) throw std::domain_error("exact value of NaN or an infinity");
  const FormatInfo& shape = info(format);
  const std::uint64_t size = magnitude(bits, format);
  const std::uint64_t hidden = std::uint64_t{1} << shape.fraction_bits();
  const auto biased = static_cast<int>(size >> shape.fraction_bits());
  const std::uint64_t fraction = size & (hidden - 1);
  const auto significand = static_cast<std::int64_t>(biased == 0 ? fraction : fraction | hidden);
  const int quantum = shape.quantum_min() + (biased == 0 ? 0 : biased - 1);
  return Rational(sign_bit(bits, format) ? -significand : significand) * Rational::power_of_two(quantum);
}

double double_value(std::uint64_t bits, Format format) {
  if (format == Format::binary64) return std::bit_cast<double>(bits);
  const FormatInfo& shape = info(format);
  const double sign = sign_bit(bits, format) ? -1.0 : 1.0;
  if (is_nan(bits, format)) return std::numeric_limits<double>::quiet_NaN();
  if (is_infinite(bits, format)) return sign * std::numeric_limits<double>::infinity();
  const std::uint64_t size = magnitude(bits, format);
  const std::uint64_t hidden = std::uint64_t{1} << shape.fraction_bits();
  const auto biased = static_cast<int>(size >> shape.fraction_bits());
  const std::uint64_t fraction = size & (hidden - 1);
  const double significand = static_cast<double>(biased == 0 ? fraction : fraction | hidden);
  return sign * std::ldexp(significand, shape.quantum_min() + (biased == 0 ? 0 : biased - 1));
}

double ulp_at(double value, Format format) {
  if (!std::isfinite(value)) return std::numeric_limits<double>::infinity();
  const FormatInfo& shape = info(format);
  const int exponent = value == 0 ? shape.exponent_min : std::max(std::ilogb(value), shape.exponent_min);
  return std::ldexp(1.0, exponent - shape.precision + 1);
}

double ulps_between(double value, const Rational& exact, Format format) {
  if (!std::isfinite(value)) return std::numeric_limits<double>::infinity();
  const Rational difference = (Rational::from_double(value) - exact).abs();
  const double unit = ulp_at(exact.to_double(), format);
  if (!std::isfinite(unit)) return std::numeric_limits<double>::infinity();
  return (difference / Rational::from_double(unit)).to_double();
}

}  // namespace refmodels::number
