#include <chrono>

#include "tests/unit/text/reading.h"

using reading::codes;
using reading::with_expression;

namespace {

std::string repeated(const std::string& part, std::size_t count) {
  std::string out;
  out.reserve(part.size() * count);
  for (std::size_t i = 0; i < count; ++i) out += part;
  return out;
}

}  // namespace

TEST_CASE("L60 a diagnostic points at the place and says what was expected") {
  const auto wrong =
      reading::load("rewrite r\n size M\n input X[M]\n before Y[i] = X[i]\n after Y[i] = XX[i]\n");
  REQUIRE(!wrong);
  const auto& diagnostic = wrong.diagnostics().at(0);
  CHECK(diagnostic.code == "E0201");
  const auto at = warpproof::base::position_of(*diagnostic.where.source, diagnostic.where.begin);
  CHECK(at.line == 5);
  CHECK(at.column == 15);
  CHECK(diagnostic.suggestion == "X");
}

TEST_CASE("L60 all mistakes of a file are reported in order, each once") {
  const std::string text =
      "rewrite r\n size M\n title 3\n input X[M\n before Y[i] = X[i]\n after Y[i] = = X[i]\n"
      "rewrite s\n size M\n input X[M]\n before Y[i] = A[i]\n after Y[i] = B[i]\n"
      "wrong twin t of s\n after Y[i] = X[i]\n expect refuted (value_differs)\n";
  CHECK(codes(text) == "E0110 E0110 E0110 E0201 E0201");
}

TEST_CASE("L61 limits: size of the file, nesting, nodes, tokens") {
  warpproof::base::Limits small;
  small.source_bytes_max = 100;
  CHECK(codes(std::string(101, ' '), small) == "E0501");
  CHECK(codes(std::string(100, ' '), small) == "");
  CHECK(codes(with_expression(repeated("(", 150) + "c" + repeated(")", 150))) == "");
  CHECK(codes(with_expression(repeated("(", 250) + "c" + repeated(")", 250))) == "E0115");
  for (const char* prefix : {"(", "-", "exp(", "X[", "sum k < ", "if ", "c ^ ", "not ", "silu(fun k < N. "}) {
    CAPTURE(prefix);
    CHECK(codes(with_expression(repeated(prefix, 100000))) != "");
  }
  CHECK(codes(with_expression("c" + repeated(" + c", 900))) == "");
  CHECK(codes(with_expression("c" + repeated(" + c", 1100))) == "E0116");
  CHECK(codes(with_expression("c" + repeated(" + c", 300000))) == "E0116");
  warpproof::base::Limits few;
  few.expression_nodes_max = 50;
  CHECK(codes(with_expression("c" + repeated(" + c", 60)), few) == "E0116");
  CHECK(codes(repeated("x ", 1000), few).find("E0105") != std::string::npos);
}

TEST_CASE("L61 derived sizes and definitions can not grow without end") {
  std::string lets = " let a0 = M + M";
  for (int i = 1; i < 60; ++i) {
    const std::string before = "a" + std::to_string(i - 1);
    lets += ", a" + std::to_string(i) + " = " + before + " + " + before;
  }
  CHECK(codes("rewrite r\n size M\n" + lets + "\n input X[M]\n before Y[i] = X[i]\n after Y[i] = X[i]\n")
            .find("E0262") == 0);
}

TEST_CASE("L61 long lists are refused, and cost no more than their length") {
  const auto start = std::chrono::steady_clock::now();
  const std::string head = "rewrite r\n size M\n input X[M]\n";
  const std::string sides = " before Y[i] = X[i]\n after Y[i] = X[i]\n";
  const auto numbered = [](const std::string& before, int count, const std::string& after) {
    std::string out;
    for (int i = 0; i < count; ++i) out += before + std::to_string(i) + after;
    return out;
  };
  CHECK(codes(head + " size " + numbered("a", 50000, ", ") + "b\n" + sides) == "E0116");
  CHECK(codes("define f(x)[" + numbered("i", 20, ", ") + "j] = x\n") == "E0116");
  CHECK(codes(head + " require " + numbered("r", 50000, ": M > 0, ") + "M > 1\n" + sides) == "E0116");
  CHECK(codes(head + sides + " formats " + repeated("X, ", 200000) + "X : f32\n") == "E0116");
  CHECK(codes(head + sides + " sizes " + repeated("M=1 ", 200000) + "\n") == "E0116");
  CHECK(codes(head + sides + " sizes " + repeated("M=1, ", 100000) + "M=1\n") == "E0116");
  CHECK(codes(numbered("define f", 50000, "(x) = x\n")) == "E0116");
  CHECK(codes(with_expression("sum " + numbered("k", 50000, " < N, ") + "k < N. 1")) == "E0116");
  CHECK(codes(with_expression("if c" + repeated(" < c", 50000) + " then 1 else 2")) == "E0116");
  CHECK(codes(with_expression("max(0" + numbered(", u", 50000, "") + ")")).size() == 100 * 6 - 1);
  std::string chain = "define f0(x) = f0(x)\n";
  for (int i = 1; i < 4000; ++i) {
    chain += "define f" + std::to_string(i) + "(x) = f" + std::to_string(i - 1) + "(x)\n";
  }
  CHECK(codes(chain) == "E0208");
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(30));
}

TEST_CASE("L61 truncated and binary files end with diagnostics") {
  const std::string whole =
      with_expression("sum k < N where k != j. if b then X[i, k] ^ 2 else rational(1, 3)") +
      "kernel k\n source \"k.cu\" entry k\n computes test.after\n arguments X, s, out Y\n"
      " launch grid (1), block (1)\n formats X, s, Y : f32\n";
  CHECK(codes(whole) == "");
  for (std::size_t length = 0; length < whole.size(); ++length) {
    CHECK_NOTHROW(codes(whole.substr(0, length)));
    std::string flipped = whole;
    flipped[length] = static_cast<char>(flipped[length] ^ 0x15);
    CHECK_NOTHROW(codes(flipped));
  }
}

TEST_CASE("L61 many mistakes end soon") {
  const auto start = std::chrono::steady_clock::now();
  CHECK(codes(repeated("rewrite r\n before ) \n", 100000)) != "");
  CHECK(codes(repeated("!", 1000000)) != "");
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
}
