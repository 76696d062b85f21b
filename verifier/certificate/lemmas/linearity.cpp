// sum_D b = c1 * sum_D b1 + c2 * sum_D b2 + ... where b = c1 b1 + c2 b2 + ... Terms: c1, b1, c2, b2, ...
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_linearity;

namespace {

std::string check(const Claim& claim) {
  if (!is_reduction(claim.left, ir::Reduction::sum)) return "the left side is not a sum";
  if (claim.terms.size() % 2 != 0) return "factors and bodies must come in pairs";
  const Expression& sum = *claim.left;
  const Scope body_scope = with_indices(claim.scope, sum);
  ExpressionPtr body = constant_like(sum.operands[0], 0), expected = body;
  for (std::size_t i = 0; i < claim.terms.size(); i += 2) {
    // A factor is well formed outside the sum: it mentions no index of the sum.
    if (std::string why = malformed_terms(claim, claim.scope, i, i + 1); !why.empty()) return why;
    if (std::string why = malformed_terms(claim, body_scope, i + 1, i + 2); !why.empty()) return why;
    const ExpressionPtr &factor = claim.terms[i], &part = claim.terms[i + 1];
    if (factor->type == ir::ScalarType::boolean || part->type == ir::ScalarType::boolean)
      return "a boolean in a sum";
    body = plus(body, times(factor, part));
    expected =
        plus(expected, times(factor, ir::make_reduce(ir::Reduction::sum, sum.binders, sum.condition, part)));
  }
  if (!claim.kernel.same(sum.operands[0], body)) return "the body is not the sum of the parts";
  return claim.kernel.same(claim.right, expected) ? "" : "the right side is not the sum of the parts' sums";
}

}  // namespace

const Lemma lemma_linearity = {
    .id = "linearity",
    .statement = "sum_D (c1 b1 + c2 b2 + ...) = c1 sum_D b1 + c2 sum_D b2 + ...",
    .condition = "no c mentions an index of D",
    .theories = "real, int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
