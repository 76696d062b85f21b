#include "tests/unit/text/reading.h"

#include "verifier/ir/unfold.h"

using reading::codes;
using reading::good;
namespace ir = warpproof::ir;

namespace {

const std::string library =
    "define silu(x) = x * sigmoid(x)\n"
    "define softmax(X[M, N])[i, j] = e[i, j] / z[i]\n"
    " with e[i, j] = exp(X[i, j] - (max k < N. X[i, k]))\n"
    " with z[i] = sum j < N. e[i, j]\n"
    "define row_sum(x[N]) = sum k < N. x[k]\n"
    "define add(X[M, N], Y[M, N])[i, j] = X[i, j] + Y[i, j]\n";

/// `library` with a rewrite whose right side is this expression; A[P, Q], B[Q, P], c.
std::string calling(const std::string& expression) {
  std::string used = library;
  used.replace(used.find("define add"), 10, "define plus");
  return used +
         "rewrite r\n size P, Q\n input A[P, Q], B[Q, P], c : real, w : bool\n before Y[i, j] = A[i, j]\n"
         " after Y[i, j] = " +
         expression + "\n";
}

std::string unfolded(const std::string& expression) {
  const ir::Program program = good(calling(expression));
  if (program.rewrites.empty()) return "";
  ir::IndexAllocator allocator = program.allocator;
  const auto outputs = ir::unfold(program, program.rewrites[0], program.rewrites[0].after, allocator, {});
  return outputs ? warpproof::text::print(outputs->at(0).body) : reading::rendered(outputs.diagnostics());
}

}  // namespace

TEST_CASE("L30 definitions with local equations") {
  CHECK(unfolded("silu(A[i, j])") == "A[i, j] * sigmoid(A[i, j])");
  CHECK(unfolded("softmax(A)[i, j]") ==
        "exp(A[i, j] - (max k < Q. A[i, k])) / (sum j_2 < Q. exp(A[i, j_2] - (max k_2 < Q. A[i, k_2])))");
  CHECK(codes("define f(x) = y\n") == "E0201");
  CHECK(codes("define f(x)[i] = x\n") == "E0230");
  CHECK(codes("define f(x) = x with g = f(x)\n") == "E0208");
  CHECK(codes("define f(x) = x\n stray\n") == "E0110");
  CHECK(codes("define exp(x) = x\n") == "E0206");
  CHECK(codes("define f(x) = x\ndefine f(x) = x\n") == "E0206");
}

TEST_CASE("L31 the sizes of a definition are the extents of its arguments") {
  CHECK(unfolded("row_sum(A[i, :])") == "sum k < Q. A[i, k]");
  CHECK(unfolded("row_sum(A[:, j])") == "sum k < P. A[k, j]");
  CHECK(codes("define f(x[2 * N]) = 1\n") == "E0201");
  CHECK(codes("define f(x[N], y[2 * N]) = sum k < N. x[k] * y[k]\n") == "");
}

