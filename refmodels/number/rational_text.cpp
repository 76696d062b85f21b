// Rational numbers from and to text.

#include <mpfr.h>

#include <charconv>
#include <stdexcept>
#include <vector>

#include "refmodels/number/rational_big.h"

namespace refmodels::number {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view take_digits(std::string_view& text) {
  std::size_t count = 0;
  while (count < text.size() && is_digit(text[count])) ++count;
  const std::string_view digits = text.substr(0, count);
  text.remove_prefix(count);
  return digits;
}

/// An unsigned decimal integer that is the whole text.
bool read_integer(std::string_view text, mpz_ptr value) {
  if (text.empty() || text.size() > Rational::maximum_digits) return false;
  for (const char c : text) {
    if (!is_digit(c)) return false;
  }
  return mpz_set_str(value, std::string(text).c_str(), 10) == 0;
}

/// "[+-]digits" up to the end; empty text is 0.
std::optional<int> read_exponent(std::string_view text) {
  if (text.empty()) return 0;
  if (text.front() != 'e' && text.front() != 'E') return std::nullopt;
  text.remove_prefix(1);
  if (!text.empty() && text.front() == '+') {
    text.remove_prefix(1);
    if (!text.empty() && text.front() == '-') return std::nullopt;
  }
  int exponent = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), exponent);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (exponent > Rational::maximum_exponent || exponent < -Rational::maximum_exponent) return std::nullopt;
  return exponent;
}

/// "12", "1.25", "1.25e-3", ".5" without a sign.
bool read_decimal(std::string_view text, mpq_ptr value) {
  const std::string_view whole = take_digits(text);
  std::string_view fraction;
  if (!text.empty() && text.front() == '.') {
    text.remove_prefix(1);
    fraction = take_digits(text);
    if (fraction.empty()) return false;
  }
  const std::string digits = std::string(whole) + std::string(fraction);
  const std::optional<int> exponent = read_exponent(text);
  if (!exponent || !read_integer(digits, mpq_numref(value))) return false;
  const int shift = *exponent - static_cast<int>(fraction.size());
  Mpq scale;
  mpz_set_ui(scale.numerator(), 1);
  mpz_ui_pow_ui(shift >= 0 ? scale.numerator() : scale.denominator(), 10,
                static_cast<unsigned long>(shift >= 0 ? shift : -shift));
  mpq_canonicalize(value);
  mpq_canonicalize(scale);
  mpq_mul(value, value, scale);
  return true;
}

std::string text_of(mpz_srcptr value) {
  std::vector<char> buffer(mpz_sizeinbase(value, 10) + 2);
  return mpz_get_str(buffer.data(), 10, value);
}

}  // namespace

std::optional<Rational> Rational::parse(std::string_view text) {
  const bool negative = !text.empty() && text.front() == '-';
  if (negative) text.remove_prefix(1);
  Mpq value;
  const std::size_t slash = text.find('/');
  if (slash != std::string_view::npos) {
    if (!read_integer(text.substr(0, slash), value.numerator())) return std::nullopt;
    if (!read_integer(text.substr(slash + 1), value.denominator())) return std::nullopt;
    if (mpz_sgn(value.denominator()) == 0) return std::nullopt;
    mpq_canonicalize(value);
  } else if (!read_decimal(text, value)) {
    return std::nullopt;
  }
  if (negative) mpq_neg(value, value);
  return BigAccess::make(value);
}

std::string Rational::numerator() const {
  return is_small() ? std::to_string(numerator_) : text_of(MpqView(*this).numerator());
}

std::string Rational::denominator() const {
  return is_small() ? std::to_string(denominator_) : text_of(MpqView(*this).denominator());
}

std::string Rational::str() const { return is_integer() ? numerator() : numerator() + "/" + denominator(); }

std::string Rational::decimal(int digits) const {
  if (digits < 1 || digits > 10000) throw std::out_of_range("number of decimal digits");
  mpfr_t value;
  // 3.33 bits a digit, and enough guard bits that the second rounding is not seen.
  mpfr_init2(value, digits * 10 / 3 + 64);
  mpfr_set_q(value, MpqView(*this), MPFR_RNDN);
  char* text = nullptr;
  if (mpfr_asprintf(&text, "%.*Rg", digits, value) < 0) {
    mpfr_clear(value);
    throw std::length_error("decimal text of a rational number");
  }
  std::string result(text);
  mpfr_free_str(text);
  mpfr_clear(value);
  return result;
}

}  // namespace refmodels::number
