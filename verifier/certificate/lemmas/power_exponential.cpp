// pow(a, b) = exp(b log(a)) for a positive base: all laws of real powers follow from those of exp and log.
// Terms: a, b.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_power_exponential;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 2); !why.empty()) return why;
  const ExpressionPtr &a = claim.terms[0], &b = claim.terms[1];
  const ExpressionPtr power = ir::make_apply("exp", {times(b, ir::make_apply("log", {a}))});
  if (std::string why = not_instance(claim, ir::make_apply("pow", {a, b}), power); !why.empty()) return why;
  return claim.kernel.shows(claim.scope, below(constant_like(a, 0), a)) ? "" : "a > 0 was not shown";
}

}  // namespace

const Lemma lemma_power_exponential = {
    .id = "power_exponential",
    .statement = "pow(a, b) = exp(b log(a))",
    .condition = "a > 0",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
