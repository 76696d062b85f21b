#include "verifier/certificate/polynomial.h"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace warpproof;
using certificate::Expander;

namespace {

ir::ExpressionPtr power(const ir::ExpressionPtr& base, int exponent) {
  return ir::make_apply("pown", {base, ir::make_constant(exponent, ir::ScalarType::integer)});
}

ir::ExpressionPtr tower(int exponent, int height) {
  ir::ExpressionPtr out = ir::make_read("x", {}, ir::ScalarType::real);
  for (int i = 0; i < height; ++i) out = power(out, exponent);
  return out;
}

}  // namespace

// (((x^64)^64)...)^64, six times, is x^(2^36): an exponent that wraps around would make it x^0.
TEST_CASE("nested powers are refused before an exponent can wrap around") {
  for (const int exponent : {64, -64})
    CHECK_THROWS_AS(Expander{}.expand(tower(exponent, 6)), std::length_error);
  CHECK_THROWS_AS(Expander{}.expand(tower(64, 3)), std::length_error);
  CHECK_NOTHROW(Expander{}.expand(tower(64, 2)));
  const ir::ExpressionPtr x = ir::make_read("x", {}, ir::ScalarType::real);
  CHECK(text_of(Expander{}.expand(tower(2, 3))) == text_of(Expander{}.expand(power(x, 8))));
  CHECK(text_of(Expander{}.expand(tower(2, 3))) != text_of(Expander{}.expand(power(x, 7))));
}

TEST_CASE("products of powers are refused at the same limit") {
  ir::ExpressionPtr product = tower(64, 2);
  CHECK_THROWS_AS(Expander{}.expand(ir::make_apply("mul", {product, product})), std::length_error);
}

TEST_CASE("the reciprocal of a product is that of its factors, for sums, too") {
  const auto read = [](const char* name) { return ir::make_read(name, {}, ir::ScalarType::real); };
  const ir::ExpressionPtr one = ir::make_constant(1, ir::ScalarType::real);
  const ir::ExpressionPtr p = ir::make_apply("add", {read("x"), one}),
                          q = ir::make_apply("add", {read("y"), one});
  const auto over = [&](const ir::ExpressionPtr& of) { return ir::make_apply("div", {one, of}); };
  const auto times = [](const ir::ExpressionPtr& a, const ir::ExpressionPtr& b) {
    return ir::make_apply("mul", {a, b});
  };
  const auto text = [](const ir::ExpressionPtr& e) { return text_of(Expander{}.expand(e)); };
  CHECK(text(over(times(p, q))) == text(times(over(p), over(q))));
  CHECK(text(over(power(p, 3))) == text(power(over(p), 3)));
  CHECK(text(over(ir::make_apply("neg", {times(p, p)}))) == text(ir::make_apply("neg", {power(over(p), 2)})));
  CHECK(text(over(power(p, 2))) != text(over(p)));
  CHECK(text(over(times(p, q))) != text(over(times(p, p))));
  CHECK(text(over(ir::make_apply("add", {p, q}))) != text(ir::make_apply("add", {over(p), over(q)})));
  // What was written out reads back as the same.
  const certificate::Polynomial square = Expander{}.expand(power(over(p), 2));
  CHECK(text(certificate::expression_of(square, ir::ScalarType::real)) == text_of(square));
}
