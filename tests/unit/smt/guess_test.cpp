#include "verifier/smt/guess.h"

#include <doctest/doctest.h>

#include <array>
#include <functional>
#include <random>

#include "verifier/smt/solver.h"

using namespace warpproof::smt;

namespace {

using Values = std::array<std::int64_t, 3>;

/// A random term beside its meaning in plain C++.
struct Both {
  Term term;
  std::function<std::int64_t(const Values&)> meaning;
};

std::int64_t floor_division(std::int64_t a, std::int64_t b) {
  if (b == 0) return 0;
  const std::int64_t q = a / b;
  return q * b != a && (a < 0) != (b < 0) ? q - 1 : q;
}

class Generator {
 public:
  explicit Generator(std::uint32_t seed) : engine_(seed) {}

  std::size_t pick(std::size_t count) { return engine_() % count; }

  Both number(int depth) {
    if (depth == 0 || pick(4) == 0) {
      if (pick(2) == 0) {
        const auto value = static_cast<std::int64_t>(pick(7)) - 3;
        return {integer(value), [value](const Values&) { return value; }};
      }
      const std::size_t i = pick(3);
      return {variable(std::string(1, static_cast<char>('x' + i)), Sort::integer),
              [i](const Values& values) { return values[i]; }};
    }
    const Both a = number(depth - 1), b = number(depth - 1);
    switch (pick(4)) {
      case 0:
        return {sum({a.term, b.term}), [a, b](const Values& v) { return a.meaning(v) + b.meaning(v); }};
      case 1:
        return {product({a.term, b.term}), [a, b](const Values& v) { return a.meaning(v) * b.meaning(v); }};
      case 2:
        return {floor_quotient(a.term, b.term),
                [a, b](const Values& v) { return floor_division(a.meaning(v), b.meaning(v)); }};
      default:
        return {modulo(a.term, b.term), [a, b](const Values& v) {
                  const std::int64_t x = a.meaning(v), y = b.meaning(v);
                  return y == 0 ? 0 : x - floor_division(x, y) * y;
                }};
    }
  }

  Both condition() {
    const Both a = number(2), b = number(2);
    switch (pick(4)) {
      case 0:
        return {less(a.term, b.term), [a, b](const Values& v) { return a.meaning(v) < b.meaning(v); }};
      case 1:
        return {less_equal(a.term, b.term), [a, b](const Values& v) { return a.meaning(v) <= b.meaning(v); }};
      case 2:
        return {equal(a.term, b.term), [a, b](const Values& v) { return a.meaning(v) == b.meaning(v); }};
      default:
        return {negation(equal(a.term, b.term)),
                [a, b](const Values& v) { return a.meaning(v) != b.meaning(v); }};
    }
  }

 private:
  std::mt19937 engine_;
};

}  // namespace

TEST_CASE("what is guessed is a model, by plain arithmetic") {
  std::size_t found = 0;
  for (std::uint32_t seed = 0; seed < 3000; ++seed) {
    Generator generator(seed);
    std::vector<Both> conditions;
    for (std::size_t i = 0; i < 2 + generator.pick(4); ++i) conditions.push_back(generator.condition());
    std::vector<Term> terms;
    for (const Both& condition : conditions) terms.push_back(condition.term);
    const auto model = guess_model(terms);
    if (!model) continue;
    ++found;
    Values values{};
    for (const auto& [name, value] : *model)
      values.at(static_cast<std::size_t>(name[0] - 'x')) = std::stoll(value);
    for (const Both& condition : conditions) CHECK(condition.meaning(values) != 0);
  }
  CHECK(found > 1000);
}

TEST_CASE("a contradiction has no guess") {
  const Term x = variable("x", Sort::integer), p = variable("p", Sort::boolean);
  CHECK_FALSE(guess_model({less(x, integer(0)), less(integer(0), x)}));
  CHECK_FALSE(guess_model({p, negation(p)}));
  CHECK_FALSE(guess_model({boolean(false)}));
  CHECK(guess_model({}));
}

TEST_CASE("tile questions that fail are answered by a guess") {
  const Term n = variable("n", Sort::integer), tile = variable("T", Sort::integer),
             k = variable("k", Sort::integer), e = variable("e", Sort::real);
  const auto model =
      guess_model({less(integer(0), tile), less_equal(integer(0), k), less(k, product({n, tile})),
                   negation(equal(floor_quotient(k, tile), integer(0)))});
  REQUIRE(model);
  CHECK(check_unsat({less(real(0), sum({quotient(real(1), n), e})), negation(less(real(0), e))}, Budget{})
            .status == Status::sat);
}

TEST_CASE("a question of many nodes is not guessed at") {
  std::vector<Term> terms;
  for (int i = 0; i < 5000; ++i) terms.push_back(variable("x", Sort::integer));
  CHECK_FALSE(guess_model({less_equal(integer(0), sum(terms))}));
}

TEST_CASE("a question of many variables ends soon") {
  std::vector<Term> assertions;
  for (int i = 0; i < 60; ++i) {
    std::vector<Term> terms;
    for (int j = 0; j < 60; ++j)
      terms.push_back(variable("x" + std::to_string((i * 7 + j * 13) % 90), Sort::integer));
    assertions.push_back(equal(sum(terms), integer(1'000 + i)));
  }
  CHECK_FALSE(guess_model(assertions));
}
