// Affine runs against plain lists: random sequences, brute force.

#include "verifier/domain/term_runs.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <vector>

#include "verifier/domain/term_chain.h"

using namespace warpproof::domain::term;

namespace {

using Random = std::mt19937_64;
using Multiset = std::map<Tuple, Rational>;

// Few elements, so that runs meet, overlap and continue each other.
std::uint64_t some_input(Random& random) {
  return input_raw(static_cast<std::uint32_t>(random() % 2), random() % 9);
}

PolyRun some_run(Random& random, Coefficients& coefficients) {
  PolyRun run;
  run.count = static_cast<std::uint32_t>(1 + random() % 4);
  const std::size_t degree = 1 + random() % 3;
  for (std::size_t i = 0; i < degree; ++i) {
    const auto room = static_cast<std::int64_t>(run.count) * 2;
    run.step[i] = static_cast<std::int64_t>(random() % 5) - 2;
    // Every operand of the run stays inside of its tensor.
    run.first[i] =
        input_raw(static_cast<std::uint32_t>(random() % 2), static_cast<std::uint64_t>(room) + random() % 5);
  }
  run.coefficient = coefficients.intern(Rational(static_cast<std::int64_t>(random() % 3) - 1));
  return run;
}

void add_points(Multiset& points, const PolyRun& run, const Coefficients& coefficients) {
  for (std::uint32_t i = 0; i < run.count; ++i) {
    Tuple tuple = run.at(i);
    std::sort(tuple.begin(), tuple.end(), std::greater<>());
    points[tuple] += coefficients.value(run.coefficient);
  }
}

void drop_zeros(Multiset& points) {
  std::erase_if(points, [](const auto& entry) { return entry.second.is_zero(); });
}

}  // namespace

TEST_CASE("a canonical list has the points of what was added, and depends on them only") {
  Random random(1);
  Coefficients coefficients;
  std::map<Multiset, std::vector<PolyRun>> canonical;
  for (int round = 0; round < 20'000; ++round) {
    std::vector<PolyRun> runs;
    Multiset expected, found;
    const std::uint64_t count = 1 + random() % 4;
    for (std::uint64_t i = 0; i < count; ++i) {
      const PolyRun run = some_run(random, coefficients);
      add_points(expected, run, coefficients);
      add_oriented(runs, run, coefficients);
    }
    REQUIRE(canonicalise(runs, coefficients, 1000));
    for (const PolyRun& run : runs) {
      CHECK(std::is_sorted(run.first.begin(), run.first.end(), std::greater<>()));
      add_points(found, run, coefficients);
    }
    drop_zeros(expected);
    REQUIRE(found == expected);
    // The same points one by one, in random order, give the same list.
    std::vector<PolyRun> points;
    for (const auto& [tuple, value] : expected) {
      add_oriented(points, {.first = tuple, .coefficient = coefficients.intern(value)}, coefficients);
    }
    std::shuffle(points.begin(), points.end(), random);
    REQUIRE(canonicalise(points, coefficients, 1000));
    REQUIRE(points == runs);
  }
}

TEST_CASE("lanes with a stride, complete and with a lane that differs") {
  Random random(4);
  Coefficients coefficients;
  std::size_t woven = 0;
  for (int round = 0; round < 5000; ++round) {
    const std::uint64_t lanes = 2 + random() % 5, length = lanes * (1 + random() % 4) + random() % lanes;
    std::vector<PolyRun> runs, points;
    Multiset expected;
    for (std::uint64_t lane = 0; lane < lanes && lane < length; ++lane) {
      PolyRun run{.first = {input_raw(1, 2 * lane), input_raw(0, lane), raw_one, raw_one}};
      run.step = {static_cast<std::int64_t>(2 * lanes), static_cast<std::int64_t>(lanes), 0, 0};
      run.count = static_cast<std::uint32_t>((length - lane + lanes - 1) / lanes);
      if (random() % 12 == 0) ++run.count;
      if (random() % 12 == 0) run.first[0] += 2;
      if (random() % 12 == 0) run.coefficient = coefficients.intern(Rational(2));
      if (random() % 12 == 0) --run.step[1];
      add_points(expected, run, coefficients);
      add_oriented(runs, run, coefficients);
    }
    REQUIRE(canonicalise(runs, coefficients, 1000));
    drop_zeros(expected);
    for (const auto& [tuple, value] : expected) {
      add_oriented(points, {.first = tuple, .coefficient = coefficients.intern(value)}, coefficients);
    }
    REQUIRE(canonicalise(points, coefficients, 1000));
    REQUIRE(points == runs);
    woven += runs.size() == 1;
  }
  CHECK(woven > 500);
}

TEST_CASE("runs that may not be expanded are not") {
  Coefficients coefficients;
  std::vector<PolyRun> runs(
      2, {.first = {input_raw(0, 0), raw_one, raw_one, raw_one}, .step = {1, 0, 0, 0}, .count = 100});
  CHECK_FALSE(canonicalise(runs, coefficients, 150));
  CHECK(canonicalise(runs, coefficients, 200));
  CHECK(runs.size() == 1);
  CHECK(coefficients.value(runs[0].coefficient) == Rational(2));
}

TEST_CASE("a list of pairs reads back as it was appended") {
  Random random(2);
  for (int round = 0; round < 2000; ++round) {
    PairList list;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> plain;
    std::uint64_t a = some_input(random), b = some_input(random);
    for (int i = 0; i < 30; ++i) {
      switch (random() % 4) {
        case 0:
          a = some_input(random);
          break;
        case 1:
          b = random() % 2 != 0 ? some_input(random) : raw_minus_one;
          break;
        default:
          a += 1;
          break;
      }
      plain.emplace_back(a, b);
      list.append(a, b);
    }
    std::vector<std::pair<std::uint64_t, std::uint64_t>> read;
    for (std::size_t r = 0; r < list.run_count(); ++r) {
      const PairRun& run = list.run(r);
      for (std::uint64_t i = 0; i < run.count; ++i) {
        read.emplace_back(run.a + i * static_cast<std::uint64_t>(run.step_a),
                          run.b + i * static_cast<std::uint64_t>(run.step_b));
      }
    }
    REQUIRE(read == plain);
  }
}

TEST_CASE("products are found again by their numbers, in any order") {
  Random random(3);
  ProductStore products;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> plain;
  std::uint64_t a = some_input(random), b = some_input(random);
  for (int i = 0; i < 5000; ++i) {
    if (random() % 5 == 0) a = some_input(random);
    if (random() % 7 == 0) b = some_input(random);
    a += 1;
    CHECK(products.create(a, b) == plain.size());
    plain.emplace_back(a, b);
  }
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t number = random() % plain.size();
    const auto [found_a, found_b] = products.at(number);
    REQUIRE(std::pair(found_a, found_b) == plain[number]);
  }
}
