#include "refmodels/number/interval.h"

#include <doctest/doctest.h>

#include <cmath>
#include <stdexcept>

using namespace refmodels::number;

namespace {
Interval real(const char* text) { return Interval(*Rational::parse(text)); }
Interval range(const char* low, const char* high) { return {*Rational::parse(low), *Rational::parse(high)}; }
}  // namespace

TEST_CASE("known digits") {
  CHECK(real("2").sqrt().lower(50) == "1.4142135623730950488016887242096980785696718753769");
  CHECK(real("1").exp().lower(50) == "2.7182818284590452353602874713526624977572470936999");
  CHECK(real("1").exp().upper(50) == "2.7182818284590452353602874713526624977572470937");
  CHECK(Interval::pi().lower(20) == "3.1415926535897932384");
  CHECK(real("2").sqrt().width() < 1e-75);
  CHECK(real("0.5").is_point());
  CHECK_FALSE(real("0.1").is_point());
  CHECK(real("1/3").contains(Rational(1, 3)));
}

TEST_CASE("definedness") {
  CHECK((real("1") / real("0")).certainly_undefined());
  CHECK((real("1") / range("-1", "1")).possibly_undefined());
  CHECK_FALSE((real("1") / range("-1", "1")).certainly_undefined());
  const Interval half_line = real("1") / range("0", "2");
  CHECK(half_line.possibly_undefined());
  CHECK(half_line.lower(3) == "0.5");
  CHECK(half_line.upper(3) == "inf");
  CHECK((real("1") / range("-2", "0")).upper(3) == "-0.5");
  CHECK(real("-1").sqrt().certainly_undefined());
  CHECK(range("-1", "4").sqrt().possibly_undefined());
  CHECK(range("-1", "4").sqrt().upper(3) == "2");
  CHECK_FALSE(real("0").sqrt().possibly_undefined());
  CHECK(real("0").rsqrt().certainly_undefined());
  CHECK(real("0").log().certainly_undefined());
  CHECK(range("0", "1").log2().possibly_undefined());
  CHECK((real("-1").sqrt() + real("1")).certainly_undefined());
  CHECK_FALSE(disjoint(real("-1").sqrt(), real("5")));
  CHECK(real("0").pow(0).is_point());
  CHECK(real("0").pow(-1).certainly_undefined());
}

TEST_CASE("comparisons are certain or say so") {
  CHECK(less(real("1"), real("2")) == Certainty::yes);
  CHECK(less(real("2"), real("2")) == Certainty::no);
  CHECK(less_equal(real("2"), real("2")) == Certainty::yes);
  CHECK(less(range("1", "3"), real("2")) == Certainty::unknown);
  CHECK(equal(real("2"), real("2")) == Certainty::yes);
  CHECK(equal(real("1/3"), real("1/3")) == Certainty::unknown);
  CHECK(equal(real("2").sqrt() * real("2").sqrt(), real("2")) == Certainty::unknown);
  CHECK(equal(real("1"), real("2")) == Certainty::no);
  CHECK(less(real("1") / range("0", "2"), real("-1")) == Certainty::unknown);
  CHECK(disjoint(real("1"), real("1.0000000000000000000000000000000000000000000000001")));
}

TEST_CASE("waves") {
  CHECK(range("0", "4").sin().upper(3) == "1");
  CHECK(range("0", "1").sin().upper(20) == real("1").sin().upper(20));
  CHECK(range("-1", "1").cos().upper(5) == "1");
  CHECK(range("-1", "1").cos().lower(20) == real("1").cos().lower(20));
  CHECK(range("3", "4").cos().lower(5) == "-1");
  CHECK(range("4", "5").sin().lower(5) == "-1");
  CHECK(range("0", "7").sin().lower(5) == "-1");
  CHECK(real("1e400").pow(1000).sin().lower(5) == "-1");
  const Interval large(Rational::power_of_two(300));
  CHECK(disjoint(large.sin(), large.cos()));
  CHECK(large.sin().width() < 1e-60);
}

TEST_CASE("the extended real -inf starts a max and vanishes in exp") {
  const Interval nothing = Interval::infinity(-1);
  CHECK(max(nothing, real("3")).is_point());
  CHECK(nothing.exp().contains(Rational(0)));
  CHECK(nothing.exp().is_point());
  CHECK((nothing + real("1")).lower(3) == "-inf");
  CHECK((nothing - nothing).certainly_undefined());
  CHECK((nothing + Interval::infinity(1)).certainly_undefined());
  CHECK((nothing + nothing).str() == "-inf");
  CHECK((nothing * real("0")).certainly_undefined());
  CHECK((nothing / nothing).certainly_undefined());
  CHECK((nothing * range("0", "1")).possibly_undefined());
  CHECK_FALSE((nothing * range("0", "1")).certainly_undefined());
  CHECK((nothing - Interval::whole()).possibly_undefined());
  CHECK_FALSE((nothing - Interval::whole()).certainly_undefined());
  CHECK((Interval::whole() * real("0")).is_point());
  CHECK(less(nothing, real("-1e400")) == Certainty::yes);
}

TEST_CASE("conversions") {
  CHECK(real("0.1").to_double() == 0.1);
  CHECK(real("1/3").to_double_down() < real("1/3").to_double_up());
  CHECK(range("1", "4").midpoint().lower(3) == "2.5");
  CHECK(real("0.5").lower_exact() == Rational(1, 2));
  CHECK(range("2", "3").pow(-2).contains(Rational(1, 5)));
  CHECK(range("-2", "3").pow(2).lower(3) == "0");
  CHECK(range("-2", "3").abs().upper(3) == "3");
  CHECK_FALSE(Interval::whole().lower_exact().has_value());
  CHECK(real("1e300").exp().exp().upper(5) == "inf");
  CHECK_FALSE(real("1e300").exp().upper_exact().has_value());
  CHECK(Interval::boolean(Certainty::unknown).truth() == Certainty::unknown);
  CHECK(Interval::boolean(Certainty::yes).truth() == Certainty::yes);
  CHECK_THROWS_AS(Interval::from_double(std::nan("")), std::domain_error);
  CHECK(Interval(Rational(1, 3), 1).precision() == Interval::minimum_precision);
}
