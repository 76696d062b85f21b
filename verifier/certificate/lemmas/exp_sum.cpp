// prod_D exp(b) = exp(sum_D b).
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_exp_sum;

namespace {

std::string check(const Claim& claim) {
  if (!is_reduction(claim.left, ir::Reduction::prod)) return "the left side is not a product";
  const ExpressionPtr& body = claim.left->operands[0];
  if (operation_of(*body) != Operation::exp) return "the body is not an exponential";
  const ExpressionPtr sum =
      ir::make_reduce(ir::Reduction::sum, claim.left->binders, claim.left->condition, body->operands[0]);
  return claim.kernel.same(claim.right, ir::make_apply("exp", {sum}))
             ? ""
             : "the right side is not the exponential of the sum";
}

}  // namespace

const Lemma lemma_exp_sum = {
    .id = "exp_sum",
    .statement = "prod_D exp(b) = exp(sum_D b)",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
