#include "tests/unit/text/reading.h"

using reading::codes;
using reading::good;
namespace ir = warpproof::ir;

namespace {

/// A rewrite with these lines between the head and the sides Y[i, j] = X[i, j].
std::string with_lines(const std::string& lines) {
  return "rewrite r\n size M, N, T\n input X[M, N], s[M], eps : real\n" + lines +
         "\n before Y[i, j] = X[i, j]\n after Y[i, j] = X[i, j]\n";
}

std::string with_sides(const std::string& before, const std::string& after) {
  return "rewrite r\n size M, N, T\n input X[M, N], s[M], v[T], eps : real\n before " + before + "\n after " +
         after + "\n";
}

std::string extent(const ir::Equation& equation, std::size_t axis) {
  return warpproof::text::print(equation.extents.at(axis));
}

}  // namespace

TEST_CASE("L20 a rewrite has two sides") {
  CHECK(codes("rewrite r\n") == "E0301 E0301");
  CHECK(codes(with_lines("")) == "");
}

TEST_CASE("L21 sizes and derived sizes") {
  const auto program = good(
      "rewrite r\n size M, T\n let tiles = ceil_div(M, T), twice = 2 * tiles\n input P[twice]\n"
      " before Y[t] = P[t]\n after Y[t] = P[t]\n");
  CHECK(program.rewrites.at(0).size_names == std::vector<std::string>{"M", "T"});
  CHECK(extent(program.rewrites[0].before.equations[0], 0) == "2 * ceil_div(M, T)");
  CHECK(codes(with_lines(" let M = 3")) == "E0204");
  CHECK(codes(with_lines(" let Q = R")) == "E0201");
  CHECK(codes(with_lines(" let Q = eps")) == "E0201");
  CHECK(codes(with_lines(" let Q = M / 2")) == "E0222");
}

TEST_CASE("L22 inputs and their types") {
  const auto program = good(
      "rewrite r\n size M\n input a[M], b[M] : int, c : bool, d\n before Y[i] = a[i]\n"
      " after Y[i] = if c then a[i] else b[i]\n output Y[M] : real\n");
  const auto& inputs = program.rewrites.at(0).inputs;
  REQUIRE(inputs.size() == 4);
  CHECK(inputs[0].element == ir::ScalarType::integer);
  CHECK(inputs[1].element == ir::ScalarType::integer);
  CHECK(inputs[2].element == ir::ScalarType::boolean);
  CHECK(inputs[3].element == ir::ScalarType::real);
  CHECK(codes(with_lines(" input Z[M] : rael")) == "E0210");
  CHECK(codes(with_lines(" input Z[M] : f32")) == "E0210");
  CHECK(codes(with_lines(" input Z[Q]")) == "E0201");
  CHECK(codes(with_sides("Y[i, j] = X", "Y[i, j] = X[i, j]")) == "E0203");
  CHECK(codes(with_sides("Y[i, j] = X[i]", "Y[i, j] = X[i, j]")) == "E0203");
  CHECK(codes(with_sides("Y[i, j] = eps[i]", "Y[i, j] = X[i, j]")) == "E0203");
  CHECK(codes(with_sides("Y[i, j] = M[i]", "Y[i, j] = X[i, j]")) == "E0203");
}

TEST_CASE("L23 outputs are declared, or the names that both sides define") {
  const auto program = good(with_sides("A[i] = s[i] Y[i, j] = X[i, j] * A[i]", "Y[i, j] = X[i, j] * s[i]"));
  REQUIRE(program.rewrites.at(0).outputs.size() == 1);
  CHECK(program.rewrites[0].outputs[0].name == "Y");
  CHECK(codes(with_sides("Y[i] = s[i]", "Z[i] = s[i]")) == "E0303");
  CHECK(codes(with_lines(" output Z[M]")) == "E0302 E0302");
  CHECK(codes(with_lines(" output Y[M]")) == "E0233 E0233");
  CHECK(codes(with_sides("Y[i, j] = X[i, j]", "Y[i] = s[i]")) == "E0233");
  CHECK(
      codes(
          "rewrite r\n size M\n input X[M]\n output Y[M] : int\n before Y[i] = X[i]\n after Y[i] = X[i]\n") ==
      "E0220 E0220");
  CHECK(codes("rewrite r\n size M\n input X[M]\n output Y[M + 1]\n before Y[i < M] = X[i]\n after Y[i] = "
              "X[i]\n") == "E0232");
  // On the right side another shape is a wrong rewrite, not bad input.
  CHECK(codes("rewrite r\n size M\n input X[M]\n output Y[M]\n before Y[i] = X[i]\n after Y[i < M + 1] = "
              "X[i]\n") == "");
}

