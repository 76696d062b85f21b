// op_{x in D} b(f(x)) = op_{y in E} b(y) for a one-to-one map: both maps are given and both round trips are
// shown. Terms: f(x) for each index of the right side, then g(y) for each index of the left side.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_reindex;

namespace {

using Map = std::vector<std::pair<IndexId, ExpressionPtr>>;

Map map_of(const Expression& reduce, const std::vector<ExpressionPtr>& terms, std::size_t begin) {
  Map map;
  for (std::size_t i = 0; i < reduce.binders.size(); ++i)
    map.emplace_back(reduce.binders[i].variable.id, terms[begin + i]);
  return map;
}

/// `to` maps the indices of `target`, `back` those of `source`: (to x) in target, and back (to x) = x.
std::string round_trip(const Claim& claim, const Expression& source, const Expression& target, const Map& to,
                       const Map& back) {
  Kernel& kernel = claim.kernel;
  const Scope inside = kernel.inside(claim.scope, source.binders, source.condition);
  for (const ExpressionPtr& fact : domain_facts(target.binders, target.condition))
    if (!kernel.shows(inside, kernel.substituted(fact, to)))
      return "an image was not shown to lie in its domain";
  for (const auto& [id, value] : back) {
    ExpressionPtr original;
    for (const ir::Binder& binder : source.binders)
      if (binder.variable.id == id) original = variable_of(binder);
    if (!kernel.shows(inside, equals(kernel.substituted(value, to), original)))
      return "a round trip was not shown";
  }
  return {};
}

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce || claim.right->kind != ir::Kind::reduce)
    return "not two reductions";
  const Expression &left = *claim.left, &right = *claim.right;
  if (left.reduction != right.reduction) return "two different reductions";
  if (left.operands[0]->type != right.operands[0]->type) return "bodies of different types";
  if (!disjoint_binders(left, right)) return "the two sides share an index";
  if (std::string why = malformed_maps(claim, left, right); !why.empty()) return why;
  const std::size_t forward = right.binders.size();
  const Map to = map_of(right, claim.terms, 0), back = map_of(left, claim.terms, forward);
  if (!claim.kernel.same(left.operands[0], claim.kernel.substituted(right.operands[0], to)))
    return "the bodies differ";
  if (std::string why = round_trip(claim, left, right, to, back); !why.empty()) return why;
  return round_trip(claim, right, left, back, to);
}

}  // namespace

const Lemma lemma_reindex = {
    .id = "reindex",
    .statement = "op_{x in D} b(f(x)) = op_{y in E} b(y)",
    .condition = "x in D: f(x) in E and g(f(x)) = x; y in E: g(y) in D and f(g(y)) = y",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
