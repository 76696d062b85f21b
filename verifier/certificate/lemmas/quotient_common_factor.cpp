// (c a) div (c b) = a div b. Terms: c, a, b.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_quotient_common_factor;

namespace {

std::string check(const Claim& claim) {
  if (claim.terms.size() != 3) return "three terms are needed: c, a, b";
  if (std::string why = malformed_terms(claim, claim.scope, 0, 3); !why.empty()) return why;
  for (const ExpressionPtr& term : claim.terms)
    if (term->type != ir::ScalarType::integer) return "a term is not an integer";
  const ExpressionPtr &c = claim.terms[0], &a = claim.terms[1], &b = claim.terms[2];
  const Operation operation = operation_of(*claim.left);
  if (operation != Operation::floor_div && operation != Operation::ceil_div &&
      operation != Operation::div_trunc)
    return "the left side is not a quotient of integers";
  Kernel& kernel = claim.kernel;
  if (!kernel.same(claim.left->operands[0], times(c, a)) ||
      !kernel.same(claim.left->operands[1], times(c, b)))
    return "the left side does not divide c a by c b";
  if (!kernel.same(claim.right, ir::make_apply(*claim.left->op, {a, b})))
    return "the right side is not a div b";
  return kernel.shows(claim.scope, opposite(equals(c, integer(0)))) ? "" : "c != 0 was not shown";
}

}  // namespace

const Lemma lemma_quotient_common_factor = {
    .id = "quotient_common_factor",
    .statement = "(c a) div (c b) = a div b, and the same for ceil_div and div_trunc",
    .condition = "c != 0",
    .theories = "int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
