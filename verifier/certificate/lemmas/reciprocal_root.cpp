// rsqrt(a) = 1 / sqrt(a). Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_reciprocal_root;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr left = ir::make_apply("rsqrt", {a});
  const ExpressionPtr right = ir::make_apply("div", {real(1), ir::make_apply("sqrt", {a})});
  return not_instance(claim, left, right);
}

}  // namespace

const Lemma lemma_reciprocal_root = {
    .id = "reciprocal_root",
    .statement = "rsqrt(a) = 1 / sqrt(a)",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
