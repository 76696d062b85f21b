// Roots and functions: the computed argument is wrong by up to its bound, the implementation by up to its
// documented error, both as badly as they may be; the result's bound must still hold (references at 256
// bits).
#include <doctest/doctest.h>

#include <cmath>
#include <random>
#include <string>

#include "refmodels/bounds/error_functions.h"
#include "refmodels/number/interval.h"

using namespace refmodels::bounds;
using refmodels::number::Certainty;
using refmodels::number::Interval;

namespace {

struct Case {
  const char* name;
  ErrorForm (*bound)(const ErrorForm&, const ErrorModel&);
  ErrorForm (*rounded)(const ErrorForm&, const Arithmetic&);
  Interval (Interval::*exact)() const;
  double low;
  double high;
};

template <class Step, ErrorForm (*F)(ErrorForm, const Step&)>
ErrorForm by_value(const ErrorForm& a, const Step& step) {
  return F(a, step);
}

ErrorModel model(double ulps, double relative, double absolute) {
  ErrorModel result;
  result.ulps = ulps;
  result.relative = relative;
  result.absolute = absolute;
  return result;
}

const Case cases[] = {
    {"sqrt", by_value<ErrorModel, sqrt>, by_value<Arithmetic, sqrt>, &Interval::sqrt, 1e-6, 1e6},
    {"rsqrt", by_value<ErrorModel, rsqrt>, by_value<Arithmetic, rsqrt>, &Interval::rsqrt, 1e-6, 1e6},
    {"exp", by_value<ErrorModel, exp>, by_value<Arithmetic, exp>, &Interval::exp, -80, 80},
    {"exp2", by_value<ErrorModel, exp2>, by_value<Arithmetic, exp2>, &Interval::exp2, -100, 100},
    {"log", log, log, &Interval::log, 1e-6, 1e6},
    {"log2", log2, log2, &Interval::log2, 1e-6, 1e6},
    {"tanh", tanh, tanh, &Interval::tanh, -5, 5},
    {"erf", erf, erf, &Interval::erf, -3, 3},
    {"sin", sin, sin, &Interval::sin, -6, 6},
    {"cos", cos, cos, &Interval::cos, -6, 6},
};

/// Nothing contradicts |computed - exact| <= bound.
bool holds(const Interval& computed, const Interval& exact, double bound) {
  return less(Interval::from_double(bound), (computed - exact).abs()) != Certainty::yes;
}

/// How far the implementation may be from the exact value of its argument.
Interval documented_error(const Interval& value, const ErrorModel& step) {
  const double unit = refmodels::number::ulp_at(value.to_double(), step.format);
  return Interval::from_double(step.ulps * unit) + Interval::from_double(step.relative) * value.abs() +
         Interval::from_double(step.absolute);
}

}  // namespace

TEST_CASE("documented errors, argument and implementation as bad as allowed") {
  const ErrorModel models[] = {model(2.5, 0, 0), model(0, 0x1p-22, 0), model(0, 0, 0x1p-20)};
  std::mt19937_64 random(9);
  for (const Case& row : cases) {
    for (const ErrorModel& step : models) {
      double tightest = 0;
      for (int round = 0; round < 400; ++round) {
        CAPTURE(std::string(row.name));
        const double part = static_cast<double>(random() >> 11) * 0x1p-53;
        const double x = row.low > 0 ? row.low * std::pow(row.high / row.low, part)
                                     : row.low + (row.high - row.low) * part;
        ErrorForm argument = ErrorForm::point(x);
        argument.error =
            round % 3 == 0 ? 0 : std::fabs(x) * std::exp2(-static_cast<double>(random() % 22) - 1);
        if (round % 2 == 0) argument.hi += std::fabs(x) * 0.01;
        argument.computed_non_negative = row.low > 0;
        const ErrorForm result = row.bound(argument, step);
        if (result.trouble != 0) continue;  // wide errors may reach zero or overflow
        const Interval exact = (Interval::from_double(x).*row.exact)();
        REQUIRE(less(exact, Interval::from_double(result.lo)) == Certainty::no);
        REQUIRE(less(Interval::from_double(result.hi), exact) == Certainty::no);
        for (const int side : {-1, 1}) {
          const Interval moved = Interval::from_double(x) + Interval::from_double(side * argument.error);
          const Interval seen = (moved.*row.exact)();
          for (const int direction : {-1, 1}) {
            const Interval computed = seen + Interval(Rational(direction)) * documented_error(seen, step);
            REQUIRE(holds(computed, exact, result.error));
            if (result.error > 0)
              tightest = std::max(tightest, (computed - exact).abs().to_double() / result.error);
          }
        }
      }
      CHECK(tightest > 0.5);
    }
  }
}

TEST_CASE("correctly rounded in f32, f16 and bf16") {
  std::mt19937_64 random(10);
  for (const Format format : {Format::binary32, Format::binary16, Format::bfloat16}) {
    for (const bool flush : {false, true}) {
      const Arithmetic step{format, Rounding::nearest_even, flush};
      for (const Case& row : cases) {
        for (int round = 0; round < 200; ++round) {
          CAPTURE(std::string(row.name));
          const double part = static_cast<double>(random() >> 11) * 0x1p-53;
          const double raw = row.low > 0 ? row.low * std::pow(row.high / row.low, part)
                                         : row.low + (row.high - row.low) * part;
          const double x = refmodels::number::double_value(
              refmodels::number::round_double_to_bits(raw, format, Rounding::nearest_even, flush), format);
          const ErrorForm result = row.rounded(ErrorForm::point(x), step);
          if (result.trouble != 0) continue;
          const Interval exact = (Interval::from_double(x).*row.exact)();
          // Rounding the two bounds gives one pattern, except in a tie closer than 2^-250.
          const auto bits =
              refmodels::number::round_to_bits(*exact.lower_exact(), format, step.rounding, flush);
          const Interval computed(refmodels::number::exact_value(bits, format));
          REQUIRE(holds(computed, exact, result.error));
        }
      }
    }
  }
}

TEST_CASE("where nothing is documented there is no bound") {
  ErrorModel sine = model(0, 0, 0x1p-20);
  sine.magnitude_upper = 6.28125;
  CHECK(sin(ErrorForm::point(7), sine).trouble == outside_documented);
  CHECK(sin(ErrorForm::point(6), sine).trouble == no_trouble);
  ErrorModel quotient = model(2.5, 0, 0);
  quotient.magnitude_lower = 0x1p-126;
  CHECK(div(ErrorForm::point(1), ErrorForm::point(0x1p-130), quotient).trouble == outside_documented);
}

TEST_CASE("errors that grow with the argument") {
  ErrorModel step = model(2.5, 0, 0);
  const double plain = exp(ErrorForm::point(-60), step).error;
  step.ulps_per_argument = 1.173;
  CHECK(exp(ErrorForm::point(-60), step).error > 20 * plain);
}
