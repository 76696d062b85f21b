// For max, min, any and all a covering is enough: f maps D into E and reaches all of it; tiles may overlap.
// Terms: f(x) for each index of the right side, then g(y) for each index of the left side, f(g(y)) = y.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_cover;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce || claim.right->kind != ir::Kind::reduce)
    return "not two reductions";
  const Expression &left = *claim.left, &right = *claim.right;
  if (left.reduction != right.reduction) return "two different reductions";
  if (!ir::info(left.reduction).idempotent) return "the reduction counts repetitions";
  if (left.operands[0]->type != right.operands[0]->type) return "bodies of different types";
  if (!disjoint_binders(left, right)) return "the two sides share an index";
  if (std::string why = malformed_maps(claim, left, right); !why.empty()) return why;
  const std::size_t forward = right.binders.size();

  Kernel& kernel = claim.kernel;
  std::vector<std::pair<IndexId, ExpressionPtr>> to, back;
  for (std::size_t i = 0; i < forward; ++i) to.emplace_back(right.binders[i].variable.id, claim.terms[i]);
  for (std::size_t i = 0; i < left.binders.size(); ++i)
    back.emplace_back(left.binders[i].variable.id, claim.terms[forward + i]);
  if (!kernel.same(left.operands[0], kernel.substituted(right.operands[0], to))) return "the bodies differ";
  const Scope in_left = kernel.inside(claim.scope, left.binders, left.condition);
  for (const ExpressionPtr& fact : domain_facts(right.binders, right.condition))
    if (!kernel.shows(in_left, kernel.substituted(fact, to)))
      return "an image was not shown to lie in its domain";
  const Scope in_right = kernel.inside(claim.scope, right.binders, right.condition);
  for (const ExpressionPtr& fact : domain_facts(left.binders, left.condition))
    if (!kernel.shows(in_right, kernel.substituted(fact, back)))
      return "a preimage was not shown to lie in its domain";
  for (std::size_t i = 0; i < forward; ++i)
    if (!kernel.shows(in_right,
                      equals(kernel.substituted(claim.terms[i], back), variable_of(right.binders[i]))))
      return "f(g(y)) = y was not shown";
  return {};
}

}  // namespace

const Lemma lemma_cover = {
    .id = "cover",
    .statement = "op_{x in D} b(f(x)) = op_{y in E} b(y) for op in max, min, any, all",
    .condition = "x in D: f(x) in E; y in E: g(y) in D and f(g(y)) = y",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
