// Definitions as MathML: the shape of what is drawn, and that the grouping that was written is kept.

#include <doctest/doctest.h>

#include <pugixml.hpp>
#include <sstream>

#include "verifier/report/html_math.h"

using namespace warpproof::report;

namespace {

/// The drawn expression in a short notation: mrow is left out, other elements are name(children).
std::string shape(pugi::xml_node node) {
  const std::string name = node.name();
  std::string inside;
  for (pugi::xml_node child : node.children())
    inside += child.type() == pugi::node_pcdata ? std::string(child.value()) : shape(child);
  const bool plain =
      name == "mi" || name == "mn" || name == "mo" || name == "mrow" || name == "mtext" || name == "math";
  if (name == "mspace") return "";
  const std::string invisible = "\xE2\x81\xA2";
  if (name == "mo" && inside == invisible) return "*";
  return plain ? inside : name + "(" + inside + ")";
}

std::string drawn(const std::string& written) {
  pugi::xml_document document;
  const auto expression = html::expression_of(written);
  REQUIRE(expression != nullptr);
  REQUIRE(html::append_expression(document, expression));
  return shape(document.first_child());
}

pugi::xml_node definition(pugi::xml_document& document, const std::string& written) {
  html::append_definition(document, {"before", written});
  return document.first_child();
}

}  // namespace

TEST_CASE("mathematics: indices, fractions, roots, powers") {
  CHECK(drawn("X[i, k]") == "msub(Xi,k)");
  CHECK(drawn("a / (b + 1)") == "mfrac(ab+1)");
  CHECK(drawn("sqrt(x + y)") == "msqrt(x+y)");
  CHECK(drawn("rsqrt(x)") == "mfrac(1msqrt(x))");
  CHECK(drawn("exp(x - m)") == "msup(ex−m)");
  CHECK(drawn("exp(x)^2") == "msup((msup(ex))2)");
  CHECK(drawn("(a + b)^2") == "msup((a+b)2)");
  CHECK(drawn("-x^2") == "−msup(x2)");
  CHECK(drawn("(-x)^2") == "msup((−x)2)");
  CHECK(drawn("abs(x)") == "|x|");
  CHECK(drawn("ceil_div(K, T)") == "⌈K/T⌉");
  CHECK(drawn("1e-5") == "msup(10−5)");
  CHECK(drawn("2.5e-3") == "2.5×msup(10−3)");
  CHECK(drawn("pi * x") == "π*x");
  CHECK(drawn("tanh(x)") == "tanh(x)");
  CHECK(drawn("softmax(X)[i, j]") == "msub(softmax(X)i,j)");
}

TEST_CASE("mathematics: the grouping of products and sums is kept") {
  CHECK(drawn("(s * x) * w") == "s*x*w");
  CHECK(drawn("s * (x * w)") == "s⋅(x*w)");
  CHECK(drawn("a - (b - c)") == "a−(b−c)");
  CHECK(drawn("a - b - c") == "a−b−c");
  CHECK(drawn("a * (b + c)") == "a⋅(b+c)");
  CHECK(drawn("(a + b) * c") == "(a+b)⋅c");
  CHECK(drawn("a - -1 * b") == "a−(−1*b)");
  CHECK(drawn("a - (-b) / c") == "a−mfrac(−bc)");
  CHECK(drawn("a / b * c") == "mfrac(ab)⋅c");
}

TEST_CASE("mathematics: sums with limits; what they reach over is never ambiguous") {
  CHECK(drawn("sum k < K. X[k]") == "munderover(∑k=0K−1)msub(Xk)");
  CHECK(drawn("sum k < 4. X[k]") == "munderover(∑k=03)msub(Xk)");
  CHECK(drawn("sum 1 <= k <= K. X[k]") == "munderover(∑k=1K)msub(Xk)");
  CHECK(drawn("sum 0 < k < K. X[k]") == "munder(∑0<k<K)msub(Xk)");
  CHECK(drawn("max k < K. X[k]") == "munder(maxk<K)msub(Xk)");
  CHECK(drawn("sum k < K. a[k] + b") == "munderover(∑k=0K−1)(msub(ak)+b)");
  CHECK(drawn("(sum k < K. a[k]) + b") == "munderover(∑k=0K−1)msub(ak)+b");
  CHECK(drawn("s * sum k < K. a[k]") == "s*munderover(∑k=0K−1)msub(ak)");
  CHECK(drawn("(s * sum k < K. a[k]) * t") == "s⋅(munderover(∑k=0K−1)msub(ak))⋅t");
  CHECK(drawn("(sum k < K. a[k]) * t") == "(munderover(∑k=0K−1)msub(ak))⋅t");
  CHECK(drawn("sum i < M, j < N. X[i, j]") == "munderover(∑i=0M−1)munderover(∑j=0N−1)msub(Xi,j)");
  CHECK(drawn("sum c < T where c < K. X[c]").find("munderover(∑mtable(mtr(mtd(c=0))mtr(mtd(c<K)))T−1)") == 0);
}

