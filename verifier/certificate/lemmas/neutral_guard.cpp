// max_D (if p then b else e) = max_{D and p} b where e is not above any b that counts: a padded maximum; min
// alike. Terms: p, b, e.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_neutral_guard;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce || claim.right->kind != ir::Kind::reduce)
    return "not two reductions";
  const Expression &left = *claim.left, &right = *claim.right;
  if (left.reduction != right.reduction || !is_extreme(left.reduction)) return "not two of max or min";
  if (claim.terms.size() != 3 || claim.terms[0]->type != ir::ScalarType::boolean)
    return "three terms are needed: p, b, e";
  if (std::string why = malformed_terms(claim, with_indices(claim.scope, left), 0, 3); !why.empty())
    return why;
  Kernel& kernel = claim.kernel;
  const ExpressionPtr &p = claim.terms[0], &b = claim.terms[1], &e = claim.terms[2];
  if (b->type == ir::ScalarType::boolean || e->type == ir::ScalarType::boolean) return "a boolean as a value";
  if (left.operands[0]->type != right.operands[0]->type) return "bodies of different types";
  if (!kernel.same(left.operands[0], ir::make_apply("select", {p, b, e}), {.selections = true}))
    return "the left body is not the choice";
  if (!kernel.same(right.operands[0], b)) return "the right body is not b";
  const ExpressionPtr guarded =
      ir::make_reduce(left.reduction, left.binders, conjunction({left.condition, p}), b);
  if (!same_domain(claim, *guarded, right)) return "the right domain was not shown to be D and p";
  // One e for all tuples, and not above any b that counts.
  for (const ir::Binder& binder : left.binders)
    if (ir::mentions_index(e, binder.variable.id)) return "e mentions an index of the reduction";
  const Scope inside = kernel.inside(claim.scope, guarded->binders, guarded->condition);
  const bool is_max = left.reduction == ir::Reduction::max;
  if (!kernel.shows(inside, is_max ? at_most(e, b) : at_most(b, e))) return "e was not shown to be neutral";
  return kernel.inhabited(claim.scope, right.binders, right.condition)
             ? ""
             : "the right domain was not shown to be inhabited";
}

}  // namespace

const Lemma lemma_neutral_guard = {
    .id = "neutral_guard",
    .statement = "max_{x in D} (if p then b else e) = max_{x in D, p} b",
    .condition = "e does not mention x and e <= b where p holds; D and p is inhabited; min with e >= b",
    .theories = "real, int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
