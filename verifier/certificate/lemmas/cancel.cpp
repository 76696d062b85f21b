// x * (1 / x) = 1. Terms: x.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_cancel;

namespace {

std::string check(const Claim& claim) {
  if (claim.terms.size() != 1) return "one term is needed: what is cancelled";
  if (std::string why = malformed_terms(claim, claim.scope, 0, 1); !why.empty()) return why;
  const ExpressionPtr& x = claim.terms[0];
  if (x->type == ir::ScalarType::boolean) return "a boolean can not be cancelled";
  if (!claim.kernel.same(claim.left, times(x, ir::make_apply("div", {real(1), x})))) return "not x * (1 / x)";
  if (!is_number(claim.right, 1) || claim.right->type != ir::ScalarType::real)
    return "the right side is not 1";
  return claim.kernel.shows(claim.scope, opposite(equals(x, constant_like(x, 0)))) ? ""
                                                                                   : "x != 0 was not shown";
}

}  // namespace

const Lemma lemma_cancel = {
    .id = "cancel",
    .statement = "x * (1 / x) = 1",
    .condition = "x != 0",
    .theories = "real",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
