// if p then a else b = a where p holds, b where it does not.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_chosen;

namespace {

std::string check(const Claim& claim) {
  if (operation_of(*claim.left) != Operation::select) return "the left side is not a choice";
  const auto& choice = claim.left->operands;
  if (claim.right->type != claim.left->type) return "the two sides have different types";
  const auto is = [&](const ExpressionPtr& branch) {
    return branch->type == claim.right->type && claim.kernel.same(branch, claim.right);
  };
  if (is(choice[1]) && claim.kernel.shows(claim.scope, choice[0])) return {};
  if (is(choice[2]) && claim.kernel.shows(claim.scope, opposite(choice[0]))) return {};
  return "the right side is not the branch that was shown to be taken";
}

}  // namespace

const Lemma lemma_chosen = {
    .id = "chosen",
    .statement = "if p then a else b = a",
    .condition = "p (or not p, for b)",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
