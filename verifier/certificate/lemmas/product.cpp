// prod_D (b1^n1 b2^n2 ...) = (prod_D b1)^n1 (prod_D b2)^n2 ... for whole numbers n that are written out; 1/0
// = 0 on both sides. Terms: b1, n1, b2, n2, ...
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_product;

namespace {

std::string check(const Claim& claim) {
  if (!is_reduction(claim.left, ir::Reduction::prod)) return "the left side is not a product";
  if (claim.terms.empty() || claim.terms.size() % 2 != 0) return "factors and exponents must come in pairs";
  const Expression& product = *claim.left;
  const Scope body_scope = with_indices(claim.scope, product);
  if (std::string why = malformed_terms(claim, body_scope, 0, claim.terms.size()); !why.empty()) return why;
  ExpressionPtr body = constant_like(product.operands[0], 1), expected = body;
  for (std::size_t i = 0; i < claim.terms.size(); i += 2) {
    const ExpressionPtr &factor = claim.terms[i], &exponent = claim.terms[i + 1];
    if (factor->type == ir::ScalarType::boolean) return "a boolean in a product";
    if (exponent->kind != ir::Kind::constant || exponent->type != ir::ScalarType::integer ||
        exponent->value.is_zero())
      return "an exponent is not a whole number that is written out";
    const ExpressionPtr own =
        ir::make_reduce(ir::Reduction::prod, product.binders, product.condition, factor);
    body = times(body, ir::make_apply("pown", {factor, exponent}));
    expected = times(expected, ir::make_apply("pown", {own, exponent}));
  }
  if (claim.left->type != claim.right->type) return "the two sides have different types";
  if (!claim.kernel.same(product.operands[0], body)) return "the body is not the product of the factors";
  return claim.kernel.same(claim.right, expected)
             ? ""
             : "the right side is not the product of the factors' products";
}

}  // namespace

const Lemma lemma_product = {
    .id = "product",
    .statement = "prod_D (b1^n1 b2^n2 ...) = (prod_D b1)^n1 (prod_D b2)^n2 ...",
    .condition = "",
    .theories = "real, int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
