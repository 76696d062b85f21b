// log(exp(a)) = a. Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_log_exp;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr left = ir::make_apply("log", {ir::make_apply("exp", {a})});
  const ExpressionPtr right = times(real(1), a);
  return not_instance(claim, left, right);
}

}  // namespace

const Lemma lemma_log_exp = {
    .id = "log_exp",
    .statement = "log(exp(a)) = a",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
