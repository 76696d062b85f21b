#pragma once
// The domain of a prime field: each float is a point of F_p, p = 2^61 - 2373, in Montgomery form; + - * / and
// FMA are field operations. Two rational functions that agree at a random point are equal but with
// probability degree / p (Schwartz and Zippel); degrees of numerator and denominator are carried, saturating.
//
// `FieldPair` also carries the residue modulo q = (p - 1) / 2, a prime: exp(v) = g^(v mod q) with g = 4 of
// order q, so that exp(x + y) = exp(x) exp(y) holds (2^61 - 1 cannot serve: its p - 1 is smooth). The
// q-residue of an exp, and every other function, is a keyed hash of its argument; max is the hash of a
// flattened set (associative, commutative, idempotent). As soon as a hash is involved, agreement is a
// heuristic and disagreement means nothing but "ask `term`": `uses_hash(value)`. Points and keys come from a
// digest of what is checked and a salt, so that nobody can construct a collision in advance.
//
// A choice between two values follows a keyed sign of the difference that decides (antisymmetric, zero
// apart): the value is one of the two, so that arithmetic after it stays consistent; a - b that is a small
// rational multiple of that difference is a max or min. A heuristic like every hash. The square of a hashed
// root is what is under the root.
//
// What has no value here (most arithmetic on an infinity) is flagged and agrees with nothing; code may
// compute it and choose something else. Fails: division by zero, or a table limit, set `trouble()`.
//
// A constant of the code that is the rounding of log2(e) or ln(2) stands for that number (design, section 2),
// so that ex2(x * log2 e) = exp(x). A literal of a definition stands for its rounding in the given format.
//
//   Field field("digest", 0);  auto x = field.input(0, 0, Format::binary32);  agree(field.mul(x, x, {}),
//   field.mul(x, x, {}))

#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "verifier/domain/domain.h"

namespace warpproof::domain {

namespace field {

__extension__ using Wide = unsigned __int128;

/// Arithmetic modulo an odd prime below 2^61, in Montgomery form with R = 2^64 (Montgomery 1985).
struct Prime {
  std::uint64_t modulus;
  std::uint64_t inverse;  ///< modulus^-1 modulo 2^64
  std::uint64_t one;      ///< R mod modulus
  std::uint64_t square;   ///< R^2 mod modulus

  static constexpr Prime make(std::uint64_t modulus) {
    std::uint64_t inverse = modulus;
    for (int i = 0; i < 6; ++i)
      inverse *= 2 - modulus * inverse;  // Newton: doubles the right bits each round
    const std::uint64_t one = static_cast<std::uint64_t>((Wide{1} << 64) % modulus);
    return {modulus, inverse, one, static_cast<std::uint64_t>(Wide{one} * one % modulus)};
  }
  constexpr std::uint64_t reduce(Wide t) const {  ///< t / R, for t < modulus * R
    const std::uint64_t high = static_cast<std::uint64_t>(t >> 64);
    const std::uint64_t quotient = static_cast<std::uint64_t>(t) * inverse;
    const std::uint64_t subtract = static_cast<std::uint64_t>((Wide{quotient} * modulus) >> 64);
    const std::uint64_t result = high - subtract;
    return result + (high < subtract ? modulus : 0);
  }
  constexpr std::uint64_t mul(std::uint64_t a, std::uint64_t b) const { return reduce(Wide{a} * b); }
  constexpr std::uint64_t add(std::uint64_t a, std::uint64_t b) const {
    const std::uint64_t sum = a + b;
    return sum >= modulus ? sum - modulus : sum;
  }
  constexpr std::uint64_t sub(std::uint64_t a, std::uint64_t b) const {
    return a >= b ? a - b : a + modulus - b;
  }
  constexpr std::uint64_t from_integer(std::uint64_t a) const { return mul(a % modulus, square); }
  constexpr std::uint64_t to_integer(std::uint64_t a) const { return reduce(a); }
  std::uint64_t power(std::uint64_t base, std::uint64_t exponent) const;
  std::uint64_t invert(std::uint64_t a) const { return power(a, modulus - 2); }
};

inline constexpr Prime p = Prime::make((std::uint64_t{1} << 61) - 2373);
inline constexpr Prime q = Prime::make(((std::uint64_t{1} << 61) - 2374) / 2);

inline constexpr std::uint64_t hash_flag = std::uint64_t{1} << 63;  ///< a hash took part
inline constexpr std::uint64_t infinite_flag = std::uint64_t{1}
                                               << 62;  ///< minus infinity (or what came of it)
inline constexpr std::uint64_t undefined_flag = std::uint64_t{1} << 61;  ///< no value: agrees with nothing
inline constexpr std::uint64_t flags = hash_flag | infinite_flag | undefined_flag;

}  // namespace field

template <bool with_exponent>
class PrimeField {
 public:
  struct Single {
    std::uint64_t point = 0;  ///< modulo p, with the flags above
    std::uint32_t numerator_degree = 0;
    std::uint32_t denominator_degree = 0;
  };
  struct Double {
    std::uint64_t point = 0;
    std::uint64_t exponent = 0;  ///< modulo q
  };
  using Value = std::conditional_t<with_exponent, Double, Single>;

  explicit PrimeField(std::string_view digest, std::uint64_t salt = 0);
  PrimeField(PrimeField&&) noexcept;
  ~PrimeField();

