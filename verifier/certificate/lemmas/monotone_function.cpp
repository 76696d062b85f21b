// max_D f(b) = f(max_D b) and min_D f(b) = f(min_D b) for a strictly growing function f.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_monotone_function;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce || !is_extreme(claim.left->reduction))
    return "the left side is not a max or min";
  const Expression& left = *claim.left;
  const ExpressionPtr& body = left.operands[0];
  if (!grows_strictly(operation_of(*body))) return "the body is not a function that grows everywhere";
  const ExpressionPtr inner =
      ir::make_reduce(left.reduction, left.binders, left.condition, body->operands[0]);
  if (!claim.kernel.same(claim.right, ir::make_apply(*body->op, {inner})))
    return "the right side is not the function of the extreme";
  // The total maximum of nothing is 0, and f(0) need not be.
  return claim.kernel.inhabited(claim.scope, left.binders, left.condition)
             ? ""
             : "the domain was not shown to be inhabited";
}

}  // namespace

const Lemma lemma_monotone_function = {
    .id = "monotone_function",
    .statement = "max_D f(b) = f(max_D b) for f = exp, exp2, sigmoid, tanh",
    .condition = "D is inhabited",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
