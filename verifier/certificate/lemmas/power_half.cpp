// pow(a, 1/2) = sqrt(a); both are 0 outside their common domain.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_power_half;

namespace {

std::string check(const Claim& claim) {
  if (operation_of(*claim.left) != Operation::real_power) return "the left side is not pow(a, b)";
  const ExpressionPtr &a = claim.left->operands[0], &b = claim.left->operands[1];
  if (!claim.kernel.same(b, real(Rational(1, 2)))) return "the exponent is not 1/2";
  return claim.kernel.same(claim.right, ir::make_apply("sqrt", {a})) ? "" : "the right side is not sqrt(a)";
}

}  // namespace

const Lemma lemma_power_half = {
    .id = "power_half",
    .statement = "pow(a, 1/2) = sqrt(a)",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
