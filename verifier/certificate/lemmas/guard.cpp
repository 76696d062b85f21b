// sum_{D and P} b = sum_D [P] b, and for prod, any, all with their neutral elements. Terms: P.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_guard;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce || claim.right->kind != ir::Kind::reduce)
    return "not two reductions";
  const Expression &left = *claim.left, &right = *claim.right;
  if (left.reduction != right.reduction) return "two different reductions";
  const ExpressionPtr neutral = neutral_element(left.reduction, left.operands[0]);
  if (!neutral) return "the reduction has no neutral element over the reals";
  if (claim.terms.size() != 1 || claim.terms[0]->type != ir::ScalarType::boolean)
    return "one condition is needed";
  if (std::string why = malformed_terms(claim, with_indices(claim.scope, left), 0, 1); !why.empty())
    return why;
  const ExpressionPtr& guard = claim.terms[0];
  const ExpressionPtr body =
      left.reduction == ir::Reduction::sum
          ? times(ir::make_apply("select", {guard, integer(1), integer(0)}), left.operands[0])
          : ir::make_apply("select", {guard, left.operands[0], neutral});
  if (left.operands[0]->type != right.operands[0]->type) return "bodies of different types";
  if (!claim.kernel.same(right.operands[0], body, {.selections = left.reduction == ir::Reduction::sum}))
    return "the right body is not the guarded left body";
  const ExpressionPtr guarded = ir::make_reduce(right.reduction, right.binders,
                                                conjunction({right.condition, guard}), left.operands[0]);
  return same_domain(claim, left, *guarded)
             ? ""
             : "the left domain was not shown to be the right one and the guard";
}

}  // namespace

const Lemma lemma_guard = {
    .id = "guard",
    .statement = "op_{x in D and P(x)} b = op_{x in D} (if P(x) then b else the neutral element)",
    .condition = "op is not max or min",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
