// A false "equal" is the worst fault there is: random expressions, compared by `equal` and by evaluation at
// random points. The evaluator reads the expressions as they were built and shares no code with the normal
// form.

#include <doctest/doctest.h>

#include <random>
#include <vector>

#include "verifier/domain/term.h"

using namespace warpproof::domain;
using refmodels::number::Interval;
using refmodels::number::Rational;

namespace {

constexpr Mode mode;
constexpr int point_count = 20;

using Random = std::mt19937_64;

std::uint64_t below(Random& random, std::uint64_t count) { return random() % count; }

/// Random expressions over three inputs and small constants; `operations` says which kinds may occur.
struct Forest {
  Term& term;
  Random& random;
  int operations;

  TermValue leaf() {
    const std::uint64_t kind = below(random, 8);
    if (kind < 6) return term.input(0, kind % 3, Format::binary32);
    return term.rational(Rational(static_cast<std::int64_t>(below(random, 7)) - 3, 1 + below(random, 2) % 2),
                         mode);
  }
  TermValue combine(TermValue a, TermValue b, TermValue c) {
    switch (below(random, static_cast<std::uint64_t>(operations))) {
      case 0:
        return term.add(a, b, mode);
      case 1:
        return term.mul(a, b, mode);
      case 2:
        return term.sub(a, b, mode);
      case 3:
        return term.fma(a, b, c, mode);
      case 4:
        return term.neg(a);
      case 5:
        return term.div(a, b, mode);
      case 6:
        return term.max(a, b, mode);
      case 7:
        return term.min(a, b, mode);
      case 8:
        return term.abs(a);
      case 9:
        return term.apply(Function::square_root, a, mode);
      case 10:
        return term.apply(Function::exp, a, mode);
      case 11:
        return term.apply(Function::log, a, mode);
      case 12:
        return term.apply(Function::reciprocal_square_root, a, mode);
      case 13:
        return term.apply(Function::tanh, a, mode);
      case 14:
        return term.apply(Function::exp2, a, mode);
      case 15:
        return term.apply(Function::sin, a, mode);
      case 16:
        return term.apply(Function::log2, a, mode);
      case 17:
        return term.apply(Function::cos, a, mode);
      case 18:
        return term.apply(Function::erf, a, mode);
      default:
        return term.select(static_cast<Comparison>(below(random, 6)), a, b, c, leaf());
    }
  }
  std::vector<TermValue> grow(int nodes) {
    std::vector<TermValue> values{leaf(), leaf()};
    for (int i = 0; i < nodes; ++i) {
      const auto pick = [&] { return below(random, 4) == 0 ? leaf() : values[below(random, values.size())]; };
      values.push_back(combine(pick(), pick(), pick()));
    }
    return values;
  }
};

std::vector<Rational> random_point(Random& random) {
  std::vector<Rational> point;
  for (int i = 0; i < 3; ++i) {
    const auto numerator = static_cast<std::int64_t>(below(random, 41)) - 20;
    point.emplace_back(numerator, static_cast<std::int64_t>(1 + below(random, 7)));
  }
  return point;
}

// Whether two expressions differ for certain at one of the points where both are certainly defined.
bool differ_somewhere(const Term& term, TermValue a, TermValue b,
                      const std::vector<std::vector<Rational>>& points, int& compared) {
  for (const auto& point : points) {
    const auto input = [&](std::uint32_t, std::uint64_t element) { return Interval(point[element], 128); };
    const Interval left = term.enclose(a, input), right = term.enclose(b, input);
    if (left.possibly_undefined() || right.possibly_undefined()) continue;
    ++compared;
    if (disjoint(left, right)) return true;
  }
  return false;
}

void check_forest(std::uint64_t seed, int operations, int nodes, int& equal_pairs, int& compared) {
  Random random(seed);
  Term term;
  Forest forest{term, random, operations};
  const auto values = forest.grow(nodes);
  std::vector<std::vector<Rational>> points;
  for (int i = 0; i < point_count; ++i) points.push_back(random_point(random));
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (values[i] == values[j] || term.equal(values[i], values[j]) != Equality::equal) continue;
      ++equal_pairs;
      INFO("seed " << seed << ": " << term.print(values[i]) << " and " << term.print(values[j]));
      CHECK_FALSE(differ_somewhere(term, values[i], values[j], points, compared));
    }
  }
}

}  // namespace

