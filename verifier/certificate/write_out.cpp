// Polynomials written out as expressions again.

#include "verifier/base/fault.h"
#include "verifier/certificate/polynomial.h"

namespace warpproof::certificate {

ExpressionPtr expression_of(const Factor& factor, ir::ScalarType type) {
  const ExpressionPtr& base = factor.expression;
  auto repeated = [&](int count) {
    ExpressionPtr product = base;
    for (int i = 1; i < count; ++i) product = times(product, base);
    return product;
  };
  // The key of a reciprocal of a sum stands for 1 / base already.
  const bool is_reciprocal = factor.key.starts_with("1/");
  const std::int64_t exponent = is_reciprocal ? -factor.exponent : factor.exponent;
  if (factor.support) return times(base, ir::make_apply("div", {real(1), base}));
  if (exponent > 0) return repeated(static_cast<int>(exponent));
  WARPPROOF_INVARIANT(type == ir::ScalarType::real, "a reciprocal of an integer");
  return ir::make_apply("div", {real(1), repeated(static_cast<int>(-exponent))});
}

ExpressionPtr expression_of(const Monomial& monomial, const Rational& coefficient, ir::ScalarType type) {
  ExpressionPtr product;
  for (const Factor& factor : monomial.factors) {
    const ExpressionPtr next = expression_of(factor, type);
    product = product ? times(product, next) : next;
  }
  if (monomial.exponent) {
    const ExpressionPtr next =
        ir::make_apply("exp", {expression_of(*monomial.exponent, ir::ScalarType::real)});
    product = product ? times(product, next) : next;
  }
  const ExpressionPtr scale = ir::make_constant(coefficient, type);
  if (!product) return scale;
  return coefficient == Rational(1) && product->type == type ? product : times(scale, product);
}

ExpressionPtr expression_of(const Polynomial& polynomial, ir::ScalarType type) {
  ExpressionPtr sum;
  for (const auto& [key, term] : polynomial.terms) {
    const ExpressionPtr next = expression_of(term.monomial, term.coefficient, type);
    sum = sum ? plus(sum, next) : next;
  }
  return sum ? sum : ir::make_constant(0, type);
}

}  // namespace warpproof::certificate
