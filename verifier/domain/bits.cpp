#include "verifier/domain/bits.h"

#include <bit>
#include <cmath>
#include <limits>

namespace warpproof::domain {
namespace {

namespace number = refmodels::number;
using number::Rational;

std::uint64_t pattern(double value) { return std::bit_cast<std::uint64_t>(value); }
double from_pattern(std::uint64_t bits) { return std::bit_cast<double>(bits); }

/// What a + b lost (Knuth's two-sum); exact unless something overflows.
double lost_by_sum(double a, double b, double sum) {
  const double b_part = sum - a;
  return (a - (sum - b_part)) + (b - b_part);
}

/// `nearest` + `rest` rounded to odd, where |rest| is less than a unit in the last place of `nearest`.
double to_odd(double nearest, double rest) {
  if (rest == 0 || !std::isfinite(nearest) || !std::isfinite(rest)) return nearest;
  if (pattern(nearest) & 1) return nearest;
  const bool away = (rest > 0) == (nearest > 0);
  return from_pattern(away ? pattern(nearest) + 1 : pattern(nearest) - 1);
}

std::uint64_t sign_mask(Format format) { return std::uint64_t{1} << (number::info(format).storage_bits - 1); }

/// A NaN that the device's neg and abs make canonical: all but those of binary64 (measured on an H200).
bool sign_free_nan(Bits::Value a) { return a.format != Format::binary64 && is_nan(a); }

/// What becomes of a NaN in a conversion (measured on an H200): into and out of binary64 sign and upper
/// fraction bits stay, bfloat16 to binary32 only gets zeros appended, every other conversion gives the
/// canonical NaN.
std::uint64_t converted_nan(std::uint64_t bits, Format from, Format to) {
  if (from == Format::bfloat16 && to == Format::binary32) return bits << 16;
  if ((from == Format::binary64) == (to == Format::binary64)) return canonical_nan(to);
  const int source = number::info(from).fraction_bits();
  const int target = number::info(to).fraction_bits();
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << source) - 1);
  const std::uint64_t kept = target > source ? fraction << (target - source) : fraction >> (source - target);
  const std::uint64_t quiet = std::uint64_t{1} << (target - 1);
  return number::infinity_bits(to, number::sign_bit(bits, from)) | quiet | kept;
}

bool is_wide(Mode mode) { return mode.format == Format::binary64; }

}  // namespace

std::uint64_t canonical_nan(Format format) {
  if (format == Format::binary64) return 0x7ff8000000000000ull;
  if (format == Format::tf32) return 0x7fffe000u;  // measured on an H200
  return number::info(format).storage_bits == 16 ? 0x7fffu : 0x7fffffffu;
}

bool is_nan(Bits::Value a) { return number::is_nan(a.bits, a.format); }

void Bits::set_tensor(std::uint32_t tensor, std::vector<std::uint64_t> bits) {
  if (tensors_.size() <= tensor) tensors_.resize(tensor + std::size_t{1});
  tensors_[tensor] = std::move(bits);
}

Bits::Value Bits::input(std::uint32_t tensor, std::uint64_t element, Format format) {
  if (tensor < tensors_.size() && element < tensors_[tensor].size())
    return {tensors_[tensor][element], format};
  trouble_ = "no data for element " + std::to_string(element) + " of tensor " + std::to_string(tensor);
  return {0, format};
}

Bits::Value Bits::rational(const Rational& value, Mode mode) {
  const std::uint64_t bits = number::round_to_bits(value, mode.format, mode.rounding, mode.flush_to_zero);
  if (!number::is_finite(bits, mode.format) || number::exact_value(bits, mode.format) != value)
    inexact_ = true;
  return {bits, mode.format};
}

Bits::Value Bits::flushed(Value a, Mode mode) {
  if (!mode.flush_to_zero || !number::is_subnormal(a.bits, a.format)) return a;
  return {a.bits & sign_mask(a.format), a.format};
}

