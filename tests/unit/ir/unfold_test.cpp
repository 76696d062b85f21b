#include "verifier/ir/unfold.h"

#include <doctest/doctest.h>

#include <map>

#include "verifier/text/load.h"

namespace ir = warpproof::ir;
namespace text = warpproof::text;
namespace base = warpproof::base;

namespace {

ir::Program load(const std::string& source) {
  const auto program = text::load_program(
      std::make_shared<const base::SourceFile>(base::SourceFile{"test.rw", source}), base::Limits{});
  if (program) return *program;
  FAIL(base::render(program.diagnostics().at(0)));
  return ir::Program();
}

std::string unfolded(const std::string& source, const std::string& output = "Y",
                     const base::Limits& limits = {}) {
  const ir::Program program = load(source);
  ir::IndexAllocator allocator = program.allocator;
  const auto result = ir::unfold_equation(program, program.rewrites.at(0), program.rewrites[0].after, output,
                                          allocator, limits);
  return result ? text::print(result->body) : result.diagnostics().at(0).code;
}

const std::string head = "rewrite r\n size M, N, T\n input X[M, N], s[M] : real\n before Y[i, j] = X[i, j]\n";

/// Every bound id occurs once in the tree.
void count_binders(const ir::ExpressionPtr& expression, std::map<ir::IndexId, int>& seen) {
  if (!expression) return;
  for (const ir::Binder& binder : expression->binders) {
    ++seen[binder.variable.id];
    count_binders(binder.lower, seen);
    count_binders(binder.upper, seen);
  }
  count_binders(expression->condition, seen);
  for (const auto& operand : expression->operands) count_binders(operand, seen);
}

}  // namespace

TEST_CASE("locals and definitions disappear") {
  CHECK(unfolded(head + " after P[i, t < ceil_div(N, T)] = sum t * T <= k < min((t + 1) * T, N). X[i, k]\n"
                        " Y[i, j] = X[i, j] * sum t < ceil_div(N, T). P[i, t]\n") ==
        "X[i, j] * (sum t < ceil_div(N, T). sum t * T <= k < min((t + 1) * T, N). X[i, k])");
  CHECK(unfolded("define f(x[N], y) = y * sum k < N. x[k]\n" + head +
                 " after Y[i, j] = f(X[i, :], s[i]) + f(s, X[i, j])\n") ==
        "s[i] * (sum k < N. X[i, k]) + X[i, j] * (sum k_2 < M. s[k_2])");
  CHECK(unfolded(head + " after P[a, b < N] = X[a, N - 1 - b]\n Y[i, j] = P[i, N - 1 - j]\n") ==
        "X[i, N - 1 - (N - 1 - j)]");
}

TEST_CASE("both sides share the ids of the output's indices, and no binder occurs twice") {
  const ir::Program program =
      load("define f(x[N]) = sum k < N. x[k]\n" + head +
           " after A[i] = f(X[i, :])\n Y[i, j] = A[i] * A[i] + f(X[i, :]) * X[i, j]\n");
  ir::IndexAllocator allocator = program.allocator;
  const ir::Rewrite& rewrite = program.rewrites.at(0);
  const auto before = ir::unfold(program, rewrite, rewrite.before, allocator, {});
  const auto after = ir::unfold(program, rewrite, rewrite.after, allocator, {});
  REQUIRE(before);
  REQUIRE(after);
  REQUIRE(before->size() == 1);
  CHECK(before->at(0).indices[1].id == ir::output_index_base + 1);
  CHECK(after->at(0).indices[1].id == ir::output_index_base + 1);
  CHECK(ir::mentions_index(after->at(0).body, ir::output_index_base));
  std::map<ir::IndexId, int> seen;
  count_binders(before->at(0).body, seen);
  count_binders(after->at(0).body, seen);
  CHECK(seen.size() == 3);
  for (const auto& [id, count] : seen) CHECK(count == 1);
}

TEST_CASE("what grows without bound is stopped (E0260)") {
  std::string doubling = "define f0(x) = x + x\n";
  std::string idle = "define g0(x) = x\n";
  std::string deep = "define h0(x) = x\n";
  for (int i = 1; i < 60; ++i) {
    const std::string n = std::to_string(i), m = std::to_string(i - 1);
    doubling += "define f" + n + "(x) = f" + m + "(x) * f" + m + "(x)\n";
    idle += "define g" + n + "(x) = x\n with a = g" + m + "(x)\n with b = g" + m + "(x)\n";
  }
  for (int i = 1; i < 60; ++i) {
    deep += "define h" + std::to_string(i) + "(x) = h" + std::to_string(i - 1) + "(x + 1";
    for (int k = 0; k < 400; ++k) deep += " + 1";
    deep += ")\n";
  }
  CHECK(unfolded(doubling + head + " after Y[i, j] = f59(X[i, j])\n") == "E0260");
  CHECK(unfolded(idle + head + " after Y[i, j] = g59(X[i, j])\n") == "E0260");
  CHECK(unfolded(deep + head + " after Y[i, j] = h59(X[i, j])\n") == "E0260");
  base::Limits small;
  small.expression_nodes_max = 5;
  CHECK(unfolded(head + " after Y[i, j] = X[i, j] + s[i] + s[i]\n", "Y", small) == "E0260");
}

TEST_CASE("an equation that is not there is reported") {
  CHECK(unfolded(head + " after Y[i, j] = X[i, j]\n", "Z") == "E0261");
}
