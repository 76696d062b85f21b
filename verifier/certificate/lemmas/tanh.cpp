// tanh(a) = 1 - 2 / (exp(2 a) + 1). Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_tanh;

namespace {

std::string check(const Claim& claim) {
  if (claim.terms.size() != 1) return "one term is needed: a";
  if (std::string why = malformed_terms(claim, claim.scope, 0, 1); !why.empty()) return why;
  for (const ExpressionPtr& term : claim.terms)
    if (term->type == ir::ScalarType::boolean) return "a boolean where a number is meant";
  if (claim.left->type != claim.right->type) return "the two sides have different types";
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr left = ir::make_apply("tanh", {a});
  const ExpressionPtr right = minus(
      real(1), ir::make_apply("div", {real(2), plus(ir::make_apply("exp", {times(real(2), a)}), real(1))}));
  if (!claim.kernel.same(claim.left, left) || !claim.kernel.same(claim.right, right))
    return "not an instance of the law";
  return {};
}

}  // namespace

const Lemma lemma_tanh = {
    .id = "tanh",
    .statement = "tanh(a) = 1 - 2 / (exp(2 a) + 1)",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
