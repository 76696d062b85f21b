#include "verifier/domain/bits.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <random>

using namespace warpproof::domain;
namespace number = refmodels::number;
using number::Rational;

namespace {

std::mt19937_64& generator() {
  static std::mt19937_64 engine(20261130);
  return engine;
}

/// Patterns that stress exponents: uniform bits, or near the exponent of one.
std::uint64_t random_pattern(Format format) {
  const int bits = number::info(format).storage_bits;
  std::uint64_t pattern = generator()() >> (64 - bits);
  if (format == Format::tf32) pattern &= ~std::uint64_t{0x1fff};
  if (generator()() % 2 == 0) {
    const std::uint64_t one = number::convert_bits(0x3f800000, Format::binary32, format);
    pattern =
        one + (pattern % 7 - 3) * (one >> 6) + (generator()() % 64) * (format == Format::tf32 ? 0x2000 : 1);
  }
  return pattern;
}

/// Checks a finite result against the exact rational; zeros compare by value (their signs are tested apart).
void check_rounded(const Rational& exact, Bits::Value got, Mode mode, const char* what) {
  const std::uint64_t expected = number::round_to_bits(exact, mode.format, mode.rounding, mode.flush_to_zero);
  INFO(what, " format ", static_cast<int>(mode.format), " rounding ", static_cast<int>(mode.rounding));
  if (exact.is_zero()) {
    CHECK(number::is_zero(got.bits, mode.format));
  } else {
    CHECK(got.bits == expected);
  }
}

constexpr Rounding roundings[] = {Rounding::nearest_even, Rounding::toward_zero, Rounding::down,
                                  Rounding::up};
constexpr Format formats[] = {Format::binary16, Format::bfloat16, Format::binary32, Format::binary64};

}  // namespace

TEST_CASE("bits: add, mul, fma, div and convert round the exact result once, in every format and rounding") {
  Bits bits;
  for (const Format format : formats) {
    for (const Rounding rounding : roundings) {
      const Mode mode{.format = format, .rounding = rounding};
      for (int round = 0; round < 400; ++round) {
        const Bits::Value a{random_pattern(format), format};
        const Bits::Value b{random_pattern(format), format};
        const Bits::Value c{random_pattern(format), format};
        if (!number::is_finite(a.bits, format) || !number::is_finite(b.bits, format) ||
            !number::is_finite(c.bits, format))
          continue;
        const Rational x = number::exact_value(a.bits, format);
        const Rational y = number::exact_value(b.bits, format);
        const Rational z = number::exact_value(c.bits, format);
        check_rounded(x + y, bits.add(a, b, mode), mode, "add");
        check_rounded(x - y, bits.sub(a, b, mode), mode, "sub");
        check_rounded(x * y, bits.mul(a, b, mode), mode, "mul");
        check_rounded(x * y + z, bits.fma(a, b, c, mode), mode, "fma");
        if (!y.is_zero()) check_rounded(x / y, bits.div(a, b, mode), mode, "div");
        const Mode narrow{.format = Format::binary16, .rounding = rounding};
        if (format == Format::binary32) check_rounded(x, bits.convert(a, format, narrow), narrow, "convert");
      }
    }
  }
}

TEST_CASE("bits: square root of f32 is correctly rounded in every rounding") {
  Bits bits;
  for (const Rounding rounding : roundings) {
    const Mode mode{.format = Format::binary32, .rounding = rounding};
    for (int round = 0; round < 2000; ++round) {
      const Bits::Value a{random_pattern(Format::binary32) & 0x7fffffff, Format::binary32};
      if (!number::is_finite(a.bits, Format::binary32)) continue;
      const Rational x = number::exact_value(a.bits, Format::binary32);
      const std::uint64_t root = bits.apply(Function::square_root, a, mode).bits;
      const Rational r = number::exact_value(root, Format::binary32);
      if (rounding == Rounding::down || rounding == Rounding::toward_zero) {
        const Rational next = number::exact_value(root + 1, Format::binary32);
        CHECK((r * r <= x && x < next * next));
      } else if (rounding == Rounding::up) {
        CHECK(x <= r * r);
        if (root != 0) {
          const Rational before = number::exact_value(root - 1, Format::binary32);
          CHECK(before * before < x);
        }
      } else {
        CHECK(root == std::bit_cast<std::uint32_t>(
                          std::sqrt(std::bit_cast<float>(static_cast<std::uint32_t>(a.bits)))));
      }
    }
  }
}

