#include "verifier/exec/engine/concrete.h"

#include <cmath>

namespace warpproof::exec::engine {
namespace {

namespace number = refmodels::number;
using domain::Bits;
using domain::Format;

std::uint64_t saturated(std::uint64_t bits, Format format) {
  const double value = number::double_value(bits, format);
  if (std::isnan(value) || value <= 0) return number::zero_bits(format, false);
  return value >= 1 ? number::round_double_to_bits(1.0, format) : bits;
}

/// div.approx.f32 with a divisor above 2^126: zero, or NaN for an infinite dividend (manual: "div").
Bits::Value beyond_documented(Bits::Value a, Bits::Value b, Bits::Value quotient) {
  constexpr std::uint64_t largest = 0x7e800000;
  const std::uint64_t magnitude = b.bits & 0x7fffffff;
  if (magnitude <= largest || magnitude >= 0x7f800000) return quotient;
  if (number::is_nan(a.bits, a.format)) return quotient;
  if (number::is_infinite(a.bits, a.format)) return {domain::canonical_nan(a.format), a.format};
  return {number::zero_bits(a.format, ((a.bits ^ b.bits) >> 31) != 0), a.format};
}

}  // namespace

bool leaves_the_reals(const machine::RealFunction& real) {
  return real.mode.rounding != domain::Rounding::nearest_even || real.saturate ||
         real.operation == machine::RealOperation::integral;
}

std::uint64_t concrete_real(Bits& bits, const machine::RealFunction& real, const std::uint64_t* in) {
  using Op = machine::RealOperation;
  const std::uint64_t mask = (~std::uint64_t{0}) >> (64 - number::info(real.from).storage_bits);
  Bits::Value x[3];
  for (unsigned i = 0; i < real.operands; ++i) x[i] = {in[i] & mask, real.from};
  Bits::Value result;
  switch (real.operation) {
    case Op::add:
      result = bits.add(x[0], x[1], real.mode);
      break;
    case Op::sub:
      result = bits.sub(x[0], x[1], real.mode);
      break;
    case Op::mul:
      result = bits.mul(x[0], x[1], real.mode);
      break;
    case Op::fma:
      result = bits.fma(x[0], x[1], x[2], real.mode);
      break;
    case Op::div:
      result = bits.div(x[0], x[1], real.mode);
      if (real.mode.approximate && !real.whole_range) result = beyond_documented(x[0], x[1], result);
      break;
    case Op::neg:
      result = bits.neg(Bits::flushed(x[0], real.mode));
      break;
    case Op::abs:
      result = bits.abs(Bits::flushed(x[0], real.mode));
      break;
    case Op::max:
      result = bits.max(x[0], x[1], real.mode);
      break;
    case Op::min:
      result = bits.min(x[0], x[1], real.mode);
      break;
    case Op::function:
      result = bits.apply(real.function, x[0], real.mode);
      break;
    case Op::convert:
      result = bits.convert(x[0], real.from, real.mode);
      break;
    case Op::integral:
      result = bits.integral(x[0], real.mode);
      break;
  }
  if (real.propagate_nan && (is_nan(x[0]) || is_nan(x[1])))
    result.bits = domain::canonical_nan(real.mode.format);
  return real.saturate ? saturated(result.bits, real.mode.format) : result.bits;
}

bool concrete_compare(const machine::RealComparison& test, std::uint64_t a, std::uint64_t b) {
  const std::uint64_t mask = (~std::uint64_t{0}) >> (64 - number::info(test.format).storage_bits);
  const domain::Mode mode{.format = test.format, .flush_to_zero = test.flush_to_zero};
  const Bits::Value x = Bits::flushed({a & mask, test.format}, mode);
  const Bits::Value y = Bits::flushed({b & mask, test.format}, mode);
  const bool unordered = is_nan(x) || is_nan(y);
  if (test.test == machine::RealComparison::Test::both_numbers) return !unordered;
  if (test.test == machine::RealComparison::Test::some_nan) return unordered;
  if (unordered) return test.true_when_unordered;
  return Bits().compare(test.comparison, x, y) == domain::Truth::yes;
}

std::uint64_t real_from_integer(Bits& bits, const machine::RealFromInteger& real, std::uint64_t value) {
  const unsigned width = real.from.bits;
  const unsigned shift = 64 - width;
  const bool is_signed = real.from.is_signed;
  const auto as_signed = static_cast<std::int64_t>(value << shift) >> shift;
  const std::uint64_t as_unsigned = value << shift >> shift;
  const bool negative = is_signed && as_signed < 0;
  const std::uint64_t magnitude = negative    ? 0 - static_cast<std::uint64_t>(as_signed)
                                  : is_signed ? static_cast<std::uint64_t>(as_signed)
                                              : as_unsigned;
  number::Rational exact =
      number::Rational(static_cast<std::int64_t>(magnitude >> 32)) * number::Rational::power_of_two(32) +
      number::Rational(static_cast<std::int64_t>(magnitude & 0xffffffffu));
  if (negative) exact = -exact;
  const std::uint64_t result = bits.rational(exact, real.mode).bits;
  return real.saturate ? saturated(result, real.mode.format) : result;
}

std::uint64_t integer_from_real(Bits& bits, const machine::IntegerFromReal& real, std::uint64_t pattern,
                                bool& outside) {
  const std::uint64_t mask = (~std::uint64_t{0}) >> (64 - number::info(real.from).storage_bits);
  const domain::Mode mode{
      .format = real.from, .rounding = real.rounding, .flush_to_zero = real.flush_to_zero};
  const Bits::Value source{pattern & mask, real.from};
  const unsigned width = real.to.bits;
  const bool is_signed = real.to.is_signed;
  const std::uint64_t all = (~std::uint64_t{0}) >> (64 - width);
  outside = is_nan(source);
  if (outside) return real.from == Format::binary64 || width == 64 ? std::uint64_t{1} << (width - 1) : 0;
  const double value = number::double_value(bits.integral(source, mode).bits, real.from);
  const double limit = std::ldexp(1.0, static_cast<int>(is_signed ? width - 1 : width));
  if (is_signed) {
    outside = value >= limit || value < -limit;
    if (value >= limit) return all >> 1;
    if (value < -limit) return (all >> 1) + 1;
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(value)) & all;
  }
  outside = value >= limit || value < 0;
  if (value >= limit) return all;
  return value <= 0 ? 0 : static_cast<std::uint64_t>(value);
}

}  // namespace warpproof::exec::engine