  /// From here on a finite sentinel (sentinel.h) stands for minus infinity.
  void read_sentinels();
  /// A constant that is the rounding of 1 / size stands for it, as in Term.
  void register_size(std::int64_t size);

  Value input(std::uint32_t tensor, std::uint64_t element, Format format);
  Value constant(std::uint64_t bits, Format format);
  Value rational(const refmodels::number::Rational& value, Mode mode);

  [[gnu::always_inline]] Value add(Value a, Value b, Mode) {
    if ((a.point | b.point) & field::flags) [[unlikely]]
      return flagged(Ring::add, a, b, {});
    if constexpr (with_exponent) {
      return {field::p.add(a.point, b.point), field::q.add(a.exponent, b.exponent)};
    } else {
      return combined(field::p.add(a.point, b.point), sum_degrees(degrees_of(a), degrees_of(b)));
    }
  }
  [[gnu::always_inline]] Value sub(Value a, Value b, Mode) {
    if ((a.point | b.point) & field::flags) [[unlikely]]
      return flagged(Ring::sub, a, b, {});
    if constexpr (with_exponent) {
      return {field::p.sub(a.point, b.point), field::q.sub(a.exponent, b.exponent)};
    } else {
      return combined(field::p.sub(a.point, b.point), sum_degrees(degrees_of(a), degrees_of(b)));
    }
  }
  [[gnu::always_inline]] Value mul(Value a, Value b, Mode) {
    if ((a.point | b.point) & field::flags) [[unlikely]]
      return flagged(Ring::mul, a, b, {});
    if constexpr (with_exponent) {
      return {field::p.mul(a.point, b.point), field::q.mul(a.exponent, b.exponent)};
    } else {
      return combined(field::p.mul(a.point, b.point), product_degrees(degrees_of(a), degrees_of(b)));
    }
  }
  [[gnu::always_inline]] Value fma(Value a, Value b, Value c, Mode mode) {
    if ((a.point | b.point | c.point) & field::flags) [[unlikely]]
      return flagged(Ring::fma, a, b, c);
    return add(mul(a, b, mode), c, mode);
  }
  Value div(Value a, Value b, Mode mode);
  Value neg(Value a);
  Value abs(Value a) { return max(a, neg(a), {}); }
  Value max(Value a, Value b, Mode);
  Value min(Value a, Value b, Mode mode) { return neg(max(neg(a), neg(b), mode)); }
  Value apply(Function function, Value a, Mode mode);
  Value convert(Value a, Format, Mode) { return a; }
  /// Never decided: a point has no size.
  Truth compare(Comparison, Value, Value) const { return Truth::undecided; }
  Value select(Comparison comparison, Value x, Value y, Value a, Value b);
  std::optional<std::string> trouble() const;

  /// A degree of this size stands for any that is as large or larger.
  static constexpr std::uint32_t degree_limit = 0x7fffffff;
  static bool uses_hash(Value a) { return (a.point & field::hash_flag) != 0; }
  /// Did a hash take part that knows fewer laws than the proof does (log, roots, max, choices)? Then a
  /// disagreement says nothing at all.
  bool hashed_without_laws() const;
  /// Did the readings "this constant is log2 e / ln 2" take part in this run?
  bool read_logarithm_constants() const;

 private:
  enum class Ring : std::uint8_t { add, sub, mul, fma };
  struct Tables;

  /// A Single as two words: the degrees are added at once, numerator in the low half.
  struct Packed {
    std::uint64_t point;
    std::uint64_t degrees;
  };
  static constexpr std::uint64_t degree_overflow = 0x8000000080000000ull;
  static std::uint64_t degrees_of(const Value& a) { return std::bit_cast<Packed>(a).degrees; }
  static Value combined(std::uint64_t point, std::uint64_t degrees) {
    return std::bit_cast<Value>(Packed{point, degrees});
  }
  static std::uint64_t saturated(std::uint64_t degrees);
  static std::uint64_t product_degrees(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t sum = a + b;  // each half below 2^31: no carry from one to the other
    return (sum & degree_overflow) == 0 ? sum : saturated(sum);
  }
  static std::uint64_t sum_degrees(std::uint64_t a, std::uint64_t b) {
    if (((a | b) >> 32) == 0) return a > b ? a : b;
    return quotient_sum_degrees(a, b);
  }
  static std::uint64_t quotient_sum_degrees(std::uint64_t a, std::uint64_t b);

  /// The operation when a flag is set: propagates it, or gives trouble for an infinity that does not vanish.
  Value flagged(Ring operation, Value a, Value b, Value c);
  Value hashed(std::uint64_t function, Value a) const;
  Value exponential(Value a);
  /// f(-x) = f(x), or -f(x).
  Value hashed_symmetric(Function function, Value a, bool odd);
  Value undefined() const {
    Value value{};
    value.point = field::undefined_flag | field::hash_flag;
    return value;
  }
  /// -1, 0 or 1.
  int sign_of(Value a) const;
  Value special(std::uint64_t bits, Format format);

  std::unique_ptr<Tables> tables_;
};

using Field = PrimeField<false>;
using FieldPair = PrimeField<true>;

/// The same point modulo p (the q-residue of an exp is a hash, so it does not count).
template <class Value>
bool agree(const Value& a, const Value& b) {
  return ((a.point ^ b.point) & ~field::hash_flag) == 0 && (a.point & field::undefined_flag) == 0;
}

}  // namespace warpproof::domain