TEST_CASE("L24 how far an index runs is read off its uses, or written") {
  const auto program = good(with_sides("Y[i, j] = X[i, j] * s[i]", "Y[i, j] = X[i, j] * s[i]"));
  CHECK(extent(program.rewrites.at(0).before.equations[0], 0) == "M");
  CHECK(extent(program.rewrites[0].before.equations[0], 1) == "N");
  const auto after = good(with_sides("Y[i, j] = X[i, j]", "Y[i, j] = if j < 2 then 1 else 2"));
  CHECK(extent(after.rewrites.at(0).after.equations[0], 1) == "N");
  const auto written = good(with_sides("Y[t < ceil_div(N, T), u <= T] = t + u", "Y[t, u] = t + u"));
  CHECK(extent(written.rewrites.at(0).before.equations[0], 0) == "ceil_div(N, T)");
  CHECK(extent(written.rewrites[0].before.equations[0], 1) == "T + 1");
  CHECK(codes(with_sides("Y[i] = sum k <= i. s[k]", "Y[i] = s[i]")) == "E0230");
  CHECK(codes(with_sides("Y[i] = s[i + 1]", "Y[i] = s[i]")) == "E0230");
  CHECK(codes(with_sides("Y[i] = s[i] + v[i]", "Y[i] = s[i]")) == "E0231");
  CHECK(codes(with_sides("Y[i < eps] = s[i]", "Y[i] = s[i]")) == "E0222");
  CHECK(codes(with_sides("Y[i < M, j < i] = s[i]", "Y[i, j] = s[i]")) == "E0201");
  CHECK(codes(with_sides("Y[i, i] = X[i, i]", "Y[i, j] = X[i, j]")) == "E0205");
}

TEST_CASE("L24 extents that are equal as polynomials agree") {
  CHECK(codes("rewrite r\n size M, T\n input a[M * T + M], b[M * (T + 1)], c[ceil_div(M, T)]\n before Y[i] = "
              "a[i] + b[i]\n"
              " after Y[i] = a[i]\n") == "");
  CHECK(codes("rewrite r\n size M, T\n input a[M * T], c[ceil_div(M, T)]\n before Y[i] = a[i] + c[i]\n"
              " after Y[i] = a[i]\n") == "E0231");
}

TEST_CASE("L25 a local is defined before it is used, and seen on its own side only") {
  CHECK(codes(with_sides("A[i] = s[i] Y[i] = A[i]", "Y[i] = s[i]")) == "");
  CHECK(codes(with_sides("Y[i] = A[i] A[i] = s[i]", "Y[i] = s[i]")) == "E0201");
  CHECK(codes(with_sides("Y[i < M] = Y[i]", "Y[i] = s[i]")) == "E0201");
  CHECK(codes(with_sides("A[i] = s[i] Y[i] = A[i]", "Y[i] = A[i]")) == "E0201");
  CHECK(codes(with_sides("L = sum i < M. s[i]", "L = sum i < M. s[M - 1 - i]")) == "");
}

TEST_CASE("L26 requirements about sizes, and about values for all indices") {
  const auto program = good(with_lines(" require divides: T | N, T >= 1\n require X[i, j] >= s[i], eps > 0"));
  const auto& requirements = program.rewrites.at(0).requirements;
  REQUIRE(requirements.size() == 4);
  CHECK(requirements[0].label == "divides");
  CHECK(requirements[1].label == "requirement_2");
  REQUIRE(requirements[2].for_all.size() == 2);
  CHECK(warpproof::text::print(requirements[2].for_all[1].upper) == "N");
  CHECK(requirements[3].for_all.empty());
  CHECK(codes(with_lines(" require M <= N <= T, all i < M. s[i] > 0")) == "");
  CHECK(codes(with_lines(" require M + 1")) == "E0220");
  CHECK(codes(with_lines(" require Y[i, j] > 0")) == "E0201");
  CHECK(codes(with_lines(" require s[i + 1] > 0")) == "E0230");
  CHECK(codes(with_lines(" require one: M > 0, one: N > 0")) == "E0204");
  CHECK(good(with_lines(" require nothing")).rewrites.at(0).requirements.empty());
}