TEST_CASE("bits: NaN is canonical, zeros keep IEEE signs, max and min drop NaN") {
  Bits bits;
  const auto f = [](std::uint32_t pattern) { return Bits::Value{pattern, Format::binary32}; };
  const Mode mode{};
  CHECK(bits.add(f(0x7f800000), f(0xff800000), mode).bits == 0x7fffffff);
  CHECK(bits.mul(f(0x7f800000), f(0), mode).bits == 0x7fffffff);
  CHECK(bits.apply(Function::square_root, f(0xbf800000), mode).bits == 0x7fffffff);
  CHECK(bits.add(f(0x3f800000), f(0xbf800000), mode).bits == 0);
  CHECK(bits.add(f(0x3f800000), f(0xbf800000), {.rounding = Rounding::down}).bits == 0x80000000);
  CHECK(bits.add(f(0x80000000), f(0x80000000), mode).bits == 0x80000000);
  CHECK(bits.max(f(0x7fc00000), f(0x3f800000), mode).bits == 0x3f800000);
  CHECK(bits.min(f(0x3f800000), f(0x7fc00000), mode).bits == 0x3f800000);
  CHECK(bits.max(f(0x80000000), f(0), mode).bits == 0);
  CHECK(bits.min(f(0), f(0x80000000), mode).bits == 0x80000000);
  CHECK(bits.compare(Comparison::not_equal, f(0x7fc00000), f(0)) == Truth::yes);
  CHECK(bits.compare(Comparison::equal, f(0x80000000), f(0)) == Truth::yes);
  CHECK(bits.neg(f(0x3f800000)).bits == 0xbf800000);
}

TEST_CASE("bits: .ftz flushes inputs and results; the flags say what rounded") {
  Bits bits;
  const auto f = [](std::uint32_t pattern) { return Bits::Value{pattern, Format::binary32}; };
  const Mode flush{.flush_to_zero = true};
  CHECK(bits.add(f(0x00000001), f(0x80000001), flush).bits == 0);
  CHECK(bits.mul(f(0x00800000), f(0xbf000000), flush).bits == 0x80000000);
  CHECK(bits.mul(f(0x00800000), f(0x3f000000), Mode{}).bits == 0x00400000);
  bits.clear_flags();
  bits.add(f(0x3f800000), f(0x40000000), Mode{});
  CHECK_FALSE(bits.inexact());
  bits.add(f(0x3f800000), f(0x33000000), Mode{});
  CHECK(bits.inexact());
  CHECK_FALSE(bits.approximate());
  bits.apply(Function::exp2, f(0x3f000000), {.approximate = true});
  CHECK(bits.approximate());
  bits.clear_flags();
  bits.div(f(0x3f800000), f(0x40800000), Mode{});
  CHECK_FALSE(bits.inexact());
}

TEST_CASE("bits: integral rounds to integers in four ways") {
  Bits bits;
  const Bits::Value x{0xc0200000, Format::binary32};  // -2.5
  CHECK(bits.integral(x, {.rounding = Rounding::nearest_even}).bits == 0xc0000000);
  CHECK(bits.integral(x, {.rounding = Rounding::toward_zero}).bits == 0xc0000000);
  CHECK(bits.integral(x, {.rounding = Rounding::down}).bits == 0xc0400000);
  CHECK(bits.integral(x, {.rounding = Rounding::up}).bits == 0xc0000000);
}