TEST_CASE("polynomials: what is equal agrees everywhere, what agrees everywhere is equal") {
  int equal_pairs = 0, missed = 0, agreeing = 0;
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    Random random(seed);
    Term term;
    Forest forest{term, random, 5};
    const auto values = forest.grow(8);
    std::vector<std::vector<Rational>> points;
    for (int i = 0; i < point_count; ++i) points.push_back(random_point(random));
    for (std::size_t i = 0; i < values.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        bool same = true;
        for (const auto& point : points) {
          const auto input = [&](std::uint32_t, std::uint64_t element) { return point[element]; };
          same = same && term.evaluate(values[i], input) == term.evaluate(values[j], input);
        }
        const bool equal = term.equal(values[i], values[j]) == Equality::equal;
        INFO("seed " << seed << ": " << term.print(values[i]) << " and " << term.print(values[j]));
        if (equal) CHECK(same);
        equal_pairs += equal && !(values[i] == values[j]);
        agreeing += same;
        missed += same && !equal;
      }
    }
  }
  MESSAGE(equal_pairs << " pairs equal and not identical, " << agreeing << " agree at all points");
  CHECK(equal_pairs > 500);
  CHECK(missed == 0);  // polynomials have a canonical form when multiplied out
}

TEST_CASE("fractions: what is equal agrees where both are defined") {
  int equal_pairs = 0, compared = 0;
  for (std::uint64_t seed = 0; seed < 1200; ++seed) check_forest(seed, 6, 8, equal_pairs, compared);
  MESSAGE(equal_pairs << " pairs, " << compared << " comparisons");
  CHECK(equal_pairs > 300);
}

TEST_CASE("functions: what is equal agrees where both are defined") {
  int equal_pairs = 0, compared = 0;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) check_forest(seed + 10000, 20, 8, equal_pairs, compared);
  MESSAGE(equal_pairs << " pairs, " << compared << " comparisons");
  CHECK(equal_pairs > 500);
}

namespace {

TermValue piece(Term& term, Random& random, const std::vector<TermValue>& values) {
  const auto pick = [&] { return values[below(random, values.size())]; };
  switch (below(random, 9)) {
    case 0:
      return term.add(pick(), pick(), mode);
    case 1:
      return term.sub(pick(), pick(), mode);
    case 2:
      return term.mul(pick(), pick(), mode);
    case 3:
      return term.max(pick(), pick(), mode);
    case 4:
      return term.min(pick(), pick(), mode);
    case 5:
      return term.abs(pick());
    default:
      return term.select(static_cast<Comparison>(below(random, 6)), pick(), pick(), pick(), pick());
  }
}

}  // namespace

// One and two unknowns on a grid that holds every kink of such small expressions and both of its sides.
TEST_CASE("piecewise values: what is equal agrees on a grid") {
  int equal_pairs = 0, missed = 0, agreeing = 0;
  std::vector<std::vector<Rational>> points;
  for (int i = -12; i <= 12; ++i)
    for (int j = -4; j <= 4; ++j) points.push_back({Rational(i, 4), Rational(j, 2)});
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    Random random(seed + 77000);
    Term term;
    std::vector<TermValue> values{term.input(0, 0, Format::binary32), term.rational(Rational(0), mode),
                                  term.rational(Rational(1), mode), term.rational(Rational(-1, 2), mode)};
    if (seed % 2 == 0) values.push_back(term.input(0, 1, Format::binary32));
    const std::size_t leaves = values.size();
    for (int i = 0; i < 7; ++i) values.push_back(piece(term, random, values));
    for (std::size_t i = leaves; i < values.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (values[i] == values[j]) continue;
        bool same = true;
        for (const auto& point : points) {
          const auto at = [&](std::uint32_t, std::uint64_t element) { return point[element]; };
          same = same && term.evaluate(values[i], at) == term.evaluate(values[j], at);
        }
        const bool equal = term.equal(values[i], values[j]) == Equality::equal;
        INFO("seed " << seed << ": " << term.print(values[i]) << " and " << term.print(values[j]));
        if (equal) CHECK(same);
        equal_pairs += equal ? 1 : 0;
        agreeing += same ? 1 : 0;
        missed += same && !equal ? 1 : 0;
      }
    }
  }
  MESSAGE(equal_pairs << " pairs equal and not identical, " << agreeing << " agree, " << missed
                      << " not shown");
  CHECK(equal_pairs > 500);
  CHECK(missed * 4 < agreeing);
}
