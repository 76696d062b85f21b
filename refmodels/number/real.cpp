#include "refmodels/number/real.h"

#include <boost/multiprecision/mpfr.hpp>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "refmodels/number/rational_big.h"

namespace refmodels::number {
namespace {

using Decimal60 = boost::multiprecision::number<boost::multiprecision::mpfr_float_backend<Real::digits>,
                                                boost::multiprecision::et_off>;
static_assert(std::numeric_limits<Decimal60>::digits == Real::bits);

/// Beyond this binary exponent reducing an angle would need as many digits of pi.
constexpr mpfr_exp_t largest_angle_exponent = 4096;

mpfr_ptr raw(Decimal60& value) { return value.backend().data(); }
mpfr_srcptr raw(const Decimal60& value) { return value.backend().data(); }

}  // namespace

struct Real::Number {
  Decimal60 value;
};

struct RealAccess {
  static const Decimal60& of(const Real& real) { return real.number_->value; }

  /// The result of an operation: no NaN, no infinity that no operand was, no negative zero.
  static Real finish(Decimal60 value, bool operands_finite = true) {
    if (mpfr_nan_p(raw(value)) != 0)
      throw std::domain_error("real number outside the domain of an operation");
    if (operands_finite && mpfr_inf_p(raw(value)) != 0) {
      throw std::overflow_error("real number beyond the exponent range");
    }
    if (mpfr_zero_p(raw(value)) != 0) mpfr_set_zero(raw(value), 1);
    return Real(std::make_unique<Real::Number>(Real::Number{std::move(value)}));
  }

  using Unary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
  /// A function that Boost does not hand to MPFR (erf, rsqrt) or that needs no wrapper.
  static Real apply(Unary function, const Real& x) {
    Decimal60 result;
    function(raw(result), raw(of(x)), MPFR_RNDN);
    return finish(std::move(result), x.is_finite());
  }
};

namespace {

const Decimal60& of(const Real& real) { return RealAccess::of(real); }

bool both_finite(const Real& a, const Real& b) { return a.is_finite() && b.is_finite(); }

void require_pole_avoided(bool avoided) {
  if (!avoided) throw std::domain_error("real number at a pole of an operation");
}

void require_small_angle(const Real& x) {
  mpfr_srcptr value = raw(of(x));
  if (mpfr_regular_p(value) != 0 && mpfr_get_exp(value) > largest_angle_exponent) {
    throw std::length_error("angle beyond 2^4096");
  }
}

}  // namespace

Real::Real(std::unique_ptr<Number> number) : number_(std::move(number)) {}
Real::Real() : number_(std::make_unique<Number>()) {}

Real::Real(const Rational& value) : Real() { mpfr_set_q(raw(number_->value), MpqView(value), MPFR_RNDN); }

Real Real::from_double(double value) {
  if (std::isnan(value)) throw std::domain_error("real number from NaN");
  return RealAccess::finish(Decimal60(value), std::isfinite(value));
}

Real Real::infinity(int sign) {
  Real result;
  mpfr_set_inf(raw(result.number_->value), sign);
  return result;
}

Rational Real::unit_roundoff() { return Rational::power_of_two(-bits); }

Real::Real(const Real& other) : number_(std::make_unique<Number>(*other.number_)) {}
Real::Real(Real&& other) noexcept = default;
Real& Real::operator=(const Real& other) {
  if (this != &other) number_ = std::make_unique<Number>(*other.number_);
  return *this;
}
Real& Real::operator=(Real&& other) noexcept = default;
Real::~Real() = default;

Real Real::operator-() const { return RealAccess::finish(-of(*this), is_finite()); }
Real operator+(const Real& a, const Real& b) { return RealAccess::finish(of(a) + of(b), both_finite(a, b)); }
Real operator-(const Real& a, const Real& b) { return RealAccess::finish(of(a) - of(b), both_finite(a, b)); }
Real operator*(const Real& a, const Real& b) { return RealAccess::finish(of(a) * of(b), both_finite(a, b)); }

Real operator/(const Real& a, const Real& b) {
  require_pole_avoided(!of(b).is_zero());
  return RealAccess::finish(of(a) / of(b), both_finite(a, b));
}

bool operator==(const Real& a, const Real& b) { return of(a) == of(b); }

std::strong_ordering operator<=>(const Real& a, const Real& b) { return of(a).compare(of(b)) <=> 0; }

Real Real::abs() const { return *this < Real() ? -*this : *this; }
Real Real::sqrt() const { return RealAccess::finish(boost::multiprecision::sqrt(of(*this)), is_finite()); }
Real Real::exp() const { return RealAccess::finish(boost::multiprecision::exp(of(*this)), is_finite()); }
Real Real::tanh() const { return RealAccess::finish(boost::multiprecision::tanh(of(*this)), is_finite()); }

// Boost's own series would stop short of the last digits: these go to MPFR, which rounds correctly.
Real Real::erf() const { return RealAccess::apply(mpfr_erf, *this); }

Real Real::rsqrt() const {
  require_pole_avoided(!of(*this).is_zero());
  return RealAccess::apply(mpfr_rec_sqrt, *this);
}

Real Real::log() const {
  require_pole_avoided(!of(*this).is_zero());
  return RealAccess::finish(boost::multiprecision::log(of(*this)), is_finite());
}

Real Real::sin() const {
  require_small_angle(*this);
  return RealAccess::finish(boost::multiprecision::sin(of(*this)), is_finite());
}

Real Real::cos() const {
  require_small_angle(*this);
  return RealAccess::finish(boost::multiprecision::cos(of(*this)), is_finite());
}

Real Real::pow(std::int64_t exponent) const {
  require_pole_avoided(exponent >= 0 || !of(*this).is_zero());
  Decimal60 result;
  mpfr_pow_si(raw(result), raw(of(*this)), exponent, MPFR_RNDN);
  return RealAccess::finish(std::move(result), is_finite());
}

bool Real::is_finite() const { return mpfr_number_p(raw(of(*this))) != 0; }

Rational Real::exact() const {
  if (!is_finite()) throw std::domain_error("rational number from an infinite real");
  mpfr_srcptr value = raw(of(*this));
  if (mpfr_zero_p(value) != 0) return {};
  // GMP would build the number first: refuse before it does.
  if (std::abs(mpfr_get_exp(value)) > Rational::maximum_bits - 2 * bits) {
    throw std::length_error("rational number beyond its size limit");
  }
  Mpq number;
  mpfr_get_q(number, value);
  return BigAccess::make(number);
}

std::string Real::decimal(int digits_shown) const {
  if (digits_shown < 1 || digits_shown > 10000) throw std::out_of_range("number of decimal digits");
  char* text = nullptr;
  if (mpfr_asprintf(&text, "%.*Rg", digits_shown, raw(of(*this))) < 0) {
    throw std::length_error("decimal text of a real number");
  }
  std::string result(text);
  mpfr_free_str(text);
  return result;
}

double Real::to_double() const { return mpfr_get_d(raw(of(*this)), MPFR_RNDN); }

}  // namespace refmodels::number
