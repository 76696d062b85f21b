// if p then a else b = [p] a + (1 - [p]) b, with [p and q] = [p] [q] and [p]^2 = [p], together with the ring
// laws.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_selection;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->type != claim.right->type) return "the two sides have different types";
  return claim.kernel.same(claim.left, claim.right, {.selections = true})
             ? ""
             : "the two sides do not expand to the same polynomial, choices split";
}

}  // namespace

const Lemma lemma_selection = {
    .id = "selection",
    .statement =
        "if p then a else b = [p] a + (1 - [p]) b, [p and q] = [p] [q], [p]^2 = [p], and the ring laws",
    .condition = "",
    .theories = "real, int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
