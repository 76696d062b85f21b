// pow(a, n) = a^n for a whole number n that is written out.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_power_whole;

namespace {

std::string check(const Claim& claim) {
  if (operation_of(*claim.left) != Operation::real_power) return "the left side is not pow(a, n)";
  const ExpressionPtr &a = claim.left->operands[0], &b = claim.left->operands[1];
  if (operation_of(*claim.right) != Operation::pow || claim.right->operands[1]->kind != ir::Kind::constant)
    return "the right side is not a^n with n written out";
  const ExpressionPtr& n = claim.right->operands[1];
  if (!n->value.is_integer()) return "the exponent is not whole";
  if (!claim.kernel.same(b, constant_like(b, n->value))) return "the exponents differ";
  return claim.kernel.same(claim.right->operands[0], a) ? "" : "the bases differ";
}

}  // namespace

const Lemma lemma_power_whole = {
    .id = "power_whole",
    .statement = "pow(a, n) = a^n for a whole number n",
    .condition = "",
    .theories = "real",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
