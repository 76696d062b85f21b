// Two whole numbers or conditions that are equal for all of the few values that their variables can have.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_exhaustion;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->type != claim.right->type) return "the two sides have different types";
  if (claim.left->type == ir::ScalarType::real) return "the two sides are reals";
  return claim.kernel.shows_by_trial(claim.scope, equals(claim.left, claim.right))
             ? ""
             : "some choice of values makes a difference, or they are too many";
}

}  // namespace

const Lemma lemma_exhaustion = {
    .id = "exhaustion",
    .statement = "a = b",
    .condition = "what a and b are made of has bounds in the facts, and all values in them were tried",
    .theories = "int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
