// Where the facts contradict each other everything is equal: a case that can not happen.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_absurd;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->type != claim.right->type) return "the two sides have different types";
  return claim.kernel.shows(claim.scope, ir::make_boolean(false))
             ? ""
             : "the facts in scope were not shown to contradict each other";
}

}  // namespace

const Lemma lemma_absurd = {
    .id = "absurd",
    .statement = "a = b",
    .condition = "the facts in scope contradict each other",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
