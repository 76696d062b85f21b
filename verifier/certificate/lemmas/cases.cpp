// a = if p then a else a: what follows is shown in each case apart, with p or its opposite among the facts.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_cases;

namespace {

std::string check(const Claim& claim) {
  if (operation_of(*claim.right) != Operation::select) return "the right side is not a choice";
  for (const std::size_t branch : {1u, 2u}) {
    const ExpressionPtr& value = claim.right->operands[branch];
    if (value->type != claim.left->type || !claim.kernel.same(value, claim.left))
      return "a branch is not the left side";
  }
  return {};
}

}  // namespace

const Lemma lemma_cases = {
    .id = "cases",
    .statement = "a = if p then a else a",
    .condition = "",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
