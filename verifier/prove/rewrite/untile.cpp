// The other way from collapse.cpp: an index that a body knows only by its two digits k div T and k mod T
// becomes two indices. And what a tiled body says of t alone, s[t] beside x[t T + r], is said by digits of t
// T + r.

#include <algorithm>

#include "verifier/prove/rewrite/constraints.h"

namespace warpproof::prove {

using certificate::Operation;
using certificate::operation_of;
using certificate::plus;
using certificate::times;

namespace {

void collect_divisors(const ExpressionPtr& expression, IndexId k, std::vector<ExpressionPtr>& divisors) {
  if (!expression) return;
  const Operation operation = operation_of(*expression);
  const bool divides = operation == Operation::floor_div || operation == Operation::mod;
  if (divides && expression->operands[0]->kind == ir::Kind::index && expression->operands[0]->index_id == k)
    divisors.push_back(expression->operands[1]);
  for (const ExpressionPtr& operand : expression->operands) collect_divisors(operand, k, divisors);
  collect_divisors(expression->condition, k, divisors);
  for (const ir::Binder& binder : expression->binders) {
    collect_divisors(binder.lower, k, divisors);
    collect_divisors(binder.upper, k, divisors);
  }
}

/// Outermost integers of an expression that mention the index.
void collect_integers(const ExpressionPtr& expression, IndexId k, std::vector<ExpressionPtr>& integers) {
  if (!expression || !ir::mentions_index(expression, k)) return;
  if (expression->type == ir::ScalarType::integer && expression->kind != ir::Kind::reduce) {
    integers.push_back(expression);
    return;
  }
  for (const ExpressionPtr& operand : expression->operands) collect_integers(operand, k, integers);
  collect_integers(expression->condition, k, integers);
  for (const ir::Binder& binder : expression->binders) {
    collect_integers(binder.lower, k, integers);
    collect_integers(binder.upper, k, integers);
  }
}

/// Whether the condition says which tile: k div T = e.
bool pins_quotient(const ExpressionPtr& condition, IndexId k, const ExpressionPtr& width,
                   certificate::Kernel& kernel) {
  for (const ExpressionPtr& equation : conjuncts(condition)) {
    if (operation_of(*equation) != Operation::eq) continue;
    for (const std::size_t side : {0u, 1u}) {
      const ExpressionPtr &quotient = equation->operands[side], &value = equation->operands[1 - side];
      if (operation_of(*quotient) == Operation::floor_div && quotient->operands[0]->kind == ir::Kind::index &&
          quotient->operands[0]->index_id == k && kernel.same(quotient->operands[1], width) &&
          !ir::mentions_index(value, k))
        return true;
    }
  }
  return false;
}

ExpressionPtr with_quotient(const ExpressionPtr& expression, IndexId k, const ExpressionPtr& width,
                            const ExpressionPtr& t, const ExpressionPtr& r, certificate::Kernel& kernel) {
  const Operation operation = operation_of(*expression);
  const bool divides = operation == Operation::floor_div || operation == Operation::mod;
  if (divides && expression->operands[0]->kind == ir::Kind::index && expression->operands[0]->index_id == k &&
      kernel.same(expression->operands[1], width))
    return operation == Operation::mod ? r : t;
  ExpressionPtr result = expression;
  for (std::uint32_t i = 0; i < certificate::inner_children(expression); ++i)
    result = certificate::with_child(
        result, i, with_quotient(certificate::child_of(expression, i), k, width, t, r, kernel));
  return result;
}

}  // namespace

ExpressionPtr Normaliser::untiled(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  for (std::size_t position = 0; position < node->binders.size(); ++position) {
    const ir::Binder& binder = node->binders[position];
    const IndexId id = binder.variable.id;
    if (!certificate::is_number(binder.lower, 0)) continue;
    std::vector<ExpressionPtr> divisors, integers;
    collect_divisors(node->operands[0], id, divisors);
    collect_divisors(node->condition, id, divisors);
    if (divisors.empty()) continue;
    collect_integers(node->operands[0], id, integers);
    collect_integers(node->condition, id, integers);
    for (const ExpressionPtr& width : divisors) {
      if (mentions_any(width, node->binders)) continue;
      const ir::IndexVariable t_variable = tactic_.allocator().fresh("t"),
                              r_variable = tactic_.allocator().fresh("r");
      const ExpressionPtr t = ir::make_index(t_variable), r = ir::make_index(r_variable);
      const ExpressionPtr flat = plus(times(t, width), r);
      // Each place must know one digit at most.
      const bool apart = std::all_of(integers.begin(), integers.end(), [&](const ExpressionPtr& integer) {
        const ExpressionPtr digits = with_quotient(integer, id, width, t, r, kernel_);
        const ExpressionPtr written = integer_of(polynomial_of(tactic_.substituted(digits, {{id, flat}})));
        return !ir::mentions_index(written, t_variable.id) || !ir::mentions_index(written, r_variable.id);
      });
      const bool pinned = pins_quotient(node->condition, id, width, kernel_);
      if (!apart && !pinned) continue;
      const ExpressionPtr tiles = exact_quotient(binder.upper, width);
      if (!tiles) continue;
      std::vector<ir::Binder> binders = node->binders;
      binders[position] = {t_variable, binder.lower, tiles};
      binders.insert(binders.begin() + static_cast<std::ptrdiff_t>(position) + 1,
                     ir::Binder{r_variable, certificate::integer(0), width});
      const ExpressionPtr condition =
          node->condition ? tactic_.substituted(node->condition, {{id, flat}}) : nullptr;
      const ExpressionPtr after = ir::make_reduce(node->reduction, binders, condition,
                                                  tactic_.substituted(node->operands[0], {{id, flat}}));
      ExpressionPtr result = tactic_.step(node, scope, path, "tile", after,
                                          {t, r, width, certificate::variable_of(binder)}, true);
      if (!result) continue;
      if (result->condition)
        result = certificate::with_child(
            result, 1, divisions_in(result->condition, kernel_.enter(scope, result, 1), below_path(path, 1)));
      const ExpressionPtr body =
          normal(result->operands[0], kernel_.enter(scope, result, 0), below_path(path, 0));
      return certificate::with_child(result, 0, body);
    }
  }
  return nullptr;
}

/// The integers of a condition, those with quotients in their normal form.
ExpressionPtr Normaliser::divisions_in(ExpressionPtr node, const Scope& scope, const Path& path) {
  if (node->kind != ir::Kind::apply) return node;
  for (std::uint32_t i = 0; i < node->operands.size(); ++i) {
    const ExpressionPtr& operand = node->operands[i];
    if (operand->type == ir::ScalarType::real) continue;
    const Scope inner = kernel_.enter(scope, node, i);
    node = certificate::with_child(node, i,
                                   operand->type == ir::ScalarType::boolean
                                       ? divisions_in(operand, inner, below_path(path, i))
                                       : normal(operand, inner, below_path(path, i)));
  }
  return node;
}

/// t as (t T + r) div T and r as (t T + r) mod T, wherever an index says one of them without the other.
ExpressionPtr Normaliser::digits_written(const ExpressionPtr& node, const ExpressionPtr& t,
                                         const ExpressionPtr& r, const ExpressionPtr& width,
                                         const Scope& scope, const Path& path) {
  const bool is_t = node->kind == ir::Kind::index && node->index_id == t->index_id;
  const bool is_r = node->kind == ir::Kind::index && node->index_id == r->index_id;
  if (is_t || is_r) {
    const ExpressionPtr value = ir::make_apply(is_t ? "floor_div" : "mod", {plus(times(t, width), r), width});
    return tactic_.step(node, scope, path, "digits", value, {t, r, width}, true);
  }
  if (node->kind == ir::Kind::fold) return nullptr;
  if (node->kind == ir::Kind::reduce) {
    for (const ir::Binder& binder : node->binders)
      if (ir::mentions_index(binder.lower, t->index_id) || ir::mentions_index(binder.upper, t->index_id) ||
          ir::mentions_index(binder.lower, r->index_id) || ir::mentions_index(binder.upper, r->index_id))
        return nullptr;
  }
  if (node->type == ir::ScalarType::integer && node->kind != ir::Kind::reduce &&
      node->kind != ir::Kind::read) {
    const ExpressionPtr r_value = certificate::minus(certificate::integer(0), times(t, width));
    const ExpressionPtr rest = integer_of(polynomial_of(tactic_.substituted(node, {{r->index_id, r_value}})));
    if (!ir::mentions_index(rest, t->index_id)) return node;
  }
  ExpressionPtr result = node;
  const std::uint32_t count = certificate::inner_children(node);
  for (std::uint32_t i = 0; i < count; ++i) {
    const ExpressionPtr child = certificate::child_of(result, i);
    if (!ir::mentions_index(child, t->index_id) && !ir::mentions_index(child, r->index_id)) continue;
    const ExpressionPtr changed =
        digits_written(child, t, r, width, kernel_.enter(scope, result, i), below_path(path, i));
    if (!changed) return nullptr;
    result = certificate::with_child(result, i, changed);
  }
  return result;
}

}  // namespace warpproof::prove
