// op_D op_E b = op_(D, E) b, where E may depend on D.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_flatten;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce) return "the left side is not a reduction";
  const Expression& outer = *claim.left;
  if (outer.operands[0]->kind != ir::Kind::reduce || outer.operands[0]->reduction != outer.reduction)
    return "the body is not a reduction of the same kind";
  const Expression& inner = *outer.operands[0];
  std::vector<ir::Binder> binders = outer.binders;
  binders.insert(binders.end(), inner.binders.begin(), inner.binders.end());
  const ExpressionPtr expected = ir::make_reduce(
      outer.reduction, binders, conjunction({outer.condition, inner.condition}), inner.operands[0]);
  if (!claim.kernel.same(claim.right, expected)) return "the right side is not the joint reduction";
  // The total maximum of nothing is 0, which would enter the outer maximum.
  if (is_extreme(outer.reduction) &&
      !claim.kernel.inhabited(claim.kernel.inside(claim.scope, outer.binders, outer.condition), inner.binders,
                              inner.condition))
    return "the inner domain was not shown to be inhabited";
  return {};
}

}  // namespace

const Lemma lemma_flatten = {
    .id = "flatten",
    .statement = "op_{x in D} op_{y in E(x)} b = op_{x in D, y in E(x)} b",
    .condition = "for max and min: E(x) is inhabited for every x in D",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
