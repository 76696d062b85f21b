// log(1 / a) = -log(a). Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_log_reciprocal;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr left = ir::make_apply("log", {ir::make_apply("div", {real(1), a})});
  const ExpressionPtr right = ir::make_apply("neg", {ir::make_apply("log", {a})});
  if (std::string why = not_instance(claim, left, right); !why.empty()) return why;
  return claim.kernel.shows_all(claim.scope, {below(real(0), a)}) ? "" : "a > 0 was not shown";
}

}  // namespace

const Lemma lemma_log_reciprocal = {
    .id = "log_reciprocal",
    .statement = "log(1 / a) = -log(a)",
    .condition = "a > 0",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
