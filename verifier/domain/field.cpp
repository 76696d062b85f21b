#include "verifier/domain/field.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "verifier/domain/field_tables.h"
#include "verifier/domain/sentinel.h"

namespace warpproof::domain {

namespace number = refmodels::number;

std::uint64_t field::Prime::power(std::uint64_t base, std::uint64_t exponent) const {
  std::uint64_t result = one;
  for (; exponent != 0; exponent >>= 1) {
    if (exponent & 1) result = mul(result, base);
    base = mul(base, base);
  }
  return result;
}

namespace {

using field::Key;
using field::KeyedHash;

constexpr std::size_t set_members_max = std::size_t{1} << 24;  // 128 MiB of members

/// Is this pattern the rounding of `value` in its format, and not a special one?
bool rounds_to(std::uint64_t bits, Format format, double value) {
  return number::round_double_to_bits(value, format) == bits;
}

}  // namespace

template <bool with_exponent>
PrimeField<with_exponent>::PrimeField(std::string_view digest, std::uint64_t salt)
    : tables_(std::make_unique<Tables>()) {
  Tables& t = *tables_;
  t.key = field::key_of(digest, salt);
  t.ln2 = t.random(field::use_ln2, 0, 0);
  t.log2e = t.ln2;
  t.log2e.point = field::p.invert(t.ln2.point);
  if constexpr (with_exponent) {
    t.log2e.exponent = field::q.invert(t.ln2.exponent);
    std::uint64_t base = field::p.from_integer(4);
    for (auto& row : t.powers) {
      row[0] = field::p.one;
      for (std::size_t k = 1; k < row.size(); ++k) row[k] = field::p.mul(row[k - 1], base);
      base = field::p.mul(row[255], base);
    }
  }
}
template <bool with_exponent>
PrimeField<with_exponent>::PrimeField(PrimeField&&) noexcept = default;
template <bool with_exponent>
PrimeField<with_exponent>::~PrimeField() = default;

template <bool with_exponent>
std::uint64_t PrimeField<with_exponent>::saturated(std::uint64_t degrees) {
  const std::uint64_t low = degrees & 0xffffffffu;
  const std::uint64_t high = degrees >> 32;
  return std::min<std::uint64_t>(low, degree_limit) | std::min<std::uint64_t>(high, degree_limit) << 32;
}

/// n1 / d1 + n2 / d2 = (n1 d2 + n2 d1) / (d1 d2).
template <bool with_exponent>
std::uint64_t PrimeField<with_exponent>::quotient_sum_degrees(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t numerator = std::max((a & 0xffffffffu) + (b >> 32), (b & 0xffffffffu) + (a >> 32));
  const std::uint64_t denominator = (a >> 32) + (b >> 32);
  return saturated(std::min<std::uint64_t>(numerator, 0xffffffffu) |
                   std::min<std::uint64_t>(denominator, 0xffffffffu) << 32);
}

template <bool with_exponent>
std::optional<std::string> PrimeField<with_exponent>::trouble() const {
  return tables_->trouble;
}
template <bool with_exponent>
bool PrimeField<with_exponent>::hashed_without_laws() const {
  return tables_->without_laws;
}
template <bool with_exponent>
void PrimeField<with_exponent>::register_size(std::int64_t size) {
  if (size <= 1) return;
  const number::Rational inverse(1, size);
  for (int i = 0; i < number::format_count; ++i) {
    const auto format = static_cast<Format>(i);
    const std::uint64_t bits = number::round_to_bits(inverse, format);
    if (number::is_zero(bits, format) || number::is_subnormal(bits, format)) continue;
    if (number::exact_value(bits, format) == inverse) continue;
    Value value{};
    value.point = field::p.invert(field::p.from_integer(static_cast<std::uint64_t>(size)));
    if constexpr (with_exponent)
      value.exponent = field::q.invert(field::q.from_integer(static_cast<std::uint64_t>(size)));
    tables_->inverses[{format, bits}] = value;
  }
  tables_->has_last = false;
}
template <bool with_exponent>
void PrimeField<with_exponent>::read_sentinels() {
  tables_->sentinels = true;
}
template <bool with_exponent>
bool PrimeField<with_exponent>::read_logarithm_constants() const {
  return tables_->logarithm_constants;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::input(std::uint32_t tensor, std::uint64_t element, Format) -> Value {
  Value value = tables_->random(field::use_input, tensor, element);
  if constexpr (!with_exponent) value.numerator_degree = 1;
  return value;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::special(std::uint64_t bits, Format format) -> Value {
  if (number::is_infinite(bits, format) && number::sign_bit(bits, format)) {
    Value value{};
    value.point = field::infinite_flag;
    return value;
  }
  return undefined();  // +infinity or NaN
}

template <bool with_exponent>
auto PrimeField<with_exponent>::constant(std::uint64_t bits, Format format) -> Value {
  Tables& t = *tables_;
  if (t.has_last && t.last_bits == bits && t.last_format == format) return t.last;
  if (!number::is_finite(bits, format)) return special(bits, format);
  if (t.sentinels && is_sentinel(bits, format)) {
    Value value{};
    value.point = field::infinite_flag;
    return value;
  }
  if (const auto inverse = t.inverses.find({format, bits}); inverse != t.inverses.end())
    return inverse->second;
  constexpr double ln2 = 0.693147180559945309417232;
  constexpr double log2e = 1.442695040888963407359925;
  const bool negative = number::sign_bit(bits, format);
  const double magnitude_sign = negative ? -1.0 : 1.0;
  Value value{};
  if (rounds_to(bits, format, magnitude_sign * ln2) || rounds_to(bits, format, magnitude_sign * log2e)) {
    t.logarithm_constants = true;
    value = rounds_to(bits, format, magnitude_sign * ln2) ? t.ln2 : t.log2e;
    if (negative) value = neg(value);
  } else {
    int exponent = 0;
    const double fraction = std::frexp(number::double_value(bits, format), &exponent);
    const auto integer = static_cast<std::int64_t>(std::ldexp(std::fabs(fraction), 53));
    exponent -= 53;
    const auto scaled = [&](const field::Prime& prime) {
      const std::uint64_t two = prime.from_integer(exponent < 0 ? (prime.modulus + 1) / 2 : 2);
      return prime.mul(prime.from_integer(static_cast<std::uint64_t>(integer)),
                       prime.power(two, static_cast<std::uint64_t>(std::abs(exponent))));
    };
    value.point = scaled(field::p);
    if constexpr (with_exponent) value.exponent = scaled(field::q);
    if (negative) value = neg(value);
  }
  t.has_last = true;
  t.last_bits = bits;
  t.last_format = format;
  t.last = value;
  return value;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::rational(const number::Rational& literal, Mode mode) -> Value {
  const std::uint64_t bits = number::round_to_bits(literal, mode.format);
  const bool ordinary = number::is_finite(bits, mode.format) && !number::is_subnormal(bits, mode.format) &&
                        (literal.is_zero() || !number::is_zero(bits, mode.format));
  if (ordinary) return constant(bits, mode.format);
  const auto of_decimal = [](const std::string& digits, const field::Prime& prime) {
    const std::uint64_t ten = prime.from_integer(10);
    std::uint64_t value = 0;
    for (const char c : digits) {
      if (c >= '0' && c <= '9')
        value = prime.add(prime.mul(value, ten), prime.from_integer(static_cast<std::uint64_t>(c - '0')));
    }
    return value;
  };
  const std::string numerator = literal.numerator();
  const std::string denominator = literal.denominator();
  Value value{};
  value.point =
      field::p.mul(of_decimal(numerator, field::p), field::p.invert(of_decimal(denominator, field::p)));
  if constexpr (with_exponent) {
    value.exponent =
        field::q.mul(of_decimal(numerator, field::q), field::q.invert(of_decimal(denominator, field::q)));
  }
  return literal.sign() < 0 ? neg(value) : value;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::flagged(Ring operation, Value a, Value b, Value c) -> Value {
  const std::uint64_t all = a.point | b.point | c.point;
  if (all & field::undefined_flag) return undefined();
  if (all & field::infinite_flag) {
    // -inf + finite and -inf - finite are -inf, and so is -inf * log2(e); everything else that an infinity
    // enters has no value here, where nothing has a sign.
    const auto infinite = [](Value v) { return (v.point & field::infinite_flag) != 0; };
    const auto scaled = [&](Value x, Value y) { return infinite(x) && y.point == tables_->log2e.point; };
    const bool sum = operation == Ring::add || (operation == Ring::sub && !infinite(b));
    const bool product = (operation == Ring::mul || operation == Ring::fma) && (scaled(a, b) || scaled(b, a));
    const bool addend = operation == Ring::fma && !infinite(a) && !infinite(b);
    if (!sum && !product && !addend) return undefined();
    Value value{};
    value.point = (all & field::hash_flag) | field::infinite_flag;
    return value;
  }
  if ((operation == Ring::mul || operation == Ring::fma) && a.point == b.point) {
    const auto square = tables_->squares.find(a.point & ~field::flags);
    if (square != tables_->squares.end())
      return operation == Ring::mul ? square->second : add(square->second, c, {});
  }
  a.point &= ~field::flags;
  b.point &= ~field::flags;
  c.point &= ~field::flags;
  Value result{};
  switch (operation) {
    case Ring::add:
      result = add(a, b, {});
      break;
    case Ring::sub:
      result = sub(a, b, {});
      break;
    case Ring::mul:
      result = mul(a, b, {});
      break;
    case Ring::fma:
      result = fma(a, b, c, {});
      break;
  }
  result.point |= field::hash_flag;
  return result;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::neg(Value a) -> Value {
  if (a.point & (field::infinite_flag | field::undefined_flag)) return undefined();
  const std::uint64_t flag = a.point & field::hash_flag;
  a.point = field::p.sub(0, a.point & ~field::flags) | flag;
  if constexpr (with_exponent) a.exponent = field::q.sub(0, a.exponent);
  return a;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::div(Value a, Value b, Mode mode) -> Value {
  const std::uint64_t point = b.point & ~field::flags;
  if ((a.point | b.point) & (field::undefined_flag | field::infinite_flag)) return undefined();
  bool zero = point == 0;
  if constexpr (with_exponent) zero = zero || b.exponent == 0;
  if (zero) {
    if (!tables_->trouble) tables_->trouble = "division by zero";
    return {};
  }
  Value inverse{};
  inverse.point = field::p.invert(point) | (b.point & field::hash_flag);
  if constexpr (with_exponent) {
    inverse.exponent = field::q.invert(b.exponent);
  } else {
    inverse.numerator_degree = b.denominator_degree;
    inverse.denominator_degree = b.numerator_degree;
  }
  return mul(a, inverse, mode);
}

template <bool with_exponent>
auto PrimeField<with_exponent>::max(Value a, Value b, Mode) -> Value {
  if ((a.point | b.point) & field::undefined_flag) return undefined();
  if (a.point & field::infinite_flag) return b;
  if (b.point & field::infinite_flag) return a;
  Tables& t = *tables_;
  const std::uint64_t left = std::min(a.point & ~field::flags, b.point & ~field::flags);
  const std::uint64_t right = std::max(a.point & ~field::flags, b.point & ~field::flags);
  if (left == right) return a;
  t.without_laws = true;
  if (const auto known = t.maxima.find({left, right}); known != t.maxima.end()) return known->second;
  const auto by_point = [](const Value& x, const Value& y) {
    return (x.point & ~field::flags) < (y.point & ~field::flags);
  };
  const auto members_of = [&](Value v) {
    const auto found = t.sets.find(v.point & ~field::flags);
    return found == t.sets.end() ? std::vector<Value>{v} : found->second;
  };
  const std::vector<Value> x = members_of(a);
  const std::vector<Value> y = members_of(b);
  std::vector<Value> both;
  std::set_union(x.begin(), x.end(), y.begin(), y.end(), std::back_inserter(both), by_point);
  KeyedHash first(t.key);
  first.word(field::use_set).word(0);
  KeyedHash second(t.key);
  second.word(field::use_set).word(1);
  for (const Value& member : both) {
    first.word(member.point & ~field::flags);
    second.word(member.point & ~field::flags);
  }
  Value result{};
  result.point = (first.finish() % field::p.modulus) | field::hash_flag;
  if constexpr (with_exponent) result.exponent = second.finish() % field::q.modulus;
  t.set_members += both.size();
  if (t.set_members > set_members_max) {
    if (!t.trouble) t.trouble = "too many members in sets of max";
    return {};
  }
  t.sets.emplace(result.point & ~field::flags, std::move(both));
  t.maxima.emplace(std::array<std::uint64_t, 2>{left, right}, result);
  return result;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::hashed(std::uint64_t function, Value a) const -> Value {
  Value value = tables_->random(field::use_function + function, a.point & ~field::flags, 0);
  value.point |= field::hash_flag;
  return value;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::hashed_symmetric(Function function, Value a, bool odd) -> Value {
  const std::uint64_t point = a.point & ~field::flags;
  if (point == 0) return odd ? Value{} : constant(0x3f800000u, Format::binary32);
  const bool turned = point > field::p.sub(0, point);
  const Value value = hashed(static_cast<std::uint64_t>(function), turned ? neg(a) : a);
  return turned && odd ? neg(value) : value;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::exponential(Value a) -> Value {
  if (a.point & field::undefined_flag) return undefined();
  if (a.point & field::infinite_flag) return {};  // exp(-inf) = 0
  if ((a.point & ~field::flags) == 0) return constant(0x3f800000u, Format::binary32);
  Value value = hashed(static_cast<std::uint64_t>(Function::exp), a);
  if constexpr (with_exponent) {
    std::uint64_t exponent = field::q.to_integer(a.exponent);
    std::uint64_t point = field::p.one;
    for (const auto& row : tables_->powers) {
      point = field::p.mul(point, row[exponent & 255]);
      exponent >>= 8;
    }
    value.point = point | field::hash_flag;
  }
  return value;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::apply(Function function, Value a, Mode mode) -> Value {
  const bool exponent = function == Function::exp || function == Function::exp2;
  if ((a.point & field::undefined_flag) || (!exponent && (a.point & field::infinite_flag)))
    return undefined();
  const Value one = constant(0x3f800000u, Format::binary32);
  switch (function) {
    case Function::exp:
      return exponential(a);
    case Function::exp2:
      return exponential((a.point & field::infinite_flag) ? a : mul(a, tables_->ln2, mode));
    case Function::reciprocal:
      return div(one, a, mode);
    case Function::square_root: {
      tables_->without_laws = true;
      const Value root = hashed(static_cast<std::uint64_t>(function), a);
      tables_->squares.emplace(root.point & ~field::flags, a);
      return root;
    }
    case Function::reciprocal_square_root: {
      tables_->without_laws = true;
      const Value root = div(one, hashed(static_cast<std::uint64_t>(Function::square_root), a), mode);
      if ((a.point & ~field::flags) != 0)
        tables_->squares.emplace(root.point & ~field::flags, div(one, a, mode));
      return root;
    }
    case Function::log2:
      tables_->without_laws = true;
      return mul(hashed(static_cast<std::uint64_t>(Function::log), a), tables_->log2e, mode);
    case Function::tanh: {
      const Value square = exponential(add(a, a, mode));
      return div(sub(square, one, mode), add(square, one, mode), mode);
    }
    case Function::sin:
    case Function::erf:
      return hashed_symmetric(function, a, true);
    case Function::cos:
      return hashed_symmetric(function, a, false);
    case Function::log:
      tables_->without_laws = true;
      return hashed(static_cast<std::uint64_t>(function), a);
  }
  return undefined();
}

template class PrimeField<false>;
template class PrimeField<true>;
static_assert(ValueDomain<Field>);
static_assert(ValueDomain<FieldPair>);

}  // namespace warpproof::domain
