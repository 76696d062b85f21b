// Real against Interval (correct rounding of random operations), against digits computed elsewhere
// (real_digits.txt), and at the borders of its domain.
#include "refmodels/number/real.h"

#include <doctest/doctest.h>

#include <cmath>
#include <fstream>
#include <functional>
#include <limits>
#include <map>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>

#include "refmodels/number/interval.h"

using namespace refmodels::number;

namespace {

Rational rational(const std::string& text) { return Rational::parse(text).value(); }

/// A random double of either sign, 2^-range < |x| < 2^range.
double random_double(std::mt19937_64& random, int range) {
  const double mantissa = static_cast<double>(random() >> 11) * 0x1p-53 + 0x1p-54;
  const int exponent = static_cast<int>(random() % static_cast<unsigned>(2 * range)) - range;
  return std::ldexp(random() % 2 == 0 ? mantissa : -mantissa, exponent);
}

/// The only Real that the enclosure allows: both ends round to it. 512 bits leave no tie open in practice.
bool correctly_rounded(const Real& value, const Interval& enclosure) {
  return value == Real(*enclosure.lower_exact()) && value == Real(*enclosure.upper_exact());
}

constexpr int enclosure_bits = 512;
constexpr int rounds = 300;

struct Function {
  const char* name;
  Real (Real::*on_real)() const;
  Interval (Interval::*on_interval)() const;
  int range;  ///< of the exponent of random arguments
  bool positive;
};

constexpr Function functions[] = {
    {"sqrt", &Real::sqrt, &Interval::sqrt, 200, true}, {"rsqrt", &Real::rsqrt, &Interval::rsqrt, 200, true},
    {"exp", &Real::exp, &Interval::exp, 14, false},    {"log", &Real::log, &Interval::log, 200, true},
    {"sin", &Real::sin, &Interval::sin, 60, false},    {"cos", &Real::cos, &Interval::cos, 60, false},
    {"tanh", &Real::tanh, &Interval::tanh, 6, false},  {"erf", &Real::erf, &Interval::erf, 3, false},
    {"abs", &Real::abs, &Interval::abs, 200, false},
};

}  // namespace

TEST_CASE("the four operations and the power round correctly") {
  std::mt19937_64 random(20261130);
  for (int i = 0; i < rounds; ++i) {
    // Quotients of doubles fill all 201 bits of a Real, so that sums and products have something to round.
    const Real x =
        Real::from_double(random_double(random, 40)) / Real::from_double(random_double(random, 40));
    const Real y =
        Real::from_double(random_double(random, 40)) / Real::from_double(random_double(random, 40));
    CAPTURE(x.decimal());
    CAPTURE(y.decimal());
    CHECK(x + y == Real(x.exact() + y.exact()));
    CHECK(x - y == Real(x.exact() - y.exact()));
    CHECK(x * y == Real(x.exact() * y.exact()));
    CHECK(x / y == Real(x.exact() / y.exact()));
    CHECK((-x).exact() == -x.exact());
    CHECK((x <=> y) == (x.exact() <=> y.exact()));
    const auto exponent = static_cast<std::int64_t>(random() % 19) - 9;
    CHECK(x.pow(exponent) == Real(x.exact().pow(exponent)));
    const Rational error = (x / y).exact() - x.exact() / y.exact();
    CHECK(error.abs() <= (x.exact() / y.exact()).abs() * Real::unit_roundoff());
  }
}

TEST_CASE("every function is the rounding of its enclosure") {
  std::mt19937_64 random(7);
  for (const Function& function : functions) {
    CAPTURE(function.name);
    for (int i = 0; i < rounds; ++i) {
      double x = random_double(random, function.range);
      if (function.positive) x = std::fabs(x);
      CAPTURE(x);
      const Real point = (Real::from_double(x).*function.on_real)();
      const Interval enclosure = (Interval::from_double(x, enclosure_bits).*function.on_interval)();
      CHECK(correctly_rounded(point, enclosure));
      CHECK_FALSE(correctly_rounded(point + point * Real(Rational::power_of_two(-200)), enclosure));
    }
  }
}

