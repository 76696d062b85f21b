// max and min: nested ones joined, what is free of the indices taken out.

#include <algorithm>

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

using certificate::Expander;

/// max_D (if p then b else e) = max_{D, p} b for a padding e that is never above b.
ExpressionPtr Normaliser::padding_removed(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  Expander choices({.exponentials = false, .selections = true});
  const Polynomial body = choices.expand(node->operands[0]);
  ExpressionPtr condition;
  std::string key;
  for (const auto& [text, term] : body.terms)
    for (const Factor& factor : term.monomial.factors)
      if (factor.idempotent && mentions_any(factor.expression, node->binders)) {
        condition = factor.expression->operands[0];
        key = factor.key;
      }
  if (!condition) return nullptr;
  Polynomial taken, otherwise;
  for (const auto& [text, term] : body.terms) {
    certificate::Term rest = term;
    const bool guarded =
        std::erase_if(rest.monomial.factors, [&](const Factor& factor) { return factor.key == key; }) > 0;
    Polynomial single;
    std::string rest_text = certificate::text_of(rest.monomial);
    single.terms.emplace(std::move(rest_text), rest);
    taken = choices.add(taken, single);
    if (!guarded) otherwise = choices.add(otherwise, single);
  }
  const ExpressionPtr b = certificate::expression_of(taken, node->type),
                      e = certificate::expression_of(otherwise, node->type);
  for (const bool holds : {true, false}) {
    const ExpressionPtr p = holds ? condition : certificate::opposite(condition);
    const ExpressionPtr &value = holds ? b : e, &padding = holds ? e : b;
    if (mentions_any(padding, node->binders)) continue;
    const ExpressionPtr after = ir::make_reduce(node->reduction, node->binders,
                                                certificate::joint_condition({node->condition, p}), value);
    if (ExpressionPtr result = tactic_.step(node, scope, path, "neutral_guard", after, {p, value, padding}))
      return result;
  }
  return nullptr;
}

/// max_D max(a, b) = max(max_D a, max_D b) where one of them says nothing of the indices.
ExpressionPtr Normaliser::pair_taken_apart(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const ExpressionPtr& body = node->operands[0];
  const bool is_max = node->reduction == ir::Reduction::max;
  if (certificate::operation_of(*body) !=
      (is_max ? certificate::Operation::max : certificate::Operation::min))
    return nullptr;
  std::vector<ExpressionPtr> extremes;
  for (const ExpressionPtr& operand : body->operands)
    extremes.push_back(
        tactic_.renamed(ir::make_reduce(node->reduction, node->binders, node->condition, operand)));
  const ExpressionPtr result =
      tactic_.step(node, scope, path, "extreme_of_pair", ir::make_apply(*body->op, extremes));
  return result ? leaves(result, scope, path) : nullptr;
}

/// max_D exp(b) = exp(max_D b), and the like; null where the body is something else.
ExpressionPtr Normaliser::function_taken_out(const ExpressionPtr& node, const Polynomial& body,
                                             const Scope& scope, const Path& path) {
  if (body.terms.size() != 1) return nullptr;
  const certificate::Term& term = body.terms.begin()->second;
  if (!term.monomial.factors.empty() || !term.monomial.exponent || term.coefficient != Rational(1))
    return nullptr;
  const ExpressionPtr exponent = certificate::expression_of(*term.monomial.exponent, ir::ScalarType::real);
  const std::size_t mark = tactic_.mark();
  const ExpressionPtr bare = tactic_.regroup(node->operands[0], kernel_.enter(scope, node, 0),
                                             below_path(path, 0), ir::make_apply("exp", {exponent}));
  if (!bare) return nullptr;
  const ExpressionPtr inner = ir::make_reduce(node->reduction, node->binders, node->condition, exponent);
  const ExpressionPtr result = tactic_.step(certificate::with_child(node, 0, bare), scope, path,
                                            "monotone_function", ir::make_apply("exp", {inner}));
  if (result) return leaves(result, scope, path);
  tactic_.rewind(mark);
  return nullptr;
}

