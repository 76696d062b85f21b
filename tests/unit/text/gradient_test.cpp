// Derivatives (docs/language.md, L80 to L84). That the rules are right is shown in tests/unit/replay.
#include "tests/unit/text/reading.h"

using reading::codes;
using reading::good;
using reading::load;

namespace {

std::string with(const std::string& equations, const std::string& inputs = "") {
  return "define silu(x) = x * sigmoid(x)\ndefine twice(X[K])[k] = X[k] + X[k]\n"
         "rewrite r\n size M, K, N\n input X[M, K], W[K, N], G[M, N], v[K], a : real, n : int, b : bool" +
         inputs + "\n output D : real\n before " + equations + "\n after D = 0\n";
}

/// The last of these equations, printed.
std::string expanded(const std::string& equations) {
  const auto program = good(with(equations + "\nD = 0"));
  if (program.rewrites.empty()) return "";
  return warpproof::text::print(program.rewrites[0].before.equations.rbegin()[1].body);
}

std::string first_expected(const std::string& text) {
  const auto program = load(text);
  return program ? "" : program.diagnostics()[0].expected;
}

}  // namespace

TEST_CASE("L80 a gradient is expanded where it stands, and ends sums over its own index") {
  CHECK(expanded("Z = grad of a^3 by a") == "3 * a^2");
  CHECK(expanded("Z = grad of a * a by a") == "a + a");
  CHECK(expanded("Z[j < K] = grad of (sum k < K. v[k]^2) by v[j]") == "2 * v[j]");
  CHECK(expanded("Y[i, j] = sum k < K. X[i, k] * W[k, j]\n"
                 "Z[k < K, j < N] = grad of (sum i < M, c < N. G[i, c] * Y[i, c]) by W[k, j]")
            .find("(sum i < M. G[i, j] * X[i, k]) + ") == 0);
  CHECK(expanded("Z = grad of silu(a) by a").find("sigmoid(a)") != std::string::npos);
  // What was printed is read back as the same.
  const auto program = good(with("D = grad of (sum k < K. twice(v)[k] * sin(v[k])) by v[0]"));
  const auto again = good(warpproof::text::print(program));
  CHECK(warpproof::text::print(again) == warpproof::text::print(program));
}

TEST_CASE("L80 a range that is called like a size of the caller is another range") {
  const auto gradient = [](const std::string& definition, const std::string& size) {
    const auto program = good("define f(x[T] : real, v[T] : real) = " + definition + "\nrewrite r\n size " +
                              size + "\n input x[" + size + "], v[" + size + "] : real\n output d[" + size +
                              "] : real\n before d[i] = grad of f(x, v) by x[i]\n after d[i] = 0\n");
    return warpproof::text::print(program.rewrites.at(0).before.equations.at(0).body);
  };
  // The range check stays; x[j] needs its witness where j runs beyond the range of another size.
  const std::string nested = "sum N < T. v[N] * sum j < N. x[j]";
  CHECK(gradient(nested, "N").find("0 <= i and i < N_2") != std::string::npos);
  CHECK(gradient(nested, "S").find("0 <= i and i < N") != std::string::npos);
  const std::string beyond = "sum N < T + 2, j < N where j < T + 1. x[j]";
  CHECK(gradient(beyond, "N").find("x[j]") != std::string::npos);
  CHECK(gradient(beyond, "S").find("x[j]") != std::string::npos);
}

TEST_CASE("L80 a condition of one axis follows when a later axis ends the sum") {
  const std::string diagonal =
      expanded("Z[k < K, j < N] = grad of (sum c < K. X[2 * c, c] * v[c]) by X[k, j]");
  CHECK(diagonal.find("2 * j = k") != std::string::npos);
  CHECK(diagonal.find("2 * c = k") == std::string::npos);
}

TEST_CASE("L80 a rewrite that holds a gradient says so, through what it calls") {
  const auto leans = [](const std::string& body) {
    return good(
               "define slope(x) = grad of x^3 by x\ndefine twice(x) = 2 * slope(x)\ndefine plain(x) = x * x\n"
               "rewrite r\n input a : real\n output D : real\n before D = " +
               body + "\n after D = 0\n")
        .rewrites.at(0)
        .by_derivatives;
  };
  CHECK(leans("grad of a * a by a"));
  CHECK(leans("1 + twice(a)"));
  CHECK_FALSE(leans("plain(a)"));
}

