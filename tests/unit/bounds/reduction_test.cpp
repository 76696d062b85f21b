#include "refmodels/bounds/reduction.h"

#include <doctest/doctest.h>

#include <cmath>
#include <random>
#include <vector>

using namespace refmodels::bounds;

namespace {

std::vector<float> uniform(std::size_t count, unsigned seed, float low, float high) {
  std::mt19937 random(seed);
  std::vector<float> values;
  for (std::size_t i = 0; i < count; ++i) {
    values.push_back(low + (high - low) * static_cast<float>(random() >> 8) * 0x1p-24f);
  }
  return values;
}

float tree_sum(std::vector<float> values) {
  while (values.size() > 1) {
    std::vector<float> next;
    for (std::size_t i = 0; i + 1 < values.size(); i += 2) next.push_back(values[i] + values[i + 1]);
    if (values.size() % 2 != 0) next.push_back(values.back());
    values = std::move(next);
  }
  return values[0];
}

}  // namespace

TEST_CASE("heights") {
  CHECK(in_order(0) == 0);
  CHECK(in_order(1) == 0);
  CHECK(in_order(5) == 4);
  CHECK(balanced(1) == 0);
  CHECK(balanced(2) == 1);
  CHECK(balanced(1024) == 10);
  CHECK(balanced(1025) == 11);
  CHECK(blocked(1000, 32) == 31 + 31);
  CHECK(blocked(10, 32) == 9);
}

TEST_CASE("gamma is an upper bound and close") {
  const Arithmetic f32;
  const double u = 0x1p-24;
  for (const std::uint64_t n : {1ULL, 7ULL, 1024ULL, 1000000ULL}) {
    const double value = static_cast<double>(n) * u / (1 - static_cast<double>(n) * u);
    CHECK(gamma(n, f32) >= value);
    CHECK(gamma(n, f32) <= value * (1 + 1e-15) + 1e-300);
  }
  CHECK(gamma(1 << 24, f32) == INFINITY);
  CHECK(sum(ErrorForm::input(0, 1), 1 << 25, 1 << 25, f32).trouble == may_overflow);
}

TEST_CASE("published worked example: Satire's Reduction_1024 in binary64, exact inputs") {
  const ErrorForm y = sum(ErrorForm::input(-1, 1), 1024, balanced(1024), {Format::binary64});
  CHECK(y.error >= 1.136868e-12);
  CHECK(y.error <= 1.136869e-12);
}

TEST_CASE("real sums and dot products stay below, in order and as trees") {
  const Arithmetic f32;
  for (const std::size_t count : {1U, 2U, 3U, 64U, 1000U}) {
    for (unsigned seed = 0; seed < 20; ++seed) {
      const std::vector<float> x = uniform(count, seed, seed % 2 == 0 ? 0.0f : -1.0f, 1);
      const std::vector<float> w = uniform(count, seed + 100, -2, 2);
      double exact_sum = 0;  // f32 terms of like size: exact in double
      double exact_dot = 0;
      float in_order_sum = 0;
      float chain = 0;
      float separate = 0;
      for (std::size_t i = 0; i < count; ++i) {
        exact_sum += static_cast<double>(x[i]);
        exact_dot += static_cast<double>(x[i]) * static_cast<double>(w[i]);
        in_order_sum += x[i];
        chain = std::fma(x[i], w[i], chain);
        separate += x[i] * w[i];
      }
      const ErrorForm term = ErrorForm::input(-1, 1);
      CHECK(std::fabs(in_order_sum - exact_sum) <= sum(term, count, in_order(count), f32).error);
      CHECK(std::fabs(tree_sum(x) - exact_sum) <= sum(term, count, balanced(count), f32).error);
      const double bound = dot(term, ErrorForm::input(-2, 2), count, in_order(count), f32).error;
      const double slack = static_cast<double>(count) * 0x1p-50;  // of the double reference
      CHECK(std::fabs(chain - exact_dot) <= bound + slack);
      CHECK(std::fabs(separate - exact_dot) <= bound + slack);
    }
  }
}

TEST_CASE("the running bound is sound and tighter than gamma") {
  const Arithmetic f32;
  for (unsigned seed = 0; seed < 10; ++seed) {
    const bool positive = seed % 2 == 0;
    const std::vector<float> x = uniform(1024, seed, positive ? 0.0f : -1.0f, 1);
    const std::vector<float> w = uniform(1024, seed + 50, positive ? 0.0f : -1.0f, 1);
    ErrorForm running = ErrorForm::point(0);
    float computed = 0;
    double exact = 0;
    double sizes = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
      running = fma(ErrorForm::point(x[i]), ErrorForm::point(w[i]), running, f32);
      computed = std::fma(x[i], w[i], computed);
      exact += static_cast<double>(x[i]) * static_cast<double>(w[i]);
      sizes += std::fabs(static_cast<double>(x[i]) * static_cast<double>(w[i]));
    }
    const double observed = std::fabs(computed - exact);
    const double classical = gamma(1024, f32) * sizes;
    CHECK(observed <= running.error);
    CHECK(running.error <= classical * (positive ? 0.6 : 0.1));
    // Closed form on the box covers the running bound of data in it.
    const ErrorForm box = dot(ErrorForm::input(-1, 1), ErrorForm::input(-1, 1), 1024, in_order(1024), f32);
    CHECK(running.error <= box.error);
  }
}

TEST_CASE("flush to zero and narrow formats") {
  const Arithmetic ftz{Format::binary32, Rounding::nearest_even, true};
  CHECK(sum(ErrorForm::input(0, 0x1p-130), 100, 99, ftz).error >= 100 * 0x1p-130);
  CHECK(sum(ErrorForm::input(-1, 1), 100, 99, {Format::binary16}).error > 0.04);
  CHECK(sum(ErrorForm::input(0, 1000), 100, 99, {Format::binary16}).trouble == may_overflow);
  CHECK(sum(ErrorForm::input(0, 1), 0, 0, {}).is_zero());
}
