// op over (t, r) of b(t T + r) = op over k of b(k): each integer k is t T + r for exactly one t and one r of
// 0..T-1. The digits themselves are never computed: division and remainder stay out of the side conditions.
// Terms: t, r, T, k.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_tile;

namespace {

bool has_binder(const Expression& reduce, IndexId id) {
  for (const ir::Binder& binder : reduce.binders)
    if (binder.variable.id == id) return true;
  return false;
}

/// The other indices of both sides are the same: k stands for t and r, nothing else changes.
std::string binders_fit(const Expression& tiled, const Expression& flat, IndexId t, IndexId r, IndexId k) {
  if (t == r || !has_binder(tiled, t) || !has_binder(tiled, r))
    return "t and r are not two indices of the left side";
  if (!has_binder(flat, k) || has_binder(tiled, k)) return "k is not a new index of the right side";
  if (has_binder(flat, t) || has_binder(flat, r)) return "t or r is an index of the right side";
  if (tiled.binders.size() != flat.binders.size() + 1) return "the other indices differ";
  for (const ir::Binder& binder : flat.binders)
    if (binder.variable.id != k && !has_binder(tiled, binder.variable.id)) return "the other indices differ";
  return {};
}

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce || claim.right->kind != ir::Kind::reduce)
    return "not two reductions";
  if (claim.terms.size() != 4) return "four terms are needed: t, r, T, k";
  const Expression &tiled = *claim.left, &flat = *claim.right;
  if (tiled.reduction != flat.reduction) return "two different reductions";
  if (tiled.operands[0]->type != flat.operands[0]->type) return "bodies of different types";
  const ExpressionPtr &t = claim.terms[0], &r = claim.terms[1], &width = claim.terms[2], &k = claim.terms[3];
  for (const ExpressionPtr& index : {t, r, k})
    if (index->kind != ir::Kind::index) return "t, r and k must be indices";
  if (std::string why = binders_fit(tiled, flat, t->index_id, r->index_id, k->index_id); !why.empty())
    return why;
  if (width->type != ir::ScalarType::integer) return "T is not an integer";
  for (const ExpressionPtr& index : {t, r, k})
    if (ir::mentions_index(width, index->index_id)) return "T depends on t, r or k";
  if (std::string why = malformed_terms(claim, with_indices(claim.scope, tiled), 2, 3); !why.empty())
    return why;

  Kernel& kernel = claim.kernel;
  const std::vector<std::pair<IndexId, ExpressionPtr>> digits{{k->index_id, plus(times(t, width), r)}};
  if (!kernel.same(tiled.operands[0], kernel.substituted(flat.operands[0], digits)))
    return "b(t T + r) is not the body";
  const std::vector<ExpressionPtr> tiled_facts = domain_facts(tiled.binders, tiled.condition);
  std::vector<ExpressionPtr> flat_facts;
  for (const ExpressionPtr& fact : domain_facts(flat.binders, flat.condition))
    flat_facts.push_back(kernel.substituted(fact, digits));
  const std::vector<ExpressionPtr> digit_range{at_most(integer(0), r), below(r, width)};

  const Scope in_tiles = kernel.inside(claim.scope, tiled.binders, tiled.condition);
  if (!kernel.shows_all(in_tiles, digit_range)) return "0 <= r < T was not shown";
  if (!kernel.shows_all(in_tiles, flat_facts)) return "t T + r was not shown to lie in the right domain";
  const Scope in_flat = kernel.inside(claim.scope, flat.binders, flat.condition);
  if (!kernel.shows(in_flat, below(integer(0), width))) return "T > 0 was not shown in the right domain";
  Scope from_flat = with_indices(claim.scope, tiled);
  for (const ExpressionPtr& fact : flat_facts) from_flat = kernel.with(std::move(from_flat), fact);
  for (const ExpressionPtr& fact : digit_range) from_flat = kernel.with(std::move(from_flat), fact);
  return kernel.shows_all(from_flat, tiled_facts)
             ? ""
             : "the digits of k were not shown to lie in the left domain";
}

}  // namespace

const Lemma lemma_tile = {
    .id = "tile",
    .statement = "op_{(t, r) in D} b(t T + r) = op_{k in E} b(k)",
    .condition =
        "D implies 0 <= r < T; E implies T > 0; for 0 <= r < T: (t, r) in D exactly when t T + r in E",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
