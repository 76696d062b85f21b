// A comparison of two products by one factor is that of the rest: for = and != by a factor that is not 0, for
// the others by a positive one. A comparison of a function that grows strictly is that of its arguments.
// Terms: the factor, or nothing.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_comparison;

namespace {

bool is_comparison(Operation operation) {
  switch (operation) {
    case Operation::lt:
    case Operation::le:
    case Operation::gt:
    case Operation::ge:
    case Operation::eq:
    case Operation::ne:
      return true;
    default:
      return false;
  }
}

std::string check(const Claim& claim) {
  const Operation operation = operation_of(*claim.left);
  if (!is_comparison(operation) || operation_of(*claim.right) != operation)
    return "not two comparisons of one kind";
  const auto &left = claim.left->operands, &right = claim.right->operands;
  for (const auto* operands : {&left, &right})
    for (const ExpressionPtr& operand : *operands)
      if (operand->type == ir::ScalarType::boolean) return "a comparison of conditions";
  if (claim.terms.empty()) {
    const Operation function = operation_of(*left[0]);
    if (!grows_strictly(function) || operation_of(*left[1]) != function)
      return "one term is needed, the factor, or two values of one function that grows everywhere";
    const bool same = claim.kernel.same(left[0]->operands[0], right[0]) &&
                      claim.kernel.same(left[1]->operands[0], right[1]);
    return same ? "" : "the right side does not compare the arguments";
  }
  if (claim.terms.size() != 1) return "one term is needed: the factor";
  if (std::string why = malformed_terms(claim, claim.scope, 0, 1); !why.empty()) return why;
  const ExpressionPtr& factor = claim.terms[0];
  if (factor->type == ir::ScalarType::boolean) return "a boolean where a number is meant";
  if (!claim.kernel.same(left[0], times(factor, right[0])) ||
      !claim.kernel.same(left[1], times(factor, right[1])))
    return "the left side does not compare multiples of the right one";
  const Sign sign = claim.kernel.sign(claim.scope, factor);
  if (operation == Operation::eq || operation == Operation::ne)
    return sign.non_zero ? "" : "the factor was not shown not to be 0";
  return sign.non_zero && sign.at_least_zero ? "" : "the factor was not shown to be positive";
}

}  // namespace

const Lemma lemma_comparison = {
    .id = "comparison",
    .statement =
        "c a < c b = (a < b); f(a) < f(b) = (a < b) for f = exp, exp2, sigmoid, tanh; <=, =, != alike",
    .condition = "c > 0; for = and !=: c is not 0",
    .theories = "real, int",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
