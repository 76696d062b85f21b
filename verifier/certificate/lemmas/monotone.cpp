// max_D (a b + c) = a max_D b + c for a >= 0, and a min_D b + c for a <= 0. Terms: a, b, c.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_monotone;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce || !is_extreme(claim.left->reduction))
    return "the left side is not a max or min";
  if (claim.terms.size() != 3) return "three terms are needed: a, b, c";
  const Expression& left = *claim.left;
  // a and c are well formed outside: they mention no index of the reduction.
  if (std::string why = malformed_terms(claim, claim.scope, 0, 1); !why.empty()) return why;
  if (std::string why = malformed_terms(claim, claim.scope, 2, 3); !why.empty()) return why;
  if (std::string why = malformed_terms(claim, with_indices(claim.scope, left), 1, 2); !why.empty())
    return why;
  const ExpressionPtr &a = claim.terms[0], &b = claim.terms[1], &c = claim.terms[2];
  for (const ExpressionPtr& term : claim.terms)
    if (term->type == ir::ScalarType::boolean) return "a boolean where a number is meant";
  Kernel& kernel = claim.kernel;
  if (!kernel.same(left.operands[0], plus(times(a, b), c))) return "the body is not a b + c";
  const Sign sign = kernel.sign(claim.scope, a);
  if (!sign.at_least_zero && !sign.at_most_zero) return "the sign of a was not shown";
  const ir::Reduction other = left.reduction == ir::Reduction::max ? ir::Reduction::min : ir::Reduction::max;
  const ir::Reduction reduction = sign.at_least_zero ? left.reduction : other;
  const ExpressionPtr expected =
      plus(times(a, ir::make_reduce(reduction, left.binders, left.condition, b)), c);
  if (claim.right->type != left.type || !kernel.same(claim.right, expected))
    return "the right side is not a max b + c";
  // The total maximum of nothing is 0: without c both sides are 0 then.
  if (kernel.same(c, constant_like(c, 0))) return {};
  return kernel.inhabited(claim.scope, left.binders, left.condition)
             ? ""
             : "the domain was not shown to be inhabited";
}

}  // namespace

const Lemma lemma_monotone = {
    .id = "monotone",
    .statement = "max_{x in D} (a b + c) = a max_{x in D} b + c",
    .condition = "a, c do not mention x; a >= 0 (min in place of max for a <= 0); D is inhabited or c = 0",
    .theories = "real, int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
