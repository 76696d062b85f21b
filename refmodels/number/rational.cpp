#include "refmodels/number/rational.h"

#include <bit>
#include <cmath>
#include <stdexcept>

#include "refmodels/number/rational_big.h"

namespace refmodels::number {

static_assert(sizeof(long) == sizeof(std::int64_t), "GMP takes long where this room has 64-bit integers");

MpqView::MpqView(const Rational& value) : value_(built_), owned_(value.is_small()) {
  if (owned_) {
    mpq_init(built_);
    mpz_set_si(mpq_numref(built_), BigAccess::numerator(value));
    mpz_set_si(mpq_denref(built_), BigAccess::denominator(value));
  } else {
    value_ = BigAccess::big(value);
  }
}

namespace {

std::int64_t bits_of(mpq_srcptr value) {
  return static_cast<std::int64_t>(mpz_sizeinbase(mpq_numref(value), 2) +
                                   mpz_sizeinbase(mpq_denref(value), 2));
}

void require_room(std::int64_t bits) {
  if (bits > Rational::maximum_bits) throw std::length_error("rational number beyond its size limit");
}

bool fits_small(mpz_srcptr value) { return mpz_sizeinbase(value, 2) <= 63; }

}  // namespace

Rational BigAccess::make(mpq_t value) {
  if (fits_small(mpq_numref(value)) && fits_small(mpq_denref(value))) {
    return Rational(mpz_get_si(mpq_numref(value)), mpz_get_si(mpq_denref(value)),
                    Rational::Trusted::canonical);
  }
  require_room(bits_of(value));
  auto* big = new Rational::Big;
  mpq_swap(big->value, value);
  return Rational(reinterpret_cast<std::int64_t>(big), 0, Rational::Trusted::canonical);
}

Rational Rational::normalized_(std::int64_t numerator, std::int64_t denominator) {
  if (denominator == 0) throw std::domain_error("rational number with denominator 0");
  Mpq value;
  mpz_set_si(value.numerator(), numerator);
  mpz_set_si(value.denominator(), denominator);
  mpq_canonicalize(value);
  return BigAccess::make(value);
}

void Rational::retain_() const noexcept {
  const_cast<Big&>(big_()).owners.fetch_add(1, std::memory_order_relaxed);
}

void Rational::release_() noexcept {
  auto& big = const_cast<Big&>(big_());
  if (big.owners.fetch_sub(1, std::memory_order_acq_rel) == 1) delete &big;
}

Rational Rational::from_double(double value) {
  if (!std::isfinite(value)) throw std::domain_error("rational number from a double that is not finite");
  const auto whole = static_cast<std::int64_t>(std::fabs(value) < 0x1p62 ? value : 0);
  if (static_cast<double>(whole) == value) return Rational(whole);
  Mpq exact;
  mpq_set_d(exact, value);
  return BigAccess::make(exact);
}

Rational Rational::power_of_two(int exponent) {
  if (exponent >= 0 && exponent < 63) return Rational(std::int64_t{1} << exponent);
  if (exponent < 0 && exponent > -63) return Rational(1, std::int64_t{1} << -exponent, Trusted::canonical);
  require_room(std::abs(static_cast<std::int64_t>(exponent)));
  Mpq value;
  mpz_set_ui(value.numerator(), 1);
  if (exponent > 0) {
    mpz_mul_2exp(value.numerator(), value.numerator(), static_cast<mp_bitcnt_t>(exponent));
  } else {
    mpz_mul_2exp(value.denominator(), value.denominator(), static_cast<mp_bitcnt_t>(-exponent));
  }
  return BigAccess::make(value);
}

Rational Rational::add_big_(const Rational& a, const Rational& b) {
  require_room(a.bit_size() + b.bit_size());
  Mpq sum;
  mpq_add(sum, MpqView(a), MpqView(b));
  return BigAccess::make(sum);
}

Rational Rational::subtract_big_(const Rational& a, const Rational& b) {
  require_room(a.bit_size() + b.bit_size());
  Mpq difference;
  mpq_sub(difference, MpqView(a), MpqView(b));
  return BigAccess::make(difference);
}

Rational Rational::multiply_big_(const Rational& a, const Rational& b) {
  require_room(a.bit_size() + b.bit_size());
  Mpq product;
  mpq_mul(product, MpqView(a), MpqView(b));
  return BigAccess::make(product);
}

Rational Rational::divide_big_(const Rational& a, const Rational& b) {
  if (b.is_zero()) throw std::domain_error("division of rational numbers by zero");
  require_room(a.bit_size() + b.bit_size());
  Mpq quotient;
  mpq_div(quotient, MpqView(a), MpqView(b));
  return BigAccess::make(quotient);
}

int Rational::compare_big_(const Rational& a, const Rational& b) {
  const int order = mpq_cmp(MpqView(a), MpqView(b));
  return (order > 0) - (order < 0);
}

Rational Rational::negate_big_() const {
  Mpq value;
  mpq_neg(value, BigAccess::big(*this));
  return BigAccess::make(value);
}

int Rational::sign_big_() const { return mpq_sgn(BigAccess::big(*this)); }

bool Rational::is_integer_big_() const { return mpz_cmp_ui(mpq_denref(BigAccess::big(*this)), 1) == 0; }

Rational Rational::floor() const {
  if (is_small()) {
    const std::int64_t quotient = numerator_ / denominator_;
    return Rational(quotient - (numerator_ % denominator_ < 0 ? 1 : 0));
  }
  Mpq value;
  mpz_fdiv_q(value.numerator(), mpq_numref(BigAccess::big(*this)), mpq_denref(BigAccess::big(*this)));
  return BigAccess::make(value);
}

Rational Rational::pow(std::int64_t exponent) const {
  if (exponent == 0) return Rational(1);
  if (is_zero() && exponent < 0) throw std::domain_error("negative power of zero");
  if (is_zero() || *this == Rational(1)) return *this;
  if (*this == Rational(-1)) return exponent % 2 == 0 ? Rational(1) : *this;
  const auto magnitude =
      exponent < 0 ? -static_cast<std::uint64_t>(exponent) : static_cast<std::uint64_t>(exponent);
  if (magnitude > static_cast<std::uint64_t>(maximum_bits)) require_room(maximum_bits + 1);
  require_room((bit_size() - 2) * static_cast<std::int64_t>(magnitude));
  const MpqView base(*this);
  Mpq power;
  mpz_pow_ui(power.numerator(), base.numerator(), magnitude);
  mpz_pow_ui(power.denominator(), base.denominator(), magnitude);
  if (exponent < 0) mpq_inv(power, power);
  return BigAccess::make(power);
}

std::optional<Rational> Rational::sqrt_exact() const {
  if (sign() < 0) return std::nullopt;
  const MpqView value(*this);
  if (!mpz_perfect_square_p(value.numerator()) || !mpz_perfect_square_p(value.denominator()))
    return std::nullopt;
  Mpq root;
  mpz_sqrt(root.numerator(), value.numerator());
  mpz_sqrt(root.denominator(), value.denominator());
  return BigAccess::make(root);
}

std::optional<std::int64_t> Rational::log2_exact() const {
  if (sign() <= 0) return std::nullopt;
  const MpqView value(*this);
  const auto up = static_cast<std::int64_t>(mpz_sizeinbase(value.numerator(), 2)) - 1;
  const auto down = static_cast<std::int64_t>(mpz_sizeinbase(value.denominator(), 2)) - 1;
  if (mpz_popcount(value.numerator()) != 1 || mpz_popcount(value.denominator()) != 1) return std::nullopt;
  return up - down;
}

std::int64_t Rational::bit_size() const {
  if (is_small()) {
    const auto magnitude = static_cast<std::uint64_t>(numerator_ < 0 ? -numerator_ : numerator_);
    return std::bit_width(magnitude) + std::bit_width(static_cast<std::uint64_t>(denominator_));
  }
  return bits_of(BigAccess::big(*this));
}

std::uint64_t Rational::hash() const {
  std::uint64_t state = 0x9e3779b97f4a7c15;
  const auto mix = [&state](std::uint64_t word) {
    state = (state ^ word) * 0xff51afd7ed558ccd;
    state ^= state >> 32;
  };
  if (is_small()) {
    mix(static_cast<std::uint64_t>(numerator_));
    mix(static_cast<std::uint64_t>(denominator_));
    return state;
  }
  const MpqView value(*this);
  for (const mpz_srcptr part : {value.numerator(), value.denominator()}) {
    mix(static_cast<std::uint64_t>(mpz_sgn(part)));
    for (std::size_t limb = 0; limb < mpz_size(part); ++limb)
      mix(mpz_getlimbn(part, static_cast<mp_size_t>(limb)));
  }
  return state;
}

}  // namespace refmodels::number
