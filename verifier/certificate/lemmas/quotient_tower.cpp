// (a div b) div c = a div (b c): towers of quotients become one. Floors need c >= 0; quotients towards zero
// need nothing (by zero both sides are 0).
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_quotient_tower;

namespace {

std::string check(const Claim& claim) {
  const Operation operation = operation_of(*claim.left);
  if (operation != Operation::floor_div && operation != Operation::div_trunc)
    return "the left side is not a quotient of integers";
  const ExpressionPtr &inner = claim.left->operands[0], &c = claim.left->operands[1];
  if (operation_of(*inner) != operation) return "the dividend is not such a quotient";
  const ExpressionPtr &a = inner->operands[0], &b = inner->operands[1];
  const ExpressionPtr expected = ir::make_apply(*claim.left->op, {a, times(b, c)});
  if (operation_of(*claim.right) != operation || !claim.kernel.same(claim.right, expected))
    return "the right side is not a div (b c)";
  if (operation == Operation::div_trunc) return {};
  return claim.kernel.shows(claim.scope, at_most(integer(0), c)) ? "" : "c >= 0 was not shown";
}

}  // namespace

const Lemma lemma_quotient_tower = {
    .id = "quotient_tower",
    .statement = "(a div b) div c = a div (b c); div_trunc(div_trunc(a, b), c) = div_trunc(a, b c)",
    .condition = "for div: c >= 0",
    .theories = "int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
