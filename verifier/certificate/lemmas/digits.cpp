// (q n + r) div n = q and (q n + r) mod n = r for a digit r: division is unique. With it symbolic division
// never reaches the solver in towers. Terms: q, r, n.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_digits;

namespace {

std::string check(const Claim& claim) {
  if (claim.terms.size() != 3) return "three terms are needed: q, r, n";
  if (std::string why = malformed_terms(claim, claim.scope, 0, 3); !why.empty()) return why;
  for (const ExpressionPtr& term : claim.terms)
    if (term->type != ir::ScalarType::integer) return "a digit is not an integer";
  const ExpressionPtr &q = claim.terms[0], &r = claim.terms[1], &n = claim.terms[2];
  const Operation operation = operation_of(*claim.left);
  if (operation != Operation::floor_div && operation != Operation::mod && operation != Operation::ceil_div)
    return "the left side is not a quotient or remainder of integers";
  Kernel& kernel = claim.kernel;
  if (!kernel.same(claim.left->operands[0], plus(times(q, n), r)) || !kernel.same(claim.left->operands[1], n))
    return "the left side does not divide q n + r by n";
  const ExpressionPtr& value = operation == Operation::mod ? r : q;
  if (claim.right->type != ir::ScalarType::integer || !kernel.same(claim.right, value))
    return "the right side is not the digit";
  const std::vector<ExpressionPtr> down{at_most(integer(0), r), below(r, n)};
  const std::vector<ExpressionPtr> up{below(minus(integer(0), n), r), at_most(r, integer(0))};
  return kernel.shows_all(claim.scope, operation == Operation::ceil_div ? up : down)
             ? ""
             : "the range of r was not shown";
}

}  // namespace

const Lemma lemma_digits = {
    .id = "digits",
    .statement = "(q n + r) div n = q, (q n + r) mod n = r, ceil_div(q n + r, n) = q",
    .condition = "0 <= r < n; for ceil_div: -n < r <= 0",
    .theories = "int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
