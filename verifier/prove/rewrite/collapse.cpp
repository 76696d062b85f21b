// Tiles: where a body knows t and r only as t T + r, with r a digit of 0..T-1, both become one index.

#include <algorithm>

#include "verifier/prove/rewrite/constraints.h"

namespace warpproof::prove {

using certificate::integer;
using certificate::minus;
using certificate::Operation;
using certificate::operation_of;
using certificate::plus;
using certificate::times;

namespace {

/// Widths that r may be a digit of: its extent, or what its extent is the minimum of.
std::vector<ExpressionPtr> widths(const ir::Binder& r) {
  if (!certificate::is_number(r.lower, 0)) return {};
  if (operation_of(*r.upper) == Operation::min) return {r.upper->operands[0], r.upper->operands[1]};
  return {r.upper};
}

/// Whether some index says t and r together, as t T + r: the reduction is over tiles.
bool has_tiles(Tactic& tactic, const ExpressionPtr& expression, IndexId t, IndexId r,
               const ExpressionPtr& r_value) {
  if (!ir::mentions_index(expression, t) || !ir::mentions_index(expression, r)) return false;
  if (expression->type == ir::ScalarType::integer && expression->kind == ir::Kind::apply)
    return !ir::mentions_index(integers_written_out(tactic.substituted(expression, {{r, r_value}})), t);
  return std::any_of(expression->operands.begin(), expression->operands.end(),
                     [&](const ExpressionPtr& operand) { return has_tiles(tactic, operand, t, r, r_value); });
}

bool clean(const Constraint& constraint, IndexId t, IndexId r) {
  return !constraint.mentions(t) && !constraint.mentions(r);
}

/// The constraint in terms of k, or nothing: t T + r = k, 0 <= r < T.
std::optional<Constraint> in_flat(Tactic& tactic, const Constraint& constraint, IndexId t, IndexId r,
                                  const ExpressionPtr& width, const ExpressionPtr& k,
                                  const ExpressionPtr& r_value) {
  std::vector<Constraint> forms{constraint};
  if (auto form = without_division(constraint)) forms.push_back(*form);
  for (const Constraint& form : forms) {
    const Constraint flat = replaced(tactic, form, r, r_value);
    if (clean(flat, t, r)) return flat;
  }
  // A bound of t alone: t >= c is k >= c T, and t < c is k < c T.
  for (const Constraint& form : forms) {
    if (form.other || form.mentions(r)) continue;
    const auto linear = linear_in(form.polynomial, t);
    if (!linear || linear->coefficient.abs() != Rational(1)) continue;
    const ExpressionPtr rest = integer_of(linear->rest);
    if (linear->coefficient.sign() > 0)
      return Constraint{polynomial_of(plus(k, times(rest, width))), nullptr};
    const ExpressionPtr end = times(plus(rest, integer(1)), width);
    return Constraint{polynomial_of(minus(minus(end, k), integer(1))), nullptr};
  }
  return std::nullopt;
}

/// A bound that a quotient makes.
bool counts_tiles(const Constraint& constraint) {
  for (const auto& [text, term] : constraint.polynomial.terms)
    for (const Factor& factor : term.monomial.factors)
      if (operation_of(*factor.expression) == Operation::ceil_div ||
          operation_of(*factor.expression) == Operation::floor_div)
        return true;
  return false;
}

}  // namespace

ExpressionPtr Normaliser::collapsed(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  for (const ir::Binder& r : node->binders) {
    for (const ExpressionPtr& width : widths(r)) {
      for (const ir::Binder& t : node->binders) {
        const std::size_t mark = tactic_.mark();
        if (ExpressionPtr result = collapsed_pair(node, t, r, width, scope, path)) return result;
        tactic_.rewind(mark);
      }
    }
  }
  return nullptr;
}

/// t and r as one index k = t T + r, or null.
ExpressionPtr Normaliser::collapsed_pair(const ExpressionPtr& node, const ir::Binder& t, const ir::Binder& r,
                                         const ExpressionPtr& width, const Scope& scope, const Path& path) {
  const IndexId t_id = t.variable.id, r_id = r.variable.id;
  if (t_id == r_id || ir::mentions_index(width, t_id) || certificate::is_number(width, 1)) return nullptr;
  const ir::IndexVariable k_variable = tactic_.allocator().fresh("k");
  const ExpressionPtr k = ir::make_index(k_variable);
  const ExpressionPtr r_value = minus(k, times(certificate::variable_of(t), width));
  ExpressionPtr source = node;
  ExpressionPtr body = integers_written_out(tactic_.substituted(node->operands[0], {{r_id, r_value}}));
  if (ir::mentions_index(body, t_id) || ir::mentions_index(body, r_id)) {
    const ExpressionPtr t_index = certificate::variable_of(t), r_index = certificate::variable_of(r);
    if (!has_tiles(tactic_, node->operands[0], t_id, r_id, r_value)) return nullptr;
    const ExpressionPtr written = digits_written(node->operands[0], t_index, r_index, width,
                                                 kernel_.enter(scope, node, 0), below_path(path, 0));
    if (!written) return nullptr;
    source = certificate::with_child(node, 0, written);
    body = integers_written_out(tactic_.substituted(written, {{r_id, r_value}}));
    if (ir::mentions_index(body, t_id) || ir::mentions_index(body, r_id)) return nullptr;
  }

  std::vector<Constraint> flat;
  const std::string low =
      kernel_.key(certificate::at_most(certificate::integer(0), certificate::variable_of(r)));
  const std::string high = kernel_.key(certificate::below(certificate::variable_of(r), width));
  bool possible = true;
  for (const Constraint& constraint : constraints_of(node->binders, node->condition)) {
    const std::string key = kernel_.key(constraint.condition());
    if (key == low || key == high) continue;
    auto own = in_flat(tactic_, constraint, t_id, r_id, width, k, r_value);
    possible = possible && own.has_value();
    if (own) flat.push_back(std::move(*own));
  }
  if (!possible) return nullptr;
  std::vector<ir::IndexVariable> indices;
  for (const ir::Binder& binder : node->binders)
    if (binder.variable.id != t_id && binder.variable.id != r_id) indices.push_back(binder.variable);
  // Bounds by a number of tiles mostly follow from a guard: the domain without them is tried first. The
  // new index may depend on the others, or they on it.
  std::vector<Constraint> undivided;
  std::copy_if(flat.begin(), flat.end(), std::back_inserter(undivided),
               [](const Constraint& own) { return !counts_tiles(own); });
  std::vector<std::vector<Constraint>> choices{flat};
  if (undivided.size() < flat.size()) choices.insert(choices.begin(), undivided);
  for (const std::vector<Constraint>& constraints : choices) {
    for (const bool last : {true, false}) {
      std::vector<ir::IndexVariable> ordered = indices;
      ordered.insert(last ? ordered.end() : ordered.begin(), k_variable);
      const ExpressionPtr after = reduction_over(*node, ordered, constraints, body);
      if (!after) continue;
      const ExpressionPtr result =
          tactic_.step(source, scope, path, "tile", after,
                       {certificate::variable_of(t), certificate::variable_of(r), width, k});
      if (result) return result;
    }
  }
  return nullptr;
}

}  // namespace warpproof::prove
