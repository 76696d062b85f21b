// The last round of a fold, apart.
#include "verifier/certificate/induction.h"
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_fold_round;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::fold) return "the left side is not a fold";
  if (operation_of(*claim.right) != Operation::select) return "the right side is not a choice";
  const ExpressionPtr expected = last_round_apart(claim.kernel, *claim.left);
  for (std::size_t i = 0; i < 3; ++i)
    if (claim.right->operands[i]->type != expected->operands[i]->type ||
        !claim.kernel.same(claim.right->operands[i], expected->operands[i]))
      return "the right side is not the fold with its last round apart";
  return {};
}

}  // namespace

const Lemma lemma_fold_round = {
    .id = "fold_round",
    .statement =
        "fold a <= k < b from s = s0 next s = g(s, k). v(s) = if a < b then v(g(s', b - 1)) else v(s0), "
        "s' the state of the fold over a <= k < b - 1",
    .condition = "",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
