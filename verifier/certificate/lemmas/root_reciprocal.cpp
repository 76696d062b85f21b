// sqrt(1 / a) = 1 / sqrt(a). Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_root_reciprocal;

namespace {

std::string check(const Claim& claim) {
  if (claim.terms.size() != 1) return "one term is needed: a";
  if (std::string why = malformed_terms(claim, claim.scope, 0, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  if (a->type == ir::ScalarType::boolean) return "a boolean where a number is meant";
  const ExpressionPtr left = ir::make_apply("sqrt", {ir::make_apply("div", {real(1), a})});
  const ExpressionPtr right = ir::make_apply("div", {real(1), ir::make_apply("sqrt", {a})});
  if (!claim.kernel.same(claim.left, left) || !claim.kernel.same(claim.right, right))
    return "not an instance of the law";
  return {};
}

}  // namespace

const Lemma lemma_root_reciprocal = {
    .id = "root_reciprocal",
    .statement = "sqrt(1 / a) = 1 / sqrt(a)",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
