#include <doctest/doctest.h>

#include "support.h"
#include "verifier/replay/chosen_point.h"
#include "verifier/replay/compare.h"
#include "verifier/replay/output_values.h"

using namespace replay_test;

TEST_CASE("a chosen point: what is given is kept, the rest is small and meets the requirements") {
  const ir::Program program = rewrite_of(
      "size M, T\nrequire divides: M mod T = 0\nrequire positive: s[i] > 0\ninput X[M], s[M] : real\n"
      "before Y[i] = X[i]\nafter Y[i] = X[i] * s[i] / s[i]\n");
  const ir::Rewrite& rewrite = program.rewrites[0];
  const auto chosen = replay::choose_point(program, rewrite, {{"T", 3}}, {}, 1, 1'000'000);
  REQUIRE(chosen.point);
  CHECK(chosen.point->size("T") == 3);
  CHECK(chosen.point->size("M") % 3 == 0);
  CHECK(chosen.point->size("M") > 0);  // an empty output shows nothing
  replay::Budget budget{1'000'000, 0};
  CHECK(replay::requirements_hold(program, rewrite, *chosen.point, budget, std::nullopt));
  replay::Evaluator after(program, rewrite, rewrite.after, *chosen.point, budget);
  const replay::OutputValues values = replay::output_values(after, "Y");
  REQUIRE(values.shape);
  CHECK(values.elements.size() == static_cast<std::size_t>(chosen.point->size("M")));
}

TEST_CASE("a chosen point: what does not fit is refused, what breaks a requirement is kept") {
  const ir::Program program = rewrite_of(
      "size M\nrequire some: x[i] != 0\ninput x[M] : real\nbefore Y[i] = x[i]\nafter Y[i] = 1 / x[i]\n");
  const ir::Rewrite& rewrite = program.rewrites[0];
  const std::vector<replay::Rational> zeros{0, 0};
  const auto broken = replay::choose_point(program, rewrite, {{"M", 2}}, {{"x", {2}, zeros}}, 1, 1'000'000);
  REQUIRE(broken.point);
  CHECK(broken.point->inputs[0].elements == zeros);
  const auto other = replay::choose_point(program, rewrite, {{"M", 3}}, {{"x", {2}, zeros}}, 1, 1'000'000);
  CHECK_FALSE(other.point);
  CHECK(other.refusal.find("shape [3]") != std::string::npos);
  CHECK_FALSE(replay::choose_point(program, rewrite, {}, {{"z", {2}, zeros}}, 1, 1'000'000).point);
  CHECK_FALSE(replay::choose_point(program, rewrite, {{"M", 1'000'000'000}}, {}, 1, 1'000'000).point);
}
