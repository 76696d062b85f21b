#include "verifier/prove/rewrite/normaliser.h"

#include <algorithm>

namespace warpproof::prove {

using certificate::Expander;
using certificate::Operation;
using certificate::operation_of;

namespace {

constexpr int depth_max = 60;
/// Rounds of "expand, then simplify a factor": each round uses up a factor.
constexpr int rounds_max = 24;

}  // namespace

/// A quotient or remainder of a quotient or remainder.
bool has_tower(const ExpressionPtr& expression, int above) {
  const Operation operation = operation_of(*expression);
  const bool divides = operation == Operation::floor_div || operation == Operation::mod;
  if (divides && above > 0) return true;
  return std::any_of(
      expression->operands.begin(), expression->operands.end(), [&](const ExpressionPtr& operand) {
        return operand->type == ir::ScalarType::integer && has_tower(operand, above + (divides ? 1 : 0));
      });
}

namespace {

bool has_choice(const ExpressionPtr& expression) {
  if (operation_of(*expression) == Operation::select) return true;
  if (!is_ring_operation(expression)) return false;
  return std::any_of(expression->operands.begin(), expression->operands.end(), has_choice);
}

}  // namespace

bool mentions_any(const ExpressionPtr& expression, const std::vector<ir::Binder>& binders) {
  return std::any_of(binders.begin(), binders.end(), [&](const ir::Binder& binder) {
    return ir::mentions_index(expression, binder.variable.id);
  });
}

bool is_ring_operation(const ExpressionPtr& expression) {
  switch (operation_of(*expression)) {
    case Operation::add:
    case Operation::sub:
    case Operation::mul:
    case Operation::div:
    case Operation::neg:
    case Operation::reciprocal:
      return true;
    case Operation::pow:
      return expression->operands[1]->kind == ir::Kind::constant;
    default:
      return false;
  }
}

std::vector<ExpressionPtr> conjuncts(const ExpressionPtr& condition) {
  if (!condition || certificate::is_true(condition)) return {};
  if (operation_of(*condition) != Operation::logical_and) return {condition};
  std::vector<ExpressionPtr> result = conjuncts(condition->operands[0]);
  for (const ExpressionPtr& more : conjuncts(condition->operands[1])) result.push_back(more);
  return result;
}

ExpressionPtr Normaliser::normal(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  if (depth_ > depth_max || tactic_.exhausted()) return node;
  ++depth_;
  ExpressionPtr result = node;
  if (node->type == ir::ScalarType::boolean) {
    result = logical(node, scope, path);
  } else if (node->type == ir::ScalarType::integer && node->kind != ir::Kind::reduce &&
             node->kind != ir::Kind::read) {
    result = integer(node, scope, path);
  } else {
    result = number(node, scope, path);
  }
  --depth_;
  return result;
}

/// Booleans: comparisons of reals are normalised on both sides, connectives and quantifiers are walked.
ExpressionPtr Normaliser::logical(ExpressionPtr node, const Scope& scope, const Path& path) {
  if (node->kind == ir::Kind::reduce) {
    if (node->reduction == ir::Reduction::any && certificate::is_true(node->operands[0]))
      return reduction(node, scope, path);
    if (node->condition)
      node = certificate::with_child(
          node, 1, comparisons_in(node->condition, kernel_.enter(scope, node, 1), below_path(path, 1)));
    const ExpressionPtr body = logical(node->operands[0], kernel_.enter(scope, node, 0), below_path(path, 0));
    return certificate::with_child(node, 0, body);
  }
  if (node->kind != ir::Kind::apply) return node;
  for (std::uint32_t i = 0; i < node->operands.size(); ++i) {
    const ExpressionPtr& operand = node->operands[i];
    if (operand->type == ir::ScalarType::integer && !has_tower(operand, 0)) continue;
    const ExpressionPtr child = operand->type == ir::ScalarType::boolean
                                    ? logical(operand, kernel_.enter(scope, node, i), below_path(path, i))
                                    : normal(operand, scope, below_path(path, i));
    node = certificate::with_child(node, i, child);
  }
  return node;
}

/// Children of an atom: indices of a read, arguments of a function.
ExpressionPtr Normaliser::children(ExpressionPtr node, const Scope& scope, const Path& path) {
  for (std::uint32_t i = 0; i < node->operands.size(); ++i)
    node = certificate::with_child(
        node, i, normal(node->operands[i], kernel_.enter(scope, node, i), below_path(path, i)));
  return node;
}

ExpressionPtr Normaliser::number(ExpressionPtr node, const Scope& scope, const Path& path) {
  if (node->kind == ir::Kind::read) return children(node, scope, path);
  if (node->kind == ir::Kind::reduce) return reduction(node, scope, path);
  node = leaves(node, scope, path);
  return canonical(node, scope, path);
}

ExpressionPtr Normaliser::size_leaf(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const auto rule = size_rules_.find(node->name);
  if (rule == size_rules_.end()) return node;
  const ExpressionPtr result = tactic_.step(node, scope, path, "arithmetic", rule->second);
  return result ? result : node;
}

/// The atoms below ring operations, each in its own normal form.
ExpressionPtr Normaliser::leaves(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  if (node->kind == ir::Kind::size) return size_leaf(node, scope, path);
  if (node->kind == ir::Kind::read || node->kind == ir::Kind::reduce) return normal(node, scope, path);
  if (node->kind != ir::Kind::apply) return node;
  if (operation_of(*node) == Operation::select) return decided_choice(node, scope, path);
  if (!is_ring_operation(node))
    return node->type == ir::ScalarType::integer ? integer(node, scope, path) : function(node, scope, path);
  ExpressionPtr result = node;
  const bool is_power = operation_of(*node) == Operation::pow;
  for (std::uint32_t i = 0; i < (is_power ? 1 : node->operands.size()); ++i)
    result = certificate::with_child(result, i, leaves(node->operands[i], scope, below_path(path, i)));
  return result;
}

ExpressionPtr Normaliser::decided_choice(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const ExpressionPtr& condition = node->operands[0];
  std::optional<bool> known;
  auto ask = [&] {
    for (const bool value : {true, false})
      if (!known && kernel_.shows(scope, value ? condition : certificate::opposite(condition))) known = value;
  };
  {
    const certificate::Kernel::Quick quick(kernel_);
    ask();
  }
  // The whole solver is asked a few times: a choice that stays open costs much and says nothing.
  if (!known && choices_left_-- > 0) ask();
  if (known) {
    const bool value = *known;
    const ExpressionPtr decided =
        tactic_.step(condition, scope, below_path(path, 0), "arithmetic", ir::make_boolean(value));
    if (decided) {
      const ExpressionPtr whole = certificate::with_child(node, 0, decided);
      const ExpressionPtr branch =
          tactic_.step(whole, scope, path, "selection", node->operands[value ? 1 : 2]);
      return branch ? leaves(branch, scope, path) : whole;
    }
  }
  ExpressionPtr result = certificate::with_child(node, 0, truth(condition, scope, below_path(path, 0)));
  for (const std::uint32_t i : {1u, 2u})
    result = certificate::with_child(
        result, i, normal(result->operands[i], kernel_.enter(scope, result, i), below_path(path, i)));
  return extreme_choice(result, scope, path);
}

/// if a > b then a else b is max(a, b).
ExpressionPtr Normaliser::extreme_choice(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const ExpressionPtr& condition = node->operands[0];
  if (condition->operands.size() != 2 || condition->operands[0]->type != ir::ScalarType::real) return node;
  const certificate::Kernel::Quick quick(kernel_);
  for (const char* op : {"max", "min"}) {
    const ExpressionPtr extreme = ir::make_apply(op, {node->operands[1], node->operands[2]});
    if (extreme->type != node->type) continue;
    if (const ExpressionPtr result = tactic_.step(node, scope, path, "arithmetic", extreme))
      return extreme_of_two(result, scope, path);
  }
  return node;
}

/// A condition that stands in a value: its reductions get the normal form of reductions.
ExpressionPtr Normaliser::truth(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  if (node->kind == ir::Kind::reduce && node->type == ir::ScalarType::boolean)
    return reduction(node, scope, path);
  if (node->kind != ir::Kind::apply || node->type != ir::ScalarType::boolean) return node;
  ExpressionPtr result = node;
  for (std::uint32_t i = 0; i < node->operands.size(); ++i) {
    const ExpressionPtr& operand = node->operands[i];
    if (operand->type == ir::ScalarType::boolean)
      result = certificate::with_child(result, i,
                                       truth(operand, kernel_.enter(scope, result, i), below_path(path, i)));
    else if (operand->type == ir::ScalarType::real)
      result = certificate::with_child(result, i, normal(operand, scope, below_path(path, i)));
  }
  return comparison(result, scope, path);
}

/// Comparisons of reals in the condition of a reduction; those of integers are left to domains.
ExpressionPtr Normaliser::comparisons_in(ExpressionPtr node, const Scope& scope, const Path& path) {
  if (node->kind != ir::Kind::apply || node->type != ir::ScalarType::boolean) return node;
  const bool compares_reals = node->operands[0]->type == ir::ScalarType::real ||
                              (node->operands.size() == 2 && node->operands[1]->type == ir::ScalarType::real);
  if (compares_reals) return truth(node, scope, path);
  for (std::uint32_t i = 0; i < node->operands.size(); ++i)
    if (node->operands[i]->type == ir::ScalarType::boolean)
      node = certificate::with_child(
          node, i, comparisons_in(node->operands[i], kernel_.enter(scope, node, i), below_path(path, i)));
  return node;
}

/// The written-out polynomial, with what cancels cancelled.
ExpressionPtr Normaliser::canonical(ExpressionPtr node, const Scope& scope, const Path& path) {
  if (has_choice(node)) {
    Expander choices({.exponentials = false, .selections = true});
    const ExpressionPtr split = certificate::expression_of(choices.expand(node), node->type);
    if (const ExpressionPtr result = tactic_.step(node, scope, path, "selection", split)) node = result;
  }
  for (int round = 0; round < rounds_max; ++round) {
    Expander expander(normal_laws);
    const Polynomial polynomial = expander.expand(node);
    const ExpressionPtr written = certificate::expression_of(polynomial, node->type);
    if (const ExpressionPtr result = tactic_.regroup(node, scope, path, written)) node = result;
    ExpressionPtr changed = cancelled(node, polynomial, scope, path);
    if (!changed) changed = roots_squared(node, polynomial, scope, path);
    if (!changed) changed = logarithms_lifted(node, polynomial, scope, path);
    if (!changed) break;
    node = changed;
  }
  return node;
}

}  // namespace warpproof::prove