TEST_CASE("L27 theory") {
  CHECK(good(with_lines(" theory extended")).rewrites.at(0).theory == ir::Theory::extended);
  CHECK(good(with_lines("")).rewrites.at(0).theory == ir::Theory::real);
  CHECK(codes(with_lines(" theory rael")) == "E0312");
  CHECK(codes("rewrite r\n theory extended\n size N\n input X[N] : real\n before Y[i] = max(X[i], -inf)\n "
              "after Y[i] = X[i]\n") == "");
  const std::string lowest = "define lowest(x) = max(x, -inf)\ndefine twice(x) = lowest(lowest(x))\n";
  const std::string one = " size N\n input X[N] : real\n before Y[i] = twice(X[i])\n after Y[i] = X[i]\n";
  CHECK(codes(lowest + "rewrite r\n theory extended\n" + one) == "");
  CHECK(codes(lowest + "rewrite r\n" + one) == "E0313");
}

TEST_CASE("L28 expectations") {
  const auto expect = good(with_lines(" expect proved for all sizes")).rewrites.at(0).expect;
  REQUIRE(expect);
  CHECK(expect->outcome == "proved");
  CHECK(expect->reach == "all sizes");
  CHECK(*good(with_lines(" expect unknown (solver_budget)")).rewrites.at(0).expect->reason ==
        "solver_budget");
  CHECK(codes(with_lines(" expect prooved")) == "E0310");
  CHECK(codes(with_lines(" expect proved for some sizes")) == "E0110");
}

TEST_CASE("L64 a rewrite names the known rule that it states, and a twin its own") {
  const auto program =
      good(with_lines(" fact \"list.rule_1\", \"other.rule\"") +
           "wrong twin w of r\n after Y[i, j] = X[i, j] + 1\n expect refuted (value_differs)\n"
           "wrong twin v of r\n fact \"list.rule_2\"\n after Y[i, j] = X[i, j] + 2\n"
           " expect refuted (value_differs)\n");
  REQUIRE(program.rewrites.size() == 3);
  CHECK(program.rewrites[0].fact == "list.rule_1, other.rule");
  CHECK(program.rewrites[1].fact.empty());
  CHECK(program.rewrites[2].fact == "list.rule_2");
}

TEST_CASE("L29 a wrong twin is its parent with some sections of its own") {
  const std::string parent = with_lines(" require wide: N >= 1\n title \"right\"");
  const auto program = good(parent +
                            "wrong twin w of r\n shipped \"somewhere\"\n after Y[i, j] = X[i, j] + 1\n"
                            " expect refuted (value_differs)\n");
  REQUIRE(program.rewrites.size() == 2);
  const ir::Rewrite& twin = program.rewrites[1];
  CHECK(*twin.twin_of == "r");
  CHECK(twin.shipped == "somewhere");
  CHECK(twin.title == "right");
  CHECK(twin.requirements.size() == 1);
  CHECK(ir::alpha_equal(program.rewrites[0].inputs[0].extents[0], twin.inputs[0].extents[0]));
  CHECK(warpproof::text::print(twin.after.equations[0].body) == "X[i, j] + 1");
  CHECK(good(parent + "wrong twin w of r\n require nothing\n expect refuted (value_differs)\n")
            .rewrites.at(1)
            .requirements.empty());
  CHECK(codes(parent + "wrong twin w of r\n") == "E0306");
  CHECK(codes(parent + "wrong twin w of q\n expect refuted (value_differs)\n") == "E0304");
  CHECK(codes(parent + "wrong twin w of r\n launch grid (1)\n expect refuted (value_differs)\n") == "E0112");
  CHECK(codes(parent + "wrong twin w of r\n expect refuted\n") == "E0311");
  CHECK(codes(parent + "wrong twin w of r\n expect proved\n") == "E0311");
  CHECK(codes(parent + "wrong twin w of r\n expect refuted (value_differs)\nwrong twin v of w\n"
                       " expect refuted (value_differs)\n") == "E0305");
  CHECK(codes(parent + "wrong twin r of r\n expect refuted (value_differs)\n") == "E0206");
}
