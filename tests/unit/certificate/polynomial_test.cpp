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
