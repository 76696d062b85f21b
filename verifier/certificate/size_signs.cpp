#include "verifier/certificate/size_signs.h"

#include "verifier/certificate/polynomial.h"
#include "verifier/ir/unfold.h"

namespace warpproof::certificate {
namespace {

enum class Lower { none, zero, one };

Lower lower_bound(const ExpressionPtr& expression) {
  const Polynomial polynomial = Expander().expand(expression);
  for (const auto& [key, term] : polynomial.terms) {
    if (term.coefficient.sign() < 0) return Lower::none;
    for (const Factor& factor : term.monomial.factors) {
      const Expression& atom = *factor.expression;
      const bool counts = atom.kind == ir::Kind::size ||
                          (atom.kind == ir::Kind::index && atom.index_id >= ir::output_index_base);
      if (!counts || factor.exponent < 1) return Lower::none;
    }
  }
  const auto constant = polynomial.terms.find("");
  return constant != polynomial.terms.end() && !(constant->second.coefficient < Rational(1)) ? Lower::one
                                                                                             : Lower::zero;
}

}  // namespace

bool holds_by_sign(const ExpressionPtr& condition) {
  if (condition->operands.size() != 2 || condition->operands[0]->type != ir::ScalarType::integer ||
      condition->operands[1]->type != ir::ScalarType::integer)
    return false;
  const ExpressionPtr &a = condition->operands[0], &b = condition->operands[1];
  switch (operation_of(*condition)) {
    case Operation::le:
      return lower_bound(minus(b, a)) != Lower::none;
    case Operation::ge:
      return lower_bound(minus(a, b)) != Lower::none;
    case Operation::lt:
      return lower_bound(minus(b, a)) == Lower::one;
    case Operation::gt:
      return lower_bound(minus(a, b)) == Lower::one;
    case Operation::ne:
      return lower_bound(minus(b, a)) == Lower::one || lower_bound(minus(a, b)) == Lower::one;
    default:
      return false;
  }
}

bool is_safe_divisor(const ExpressionPtr& condition) {
  const bool negated = operation_of(*condition) == Operation::logical_not;
  const ExpressionPtr& equal = negated ? condition->operands[0] : condition;
  return operation_of(*equal) == (negated ? Operation::eq : Operation::ne) &&
         equal->operands[0]->type == ir::ScalarType::integer && is_number(equal->operands[1], 0) &&
         lower_bound(equal->operands[0]) == Lower::one;
}

}  // namespace warpproof::certificate
