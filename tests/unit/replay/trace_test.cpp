#include <doctest/doctest.h>

#include <algorithm>

#include "support.h"
#include "verifier/replay/trace.h"

using namespace replay_test;

namespace {

std::vector<std::string> traced(const ir::Program& program, bool after, const replay::Point& point,
                                const std::vector<std::int64_t>& index, std::size_t lines_max = 12) {
  const ir::Rewrite& rewrite = program.rewrites.at(0);
  return replay::trace(program, rewrite, after ? rewrite.after : rewrite.before, point, "Y", index,
                       lines_max);
}

bool has(const std::vector<std::string>& lines, const std::string& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

}  // namespace

TEST_CASE("a trace goes from the inside out, through sums, local tensors and the branch that is taken") {
  const ir::Program program = rewrite_of(
      "size N\ninput x[N] : real\nbefore m = max k < N. x[k]\n Y[i < N] = (sum k < N. x[k] * x[k]) - m\n"
      "after Y[i] = if x[i] > 0 then x[i] * 2 else 1 / x[i]\n");
  const replay::Point point{{{"N", 2}}, {{"x", {2}, {replay::Rational(0), replay::Rational(3)}}}};
  const auto before = traced(program, false, point, {1});
  REQUIRE(!before.empty());
  CHECK(before.back().starts_with("Y[1] = "));
  CHECK(before.back().ends_with(" = 6"));
  CHECK(has(before, "x[1] * x[1] = 9"));
  CHECK(std::any_of(before.begin(), before.end(), [](const std::string& line) {
    return line.starts_with("m = ") && line.ends_with(" = 3");
  }));
  const auto zero = traced(program, true, point, {0}), three = traced(program, true, point, {1});
  CHECK(zero.back().ends_with(" = undefined"));
  CHECK(has(zero, "1 / x[0] = undefined"));
  CHECK(has(three, "x[1] * 2 = 6"));
  for (const std::string& line : three) CHECK_FALSE(line.starts_with("1 / x[1]"));
}

TEST_CASE("a trace is short, and empty where there is no such element") {
  const ir::Program program = rewrite_of(
      "size N\ninput x[N] : real\nbefore Y[i] = ((x[i] + 1) * (x[i] + 2)) * ((x[i] + 3) * (x[i] + 4))\n"
      "after Y[i] = x[i]\n");
  const replay::Point point{{{"N", 1}}, {{"x", {1}, {replay::Rational(1)}}}};
  CHECK(traced(program, false, point, {0}, 3).size() == 3);
  CHECK(traced(program, false, point, {0}, 1).size() == 1);
  CHECK(traced(program, false, point, {0}).size() == 7);
  CHECK(traced(program, false, point, {}).empty());
  CHECK(replay::trace(program, program.rewrites[0], program.rewrites[0].before, point, "Z", {0}, 5).empty());
}
