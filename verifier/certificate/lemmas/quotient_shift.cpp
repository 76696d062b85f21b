// (q n + r) div n = q + r div n, whatever the size of r. Terms: q, r, n.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_quotient_shift;

namespace {

std::string check(const Claim& claim) {
  if (claim.terms.size() != 3) return "three terms are needed: q, r, n";
  if (std::string why = malformed_terms(claim, claim.scope, 0, 3); !why.empty()) return why;
  for (const ExpressionPtr& term : claim.terms)
    if (term->type != ir::ScalarType::integer) return "a term is not an integer";
  const ExpressionPtr &q = claim.terms[0], &r = claim.terms[1], &n = claim.terms[2];
  const Operation operation = operation_of(*claim.left);
  if (operation != Operation::floor_div && operation != Operation::ceil_div)
    return "the left side is not a quotient of integers";
  Kernel& kernel = claim.kernel;
  if (!kernel.same(claim.left->operands[0], plus(times(q, n), r)) || !kernel.same(claim.left->operands[1], n))
    return "the left side does not divide q n + r by n";
  if (claim.right->type != ir::ScalarType::integer ||
      !kernel.same(claim.right, plus(q, ir::make_apply(*claim.left->op, {r, n}))))
    return "the right side is not q + r div n";
  return kernel.shows(claim.scope, opposite(equals(n, integer(0)))) ? "" : "n != 0 was not shown";
}

}  // namespace

const Lemma lemma_quotient_shift = {
    .id = "quotient_shift",
    .statement = "(q n + r) div n = q + r div n, and the same for ceil_div",
    .condition = "n != 0",
    .theories = "int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
