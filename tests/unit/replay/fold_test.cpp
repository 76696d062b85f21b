// Recurrences: values, definedness, and Python's opinion of both.
#include "support.h"

#include "verifier/replay/compare.h"
#include "verifier/replay/evaluator.h"
#include "verifier/replay/python_file.h"

using namespace replay_test;
using replay::Rational;
using replay::Value;

namespace {

ir::Program program_with(const std::string& expression, const std::string& other = "0") {
  return rewrite_of("size N input a, x[N] : real output y : real\nbefore y = " + expression +
                    "\nafter y = " + other);
}

replay::Point point_of(std::int64_t rounds, const Rational& a) {
  const std::vector<Rational> all{2, 3, 5, 7};
  replay::Point point;
  point.sizes = {{"N", rounds}};
  point.inputs = {{"a", {}, {a}}, {"x", {rounds}, {all.begin(), all.begin() + rounds}}};
  return point;
}

Value value_of(const std::string& expression, std::int64_t rounds = 3, const Rational& a = 2,
               std::uint64_t steps = 1'000'000) {
  const ir::Program program = program_with(expression);
  const replay::Point point = point_of(rounds, a);
  replay::Budget budget{steps, 0};
  replay::Evaluator evaluator(program, program.rewrites[0], program.rewrites[0].before, point, budget);
  return evaluator.element("y", {});
}

bool is(const Value& value, const Rational& expected) {
  return value.is_exact() && value.exact() == expected;
}

int python_of(const std::string& before, const std::string& after) {
  const ir::Program program = program_with(before, after);
  Counterexample shown;
  shown.output = "y";
  return python_says(
      replay::python_file(program, program.rewrites[0], point_of(3, 2), Reason::value_differs, shown));
}

}  // namespace

TEST_CASE("a fold goes through its rounds in order, all states at once") {
  CHECK(is(value_of("fold k < N from s = 0 next s = 10 * s + x[k]. s"), 235));
  CHECK(is(value_of("fold k < N from s = a next s = s * x[k] + k. s + 1"), 68));
  CHECK(is(value_of("fold k < N from s = 0, t = 1 next s = t, t = s + t. 100 * s + t"), 203));
  CHECK(is(value_of("fold 1 <= k < N from s = 0 next s = 10 * s + x[k]. s"), 35));
  CHECK(is(value_of("fold k < N from s = a next s = 0. s", 0), 2));
  CHECK(is(value_of("fold 2 <= k < 1 from s = a next s = 0. s"), 2));
  CHECK(is(value_of("fold k < N from b = false, n = 0 next b = b or x[k] = 3, n = if b then n else n + 1. n"),
           2));
  CHECK(is(value_of("fold k < N from h = x[0] next n = max(h, x[k]), h = n. h"), 5));
  CHECK(is(value_of("sum j < N. fold k < j from s = 1 next s = s * x[k] + x[j]. s"), 1 + 5 + 26));
  CHECK(is(value_of("fold k < N from s = 0 next s = s + fold j < k from t = s next t = t + x[j]. t. s"), 9));
}

TEST_CASE("a fold is defined where every start, every step and the value are, used or not") {
  CHECK(value_of("fold k < N from s = 0, t = 1 / (a - 2) next s = s + 1, t = t. s").is_undefined());
  CHECK(value_of("fold k < N from s = 0, t = 1 next s = s + 1, t = t / k. s").is_undefined());
  CHECK(value_of("fold k < N from s = 1 next s = if k = 0 then s / 0 else 5. s").is_undefined());
  CHECK(value_of("fold k < N from s = 1 next s = if k = 2 then s / (s - 1) else s. s").is_undefined());
  CHECK(is(value_of("fold k < N from s = 1 next s = s / k. s", 0), 1));
  CHECK(value_of("fold k < N from s = 1 next s = s / (k + 1). s / (a - 2)").is_undefined());
  CHECK(is(value_of("fold k < N from s = 1 next s = s / (k + 1). s"), Rational(1, 6)));
  CHECK(value_of("fold k < N from s = 1 next s = s + x[k + 1]. s").is_undefined());
}

TEST_CASE("a fold ends at its budget") {
  CHECK_THROWS_AS(value_of("fold k < 1000000000 from s = 0 next s = s + 1. s"), replay::Exhausted);
  CHECK_THROWS_AS(value_of("fold k < 100000 from s = a next s = s * s. s", 3, Rational(3, 7), 20'000),
                  replay::Exhausted);
}

TEST_CASE("Python goes through the same rounds") {
  CHECK(python_of("fold k < N from s = 0 next s = 10 * s + x[k]. s", "235") != 0);
  CHECK(python_of("fold k < N from s = 0 next s = 10 * s + x[k]. s", "253") == 0);
  CHECK(python_of("sum j < N. fold k < j from s = 1, t = a next s = s * x[k] + x[j], t = s. s + t", "0") ==
        0);
  CHECK(python_of("fold k < N from s = 0 next s = s + fold j < k from t = s next t = t + x[j]. t. s", "11") ==
        0);
}

TEST_CASE("a wrong recurrence is refuted, with a file that Python agrees with") {
  const ir::Program program = rewrite_of(
      "size N require N >= 1 input x[N] : real\nbefore y = sum k < N. x[k]\n"
      "after y = fold 1 <= k < N from s = 0 next s = s + x[k]. s");
  const replay::SearchResult result = search(program);
  REQUIRE(result.difference);
  CHECK(result.difference->counterexample.replayed);
  CHECK(python_says(result.difference->counterexample.replay_file) == 0);
}
