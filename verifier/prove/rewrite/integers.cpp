// Integers inside indices: quotients and remainders whose digits are known, minima that are decided, choices
// that are made. Symbolic division is never handed to the solver in towers: one level goes away at a time,
// from the inside.

#include <algorithm>

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

using certificate::at_most;
using certificate::below;
using certificate::Expander;
using certificate::Operation;
using certificate::operation_of;

namespace {

/// p = d * quotient + remainder, term by term, for a divisor of one term.
struct Digits {
  Polynomial quotient, remainder;
};

bool divide(const certificate::Term& term, const certificate::Term& divisor, certificate::Term& result) {
  result = term;
  result.coefficient = term.coefficient / divisor.coefficient;
  if (!result.coefficient.is_integer()) return false;
  for (const Factor& factor : divisor.monomial.factors) {
    const auto found = std::find_if(result.monomial.factors.begin(), result.monomial.factors.end(),
                                    [&](const Factor& own) { return own.key == factor.key; });
    if (found == result.monomial.factors.end() || found->exponent < factor.exponent) return false;
    found->exponent -= factor.exponent;
    if (found->exponent == 0) result.monomial.factors.erase(found);
  }
  return true;
}

Digits digits_of(const Polynomial& polynomial, const certificate::Term& divisor) {
  Digits digits;
  for (const auto& [text, term] : polynomial.terms) {
    certificate::Term quotient;
    if (divide(term, divisor, quotient)) {
      std::string key = certificate::text_of(quotient.monomial);
      digits.quotient.terms.emplace(std::move(key), std::move(quotient));
    } else {
      digits.remainder.terms.emplace(text, term);
    }
  }
  return digits;
}

}  // namespace

ExpressionPtr integers_written_out(const ExpressionPtr& expression) {
  if (expression->type == ir::ScalarType::integer && expression->kind == ir::Kind::apply) {
    Expander expander;
    Polynomial polynomial = expander.expand(expression);
    for (auto& [text, term] : polynomial.terms) {
      for (Factor& factor : term.monomial.factors) {
        if (factor.expression->kind != ir::Kind::apply || is_ring_operation(factor.expression)) continue;
        for (std::uint32_t i = 0; i < factor.expression->operands.size(); ++i)
          factor.expression = certificate::with_child(factor.expression, i,
                                                      integers_written_out(factor.expression->operands[i]));
      }
    }
    return certificate::expression_of(polynomial, ir::ScalarType::integer);
  }
  ExpressionPtr result = expression;
  if (expression->kind == ir::Kind::reduce) {
    result = certificate::with_child(result, 0, integers_written_out(result->operands[0]));
    if (result->condition)
      result = certificate::with_child(result, 1, integers_written_out(result->condition));
    for (std::uint32_t i = 0; i < result->binders.size(); ++i) {
      result = certificate::with_child(result, 2 + 2 * i, integers_written_out(result->binders[i].lower));
      result = certificate::with_child(result, 3 + 2 * i, integers_written_out(result->binders[i].upper));
    }
    return result;
  }
  for (std::uint32_t i = 0; i < expression->operands.size(); ++i)
    result = certificate::with_child(result, i, integers_written_out(result->operands[i]));
  return result;
}

ExpressionPtr Normaliser::integer(ExpressionPtr node, const Scope& scope, const Path& path) {
  if (node->kind != ir::Kind::apply) return node;
  for (std::uint32_t i = 0; i < node->operands.size(); ++i) {
    if (node->operands[i]->type == ir::ScalarType::boolean)
      node = certificate::with_child(node, i, truth(node->operands[i], scope, below_path(path, i)));
    if (node->operands[i]->type != ir::ScalarType::integer) continue;
    node = certificate::with_child(
        node, i, normal(node->operands[i], kernel_.enter(scope, node, i), below_path(path, i)));
  }
  const Operation operation = operation_of(*node);
  const certificate::Kernel::Quick quick(kernel_);
  auto becomes = [&](const ExpressionPtr& value) {
    const ExpressionPtr result = tactic_.step(node, scope, path, "arithmetic", value);
    return result ? result : node;
  };
  const auto& operands = node->operands;
  if (operation == Operation::min || operation == Operation::max) {
    const bool is_min = operation == Operation::min;
    if (kernel_.shows(scope, at_most(operands[0], operands[1]))) return becomes(operands[is_min ? 0 : 1]);
    if (kernel_.shows(scope, at_most(operands[1], operands[0]))) return becomes(operands[is_min ? 1 : 0]);
  }
  if (operation == Operation::select) {
    if (kernel_.shows(scope, operands[0])) return becomes(operands[1]);
    if (kernel_.shows(scope, certificate::opposite(operands[0]))) return becomes(operands[2]);
  }
  if (operation == Operation::floor_div || operation == Operation::mod || operation == Operation::ceil_div) {
    Expander expander;
    const Polynomial divisor = expander.expand(operands[1]);
    if (divisor.terms.size() != 1) return node;
    const Digits digits = digits_of(expander.expand(operands[0]), divisor.terms.begin()->second);
    const ExpressionPtr quotient = certificate::expression_of(digits.quotient, ir::ScalarType::integer);
    const ExpressionPtr remainder = certificate::expression_of(digits.remainder, ir::ScalarType::integer);
    const bool up = operation == Operation::ceil_div;
    const ExpressionPtr low = up ? below(certificate::minus(certificate::integer(0), operands[1]), remainder)
                                 : at_most(certificate::integer(0), remainder);
    const ExpressionPtr high =
        up ? at_most(remainder, certificate::integer(0)) : below(remainder, operands[1]);
    if (kernel_.shows(scope, low) && kernel_.shows(scope, high)) {
      const ExpressionPtr digit = operation == Operation::mod ? remainder : quotient;
      const ExpressionPtr result =
          tactic_.step(node, scope, path, "digits", digit, {quotient, remainder, operands[1]});
      return result ? result : node;
    }
    // A requirement that the divisor divides makes both roundings one.
    const ExpressionPtr no_rest =
        certificate::equals(ir::make_apply("mod", operands), certificate::integer(0));
    if (up && scope.keys.contains(kernel_.key(no_rest)))
      return becomes(ir::make_apply("floor_div", operands));
    // A remainder in terms of its quotient, so that q n + (a mod n) comes together again.
    if (operation == Operation::mod) {
      const ExpressionPtr quotient_of = ir::make_apply("floor_div", operands);
      return becomes(certificate::minus(operands[0], certificate::times(operands[1], quotient_of)));
    }
  }
  return node;
}

}  // namespace warpproof::prove
