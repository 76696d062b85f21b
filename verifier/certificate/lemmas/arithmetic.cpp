// Equality that the solver shows from the facts in scope, everything it has no theory for left opaque.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_arithmetic;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->type != claim.right->type) return "the two sides have different types";
  return claim.kernel.shows(claim.scope, equals(claim.left, claim.right))
             ? ""
             : "the equality was not shown from the facts that hold there";
}

}  // namespace

const Lemma lemma_arithmetic = {
    .id = "arithmetic",
    .statement = "a = b",
    .condition = "a = b follows from the facts in scope by arithmetic",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
