#include "verifier/certificate/lemma.h"

#include <algorithm>

namespace warpproof::certificate {

const Lemma* find_lemma(std::string_view id) {
  for (const Lemma* lemma : all_lemmas())
    if (id == lemma->id) return lemma;
  return nullptr;
}

bool is_reduction(const ExpressionPtr& expression, ir::Reduction reduction) {
  return expression->kind == ir::Kind::reduce && expression->reduction == reduction;
}

bool is_extreme(ir::Reduction reduction) {
  return reduction == ir::Reduction::max || reduction == ir::Reduction::min;
}

bool grows_strictly(Operation function) {
  return function == Operation::exp || function == Operation::exp2 || function == Operation::sigmoid ||
         function == Operation::tanh;
}

bool same_domain(const Claim& claim, const Expression& a, const Expression& b) {
  std::set<IndexId> left, right;
  for (const ir::Binder& binder : a.binders) left.insert(binder.variable.id);
  for (const ir::Binder& binder : b.binders) right.insert(binder.variable.id);
  if (left != right) return false;
  Kernel& kernel = claim.kernel;
  return kernel.shows_all(kernel.inside(claim.scope, a.binders, a.condition),
                          domain_facts(b.binders, b.condition)) &&
         kernel.shows_all(kernel.inside(claim.scope, b.binders, b.condition),
                          domain_facts(a.binders, a.condition));
}

bool disjoint_binders(const Expression& a, const Expression& b) {
  return std::none_of(a.binders.begin(), a.binders.end(), [&](const ir::Binder& one) {
    return std::any_of(b.binders.begin(), b.binders.end(),
                       [&](const ir::Binder& other) { return one.variable.id == other.variable.id; });
  });
}

Scope with_indices(Scope scope, const Expression& reduce) {
  for (const ir::Binder& binder : reduce.binders) scope.indices.insert(binder.variable.id);
  return scope;
}

std::string malformed_terms(const Claim& claim, const Scope& scope, std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < end; ++i)
    if (std::string why = claim.kernel.malformed(scope, claim.terms[i]); !why.empty()) return why;
  return {};
}

std::string malformed_law(const Claim& claim, std::size_t terms) {
  if (claim.terms.size() != terms) return terms == 1 ? "one term is needed: a" : "two terms are needed: a, b";
  if (std::string why = malformed_terms(claim, claim.scope, 0, terms); !why.empty()) return why;
  for (const ExpressionPtr& term : claim.terms)
    if (term->type == ir::ScalarType::boolean) return "a boolean where a number is meant";
  return claim.left->type != claim.right->type ? "the two sides have different types" : "";
}

std::string malformed_maps(const Claim& claim, const Expression& left, const Expression& right) {
  const std::size_t forward = right.binders.size(), all = forward + left.binders.size();
  if (claim.terms.size() != all) return "one term for each index is needed";
  for (const ExpressionPtr& term : claim.terms)
    if (term->type != ir::ScalarType::integer) return "a map is not an integer";
  if (std::string why = malformed_terms(claim, with_indices(claim.scope, left), 0, forward); !why.empty())
    return why;
  return malformed_terms(claim, with_indices(claim.scope, right), forward, all);
}

std::string not_instance(const Claim& claim, const ExpressionPtr& left, const ExpressionPtr& right) {
  return claim.kernel.same(claim.left, left) && claim.kernel.same(claim.right, right)
             ? ""
             : "not an instance of the law";
}

}  // namespace warpproof::certificate