double Bits::load(Value a, Mode mode) {
  const Value used = flushed(a, mode);
  if (used.bits != a.bits) inexact_ = true;
  switch (a.format) {
    case Format::binary32:
    case Format::tf32:
      return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(used.bits)));
    case Format::bfloat16:
      return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(used.bits) << 16));
    case Format::binary64:
      return from_pattern(used.bits);
    case Format::binary16:
      break;
  }
  return number::double_value(used.bits, a.format);
}

/// A binary64 number rounded to odd, into a narrower format.
Bits::Value Bits::narrow(double odd, Mode mode) {
  if (std::isnan(odd)) return {canonical_nan(mode.format), mode.format};
  // Flushing looks at the result rounded as if exponents had no end: of 24 bits, 2^-126 (1 - 2^-24) becomes
  // zero and 2^-126 (1 - 2^-25) becomes 2^-126 (measured on an H200).
  const int least = number::info(mode.format).exponent_min;
  if (mode.flush_to_zero && odd != 0 && std::fabs(odd) < std::ldexp(1.0, least)) {
    inexact_ = true;
    const std::uint64_t near_one =
        number::round_double_to_bits(std::ldexp(odd, -least), mode.format, mode.rounding, false);
    if (std::fabs(number::double_value(near_one, mode.format)) < 1)
      return {number::zero_bits(mode.format, std::signbit(odd)), mode.format};
    return {number::round_double_to_bits(std::ldexp(std::signbit(odd) ? -1.0 : 1.0, least), mode.format,
                                         Rounding::nearest_even, false),
            mode.format};
  }
  if (mode.format == Format::binary32 && mode.rounding == Rounding::nearest_even) {
    const auto result = static_cast<float>(odd);
    const Value rounded{std::bit_cast<std::uint32_t>(result), mode.format};
    const Value value = flushed(rounded, mode);
    if (static_cast<double>(result) != odd || value.bits != rounded.bits) inexact_ = true;
    return value;
  }
  const std::uint64_t bits =
      number::round_double_to_bits(odd, mode.format, mode.rounding, mode.flush_to_zero);
  if (number::double_value(bits, mode.format) != odd) inexact_ = true;
  return {bits, mode.format};
}

/// A binary64 result to nearest.
Bits::Value Bits::store64(double result, bool exact, Mode mode) {
  if (!exact) inexact_ = true;
  if (std::isnan(result)) return {canonical_nan(mode.format), mode.format};
  return flushed({pattern(result), Format::binary64}, mode);
}

/// Directed rounding of binary64: the host's nearest result says whether it is NaN or comes from an infinity.
template <class Exact>
Bits::Value Bits::by_rationals(const Exact& exact, double nearest, Mode mode) {
  const std::optional<Rational> value = exact();
  if (!value) return store64(nearest, true, mode);
  // An exact zero: the callers settled the sums that cancel, so that the host's sign is right.
  if (value->is_zero()) return {number::zero_bits(Format::binary64, std::signbit(nearest)), Format::binary64};
  return rational(*value, mode);
}

namespace {

std::optional<Rational> exactly(double value) {
  if (!std::isfinite(value)) return std::nullopt;
  return Rational::from_double(value);
}

bool to_nearest(Mode mode) { return mode.rounding == Rounding::nearest_even; }

}  // namespace

Bits::Value Bits::add(Value a, Value b, Mode mode) {
  const double x = load(a, mode);
  const double y = load(b, mode);
  const double sum = x + y;
  if (sum == 0 && mode.rounding == Rounding::down && !(std::signbit(x) == std::signbit(y))) {
    return {number::zero_bits(mode.format, true),
            mode.format};  // IEEE 754 6.3: x + (-x) is -0 when rounding down
  }
  if (!is_wide(mode)) return narrow(to_odd(sum, lost_by_sum(x, y, sum)), mode);
  if (to_nearest(mode)) return store64(sum, lost_by_sum(x, y, sum) == 0, mode);
  return by_rationals(
      [&]() -> std::optional<Rational> {
        const auto left = exactly(x);
        const auto right = exactly(y);
        if (!left || !right) return std::nullopt;
        return *left + *right;
      },
      sum, mode);
}

