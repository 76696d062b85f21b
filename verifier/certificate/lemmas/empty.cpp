// A reduction over nothing is its neutral element.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_empty;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce) return "the left side is not a reduction";
  const Expression& left = *claim.left;
  const ExpressionPtr neutral = neutral_element(left.reduction, left.operands[0]);
  if (!neutral) return "the reduction has no neutral element over the reals";
  if (claim.right->type != neutral->type || !claim.kernel.same(claim.right, neutral))
    return "the right side is not the neutral element";
  const Scope inside = claim.kernel.inside(claim.scope, left.binders, left.condition);
  return claim.kernel.shows(inside, ir::make_boolean(false)) ? "" : "the domain was not shown to be empty";
}

}  // namespace

const Lemma lemma_empty = {
    .id = "empty",
    .statement = "op_{x in D} b = neutral",
    .condition = "D is empty",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
