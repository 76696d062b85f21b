// The ring laws, reciprocals included (1/0 = 0), at every depth of a term.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_ring;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->type != claim.right->type) return "the two sides have different types";
  return claim.kernel.same(claim.left, claim.right) ? ""
                                                    : "the two sides do not expand to the same polynomial";
}

}  // namespace

const Lemma lemma_ring = {
    .id = "ring",
    .statement =
        "two terms are equal that expand to the same polynomial over reads, functions and reductions",
    .condition = "",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
