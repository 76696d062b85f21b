// log(prod_D b) = sum_D log(b).
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_log_prod;

namespace {

std::string check(const Claim& claim) {
  if (operation_of(*claim.left) != Operation::log) return "the left side is not a logarithm";
  const ExpressionPtr& product = claim.left->operands[0];
  if (!is_reduction(product, ir::Reduction::prod)) return "not the logarithm of a product";
  const ExpressionPtr& body = product->operands[0];
  const ExpressionPtr sum = ir::make_reduce(ir::Reduction::sum, product->binders, product->condition,
                                            ir::make_apply("log", {body}));
  if (claim.right->type != claim.left->type || !claim.kernel.same(claim.right, sum))
    return "the right side is not the sum of the logarithms";
  const Scope inside = claim.kernel.inside(claim.scope, product->binders, product->condition);
  return claim.kernel.shows(inside, below(constant_like(body, 0), body)) ? "" : "b > 0 was not shown";
}

}  // namespace

const Lemma lemma_log_prod = {
    .id = "log_prod",
    .statement = "log(prod_D b) = sum_D log(b)",
    .condition = "b > 0 in D",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
