// max_D max(a, b) = max(max_D a, max_D b), and min alike; over nothing both sides are 0.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_extreme_of_pair;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce || !is_extreme(claim.left->reduction))
    return "the left side is not a max or min";
  const Expression& left = *claim.left;
  const ExpressionPtr& body = left.operands[0];
  const char* pair = ir::info(left.reduction).op_name;
  const Operation wanted = left.reduction == ir::Reduction::max ? Operation::max : Operation::min;
  if (operation_of(*body) != wanted) return "the body is not such an extreme of two";
  auto over = [&](const ExpressionPtr& value) {
    return ir::make_reduce(left.reduction, left.binders, left.condition, value);
  };
  const ExpressionPtr expected = ir::make_apply(pair, {over(body->operands[0]), over(body->operands[1])});
  if (claim.right->type != claim.left->type) return "the two sides have different types";
  return claim.kernel.same(claim.right, expected) ? ""
                                                  : "the right side is not the extreme of the two extremes";
}

}  // namespace

const Lemma lemma_extreme_of_pair = {
    .id = "extreme_of_pair",
    .statement = "max_D max(a, b) = max(max_D a, max_D b)",
    .condition = "",
    .theories = "real, int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