TEST_CASE("L81 a gradient is by an element of reals, and looks through earlier equations") {
  CHECK(codes(with("Y[k] = v[k] * a\nL = sum k < K. Y[k]^2\nD = grad of L by Y[0]")) == "");
  CHECK(expanded("Y[k] = v[k] * a\nL = sum k < K. Y[k]^2\nZ[k] = grad of L by Y[k]") == "2 * Y[k]");
  CHECK(expanded("Y[k] = v[k] * a\nL = sum k < K. Y[k]^2\nZ = grad of L by a").find("sum k < K") == 0);
  CHECK(expanded("Z = grad of v[0] by a").find("0") == 0);
  CHECK(expanded("Z = grad of a * grad of a^3 by a by a").find("a^2") != std::string::npos);
  CHECK(codes(with("D = grad of a by n")) == "E0269");
  CHECK(codes(with("D = grad of a by M")) == "E0269");
  CHECK(codes(with("D = grad of a by 3")) == "E0110");
  CHECK(codes(with("D = grad of a by silu(a)")) == "E0269");
  CHECK(codes(with("D = grad of a by v")) == "E0203");
  CHECK(codes(with("D = grad of a by c")) == "E0201");
  CHECK(codes(with("D = grad of a by v[0, 0]")) == "E0203");
  CHECK(codes(with("D = grad a by a")) == "E0110");
  CHECK(codes(with("D = grad of a")) == "E0110");
  CHECK(codes(with("D = a", ", grad : real")).find("E01") != std::string::npos);
}

TEST_CASE("L82 what is differentiated is one real number") {
  const std::string tensor = with("Y[i, k] = X[i, k]^2\nD = grad of Y by X[0, 0]");
  CHECK(codes(tensor) == "E0268");
  CHECK(first_expected(tensor) ==
        "a number: an element Y[i, j], or sum i < M, j < K. G[i, j] * Y[i, j] with an upstream gradient G");
  CHECK(codes(with("D = grad of n by a")) == "E0268");
  CHECK(codes(with("D = grad of b by a")) == "E0268");
  CHECK(codes("rewrite r\n size I*, n\n input A[I*, n] : real\n before Y[i*] = grad of sum k < n. A[i*, k] "
              "by A[i*, 0]\n"
              " after Y[i*] = A[i*, 0]\n") == "E0190");
}

TEST_CASE("L83 kinks have no value, or the one of a named convention") {
  CHECK(expanded("Z = grad of max(a, 0) by a") == "(if a > 0 then 1 else 0) + 0 / (a - 0)");
  CHECK(expanded("Z = grad of max(a, 0) by a kinks second") == "if a > 0 then 1 else 0");
  CHECK(expanded("Z = grad of max(a, 0) by a kinks first") == "if a >= 0 then 1 else 0");
  CHECK(codes(with("D = grad of abs(a) by a kinks left")) == "E0270");
  CHECK(codes(with("D = grad of (max k < K. v[k]) by v[0]")) == "");
  CHECK(codes(with("D = grad of (max k < K. v[k]) by v[0] kinks zero")) == "E0190");
  CHECK(codes(with("D = grad of a by a kinks")) == "E0110");
}

TEST_CASE("L83 what holds a recurrence has no gradient yet") {
  CHECK(codes(with("D = grad of (fold k < K from s = 0.0 next s = s + v[k]^2. s) by v[0]")) == "E0190");
  CHECK(codes(with("D = grad of a * (fold k < K from s = 0.0 next s = s / v[k]. s) by a")) == "E0190");
  CHECK(codes(with("D = fold k < K from s = 0.0 next s = s + grad of s * a by a. s")) == "E0190");
  CHECK(codes(with("D = fold k < K from s = 0.0 next s = s + grad of a^2 by a. s")) == "");
}

TEST_CASE("L84 a gradient that is too large is refused, not expanded for ever") {
  std::string powers = "a";
  for (int i = 0; i < 60; ++i) powers = "sin(" + powers + " * " + powers.substr(0, 40) + ")";
  std::string nested = "exp(a)";
  for (int i = 0; i < 40; ++i) nested = "grad of (" + nested + ") * sin(a) by a";
  std::string chain = "Y0[k] = v[k]\n";
  for (int i = 1; i < 60; ++i) {
    const std::string before = "Y" + std::to_string(i - 1) + "[k]";
    chain += "Y" + std::to_string(i) + "[k] = " + before + " * " + before + "\n";
  }
  CHECK(codes(with("D = " + nested)) == "E0260");
  CHECK(codes(with(chain + "D = grad of Y59[0] by v[0]")) == "E0260");
  // Thousands of terms are no trouble.
  std::string terms = "v[0]";
  for (int i = 1; i < 900; ++i) terms += " + v[" + std::to_string(i) + "]^2";
  std::string sums = "L = " + terms + "\n";
  CHECK(codes(with(sums + "D = grad of L + L * L by v[3]")).find_first_not_of("E0260 ") == std::string::npos);
  CHECK(codes(with(sums + "D = grad of L by v[3]")) == "");
}
