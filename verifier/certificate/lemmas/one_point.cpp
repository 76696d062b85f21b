// A reduction over one tuple is the body there. Terms: the value of each index.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_one_point;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce) return "the left side is not a reduction";
  const Expression& left = *claim.left;
  if (claim.terms.size() != left.binders.size()) return "one term for each index is needed";
  if (std::string why = malformed_terms(claim, claim.scope, 0, claim.terms.size()); !why.empty()) return why;
  Kernel& kernel = claim.kernel;
  std::vector<std::pair<IndexId, ExpressionPtr>> point;
  for (std::size_t i = 0; i < left.binders.size(); ++i) {
    if (claim.terms[i]->type != ir::ScalarType::integer) return "a value of an index is not an integer";
    point.emplace_back(left.binders[i].variable.id, claim.terms[i]);
  }
  if (claim.right->type != left.type) return "the two sides have different types";
  if (!kernel.same(claim.right, kernel.substituted(left.operands[0], point)))
    return "the right side is not the body there";
  for (const ExpressionPtr& fact : domain_facts(left.binders, left.condition))
    if (!kernel.shows(claim.scope, kernel.substituted(fact, point)))
      return "the point was not shown to lie in the domain";
  const Scope inside = kernel.inside(claim.scope, left.binders, left.condition);
  for (std::size_t i = 0; i < left.binders.size(); ++i)
    if (!kernel.shows(inside, equals(variable_of(left.binders[i]), claim.terms[i])))
      return "the point was not shown unique";
  return {};
}

}  // namespace

const Lemma lemma_one_point = {
    .id = "one_point",
    .statement = "op_{x in {e}} b(x) = b(e)",
    .condition = "e in D; x in D implies x = e",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
