// sum_D b = sum_D1 b + sum_D2 b + ...: each tuple of D in exactly one part. For max and min a covering by
// inhabited parts is enough. Terms: the parts, as reductions over the same indices.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_partition;

namespace {

constexpr std::size_t parts_max = 16;

ExpressionPtr combined(ir::Reduction reduction, const std::vector<ExpressionPtr>& parts) {
  ExpressionPtr result = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i)
    result = ir::make_apply(ir::info(reduction).op_name, {result, parts[i]});
  return result;
}

std::string check_part(const Claim& claim, const Expression& left, const ExpressionPtr& part) {
  if (part->kind != ir::Kind::reduce || part->reduction != left.reduction)
    return "a part is another reduction";
  if (part->operands[0]->type != left.operands[0]->type) return "bodies of different types";
  if (!claim.kernel.same(part->operands[0], left.operands[0])) return "the body of a part differs";
  std::set<IndexId> own, whole;
  for (const ir::Binder& binder : part->binders) own.insert(binder.variable.id);
  for (const ir::Binder& binder : left.binders) whole.insert(binder.variable.id);
  if (own != whole) return "a part has other indices";
  const Scope inside = claim.kernel.inside(claim.scope, part->binders, part->condition);
  if (!claim.kernel.shows_all(inside, domain_facts(left.binders, left.condition)))
    return "a part was not shown to lie in D";
  if (is_extreme(left.reduction) && !claim.kernel.inhabited(claim.scope, part->binders, part->condition))
    return "a part was not shown to be inhabited";
  return {};
}

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce) return "the left side is not a reduction";
  const Expression& left = *claim.left;
  if (claim.terms.empty() || claim.terms.size() > parts_max) return "one to sixteen parts are needed";
  if (std::string why = malformed_terms(claim, claim.scope, 0, claim.terms.size()); !why.empty()) return why;
  std::vector<ExpressionPtr> memberships;
  for (const ExpressionPtr& part : claim.terms) {
    if (std::string why = check_part(claim, left, part); !why.empty()) return why;
    memberships.push_back(conjunction(domain_facts(part->binders, part->condition)));
  }
  if (claim.right->type != left.type ||
      !claim.kernel.same(claim.right, combined(left.reduction, claim.terms)))
    return "the right side is not the combination of the parts";
  const Scope inside = claim.kernel.inside(claim.scope, left.binders, left.condition);
  ExpressionPtr some = memberships[0];
  for (std::size_t i = 1; i < memberships.size(); ++i) some = either(some, memberships[i]);
  if (!claim.kernel.shows(inside, some)) return "the parts were not shown to cover D";
  if (ir::info(left.reduction).idempotent) return {};
  for (std::size_t i = 0; i < memberships.size(); ++i)
    for (std::size_t j = i + 1; j < memberships.size(); ++j)
      if (!claim.kernel.shows(inside, opposite(both(memberships[i], memberships[j]))))
        return "two parts were not shown to be disjoint";
  return {};
}

}  // namespace

const Lemma lemma_partition = {
    .id = "partition",
    .statement = "op_D b = op_D1 b op op_D2 b op ...",
    .condition =
        "the parts lie in D and cover it; sum, prod: pairwise disjoint; max, min: every part is inhabited",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
