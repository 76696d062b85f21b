// Recurrences (docs/language.md, L65 to L69).
#include "tests/unit/text/reading.h"

using reading::codes;
using reading::good;

namespace {

std::string with(const std::string& expression) {
  return "rewrite r\n size N, K\n input x[N], c : real, n : int\n before y = " + expression +
         "\n after y = 0\n";
}

std::string read_as(const std::string& expression) {
  const auto program = good(with(expression));
  const std::string text = warpproof::text::print(program.rewrites.at(0).before.equations.at(0).body);
  const auto again = good(with(text));
  CHECK(warpproof::ir::alpha_equal(program.rewrites[0].before.equations[0].body,
                                   again.rewrites[0].before.equations[0].body));
  return text;
}

}  // namespace

TEST_CASE("L65 a fold has a round, a state that begins, what a round makes of it, and a value") {
  CHECK(read_as("fold k < N from s = c next s = s + x[k]. 2 * s") ==
        "fold k < N from s = c next s = s + x[k]. 2 * s");
  CHECK(read_as("1 + (fold k < N from s = c next s = s + x[k]. s) * c") ==
        "1 + (fold k < N from s = c next s = s + x[k]. s) * c");
  CHECK(read_as("sum j < N. fold k < j from a = c, b = x[j] next a = b, b = a + x[k] * x[j]. a / b + x[j]") ==
        "sum j < N. fold k < j from a = c, b = x[j] next a = b, b = a + x[k] * x[j]. a / b + x[j]");
  CHECK(read_as("fold 1 <= k <= N from b = c > 0 next b = b or k = 3. if b then 1 else 2") ==
        "fold 1 <= k < N + 1 from b = c > 0 next b = b or k = 3. if b then 1 else 2");
  CHECK(read_as("fold k < N from s = c next s = (fold j < k from t = s next t = t * x[j]. t). s") ==
        "fold k < N from s = c next s = fold j < k from t = s next t = t * x[j]. t. s");
  CHECK(codes(with("fold k < N. 1")) == "E0110");
  CHECK(codes(with("fold k < N from s = 0. s")) == "E0110");
  CHECK(codes(with("fold k < N, j < N from s = 0 next s = s. s")) == "E0110");
  CHECK(codes(with("fold k < N from s = 0 next s = s where k > 1. s")) == "E0110");
}

TEST_CASE("L66 all steps see the state before the round; other names in next stand for expressions") {
  CHECK(read_as("fold k < N from m = c, l = 0.0 next h = max(m, x[k]), m = h, l = l * exp(m - h) + exp(x[k] "
                "- h). l") ==
        "fold k < N from m = c, l = 0.0 next m = max(m, x[k]), l = l * exp(m - max(m, x[k])) + exp(x[k] - "
        "max(m, x[k])). l");
  CHECK(codes(with("fold k < N from s = 0 next s = s, s = s. s")) == "E0271");
  CHECK(codes(with("fold k < N from s = 0, s = 1 next s = s. s")) == "E0271");
  CHECK(codes(with("fold k < N from s = 0, t = 1 next s = s. s")) == "E0271");
  CHECK(codes(with("fold k < N from s = 0 next t = s. s")) == "E0271");
}

TEST_CASE("L67 the state is seen in the steps and the value, the round in the steps") {
  CHECK(codes(with("fold k < N from s = k next s = s. s")) == "E0201");
  CHECK(codes(with("fold k < N from s = 0, t = s next s = s, t = t. s")) == "E0201");
  CHECK(codes(with("fold k < N from s = 0 next s = s. s + k")) == "E0201");
  CHECK(codes(with("(fold k < N from s = 0 next s = s. s) + s")) == "E0201");
  CHECK(codes(with("fold k < N from s = 0 next s = h, h = s. s")) == "E0201");
  CHECK(codes(with("fold k < N from s = 0 next h = s, s = s. h")) == "E0201");
  for (const char* taken : {"c", "x", "N", "k"})
    CHECK(codes(with("fold k < N from " + std::string(taken) + " = 0 next " + taken + " = 1. 1"))
              .find("E0205") == 0);
  CHECK(codes(with("fold k < N from s = 0 next s = fold j < N from s = 1 next s = s. s. s")) == "E0205");
  CHECK(codes(with("fold k < N from s = 0 next c = s, s = s. s")) == "E0205");
  CHECK(codes(with("(fold k < N from s = 0 next s = s. s) + fold k < N from s = 1 next s = s. s")) == "");
  CHECK(codes(with("fold k < N from s = 0 next s = s[k]. s")) == "E0203");
}

TEST_CASE("L68 a state has one type: a real where a step is one") {
  CHECK(read_as("fold k < N from s = 0 next s = s + x[k]. s") ==
        "fold k < N from s = 0.0 next s = s + x[k]. s");
  CHECK(read_as("fold k < N from s = n next s = s + x[k]. s") ==
        "fold k < N from s = 1.0 * n next s = s + x[k]. s");
  CHECK(read_as("fold k < N from s = 0 next s = s + k. s") == "fold k < N from s = 0 next s = s + k. s");
  CHECK(read_as("fold k < N from s = 0, t = 0 next s = t, t = t + x[k]. s") ==
        "fold k < N from s = 0.0, t = 0.0 next s = t, t = t + x[k]. s");
  CHECK(codes(with("fold k < N from s = 0 next s = s > 1. 1")) == "E0220");
  CHECK(codes(with("fold k < N from s = true next s = 1. 1")) == "E0220");
  CHECK(codes(with("fold k < N from s = 0 next s = (s + x[k]) div 2. s")) == "E0222");
}

TEST_CASE("L69 no index, range or axis hangs on a state") {
  CHECK(codes(with("fold k < N from s = 0 next s = x[s]. s")) == "E0191");
  CHECK(codes(with("fold k < N from s = 0 next s = s + 1. x[s]")) == "E0191");
  CHECK(codes(with("fold k < N from s = 0 next s = s + sum j < s. 1. s")) == "E0191");
  CHECK(codes(with("x[fold k < N from s = 0 next s = s + 1. s]")) == "E0191");
  CHECK(codes("rewrite r\n size I*\n input A[I*] : real\n"
              " before y = fold k* < I* from s = 0 next s = s + A[k*]. s\n after y = 0\n") == "E0266");
  CHECK(codes("rewrite r\n size I*, N\n input A[I*, N] : real\n"
              " before Y[i*] = fold k < N from s = 0 next s = s + A[i*, k]. s\n after Y[i*] = 0\n") == "");
}

TEST_CASE("a recurrence has no gradient yet") {
  CHECK(codes(with("grad of (fold k < N from s = c next s = s * s. s) by c")) == "E0190");
  CHECK(codes(with("fold k < N from s = c next s = grad of s * c by c. s")) == "E0190");
  CHECK(codes(with("fold k < N from s = c next s = s + grad of x[k] * c by c. s")) == "");
}

TEST_CASE("folds within limits") {
  std::string chain = "s";
  for (int i = 0; i < 60; ++i)
    chain = "fold k" + std::to_string(i) + " < N from s" + std::to_string(i) + " = 0 next s" +
            std::to_string(i) + " = s" + std::to_string(i) + " + 1. " + chain;
  CHECK(codes(with("fold k < N from s = 0 next s = s. " + chain)) == "");
  std::string doubled = "fold k < N from s = 0 next a0 = s";
  for (int i = 1; i < 20; ++i)
    doubled += ", a" + std::to_string(i) + " = a" + std::to_string(i - 1) + " + a" + std::to_string(i - 1);
  CHECK(codes(with(doubled + ". s")) == "E0116");  // too many names
}