TEST_CASE("digits computed without MPFR") {
  const std::map<std::string, std::function<Real(const Real&)>> named = {
      {"sqrt", &Real::sqrt},
      {"rsqrt", &Real::rsqrt},
      {"exp", &Real::exp},
      {"log", &Real::log},
      {"sin", &Real::sin},
      {"cos", &Real::cos},
      {"tanh", &Real::tanh},
      {"erf", &Real::erf},
      {"pow:-3", [](const Real& x) { return x.pow(-3); }},
      {"pow:7", [](const Real& x) { return x.pow(7); }},
  };
  std::ifstream page(WARPPROOF_SOURCE_DIR "/tests/unit/number/real_digits.txt");
  int values = 0;
  for (std::string line; std::getline(page, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream words(line);
    std::string name;
    std::string argument;
    std::string digits;
    words >> name >> argument >> digits;
    CAPTURE(line);
    CHECK(named.at(name)(Real(rational(argument))) == Real(rational(digits)));
    ++values;
  }
  CHECK(values == 55);
}

TEST_CASE("text and conversions") {
  CHECK(Real(2).sqrt().decimal(50) == "1.4142135623730950488016887242096980785696718753769");
  CHECK(Real(Rational(1, 3)).decimal() == "0.333333333333333333333333333333333333333333333333333333333333");
  CHECK(Real(rational("1.25e-30")).decimal(3) == "1.25e-30");
  CHECK(Real().decimal() == "0");
  CHECK((-Real()).decimal() == "0");
  CHECK(Real(2).decimal(1) == "2");
  CHECK_THROWS_AS(Real(2).decimal(0), std::out_of_range);
  CHECK(Real::from_double(0.1).to_double() == 0.1);
  CHECK(Real(rational("0.1")).to_double() == 0.1);
  CHECK(Real::from_double(0.1) != Real(rational("0.1")));
  CHECK(Real(rational("1e400")).to_double() == std::numeric_limits<double>::infinity());
  CHECK(Real(Rational(1, 4)).sqrt() == Rational(1, 2));
  CHECK(Real(3) > Rational(2));
  CHECK(Real::from_double(0.1).exact() == Rational::from_double(0.1));
  Real copy = Real(2).sqrt();
  const Real other = copy;
  copy += Real(1);
  CHECK(copy - other == Real(1));
  copy = other;
  CHECK(copy == other);
}

TEST_CASE("outside the domain nothing is answered") {
  CHECK_THROWS_AS(Real(1) / Real(), std::domain_error);
  CHECK_THROWS_AS(Real() / Real(), std::domain_error);
  CHECK_THROWS_AS(Real(-1).sqrt(), std::domain_error);
  CHECK_THROWS_AS(Real().rsqrt(), std::domain_error);
  CHECK_THROWS_AS(Real(-1).rsqrt(), std::domain_error);
  CHECK_THROWS_AS(Real().log(), std::domain_error);
  CHECK_THROWS_AS(Real(-1).log(), std::domain_error);
  CHECK_THROWS_AS(Real().pow(-1), std::domain_error);
  CHECK(Real().pow(0) == Real(1));
  CHECK_THROWS_AS(Real::from_double(std::numeric_limits<double>::quiet_NaN()), std::domain_error);
  CHECK_THROWS_AS(Real(rational("1e300")).exp(), std::overflow_error);
  CHECK((-Real(rational("1e300"))).exp() == Real());
  const Real huge(Rational::power_of_two(5000));
  CHECK_THROWS_AS(huge.sin(), std::length_error);
  CHECK_THROWS_AS(huge.cos(), std::length_error);
  CHECK_THROWS_AS(huge.pow(1000).exact(), std::length_error);
  CHECK_THROWS_AS(huge.pow(std::numeric_limits<std::int64_t>::max()), std::overflow_error);
}

TEST_CASE("the extended reals") {
  const Real nothing = Real::infinity(-1);
  CHECK_FALSE(nothing.is_finite());
  CHECK(nothing < Real(rational("-1e400")));
  CHECK(nothing.exp() == Real());
  CHECK(nothing.abs() == Real::infinity(1));
  CHECK((nothing + Real(1)).decimal() == "-inf");
  CHECK(nothing.tanh() == Real(-1));
  CHECK_THROWS_AS(nothing - nothing, std::domain_error);
  CHECK_THROWS_AS(nothing * Real(), std::domain_error);
  CHECK_THROWS_AS(nothing / nothing, std::domain_error);
  CHECK_THROWS_AS(nothing.sin(), std::domain_error);
  CHECK_THROWS_AS(nothing.sqrt(), std::domain_error);
  CHECK_THROWS_AS(nothing.exact(), std::domain_error);
}