Bits::Value Bits::sub(Value a, Value b, Mode mode) { return add(a, is_nan(b) ? b : neg(b), mode); }

Bits::Value Bits::mul(Value a, Value b, Mode mode) {
  const double x = load(a, mode);
  const double y = load(b, mode);
  const double product = x * y;
  if (!is_wide(mode)) return narrow(product, mode);  // at most 48 bits: exact
  if (to_nearest(mode))
    return store64(product, std::fma(x, y, -product) == 0 && std::fabs(product) > 1e-250, mode);
  return by_rationals(
      [&]() -> std::optional<Rational> {
        const auto left = exactly(x);
        const auto right = exactly(y);
        if (!left || !right) return std::nullopt;
        return *left * *right;
      },
      product, mode);
}

Bits::Value Bits::fma(Value a, Value b, Value c, Mode mode) {
  const double x = load(a, mode);
  const double y = load(b, mode);
  const double z = load(c, mode);
  if (!is_wide(mode)) {
    const double product = x * y;
    const double sum = product + z;
    if (sum == 0 && mode.rounding == Rounding::down && std::signbit(product) != std::signbit(z)) {
      return {number::zero_bits(mode.format, true), mode.format};
    }
    return narrow(to_odd(sum, lost_by_sum(product, z, sum)), mode);
  }
  const double nearest = std::fma(x, y, z);
  if (to_nearest(mode)) return store64(nearest, false, mode);
  if (nearest == 0 && mode.rounding == Rounding::down && std::signbit(x * y) != std::signbit(z) &&
      x * y == -z) {
    return {number::zero_bits(mode.format, true), mode.format};
  }
  return by_rationals(
      [&]() -> std::optional<Rational> {
        const auto first = exactly(x);
        const auto second = exactly(y);
        const auto third = exactly(z);
        if (!first || !second || !third) return std::nullopt;
        return *first * *second + *third;
      },
      nearest, mode);
}

Bits::Value Bits::div(Value a, Value b, Mode mode) {
  const double x = load(a, mode);
  const double y = load(b, mode);
  if (mode.approximate) approximate_ = true;
  const double quotient = x / y;
  if (!is_wide(mode)) {
    // The rest x - q y has the sign of the error of q times the sign of y.
    const double rest = std::isfinite(quotient) && y != 0 ? std::fma(-quotient, y, x) : 0.0;
    return narrow(to_odd(quotient, std::signbit(y) ? -rest : rest), mode);
  }
  if (to_nearest(mode)) return store64(quotient, false, mode);
  return by_rationals(
      [&]() -> std::optional<Rational> {
        const auto left = exactly(x);
        const auto right = exactly(y);
        if (!left || !right || right->is_zero()) return std::nullopt;
        return *left / *right;
      },
      quotient, mode);
}

Bits::Value Bits::neg(Value a) const {
  return {sign_free_nan(a) ? canonical_nan(a.format) : a.bits ^ sign_mask(a.format), a.format};
}
Bits::Value Bits::abs(Value a) const {
  return {sign_free_nan(a) ? canonical_nan(a.format) : a.bits & ~sign_mask(a.format), a.format};
}

Bits::Value Bits::max(Value a, Value b, Mode mode) {
  a = flushed(a, mode);
  b = flushed(b, mode);
  if (is_nan(a) && is_nan(b)) return {canonical_nan(mode.format), mode.format};
  if (is_nan(a)) return b;
  if (is_nan(b)) return a;
  const double x = load(a, {});
  const double y = load(b, {});
  if (x == y) return std::signbit(x) ? b : a;
  return x > y ? a : b;
}

Bits::Value Bits::min(Value a, Value b, Mode mode) {
  a = flushed(a, mode);
  b = flushed(b, mode);
  if (is_nan(a) && is_nan(b)) return {canonical_nan(mode.format), mode.format};
  if (is_nan(a)) return b;
  if (is_nan(b)) return a;
  const double x = load(a, {});
  const double y = load(b, {});
  if (x == y) return std::signbit(x) ? a : b;
  return x < y ? a : b;
}

