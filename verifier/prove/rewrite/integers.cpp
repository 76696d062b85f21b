// Integers inside indices: minima that are decided, choices that are made, signs that are known; quotients
// are in quotients.cpp.

#include <algorithm>

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

using certificate::at_most;
using certificate::below;
using certificate::constant_like;
using certificate::Expander;
using certificate::Operation;
using certificate::operation_of;

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
  if (expression->kind == ir::Kind::fold) return result;
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

namespace {

/// What the operations on bits at the top of a term are applied to.
std::vector<ExpressionPtr> bit_parts(const ExpressionPtr& term) {
  if (!certificate::is_bitwise(*term)) return {term};
  std::vector<ExpressionPtr> parts;
  for (const ExpressionPtr& operand : term->operands)
    for (const ExpressionPtr& part : bit_parts(operand)) parts.push_back(part);
  return parts;
}

}  // namespace

ExpressionPtr Normaliser::integer(ExpressionPtr node, const Scope& scope, const Path& path) {
  if (node->kind != ir::Kind::apply) return node;
  if (!node->operands.empty() && node->operands[0]->op == node->op && node->operands.size() == 2)
    if (const ExpressionPtr once = tactic_.step(node, scope, path, "remainder_twice", node->operands[0]))
      return normal(once, scope, path);
  for (std::uint32_t i = 0; i < node->operands.size(); ++i) {
    if (node->operands[i]->type == ir::ScalarType::boolean)
      node = certificate::with_child(node, i, truth(node->operands[i], scope, below_path(path, i)));
    if (node->operands[i]->type != ir::ScalarType::integer) continue;
    node = certificate::with_child(
        node, i, normal(node->operands[i], kernel_.enter(scope, node, i), below_path(path, i)));
  }
  if (certificate::is_bitwise(*node))
    for (const ExpressionPtr& part : bit_parts(node))
      if (const ExpressionPtr simpler = tactic_.step(node, scope, path, "bitwise", part)) return simpler;
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
  switch (operation) {
    case Operation::ceil_div: {
      // A requirement that the divisor divides makes both roundings one.
      const ExpressionPtr no_rest =
          certificate::equals(ir::make_apply("mod", operands), certificate::integer(0));
      if (!scope.keys.contains(kernel_.key(no_rest))) return quotient(node, scope, path, 0);
      const ExpressionPtr floor = becomes(ir::make_apply("floor_div", operands));
      return floor == node ? node : quotient(floor, scope, path, 0);
    }
    case Operation::floor_div:
    case Operation::mod:
      return quotient(node, scope, path, 0);
    case Operation::div_trunc:
    case Operation::rem:
    case Operation::div_euclid:
    case Operation::mod_euclid:
      return rounded_otherwise(node, scope, path);
    case Operation::abs:
    case Operation::sign:
      return by_sign(node, scope, path);
    default:
      return node;
  }
}

/// Quotients that round towards zero, or leave a remainder that is not negative: floors where the signs are
/// known.
ExpressionPtr Normaliser::rounded_otherwise(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const Operation operation = operation_of(*node);
  const ExpressionPtr &a = node->operands[0], &b = node->operands[1], zero = certificate::integer(0);
  const bool truncated = operation == Operation::div_trunc || operation == Operation::rem;
  if (operation == Operation::rem || operation == Operation::mod_euclid) {
    const ExpressionPtr quotient_of = ir::make_apply(truncated ? "div_trunc" : "div_euclid", {a, b});
    const ExpressionPtr written = certificate::minus(a, certificate::times(b, quotient_of));
    const ExpressionPtr result = tactic_.step(node, scope, path, "arithmetic", written);
    if (!result) return node;
    const ExpressionPtr inner = rounded_otherwise(quotient_of, scope, joined(path, {1, 1}));
    return certificate::with_child(result, 1, certificate::with_child(result->operands[1], 1, inner));
  }
  const bool a_up = !truncated || kernel_.shows(scope, at_most(zero, a));
  const bool b_up = kernel_.shows(scope, below(zero, b));
  if ((a_up || kernel_.shows(scope, at_most(a, zero))) && (b_up || kernel_.shows(scope, below(b, zero)))) {
    auto written = [](const ExpressionPtr& value, bool keep) {
      return keep ? value : integers_written_out(ir::make_apply("neg", {value}));
    };
    const ExpressionPtr floor = ir::make_apply("floor_div", {written(a, a_up), written(b, b_up)});
    const ExpressionPtr whole = a_up == b_up ? floor : ir::make_apply("neg", {floor});
    if (const ExpressionPtr result = tactic_.step(node, scope, path, "arithmetic", whole)) {
      if (a_up == b_up) return quotient(result, scope, path, 0);
      return certificate::with_child(result, 0, quotient(floor, scope, below_path(path, 0), 0));
    }
  }
  const ExpressionPtr simpler = truncated ? simpler_quotient(node, scope, path) : nullptr;
  return simpler ? simpler : node;
}

/// |x| and the sign of x where it is known.
ExpressionPtr Normaliser::by_sign(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const ExpressionPtr& x = node->operands[0];
  const ExpressionPtr zero = constant_like(x, 0);
  const bool is_sign = operation_of(*node) == Operation::sign;
  auto becomes = [&](const ExpressionPtr& value) {
    const ExpressionPtr result = tactic_.step(node, scope, path, "arithmetic", value);
    return result ? result : node;
  };
  if (kernel_.shows(scope, is_sign ? below(zero, x) : at_most(zero, x)))
    return becomes(is_sign ? constant_like(node, 1) : certificate::times(constant_like(x, 1), x));
  if (kernel_.shows(scope, is_sign ? below(x, zero) : at_most(x, zero)))
    return becomes(is_sign ? constant_like(node, -1) : certificate::times(constant_like(x, -1), x));
  if (!is_sign) return node;
  if (kernel_.shows(scope, certificate::equals(x, zero))) return becomes(zero);
  return node;
}

}  // namespace warpproof::prove
