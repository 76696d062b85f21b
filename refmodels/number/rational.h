#pragma once
// Exact rational numbers. Small values (numerator and denominator within 63 bits) are two machine words and
// stay inline; larger ones fall over to a shared, immutable GMP number that no header shows.
//
// Canonical: lowest terms, denominator positive, and a value that fits is always small; so equality compares
// fields. Fails: division by zero throws std::domain_error; a result of more than `maximum_bits` throws
// std::length_error (limits on everything: GMP would abort the process when memory runs out). Source of the
// gcd-saving sum and product: Knuth, The Art of Computer Programming, volume 2, section 4.5.1.
//
//   Rational third(1, 3);  (third + third).str() == "2/3";  Rational::parse("1.25e-3")->str() == "1/800"

#include <compare>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace refmodels::number {

class Rational {
 public:
  /// Bits of numerator and denominator together that a result may have.
  static constexpr std::int64_t maximum_bits = std::int64_t{1} << 22;
  /// Limits of `parse`: digits of one number, and magnitude of its decimal exponent.
  static constexpr int maximum_digits = 400;
  static constexpr int maximum_exponent = 400;

  Rational() noexcept : numerator_(0), denominator_(1) {}
  Rational(std::int64_t value);                                         // NOLINT: an integer is a rational
  Rational(int value) noexcept : numerator_(value), denominator_(1) {}  // NOLINT: an integer is a rational
  Rational(std::int64_t numerator, std::int64_t denominator)
      : numerator_(numerator), denominator_(denominator) {
    if (denominator <= 0 || numerator == INT64_MIN) {
      *this = normalized_(numerator, denominator);
    } else if (const std::int64_t common = std::gcd(numerator, denominator); common != 1) {
      numerator_ /= common;
      denominator_ /= common;
    }
  }
  Rational(const Rational& other) noexcept : numerator_(other.numerator_), denominator_(other.denominator_) {
    if (denominator_ == 0) retain_();
  }
  Rational(Rational&& other) noexcept : numerator_(other.numerator_), denominator_(other.denominator_) {
    other.numerator_ = 0;
    other.denominator_ = 1;
  }
  Rational& operator=(Rational other) noexcept {
    std::swap(numerator_, other.numerator_);
    std::swap(denominator_, other.denominator_);
    return *this;
  }
  ~Rational() {
    if (denominator_ == 0) release_();
  }

  /// "-12", "1.25e-3", "1/3". Empty when the text is anything else or beyond the limits.
  static std::optional<Rational> parse(std::string_view text);
  /// The exact value of a finite double; std::domain_error otherwise.
  static Rational from_double(double value);
  /// 2^exponent.
  static Rational power_of_two(int exponent);

  Rational operator-() const;
  friend Rational operator+(const Rational& a, const Rational& b);
  friend Rational operator-(const Rational& a, const Rational& b);
  friend Rational operator*(const Rational& a, const Rational& b);
  friend Rational operator/(const Rational& a, const Rational& b);
  Rational& operator+=(const Rational& b) { return *this = *this + b; }
  Rational& operator-=(const Rational& b) { return *this = *this - b; }
  Rational& operator*=(const Rational& b) { return *this = *this * b; }
  Rational& operator/=(const Rational& b) { return *this = *this / b; }
  friend bool operator==(const Rational& a, const Rational& b) {
    if (a.is_small() && b.is_small()) return a.numerator_ == b.numerator_ && a.denominator_ == b.denominator_;
    return a.is_small() == b.is_small() && compare_big_(a, b) == 0;
  }
  friend std::strong_ordering operator<=>(const Rational& a, const Rational& b);

  bool is_zero() const noexcept { return denominator_ == 1 && numerator_ == 0; }
  bool is_integer() const;
  /// -1, 0 or 1.
  int sign() const;
  /// True when numerator and denominator are machine words (the inline form).
  bool is_small() const noexcept { return denominator_ != 0; }
  /// The value as a machine integer, when it is one and fits.
  std::optional<std::int64_t> to_int64() const {
    return denominator_ == 1 ? std::optional(numerator_) : std::nullopt;
  }
  Rational abs() const { return sign() < 0 ? -*this : *this; }
  Rational reciprocal() const { return Rational(1) / *this; }
  /// Largest integer that is not greater.
  Rational floor() const;
  /// Smallest integer that is not less.
  Rational ceil() const { return -(-*this).floor(); }
  /// 0^0 = 1; a negative power of zero throws std::domain_error.
  Rational pow(std::int64_t exponent) const;

  /// The square root, when it is rational.
  std::optional<Rational> sqrt_exact() const;
  /// n with *this == 2^n, when there is one.
  std::optional<std::int64_t> log2_exact() const;

  /// Decimal digits, with the sign of the value on the numerator.
  std::string numerator() const;
  std::string denominator() const;
  /// "-3/4", "5".
  std::string str() const;
  /// For people: that many significant decimal digits (at most 10000), to nearest, "0.0125" or "1.25e-30".
  std::string decimal(int digits) const;

  /// Nearest double, ties to even; infinite beyond the range.
  double to_double() const;
  /// Largest double that is not greater (-infinity possible), smallest double that is not less.
  double to_double_down() const;
  double to_double_up() const;

  /// Bits of numerator plus bits of denominator: what growth limits are stated in.
  std::int64_t bit_size() const;
  /// The same in every run and on every machine.
  std::uint64_t hash() const;

 private:
  struct Big;
  friend struct BigAccess;
  __extension__ using Wide = __int128;
  enum class Trusted { canonical };

