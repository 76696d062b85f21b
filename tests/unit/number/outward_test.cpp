#include "refmodels/number/outward.h"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "refmodels/number/interval.h"
#include "refmodels/number/rational.h"

using namespace refmodels::number;

namespace {

struct Source {
  std::mt19937_64 random{3};

  double value(int exponents) {
    switch (random() % 8) {
      case 0:
        return static_cast<double>(static_cast<int>(random() % 9) - 4);
      case 1:
        return static_cast<double>(static_cast<float>(plain(std::min(exponents, 120))));
      default:
        return plain(exponents);
    }
  }
  double plain(int exponents) {
    const double significand = static_cast<double>(random() >> 11) * 0x1p-53 + 0.5;
    const int exponent = static_cast<int>(random() % static_cast<unsigned>(2 * exponents)) - exponents;
    return std::ldexp(random() % 2 != 0 ? significand : -significand, exponent);
  }
  DoubleInterval interval(int exponents) {
    const double a = value(exponents);
    const double b = random() % 3 == 0 ? a : value(exponents);
    return {std::min(a, b), std::max(a, b)};
  }
};

bool encloses(DoubleInterval bounds, const Rational& value) {
  return (bounds.lo == -unbounded || Rational::from_double(bounds.lo) <= value) &&
         (bounds.hi == unbounded || Rational::from_double(bounds.hi) >= value);
}

}  // namespace

TEST_CASE("steps") {
  for (const double x :
       {0.0, 1.0, -1.0, 0x1p-1074, -0x1p-1074, 0x1p-1022, 1e300, -1e300, 0x1.fffffffffffffp1023}) {
    CHECK(step_down(x) == std::nextafter(x, -INFINITY));
    CHECK(step_up(x) == std::nextafter(x, INFINITY));
    CHECK(below(x) <= step_down(x));
    CHECK(above(x) >= step_up(x));
  }
  CHECK(step_down(INFINITY) == std::numeric_limits<double>::max());
  CHECK(step_down(NAN) == -INFINITY);
  CHECK(above(NAN) == INFINITY);
}

TEST_CASE("the four operations enclose all corner results") {
  Source source;
  for (const int exponents : {4, 60, 520, 1060}) {
    for (int round = 0; round < 6000; ++round) {
      const DoubleInterval a = source.interval(exponents);
      const DoubleInterval b = source.interval(exponents);
      for (const double x : {a.lo, a.hi}) {
        for (const double y : {b.lo, b.hi}) {
          if (!std::isfinite(x) || !std::isfinite(y)) continue;
          const Rational p = Rational::from_double(x);
          const Rational q = Rational::from_double(y);
          REQUIRE(encloses(add(a, b), p + q));
          REQUIRE(encloses(sub(a, b), p - q));
          REQUIRE(encloses(mul(a, b), p * q));
          REQUIRE(encloses(fma(a, b, a), p * q + p));
          if (!b.contains_zero()) REQUIRE(encloses(div(a, b), p / q));
        }
      }
    }
  }
}

TEST_CASE("zero and signs survive") {
  CHECK(mul({0, 4}, {0, 4}).lo == 0);
  CHECK(mul({-4, 0}, {0, 4}).hi == 0);
  CHECK(mul({0x1p-600, 1}, {0x1p-600, 1}).lo >= 0);
  CHECK(mul({0, 0}, DoubleInterval::whole()).is_point());
  CHECK(add({0, 0}, {0, 0}).is_point());
  CHECK(add({0.5, 0.5}, {0.25, 0.25}).is_point());
  CHECK(mul({3, 3}, {0.1f, 0.1f}).is_point());
  CHECK_FALSE(add({1, 1}, {0x1p-60, 0x1p-60}).is_point());
  CHECK(div({1, 2}, {-1, 1}).hi == INFINITY);
  CHECK(sqrt({-1, 4}).lo == -INFINITY);
  CHECK(add({-INFINITY, 1}, {2, INFINITY}).lo == -INFINITY);
}

TEST_CASE("sin and cos of ranges") {
  Source source;
  for (int round = 0; round < 3000; ++round) {
    const double x = source.value(5);
    const double width = std::fabs(source.value(2));
    for (const double part : {0.0, 0.3, 0.5, 1.0}) {
      const Interval inside = Interval::from_double(std::min(x + width * part, x + width));
      for (const bool sine : {true, false}) {
        const DoubleInterval fast = sine ? sin({x, x + width}) : cos({x, x + width});
        const Interval exact = sine ? inside.sin() : inside.cos();
        REQUIRE(less(exact, Interval::from_double(fast.lo)) == Certainty::no);
        REQUIRE(less(Interval::from_double(fast.hi), exact) == Certainty::no);
      }
    }
  }
}

TEST_CASE("library functions enclose the MPFR value") {
  Source source;
  struct Row {
    DoubleInterval (*fast)(DoubleInterval);
    Interval (Interval::*exact)() const;
    bool positive;
    int exponents;
  };
  const Row rows[] = {
      {exp, &Interval::exp, false, 10},    {exp2, &Interval::exp2, false, 11},
      {log, &Interval::log, true, 1000},   {log2, &Interval::log2, true, 1000},
      {tanh, &Interval::tanh, false, 20},  {erf, &Interval::erf, false, 20},
      {sqrt, &Interval::sqrt, true, 1000}, {exp, &Interval::exp, false, 40},
      {log, &Interval::log, true, 2},      {log2, &Interval::log2, true, 2},
      {sin, &Interval::sin, false, 6},     {cos, &Interval::cos, false, 6},
      {sin, &Interval::sin, false, 1000},  {cos, &Interval::cos, false, 1000},
  };
  for (const Row& row : rows) {
    for (int round = 0; round < 3000; ++round) {
      double x = source.value(row.exponents);
      if (row.positive) x = std::fabs(x) + 0x1p-1000;
      const Interval exact = (Interval::from_double(x).*row.exact)();
      const DoubleInterval fast = row.fast({x, x});
      CAPTURE(x);
      CAPTURE(exact.str(40));
      CAPTURE(fast.lo);
      REQUIRE(less_equal(Interval::from_double(fast.lo), exact) == Certainty::yes);
      REQUIRE(less_equal(exact, Interval::from_double(fast.hi)) == Certainty::yes);
      if (std::fabs(x) < 700 && x != 0)
        REQUIRE(fast.hi - fast.lo <= std::fabs(fast.hi) * 0x1p-46 + 0x1p-1060);
    }
  }
}