Bits::Value Bits::apply(Function function, Value a, Mode mode) {
  const double x = load(a, mode);
  if (mode.approximate) approximate_ = true;
  if (function == Function::square_root) {
    const double root = std::sqrt(x);
    if (!is_wide(mode)) {
      return narrow(to_odd(root, std::isfinite(root) ? std::fma(-root, root, x) : 0.0), mode);
    }
    if (!to_nearest(mode)) trouble_ = "directed rounding of a binary64 square root";
    return store64(root, false, mode);
  }
  if (function == Function::reciprocal) {
    const Mode exact{mode.format, mode.rounding, mode.flush_to_zero, mode.approximate, false};
    return div({number::convert_bits(0x3f800000u, Format::binary32, mode.format), mode.format}, a, exact);
  }
  double result = 0;
  switch (function) {
    case Function::reciprocal_square_root:
      result = 1.0 / std::sqrt(x);
      break;
    case Function::exp2:
      result = std::exp2(x);
      break;
    case Function::exp:
      result = std::exp(x);
      break;
    case Function::log2:
      result = std::log2(x);
      break;
    case Function::log:
      result = std::log(x);
      break;
    case Function::sin:
      result = std::sin(x);
      break;
    case Function::cos:
      result = std::cos(x);
      break;
    case Function::tanh:
      result = std::tanh(x);
      break;
    case Function::erf:
      result = std::erf(x);
      break;
    case Function::square_root:
    case Function::reciprocal:
      break;
  }
  approximate_ = true;  // the host's library is not exact either
  inexact_ = true;
  return is_wide(mode) ? store64(result, false, mode) : narrow(result, mode);
}

Bits::Value Bits::convert(Value a, Format from, Mode mode) {
  const Value source = flushed({a.bits, from}, mode);
  if (source.bits != a.bits) inexact_ = true;
  if (number::is_nan(source.bits, from)) return {converted_nan(source.bits, from, mode.format), mode.format};
  const double exact = load(source, {});
  if (is_wide(mode)) return {pattern(exact), mode.format};
  return narrow(exact, mode);
}

Bits::Value Bits::integral(Value a, Mode mode) {
  const Value source = flushed(a, mode);
  if (is_nan(source)) {
    const std::uint64_t quiet = std::uint64_t{1} << (number::info(mode.format).fraction_bits() - 1);
    return {is_wide(mode) ? source.bits | quiet : canonical_nan(mode.format), mode.format};
  }
  const double x = load(source, {});
  double result = x;
  switch (mode.rounding) {
    case Rounding::nearest_even:
      result = std::nearbyint(x);
      break;
    case Rounding::toward_zero:
      result = std::trunc(x);
      break;
    case Rounding::down:
      result = std::floor(x);
      break;
    case Rounding::up:
      result = std::ceil(x);
      break;
  }
  if (result != x) inexact_ = true;
  if (is_wide(mode)) return {pattern(result), mode.format};
  return narrow(result, mode);
}

Truth Bits::compare(Comparison comparison, Value a, Value b) const {
  if (is_nan(a) || is_nan(b)) return comparison == Comparison::not_equal ? Truth::yes : Truth::no;
  const double x = number::double_value(a.bits, a.format);
  const double y = number::double_value(b.bits, b.format);
  bool holds = false;
  switch (comparison) {
    case Comparison::less:
      holds = x < y;
      break;
    case Comparison::less_equal:
      holds = x <= y;
      break;
    case Comparison::equal:
      holds = x == y;
      break;
    case Comparison::not_equal:
      holds = x != y;
      break;
    case Comparison::greater:
      holds = x > y;
      break;
    case Comparison::greater_equal:
      holds = x >= y;
      break;
  }
  return holds ? Truth::yes : Truth::no;
}

static_assert(ValueDomain<Bits>);

}  // namespace warpproof::domain
