// exp(a) exp(b) = exp(a + b), exp(0) = 1, 1 / exp(a) = exp(-a), together with the ring laws.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_exponential;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->type != claim.right->type) return "the two sides have different types";
  return claim.kernel.same(claim.left, claim.right, {.exponentials = true})
             ? ""
             : "the two sides do not expand to the same polynomial, exponentials merged";
}

}  // namespace

const Lemma lemma_exponential = {
    .id = "exponential",
    .statement = "exp(a) exp(b) = exp(a + b), exp(0) = 1, 1 / exp(a) = exp(-a), and the ring laws",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