  Rational(std::int64_t numerator, std::int64_t denominator, Trusted) noexcept
      : numerator_(numerator), denominator_(denominator) {}
  static Rational normalized_(std::int64_t numerator, std::int64_t denominator);
  static bool fits_(Wide value) { return value <= INT64_MAX && value >= -Wide{INT64_MAX}; }
  static bool add_small_(const Rational& a, const Rational& b, Wide sign, Rational& sum);
  static bool multiply_small_(std::int64_t an, std::int64_t ad, std::int64_t bn, std::int64_t bd,
                              Rational& product);
  static Rational add_big_(const Rational& a, const Rational& b);
  static Rational subtract_big_(const Rational& a, const Rational& b);
  static Rational multiply_big_(const Rational& a, const Rational& b);
  static Rational divide_big_(const Rational& a, const Rational& b);
  static int compare_big_(const Rational& a, const Rational& b);
  Rational negate_big_() const;
  int sign_big_() const;
  bool is_integer_big_() const;
  void retain_() const noexcept;
  void release_() noexcept;
  const Big& big_() const { return *reinterpret_cast<const Big*>(numerator_); }

  std::int64_t numerator_;    ///< the numerator; the address of a shared Big when denominator_ == 0
  std::int64_t denominator_;  ///< > 0, or 0 for a big value
};

inline Rational::Rational(std::int64_t value) : numerator_(value), denominator_(1) {
  if (value == INT64_MIN) *this = normalized_(value, 1);
}

inline bool Rational::add_small_(const Rational& a, const Rational& b, Wide sign, Rational& sum) {
  if (a.denominator_ == 1 && b.denominator_ == 1) {
    const Wide total = Wide{a.numerator_} + sign * b.numerator_;
    if (!fits_(total)) return false;
    sum.numerator_ = static_cast<std::int64_t>(total);
    return true;
  }
  // With g = gcd(denominators), only g can still cancel (Knuth 4.5.1).
  const std::int64_t g = std::gcd(a.denominator_, b.denominator_);
  Wide numerator = Wide{a.numerator_} * (b.denominator_ / g) + sign * b.numerator_ * (a.denominator_ / g);
  const std::int64_t left = a.denominator_ / g;
  std::int64_t right = b.denominator_;
  if (g != 1) {
    const std::int64_t remainder = fits_(numerator) ? static_cast<std::int64_t>(numerator) % g
                                                    : static_cast<std::int64_t>(numerator % g);
    if (const std::int64_t common = std::gcd(remainder, g); common != 1) {
      // A 64-bit division is several times faster than a 128-bit one.
      numerator = fits_(numerator) ? static_cast<std::int64_t>(numerator) / common : numerator / common;
      right /= common;
    }
  }
  const Wide denominator = Wide{left} * right;
  if (!fits_(numerator) || !fits_(denominator)) return false;
  sum.numerator_ = static_cast<std::int64_t>(numerator);
  sum.denominator_ = static_cast<std::int64_t>(denominator);
  return true;
}

inline bool Rational::multiply_small_(std::int64_t an, std::int64_t ad, std::int64_t bn, std::int64_t bd,
                                      Rational& product) {
  if (ad != 1 || bd != 1) {
    const std::int64_t first = std::gcd(an, bd);
    const std::int64_t second = std::gcd(bn, ad);
    an /= first;
    bd /= first;
    bn /= second;
    ad /= second;
  }
  const Wide numerator = Wide{an} * bn;
  const Wide denominator = Wide{ad} * bd;
  if (!fits_(numerator) || !fits_(denominator)) return false;
  product.numerator_ = static_cast<std::int64_t>(numerator);
  product.denominator_ = numerator == 0 ? 1 : static_cast<std::int64_t>(denominator);
  return true;
}

inline Rational Rational::operator-() const {
  return is_small() ? Rational(-numerator_, denominator_, Trusted::canonical) : negate_big_();
}

inline Rational operator+(const Rational& a, const Rational& b) {
  Rational sum;
  if (a.is_small() && b.is_small() && Rational::add_small_(a, b, 1, sum)) return sum;
  return Rational::add_big_(a, b);
}

inline Rational operator-(const Rational& a, const Rational& b) {
  Rational sum;
  if (a.is_small() && b.is_small() && Rational::add_small_(a, b, -1, sum)) return sum;
  return Rational::subtract_big_(a, b);
}

inline Rational operator*(const Rational& a, const Rational& b) {
  Rational product;
  if (a.is_small() && b.is_small() &&
      Rational::multiply_small_(a.numerator_, a.denominator_, b.numerator_, b.denominator_, product)) {
    return product;
  }
  return Rational::multiply_big_(a, b);
}

inline Rational operator/(const Rational& a, const Rational& b) {
  Rational quotient;
  if (a.is_small() && b.is_small() && b.numerator_ != 0) {
    const std::int64_t sign = b.numerator_ < 0 ? -1 : 1;
    if (Rational::multiply_small_(a.numerator_, a.denominator_, sign * b.denominator_, sign * b.numerator_,
                                  quotient)) {
      return quotient;
    }
  }
  return Rational::divide_big_(a, b);
}

inline std::strong_ordering operator<=>(const Rational& a, const Rational& b) {
  if (a.is_small() && b.is_small()) {
    return Rational::Wide{a.numerator_} * b.denominator_ <=> Rational::Wide{b.numerator_} * a.denominator_;
  }
  return Rational::compare_big_(a, b) <=> 0;
}

inline bool Rational::is_integer() const { return is_small() ? denominator_ == 1 : is_integer_big_(); }
inline int Rational::sign() const { return is_small() ? (numerator_ > 0) - (numerator_ < 0) : sign_big_(); }

}  // namespace refmodels::number

template <>
struct std::hash<refmodels::number::Rational> {
  std::size_t operator()(const refmodels::number::Rational& value) const { return value.hash(); }
};
