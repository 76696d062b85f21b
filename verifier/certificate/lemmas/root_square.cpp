// sqrt(a) sqrt(a) = a. Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_root_square;

namespace {

std::string check(const Claim& claim) {
  if (claim.terms.size() != 1) return "one term is needed: a";
  if (std::string why = malformed_terms(claim, claim.scope, 0, 1); !why.empty()) return why;
  for (const ExpressionPtr& term : claim.terms)
    if (term->type == ir::ScalarType::boolean) return "a boolean where a number is meant";
  if (claim.left->type != claim.right->type) return "the two sides have different types";
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr left = times(ir::make_apply("sqrt", {a}), ir::make_apply("sqrt", {a}));
  const ExpressionPtr right = times(real(1), a);
  if (!claim.kernel.same(claim.left, left) || !claim.kernel.same(claim.right, right))
    return "not an instance of the law";
  return claim.kernel.shows_all(claim.scope, {at_most(real(0), a)}) ? "" : "a >= 0 was not shown";
}

}  // namespace

const Lemma lemma_root_square = {
    .id = "root_square",
    .statement = "sqrt(a)^2 = a",
    .condition = "a >= 0",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
