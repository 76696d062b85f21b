// Values, definedness and limits of the evaluator, against numbers worked out by hand.
#include "support.h"

#include "verifier/base/fault.h"
#include "verifier/replay/compare.h"
#include "verifier/replay/evaluator.h"

using namespace replay_test;
using replay::Certainty;
using replay::Rational;
using replay::Value;

namespace {

/// The value of `before` for scalar inputs a, b and x[3] = 2, 3, 5.
Value value_of(const std::string& expression, Rational a = 2, Rational b = 3,
               std::uint64_t steps = 1'000'000) {
  const ir::Program program = rewrite_of(
      "size N input a, b, x[N] : real output y : real\nbefore y = " + expression + "\nafter y = 0");
  replay::Point point;
  point.sizes = {{"N", 3}};
  point.inputs = {{"a", {}, {std::move(a)}}, {"b", {}, {std::move(b)}}, {"x", {3}, {2, 3, 5}}};
  replay::Budget budget{steps, 0};
  replay::Evaluator evaluator(program, program.rewrites[0], program.rewrites[0].before, point, budget);
  return evaluator.element("y", {});
}

bool is(const Value& value, const Rational& expected) {
  return value.is_exact() && value.exact() == expected;
}

}  // namespace

TEST_CASE("exact values") {
  CHECK(is(value_of("a + b * 2"), 8));
  CHECK(is(value_of("a / b"), Rational(2, 3)));
  CHECK(is(value_of("a ^ 3 - b"), 5));
  CHECK(is(value_of("sum k < N. x[k] * k"), 13));
  CHECK(is(value_of("sum k < N where k != 1. x[k]"), 7));
  CHECK(is(value_of("prod k < N. x[k]"), 30));
  CHECK(is(value_of("max k < N. -x[k]"), -2));
  CHECK(is(value_of("min k < N. x[k]"), 2));
  CHECK(is(value_of("sum i < N, j < i. x[j]"), 7));
  CHECK(is(value_of("sum 1 <= k < N. x[k]"), 8));
  CHECK(is(value_of("sum k < 0. x[k]"), 0));
  CHECK(is(value_of("prod k < 0. x[k]"), 1));
  CHECK(is(value_of("if a < b then a else b"), 2));
  CHECK(is(value_of("if any k < N. x[k] > 4 then 1 else 0"), 1));
  CHECK(is(value_of("if all k < N. x[k] > 4 then 1 else 0"), 0));
  CHECK(is(value_of("sqrt(a * a)"), 2));
}

