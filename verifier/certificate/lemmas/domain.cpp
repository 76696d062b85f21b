// op_D b = op_E b when D and E, over the same indices in any order, hold the same tuples. Fubini and guards
// in domains.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_domain;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce || claim.right->kind != ir::Kind::reduce)
    return "not two reductions";
  const Expression &left = *claim.left, &right = *claim.right;
  if (left.reduction != right.reduction) return "two different reductions";
  if (left.operands[0]->type != right.operands[0]->type) return "bodies of different types";
  if (!claim.kernel.same(left.operands[0], right.operands[0])) return "the bodies differ";
  return same_domain(claim, left, right) ? "" : "the two domains were not shown to hold the same tuples";
}

}  // namespace

const Lemma lemma_domain = {
    .id = "domain",
    .statement = "op_{x in D} b = op_{x in E} b",
    .condition = "x in D exactly when x in E",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