TEST_CASE("mathematics: cases and conditions") {
  CHECK(drawn("if i < M then x else if i = M then y else 0") ==
        "{mtable(mtr(mtd(x)mtd(if\u00a0i<M))mtr(mtd(y)mtd(if\u00a0i=M))mtr(mtd(0)mtd(otherwise)))");
  CHECK(drawn("(if c then x else y) * z").find("({mtable") == 0);
  CHECK(drawn("0 <= a < b and not c") == "0≤a<b∧¬c");
  CHECK(drawn("T | K or a != b") == "T∣K∨a≠b");
}

TEST_CASE("mathematics: an equation of each output, with the ranges of its indices") {
  pugi::xml_document document;
  const pugi::xml_node box = definition(document, "V[k < K, j < N] = d[k] * W[k, j]\n    Y[i, j] = V[i, j]");
  std::vector<std::string> formulas;
  for (pugi::xml_node line : box.children("div")) formulas.push_back(shape(line.first_child().first_child()));
  CHECK(formulas == std::vector<std::string>{"msub(Vk,j)=msub(dk)*msub(Wk,j)", "msub(Yi,j)=msub(Vi,j)"});
  CHECK(shape(box.child("div").child("div").next_sibling("div").first_child()) == "k<K,j<N");
}

TEST_CASE("mathematics: what is no list of equations is shown as it is written") {
  const std::string deep =
      "y[i] = " + std::string(100, '(') + "x[i]" + std::string(100, ')') + std::string(90, '+') + "1";
  for (const std::string& written :
       {std::string("Y[i] = "), std::string("define f(x) = x\nrewrite r\n before Y = f(x)"), std::string(""),
        deep, std::string("Y = x\nrewrite other\n before Y = x"), std::string("Y = x\n title \"hidden\"")}) {
    pugi::xml_document document;
    const pugi::xml_node box = definition(document, written);
    CHECK_MESSAGE(!box.child("div"), written);
    CHECK(std::string(box.child("pre").child_value()) == written.substr(0, 20'000));
  }
  pugi::xml_document document;
  CHECK(!html::append_expression(document, html::expression_of("x +")));
  std::string high = "x";
  for (int i = 0; i < 60; ++i) high = "sqrt(" + high + ")";
  CHECK(!html::append_expression(document, html::expression_of(high)));
}

TEST_CASE("mathematics: a function with its locals") {
  pugi::xml_document document;
  const pugi::xml_node box =
      definition(document, "define softmax(X[M, N])[i, j] = e[i, j] / z\n  with z = sum j < N. e[i, j]\n");
  std::vector<std::string> formulas;
  for (pugi::xml_node line : box.children("div")) formulas.push_back(shape(line.first_child().first_child()));
  CHECK(formulas == std::vector<std::string>{"msub(softmax(X)i,j)=mfrac(msub(ei,j)z)",
                                             "z=munderover(∑j=0N−1)msub(ei,j)"});
}

TEST_CASE("mathematics: extents of an output at given sizes") {
  const auto equations = html::equations_of("Y[i < M, t < ceil_div(K, T)] = X[i, t]\n P[i] = X[i, 0]");
  REQUIRE(equations.size() == 2);
  const html::Sizes sizes = {{"M", 3}, {"K", 17}, {"T", 4}};
  CHECK(html::extents_of(equations, "Y", sizes) == std::vector<std::int64_t>{3, 5});
  CHECK(!html::extents_of(equations, "Y", {{"M", 3}, {"K", 17}, {"T", 0}}));
  CHECK(!html::extents_of(equations, "P", sizes));
  CHECK(!html::extents_of(equations, "Z", sizes));
}