ExpressionPtr Normaliser::extreme(ExpressionPtr node, const Scope& scope, const Path& path) {
  if (node->operands[0]->kind == ir::Kind::reduce && node->operands[0]->reduction == node->reduction) {
    const Expression& inner = *node->operands[0];
    std::vector<ir::Binder> binders = node->binders;
    binders.insert(binders.end(), inner.binders.begin(), inner.binders.end());
    const ExpressionPtr joint =
        ir::make_reduce(node->reduction, binders,
                        certificate::joint_condition({node->condition, inner.condition}), inner.operands[0]);
    if (const ExpressionPtr flat = tactic_.step(node, scope, path, "flatten", joint)) node = flat;
  }
  if (ExpressionPtr pair = pair_taken_apart(node, scope, path)) return pair;
  if (ExpressionPtr unpadded = padding_removed(node, scope, path)) node = unpadded;
  node = domain_changed(node, scope, path);
  if (node->kind != ir::Kind::reduce) return node;

  Expander expander(normal_laws);
  const Polynomial body = expander.expand(node->operands[0]);
  Polynomial free, bound;
  for (const auto& [text, term] : body.terms) {
    const ExpressionPtr written = certificate::expression_of(term.monomial, term.coefficient, node->type);
    (mentions_any(written, node->binders) ? bound : free).terms.emplace(text, term);
  }
  if (bound.terms.empty()) {
    const ExpressionPtr constant = tactic_.step(node, scope, path, "constant_body", node->operands[0]);
    return constant ? constant : node;
  }
  if (ExpressionPtr outside = function_taken_out(node, body, scope, path)) return outside;
  // One term: its free factors are a scale. Several: a sign at most.
  ExpressionPtr scale = certificate::constant_like(node, 1);
  ExpressionPtr rest = certificate::expression_of(bound, node->type);
  if (bound.terms.size() == 1) {
    const auto& term = bound.terms.begin()->second;
    Monomial free_factors, bound_factors;
    bound_factors.exponent = term.monomial.exponent;
    for (const Factor& factor : term.monomial.factors)
      (mentions_any(factor.expression, node->binders) ? bound_factors : free_factors)
          .factors.push_back(factor);
    scale = certificate::expression_of(free_factors, term.coefficient, node->type);
    rest = certificate::expression_of(bound_factors, 1, node->type);
  } else if (bound.terms.begin()->second.coefficient.sign() < 0) {
    scale = certificate::constant_like(node, -1);
    rest = certificate::expression_of(expander.add({}, bound, -1), node->type);
  }
  const ExpressionPtr shift = certificate::expression_of(free, node->type);
  struct Attempt {
    ExpressionPtr scale, rest;
  };
  // Where the sign of the scale is not known the shift still leaves.
  const std::vector<Attempt> attempts{
      {scale, rest}, {certificate::constant_like(node, 1), certificate::expression_of(bound, node->type)}};
  const ir::Reduction other = node->reduction == ir::Reduction::max ? ir::Reduction::min : ir::Reduction::max;
  for (const Attempt& attempt : attempts) {
    if (certificate::is_number(attempt.scale, 1) && certificate::is_number(shift, 0)) break;
    for (const ir::Reduction reduction : {node->reduction, other}) {
      const ExpressionPtr inner = ir::make_reduce(reduction, node->binders, node->condition, attempt.rest);
      const ExpressionPtr outside = certificate::plus(certificate::times(attempt.scale, inner), shift);
      const ExpressionPtr result =
          tactic_.step(node, scope, path, "monotone", outside, {attempt.scale, attempt.rest, shift});
      if (!result) continue;
      const ExpressionPtr& product = result->operands[0];
      const ExpressionPtr function = function_taken_out(product->operands[1], expander.expand(attempt.rest),
                                                        scope, joined(path, {0, 1}));
      if (!function) return canonical(result, scope, path);
      return canonical(certificate::with_child(result, 0, certificate::with_child(product, 1, function)),
                       scope, path);
    }
  }
  return node;
}

}  // namespace warpproof::prove