TEST_CASE("an index or a state that nothing binds is a fault, not an undefined value") {
  ir::Program program = rewrite_of("input a : real output y : real\nbefore y = a\nafter y = 0");
  const ir::Side& side = program.rewrites[0].before;
  const replay::Point point{.sizes = {}, .inputs = {{"a", {}, {2}}}};
  for (const auto& free :
       {ir::make_index({"k", 12'345}), ir::make_state({"s", 12'345, ir::ScalarType::real})}) {
    replay::Budget budget{1'000, 0};
    replay::Evaluator evaluator(program, program.rewrites[0], side, point, budget);
    CHECK_THROWS_AS(evaluator.value(free), base::Fault);
    CHECK_THROWS_AS(evaluator.value(ir::make_apply("eq", {free, free})), base::Fault);
    CHECK(is(evaluator.value(side.equations[0].body), 2));
  }
}

TEST_CASE("undefined values") {
  CHECK(value_of("a / (b - 3)").is_undefined());
  CHECK(value_of("max k < 0. x[k]").is_undefined());
  CHECK(value_of("sqrt(-a)").is_undefined());
  CHECK(value_of("log(a - 2)").is_undefined());
  CHECK(value_of("rsqrt(a - 2)").is_undefined());
  CHECK(value_of("x[N]").is_undefined());
  CHECK(value_of("x[0 - 1]").is_undefined());
  CHECK(value_of("0 * x[N]").is_undefined());
  CHECK(value_of("sum k <= N. x[k]").is_undefined());
  CHECK(value_of("if a < b then a else x[N]").is_defined());
  CHECK(value_of("if x[N] > 0 then 1 else 1").is_undefined());
  CHECK(value_of("sum k <= N where k < N. x[k]").is_defined());
  CHECK(value_of("sum k < N div (N - 3). 1").is_undefined());
  CHECK(value_of("(0 - a) ^ 2").is_defined());
  CHECK(value_of("(a - 2) ^ (-1)").is_undefined());
}

TEST_CASE("enclosures: equal values meet, different ones do not") {
  CHECK(value_of("sqrt(a) * sqrt(a)").is_defined());
  CHECK_FALSE(certainly_different(value_of("sqrt(a) * sqrt(a)"), value_of("a")));
  CHECK(certainly_different(value_of("exp(a)"), value_of("exp(b)")));
  CHECK_FALSE(certainly_different(value_of("exp(a) * exp(b)"), value_of("exp(a + b)")));
  CHECK(certainly_different(value_of("exp(a) * exp(b)"), value_of("exp(a + b) + 1e-40")));
  CHECK_FALSE(certainly_different(value_of("a / (b - 3)"), value_of("a")));
}

TEST_CASE("a condition that enclosures can not decide claims nothing") {
  const Value value = value_of("if sqrt(a) * sqrt(a) = a then 1 else 2");
  CHECK_FALSE(value.is_exact());
  CHECK_FALSE(certainly_different(value, value_of("1")));
  CHECK_FALSE(certainly_different(value, value_of("2")));
  CHECK(certainly_different(value, value_of("3")));
  const Value maybe = value_of("if sqrt(a) * sqrt(a) = a then 1 else x[N]");
  CHECK_FALSE(maybe.is_defined());
  CHECK_FALSE(maybe.is_undefined());
}

TEST_CASE("local tensors are undefined outside their extents") {
  const ir::Program program = rewrite_of(
      "size N input x[N] : real output y : real\nbefore y = sum k < N. x[k]\n"
      "after P[t < 2] = 1\n y = (sum k < N. x[k]) + 0 * (sum t < 3. P[t])");
  const auto result = search(program);
  REQUIRE(result.difference);
  CHECK(result.difference->reason == Reason::defined_less);
}

TEST_CASE("hostile input: giant ranges and powers end within the steps") {
  CHECK_THROWS_AS(value_of("sum i < 1000000000. (sum j < 1000000000. 1)"), replay::Exhausted);
  CHECK_THROWS_AS(value_of("sum k < N. x[k]", 2, 3, 5), replay::Exhausted);
  const Value power = value_of("((((a ^ 60) ^ 60) ^ 60) ^ 60) ^ 60");
  CHECK_FALSE(power.is_undefined());
  CHECK_FALSE(value_of("(a ^ 100000) ^ 100000 - (b ^ 100000) ^ 100000").is_undefined());
  const ir::Program program = rewrite_of(
      "size N input x[N] : real output y : real\nbefore y = sum k < N. (sum i < 1000000000. x[k])\n"
      "after y = sum k < N. x[k]");
  const auto result = search(program, 100'000);
  CHECK(result.steps <= 110'000);
  std::string deep = "a";
  for (int i = 0; i < 900; ++i) deep += " + a";
  CHECK(is(value_of(deep), 1802));
}

TEST_CASE("hostile input: many deep locals end without a crash, whatever they are worth") {
  std::string chain, locals;
  for (int i = 0; i < 900; ++i) chain += " + a";
  for (int i = 1; i <= 8; ++i) {
    const std::string n = std::to_string(i), previous = i == 1 ? "a" : "L" + std::to_string(i - 1);
    locals += "L" + n + " = " + previous + chain + "\n";
  }
  const ir::Program deep =
      rewrite_of("input a : real output y : real\nbefore y = a\nafter " + locals + "y = L8");
  CHECK_NOTHROW(search(deep, 300'000));
  locals.clear();
  for (int i = 1; i <= 480; ++i) {
    const std::string n = std::to_string(i), previous = i == 1 ? "a" : "L" + std::to_string(i - 1);
    locals += "L" + n + " = sum k < 1. " + previous + "\n";
  }
  const ir::Program many =
      rewrite_of("input a : real output y : real\nbefore y = a\nafter " + locals + "y = L480");
  CHECK_NOTHROW(search(many, 300'000));
}

TEST_CASE("a deep expression still becomes a Python file that runs") {
  std::string deep = "a";
  for (int i = 0; i < 300; ++i) deep += " + a";
  const ir::Program program =
      rewrite_of("input a : real output y : real\nbefore y = " + deep + "\nafter y = 300 * a");
  const auto result = search(program);
  REQUIRE(result.difference);
  std::string printed;
  CHECK_MESSAGE(python_says(result.difference->counterexample.replay_file, &printed) == 0, printed);
}

TEST_CASE("shapes are compared, also when they are empty") {
  const ir::Program program = rewrite_of(
      "size M, N input x[M, N] : real output y[M, N] : real\nbefore y[i < M, j < N] = x[i, j]\n"
      "after y[i < M, j < N] = x[i, j]");
  CHECK_FALSE(search(program, 200'000).difference);
}
