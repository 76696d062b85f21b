// exp(log(a)) = a. Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_exp_log;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr left = ir::make_apply("exp", {ir::make_apply("log", {a})});
  const ExpressionPtr right = times(real(1), a);
  if (std::string why = not_instance(claim, left, right); !why.empty()) return why;
  return claim.kernel.shows_all(claim.scope, {below(real(0), a)}) ? "" : "a > 0 was not shown";
}

}  // namespace

const Lemma lemma_exp_log = {
    .id = "exp_log",
    .statement = "exp(log(a)) = a",
    .condition = "a > 0",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
