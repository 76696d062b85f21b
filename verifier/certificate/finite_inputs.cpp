#include "verifier/certificate/finite_inputs.h"

#include <algorithm>
#include <set>
#include <utility>

#include "verifier/certificate/operation.h"

namespace warpproof::certificate {

namespace {

/// inf, or -inf; else 0.
int sign_of_infinity(const ExpressionPtr& term) {
  if (term->kind != ir::Kind::apply) return 0;
  if (term->op->name == "inf") return 1;
  return term->op->name == "neg" ? -sign_of_infinity(term->operands[0]) : 0;
}

/// x[i], for each element of x and nothing else.
bool reads_all(const ExpressionPtr& term, const ir::TensorDeclaration& input,
               const std::vector<ir::Binder>& for_all) {
  if (term->kind != ir::Kind::read || term->name != input.name) return false;
  std::set<ir::IndexId> seen;
  for (std::size_t i = 0; i < term->operands.size(); ++i) {
    const Expression& index = *term->operands[i];
    const auto binder = std::find_if(for_all.begin(), for_all.end(), [&](const ir::Binder& one) {
      return index.kind == ir::Kind::index && one.variable.id == index.index_id;
    });
    if (binder == for_all.end() || !seen.insert(index.index_id).second) return false;
    if (!is_number(binder->lower, 0) || !ir::alpha_equal(binder->upper, input.extents[i])) return false;
  }
  // Over a further index it may be said of nothing.
  return for_all.size() == seen.size();
}

}  // namespace

bool bounded(const ir::Rewrite& rewrite, const ir::TensorDeclaration& input, int sign) {
  return std::any_of(
      rewrite.requirements.begin(), rewrite.requirements.end(), [&](const ir::Requirement& requirement) {
        const Expression& condition = *requirement.condition;
        const Operation operation = operation_of(condition);
        if (operation != Operation::lt && operation != Operation::gt) return false;
        ExpressionPtr low = condition.operands[0], high = condition.operands[1];
        if (operation == Operation::gt) std::swap(low, high);
        const auto all = [&](const ExpressionPtr& term) {
          return reads_all(term, input, requirement.for_all);
        };
        if (sign_of_infinity(high) > 0 && operation_of(*low) == Operation::abs) return all(low->operands[0]);
        return sign < 0 ? sign_of_infinity(low) < 0 && all(high) : sign_of_infinity(high) > 0 && all(low);
      });
}

}  // namespace warpproof::certificate