TEST_CASE("L31 a size of a definition may be given by itself") {
  const auto shifted = [](const std::string& value, const std::string& parameters = "x[N] : real, s : size") {
    return "define strided(" + parameters +
           ")[i < ceil_div(N, s)] = sum k < s where s * i + k < N. x[s * i + k]\n"
           "define twice(x[N] : real, s : size)[i] = strided(strided(x, s), s + 1)[i]\n"
           "rewrite r\n size P, Q\n require P >= 1\n input X[Q] : real, n : int, a : real\n"
           " before Y[i < ceil_div(Q, P)] = X[P * i]\n after Y[i] = " +
           value + "\n";
  };
  const ir::Program program = good(shifted("strided(X, P)[i]"));
  CHECK(warpproof::text::print(program.rewrites.at(0).after.equations.at(0).body) ==
        "strided(fun a < Q. X[a], P)[i]");
  ir::IndexAllocator allocator = program.allocator;
  const auto outputs = ir::unfold(program, program.rewrites[0], program.rewrites[0].after, allocator, {});
  CHECK(warpproof::text::print(outputs->at(0).body) == "sum k < P where P * i + k < Q. X[P * i + k]");
  CHECK(warpproof::text::print(good(shifted("twice(X, 2)[i]")).definitions.at(0)).substr(0, 44) ==
        "define strided(x[N] : real, s : size)[i < ce");
  const std::string text = warpproof::text::print(good(shifted("twice(X, Q + 2)[i]")));
  CHECK(warpproof::text::print(good(text)) == text);
  CHECK(codes(shifted("strided(X, n)[i]")) == "E0191");
  CHECK(codes(shifted("strided(X, a)[i]")) == "E0222");
  CHECK(codes(shifted("strided(X, X)[i]")) == "E0203");
  CHECK(codes(shifted("strided(X, i)[i]")) == "E0225");
  CHECK(codes(shifted("strided(X)[i]")) == "E0223");
  CHECK(codes(shifted("1", "x[N] : real, s[N] : size")) == "E0210");
  CHECK(codes(shifted("1", "x[N] : real, s : size, s : size")) == "E0204");
  CHECK(codes(shifted("strided(X, P)[i]", "x[s] : real, N : size, s : size")) == "E0223");
  CHECK(codes("define f(x[s] : real, s : size)[i] = x[i]\nrewrite r\n size N\n input X[N] : real\n"
              " before Y[i] = X[i]\n after Y[i] = f(X, 2)[i]\n") == "E0240");
  CHECK(
      codes("rewrite r\n size N\n input X[N] : real, s : size\n before Y[i] = X[i]\n after Y[i] = X[i]\n") ==
      "E0210");
}

TEST_CASE("L32 arguments: tensors, slices, calls, functions of indices, scalars") {
  CHECK(unfolded("softmax(B)[j, i]").substr(0, 4) == "exp(");
  CHECK(unfolded("row_sum(fun k < Q. c * A[i, k])") == "sum k < Q. c * A[i, k]");
  CHECK(unfolded("row_sum(plus(A, A)[i, :])") == "sum k < Q. A[i, k] + A[i, k]");
  CHECK(unfolded("plus(plus(A, A), A)[i, j]") == "A[i, j] + A[i, j] + A[i, j]");
  CHECK(codes(calling("row_sum(A)")) == "E0225");
  CHECK(codes(calling("row_sum(c)")) == "E0225");
  CHECK(codes(calling("row_sum(c + 1)")) == "E0225");
  CHECK(codes(calling("row_sum(D)")) == "E0201");
  CHECK(codes(calling("silu(A)")) == "E0203");
  CHECK(codes(calling("silu(w)")) == "E0220");
  CHECK(codes(calling("silu(c, c)")) == "E0223");
  CHECK(codes(calling("softmax(A)")) == "E0203");
  CHECK(codes(calling("softmax(A)[i]")) == "E0203");
  CHECK(codes(calling("softmax(A)[i, :]")) == "E0224");
  CHECK(codes(calling("row_sum(fun 1 <= k < Q. c)")) == "E0225");
  CHECK(codes(calling("softmax(fun a < P, b < a. c)[i, j]")) == "E0225");
  CHECK(codes(calling("fun k < Q. c")) == "E0224");
}

TEST_CASE("L33 extents of arguments agree") {
  CHECK(codes(calling("plus(A, A)[i, j]")) == "");
  CHECK(codes(calling("plus(A, B)[i, j]")) == "E0240");
  CHECK(codes(calling("plus(A, fun a < P, b < Q. B[b, a])[i, j]")) == "");
}

TEST_CASE("L34 no definition uses itself, in any order of writing") {
  CHECK(codes("define g(x) = f(x)\ndefine f(x) = x\n") == "");
  CHECK(codes("define f(x) = f(x)\n") == "E0208");
  CHECK(codes("define f(x) = g(x)\ndefine g(x) = f(x)\ndefine h(x) = f(x)\n") == "E0208 E0208");
  std::string chain = "define f0(x) = x\n";
  for (int i = 1; i < 3000; ++i) {
    chain = "define f" + std::to_string(i) + "(x) = f" + std::to_string(i - 1) + "(x)\n" + chain;
  }
  CHECK(codes(chain) == "");
}
