#include "refmodels/number/format.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace refmodels::number;

namespace {

/// Every finite pattern of a 16-bit format, from the smallest value to the largest.
std::vector<std::uint64_t> ascending(Format format) {
  std::vector<std::uint64_t> patterns;
  for (int bits = 0xffff; bits >= 0x8000; --bits) {
    if (is_finite(static_cast<std::uint64_t>(bits), format))
      patterns.push_back(static_cast<std::uint64_t>(bits));
  }
  for (std::uint64_t bits = 0; bits < 0x8000; ++bits) {
    if (is_finite(bits, format)) patterns.push_back(bits);
  }
  return patterns;
}

double sample(std::mt19937_64& random, int low_exponent, int high_exponent) {
  const double significand = static_cast<double>(random() >> 11) * 0x1p-53 + 0.5;
  const int exponent =
      low_exponent + static_cast<int>(random() % static_cast<unsigned>(high_exponent - low_exponent));
  return std::ldexp(random() % 2 != 0 ? significand : -significand, exponent);
}

}  // namespace

TEST_CASE("the table") {
  CHECK(largest_finite(Format::binary16) == Rational(65504));
  CHECK(largest_finite(Format::binary32) == Rational::from_double(std::numeric_limits<float>::max()));
  CHECK(largest_finite(Format::binary64) == Rational::from_double(std::numeric_limits<double>::max()));
  CHECK(smallest_subnormal(Format::binary32) ==
        Rational::from_double(std::numeric_limits<float>::denorm_min()));
  CHECK(smallest_normal(Format::bfloat16) == smallest_normal(Format::binary32));
  CHECK(smallest_subnormal(Format::tf32) == Rational::power_of_two(-136));
  CHECK(smallest_subnormal(Format::bfloat16) == Rational::power_of_two(-133));
  CHECK(unit_roundoff(Format::binary32) == Rational::power_of_two(-24));
  CHECK(format_named("bf16") == Format::bfloat16);
  CHECK_FALSE(format_named("f8").has_value());
  for (int index = 0; index < format_count; ++index) {
    const auto format = static_cast<Format>(index);
    CHECK(format_named(info(format).name) == format);
    CHECK(exact_value(infinity_bits(format, false) - (std::uint64_t{1} << info(format).unused_bits),
                      format) == largest_finite(format));
    CHECK(is_nan(quiet_nan_bits(format), format));
    CHECK(std::isnan(double_value(quiet_nan_bits(format), format)));
    CHECK(std::isinf(double_value(infinity_bits(format, true), format)));
  }
}

TEST_CASE("16-bit formats: every pattern, every midpoint, every rounding") {
  for (const Format format : {Format::binary16, Format::bfloat16}) {
    const std::vector<std::uint64_t> patterns = ascending(format);
    for (std::size_t i = 0; i + 1 < patterns.size(); ++i) {
      const std::uint64_t below = patterns[i];
      const std::uint64_t above = patterns[i + 1];
      const Rational low = exact_value(below, format);
      const Rational high = exact_value(above, format);
      if (low == high) continue;  // the two zeros
      REQUIRE(low < high);
      if (low.sign() != 0) CHECK(round_to_bits(low, format) == below);
      const Rational middle = (low + high) / Rational(2);
      const Rational nudge = (high - low) / Rational(1000);
      const auto rounded = [&](const Rational& value, Rounding rounding) {
        return exact_value(round_to_bits(value, format, rounding), format);
      };
      const bool low_even = (below & 1) == 0;
      REQUIRE(rounded(middle, Rounding::nearest_even) == (low_even ? low : high));
      REQUIRE(rounded(middle - nudge, Rounding::nearest_even) == low);
      REQUIRE(rounded(middle + nudge, Rounding::nearest_even) == high);
      REQUIRE(rounded(low + nudge, Rounding::up) == high);
      REQUIRE(rounded(high - nudge, Rounding::down) == low);
      REQUIRE(rounded(middle, Rounding::toward_zero) == (middle.sign() > 0 ? low : high));
      // The double path is another algorithm: it must agree wherever the value is a double.
      const double value = middle.to_double();
      REQUIRE(round_double_to_bits(value, format) == round_to_bits(Rational::from_double(value), format));
    }
  }
}

TEST_CASE("binary32 against the machine, overflow and underflow included") {
  std::mt19937_64 random(11);
  for (int round = 0; round < 200000; ++round) {
    const double value = sample(random, -160, 132);
    const std::uint64_t machine = std::bit_cast<std::uint32_t>(static_cast<float>(value));
    REQUIRE(round_double_to_bits(value, Format::binary32) == machine);
    if (round % 20 == 0) REQUIRE(round_to_bits(Rational::from_double(value), Format::binary32) == machine);
    REQUIRE(double_value(machine, Format::binary32) == static_cast<double>(static_cast<float>(value)));
  }
}

TEST_CASE("overflow follows the rounding") {
  const Rational huge = Rational(65520);  // halfway between the largest f16 and 65536
  CHECK(is_infinite(round_to_bits(huge, Format::binary16), Format::binary16));
  CHECK(round_to_bits(huge - Rational(1, 100), Format::binary16) == 0x7bff);
  CHECK(round_to_bits(huge, Format::binary16, Rounding::toward_zero) == 0x7bff);
  CHECK(round_to_bits(-huge, Format::binary16, Rounding::down) == 0xfc00);
  CHECK(round_to_bits(-huge, Format::binary16, Rounding::up) == 0xfbff);
  CHECK(round_to_bits(Rational::power_of_two(500), Format::binary32, Rounding::down) == 0x7f7fffff);
}

TEST_CASE("flush to zero keeps the sign, and the smallest normal number") {
  const Rational normal = smallest_normal(Format::binary32);
  CHECK(round_to_bits(normal, Format::binary32, Rounding::nearest_even, true) == 0x00800000);
  CHECK(round_to_bits(normal / Rational(2), Format::binary32, Rounding::nearest_even, true) == 0);
  CHECK(round_to_bits(-normal / Rational(2), Format::binary32, Rounding::nearest_even, true) == 0x80000000);
  CHECK(round_to_bits(-Rational::power_of_two(-5000), Format::binary32) == 0x80000000);
  CHECK(round_to_bits(Rational::power_of_two(-5000), Format::binary32, Rounding::up) == 1);
}

TEST_CASE("tf32 is a binary32 pattern without its low bits") {
  CHECK(round_to_bits(Rational(1), Format::tf32) == 0x3f800000);
  CHECK(round_to_bits(Rational(1) + Rational::power_of_two(-10), Format::tf32) == 0x3f802000);
  CHECK(round_to_bits(Rational(1) + Rational::power_of_two(-11), Format::tf32) == 0x3f800000);
  CHECK(convert_bits(0x3f801000, Format::binary32, Format::tf32) == 0x3f800000);
  CHECK(convert_bits(0x3f801001, Format::binary32, Format::tf32) == 0x3f802000);
  CHECK(convert_bits(0x80000000, Format::binary32, Format::binary16) == 0x8000);
}

TEST_CASE("ulp") {
  CHECK(ulp_at(1.0, Format::binary32) == 0x1p-23);
  CHECK(ulp_at(std::nextafter(1.0, 0.0), Format::binary32) == 0x1p-24);
  CHECK(ulp_at(0, Format::binary32) == 0x1p-149);
  CHECK(ulps_between(1.0 + 0x1p-23, Rational(1), Format::binary32) == 1.0);
}
