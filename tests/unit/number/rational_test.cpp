#include "refmodels/number/rational.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <random>
#include <stdexcept>
#include <vector>

using refmodels::number::Rational;

namespace {

/// Numbers around the places where the inline form ends.
std::vector<Rational> awkward() {
  std::vector<Rational> values;
  for (const std::int64_t n :
       {0L, 1L, -1L, 2L, -3L, 7L, 1L << 31, (1L << 62) - 1, 1L << 62, INT64_MAX, -INT64_MAX, INT64_MIN}) {
    for (const std::int64_t d : {1L, 2L, 3L, 6L, 1L << 32, INT64_MAX, 1L << 62}) values.emplace_back(n, d);
  }
  return values;
}

}  // namespace

TEST_CASE("field laws across the border between inline and big") {
  const std::vector<Rational> values = awkward();
  for (const Rational& a : values) {
    for (const Rational& b : values) {
      CHECK((a + b) - b == a);
      CHECK(a + b == b + a);
      CHECK(a * b == b * a);
      CHECK(a - b == -(b - a));
      if (!b.is_zero()) CHECK((a / b) * b == a);
      CHECK((a < b) == ((a - b).sign() < 0));
      CHECK((a == b) == (a - b).is_zero());
      CHECK(a * (b + Rational(1, 3)) == a * b + a * Rational(1, 3));
      if (a == b) CHECK(a.hash() == b.hash());
    }
  }
}

TEST_CASE("big numbers come back to the inline form") {
  const Rational large = Rational(INT64_MAX) * Rational(INT64_MAX);
  CHECK_FALSE(large.is_small());
  CHECK((large / Rational(INT64_MAX)).is_small());
  CHECK(large / Rational(INT64_MAX) == Rational(INT64_MAX));
  Rational copy = large;
  const Rational moved = std::move(copy);
  copy = moved;
  CHECK(copy == large);
  CHECK(Rational(INT64_MIN).str() == "-9223372036854775808");
  CHECK((-Rational(INT64_MIN)).str() == "9223372036854775808");
}

TEST_CASE("parse and print") {
  CHECK(Rational::parse("3") == Rational(3));
  CHECK(Rational::parse("-1/3") == Rational(-1, 3));
  CHECK(Rational::parse("4/6")->str() == "2/3");
  CHECK(Rational::parse("1.25e-3") == Rational(1, 800));
  CHECK(Rational::parse("1E3") == Rational(1000));
  CHECK(Rational::parse("0.1") == Rational(1, 10));
  CHECK(Rational::parse("1e+2") == Rational(100));
  CHECK(Rational::parse("1e400")->pow(1).decimal(3) == "1e+400");
  for (const char* bad :
       {"",    "-",  ".",  "1.", "1/0",  "1/",    "/2",    "1e",  "1e+-2", "1e401",        "e3",
        "--1", "+1", "1 ", " 1", "0x10", "1/2/3", "1.5/2", "nan", "inf",   "1e99999999999"}) {
    CAPTURE(bad);
    CHECK_FALSE(Rational::parse(bad).has_value());
  }
  CHECK(Rational::parse(std::string(400, '9')).has_value());
  CHECK_FALSE(Rational::parse(std::string(401, '9')).has_value());
  CHECK(Rational(1, 3).decimal(5) == "0.33333");
  CHECK(Rational(-2, 3).decimal(3) == "-0.667");
  CHECK(Rational(5).str() == "5");
}

TEST_CASE("floor, power, size") {
  CHECK(Rational(-7, 2).floor() == Rational(-4));
  CHECK(Rational(7, 2).floor() == Rational(3));
  CHECK(Rational(-7, 2).ceil() == Rational(-3));
  CHECK((Rational::power_of_two(80) + Rational(1, 3)).floor() == Rational::power_of_two(80));
  CHECK((-Rational::power_of_two(80) - Rational(1, 3)).floor() == -Rational::power_of_two(80) - Rational(1));
  CHECK(Rational(2, 3).pow(-3) == Rational(27, 8));
  CHECK(Rational(0).pow(0) == Rational(1));
  CHECK(Rational(-1).pow(INT64_MIN) == Rational(1));
  CHECK(Rational(2).pow(100) == Rational::power_of_two(100));
  CHECK(Rational::power_of_two(-70) * Rational::power_of_two(70) == Rational(1));
  CHECK_THROWS_AS(Rational(0).pow(-1), std::domain_error);
  CHECK_THROWS_AS(Rational(1) / Rational(0), std::domain_error);
  CHECK_THROWS_AS(Rational(1, 0), std::domain_error);
  CHECK_THROWS_AS(Rational(3).pow(INT64_MAX), std::length_error);
  CHECK_THROWS_AS(Rational(2).pow(1 << 23), std::length_error);
  Rational growing(3);
  CHECK_THROWS_AS(for (int i = 0; i < 40; ++i) growing *= growing, std::length_error);
}

TEST_CASE("doubles: exact in, nearest and directed out") {
  std::mt19937_64 random(7);
  for (int round = 0; round < 20000; ++round) {
    const double x =
        std::ldexp(static_cast<double>(random() >> 11), static_cast<int>(random() % 2000) - 1080);
    if (!std::isfinite(x)) continue;
    const Rational exact = Rational::from_double(-x);
    CHECK(exact.to_double() == -x);
    CHECK(exact.to_double_down() == -x);
    CHECK(exact.to_double_up() == -x);
    const auto n = static_cast<std::int64_t>(random() >> 11) - (1L << 52);
    const auto d = static_cast<std::int64_t>(random() >> (11 + random() % 50)) + 1;
    const double quotient = static_cast<double>(n) / static_cast<double>(d);
    const Rational value(n, d);
    CHECK(value.to_double() == quotient);
    const double down = value.to_double_down();
    const double up = value.to_double_up();
    CHECK(Rational::from_double(down) <= value);
    CHECK(Rational::from_double(up) >= value);
    CHECK((down == up ? Rational::from_double(down) == value : std::nextafter(down, up) == up));
  }
  CHECK(Rational::power_of_two(2000).to_double() == std::numeric_limits<double>::infinity());
  CHECK(Rational::power_of_two(2000).to_double_down() == std::numeric_limits<double>::max());
  CHECK((-Rational::power_of_two(2000)).to_double_up() == -std::numeric_limits<double>::max());
  CHECK(Rational::power_of_two(-2000).to_double_up() == std::numeric_limits<double>::denorm_min());
  CHECK(Rational::power_of_two(-2000).to_double_down() == 0);
  CHECK_THROWS_AS(Rational::from_double(std::nan("")), std::domain_error);
}
