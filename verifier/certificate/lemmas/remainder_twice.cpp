// A remainder of a remainder by the same number is the remainder: mod, rem and mod_euclid alike, also by 0.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_remainder_twice;

namespace {

std::string check(const Claim& claim) {
  const Operation operation = operation_of(*claim.left);
  if (operation != Operation::mod && operation != Operation::rem && operation != Operation::mod_euclid)
    return "the left side is not a remainder";
  const ExpressionPtr& inner = claim.left->operands[0];
  if (operation_of(*inner) != operation) return "not the remainder of such a remainder";
  if (!claim.kernel.same(claim.left->operands[1], inner->operands[1])) return "the divisors differ";
  return claim.right->type == inner->type && claim.kernel.same(claim.right, inner)
             ? ""
             : "the right side is not the inner remainder";
}

}  // namespace

const Lemma lemma_remainder_twice = {
    .id = "remainder_twice",
    .statement = "(a mod n) mod n = a mod n, and the same for rem and mod_euclid",
    .condition = "",
    .theories = "int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
