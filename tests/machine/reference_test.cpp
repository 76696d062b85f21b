// The double-double references of the sweeps against enclosures: within 2^-80, relative (sine, cosine:
// absolute).

#include <doctest/doctest.h>

#include <cstdint>
#include <cstring>
#include <random>

#include "refmodels/number/interval.h"
#include "refmodels/number/rational.h"
#include "tests/machine/double_double.h"

namespace {

using refmodels::number::Interval;

Interval exactly(double value) { return Interval::from_double(value); }

float float_of(std::uint32_t bits) {
  float value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

/// |pair - exact| <= 2^-80 * max(|exact|, floor), for certain.
bool close(sweep::Pair pair, const Interval& exact, double floor) {
  const Interval error = (exactly(pair.high) + exactly(pair.low) - exact).abs();
  const Interval allowed = max(exact.abs(), exactly(floor)) * exactly(0x1p-80);
  return less_equal(error, allowed) == refmodels::number::Certainty::yes;
}

/// Random floats of every magnitude below the limit, both signs.
template <class Check>
void every_magnitude(float limit, const Check& check) {
  std::mt19937 random(20261130);
  for (int n = 0; n < 4000;) {
    const float x = float_of(static_cast<std::uint32_t>(random()));
    if (!(std::fabs(x) < limit) || x == 0) continue;
    ++n;
    if (!check(x)) FAIL_CHECK("at ", x);
  }
  std::uniform_real_distribution<float> near(-limit < -512 ? -512.0f : -limit, limit > 512 ? 512.0f : limit);
  for (int n = 0; n < 2000; ++n) {
    const float x = near(random);
    if (x != 0 && !check(x)) FAIL_CHECK("at ", x);
  }
}

}  // namespace

TEST_CASE("sweep references: roots and reciprocals") {
  every_magnitude(INFINITY,
                  [](float x) { return close(sweep::reciprocal_of(x), exactly(1) / exactly(x), 0); });
  every_magnitude(INFINITY, [](float x) {
    const float positive = std::fabs(x);
    return close(sweep::root_of(positive), exactly(positive).sqrt(), 0) &&
           close(sweep::reciprocal_root_of(positive), exactly(positive).rsqrt(), 0);
  });
}

TEST_CASE("sweep references: powers and logarithms") {
  every_magnitude(160, [](float x) { return close(sweep::exp2_of(x), exactly(x).exp2(), 0); });
  every_magnitude(INFINITY, [](float x) {
    const float positive = std::fabs(x);
    return close(sweep::log2_of(positive), exactly(positive).log2(), 0);
  });
  for (int ulps = -2000; ulps <= 2000; ulps += 7) {
    if (ulps == 0) continue;
    const float x = float_of(0x3f800000u + static_cast<std::uint32_t>(ulps));
    CHECK(close(sweep::log2_of(x), exactly(x).log2(), 0));
  }
}

TEST_CASE("sweep references: circular and hyperbolic functions") {
  every_magnitude(315, [](float x) {
    return close(sweep::sine_of(x), exactly(x).sin(), 1) && close(sweep::cosine_of(x), exactly(x).cos(), 1);
  });
  every_magnitude(100, [](float x) { return close(sweep::tanh_of(x), exactly(x).tanh(), 0); });
}

TEST_CASE("sweep references: special values") {
  CHECK(sweep::exp2_of(-INFINITY).high == 0);
  CHECK(std::isinf(sweep::exp2_of(INFINITY).high));
  CHECK(std::isnan(sweep::exp2_of(NAN).high));
  CHECK(std::isnan(sweep::log2_of(-1).high));
  CHECK(sweep::log2_of(0).high == -INFINITY);
  CHECK(sweep::log2_of(8).high == 3);
  CHECK(std::isnan(sweep::reciprocal_root_of(-1).high));
  CHECK(std::isnan(sweep::root_of(-1).high));
  CHECK(std::signbit(sweep::root_of(-0.0).high));
  CHECK(sweep::reciprocal_of(-INFINITY).high == 0);
  CHECK(std::isnan(sweep::sine_of(INFINITY).high));
  CHECK(std::isnan(sweep::cosine_of(NAN).high));
  CHECK(sweep::tanh_of(-INFINITY).high == -1);
  CHECK(std::isnan(sweep::tanh_of(NAN).high));
}
