// Domains in a simple form: constraints that follow from the others go, one-tuple ranges become the body.

#include <algorithm>

#include "verifier/base/stable_order.h"

#include "verifier/prove/rewrite/constraints.h"

namespace warpproof::prove {

using certificate::Operation;
using certificate::operation_of;

namespace {

bool plain(const ExpressionPtr& bound) {
  if (bound->kind != ir::Kind::apply) return true;
  switch (operation_of(*bound)) {
    case Operation::add:
    case Operation::sub:
      return plain(bound->operands[0]) && plain(bound->operands[1]);
    default:
      return false;
  }
}

/// Whether an index expression has this index with coefficient -1, beside another index of the reduction.
bool read_backwards(const ExpressionPtr& expression, const ir::Binder& binder,
                    const std::vector<ir::Binder>& binders) {
  if (expression->type == ir::ScalarType::integer) {
    const auto linear = linear_in(polynomial_of(expression), binder.variable.id);
    if (!linear || linear->coefficient != Rational(-1)) return false;
    return mentions_any(integer_of(linear->rest), binders);
  }
  return std::any_of(expression->operands.begin(), expression->operands.end(),
                     [&](const ExpressionPtr& operand) { return read_backwards(operand, binder, binders); });
}

std::uint64_t weight(const Constraint& constraint) { return ir::count_nodes(constraint.condition()); }

}  // namespace

ExpressionPtr Normaliser::domain_changed(ExpressionPtr node, const Scope& scope, const Path& path) {
  for (;;) {
    if (node->kind != ir::Kind::reduce || tactic_.exhausted()) return node;
    ExpressionPtr changed = emptied(node, scope, path);
    if (!changed) changed = point_removed(node, scope, path);
    if (!changed) changed = collapsed(node, scope, path);
    if (!changed) {
      // A range that starts where another index says is a digit range, shifted.
      const std::size_t mark = tactic_.mark();
      if (const ExpressionPtr other = shifted(node, scope, path)) changed = collapsed(other, scope, path);
      if (!changed) tactic_.rewind(mark);
    }
    if (!changed) {
      const std::size_t mark = tactic_.mark();
      if (const ExpressionPtr other = mirrored(node, scope, path)) changed = collapsed(other, scope, path);
      if (!changed) tactic_.rewind(mark);
    }
    if (!changed) {
      const std::size_t mark = tactic_.mark();
      changed = untiled(node, scope, path);
      if (!changed) tactic_.rewind(mark);
    }
    if (!changed) break;
    node = changed;
  }
  const ExpressionPtr simple = simple_domain(node, scope, path);
  return simple ? simple : node;
}

bool Normaliser::ends_before_it_begins(const Scope& scope, const ir::Binder& binder) {
  if (certificate::is_number(binder.lower, 0) && operation_of(*binder.upper) != certificate::Operation::add)
    return false;
  const certificate::Kernel::Quick quick(kernel_);
  return kernel_.shows(scope, certificate::at_most(binder.upper, binder.lower));
}

/// Over nothing the neutral element, where a range says so itself.
ExpressionPtr Normaliser::emptied(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const ExpressionPtr neutral = certificate::neutral_element(node->reduction, node->operands[0]);
  if (!neutral) return nullptr;
  for (const ir::Binder& binder : node->binders)
    if (kernel_.same(binder.lower, binder.upper) || ends_before_it_begins(scope, binder))
      if (ExpressionPtr result = tactic_.step(node, scope, path, "empty", neutral)) return result;
  return nullptr;
}

/// Conditions that say nothing of the indices, leave the domain of a sum; w = v is put into the others first.
ExpressionPtr Normaliser::free_conditions_out(const ExpressionPtr& node, const Scope& scope,
                                              const Path& path) {
  std::vector<ExpressionPtr> conditions = conjuncts(node->condition);
  for (const ir::Binder& binder : node->binders) {
    for (std::size_t i = 0; i < conditions.size(); ++i) {
      const ExpressionPtr& equation = conditions[i];
      if (operation_of(*equation) != Operation::eq || equation->operands[0]->type != ir::ScalarType::integer)
        continue;
      const auto linear =
          linear_in(polynomial_of(certificate::minus(equation->operands[0], equation->operands[1])),
                    binder.variable.id);
      if (!linear || linear->coefficient.abs() != Rational(1)) continue;
      const ExpressionPtr value =
          integer_of(certificate::Expander().add({}, linear->rest, -linear->coefficient.sign()));
      for (std::size_t j = 0; j < conditions.size(); ++j)
        if (j != i) conditions[j] = tactic_.substituted(conditions[j], {{binder.variable.id, value}});
      break;
    }
  }
  std::vector<ExpressionPtr> bound, free;
  for (const ExpressionPtr& condition : conditions)
    (mentions_any(condition, node->binders) ? bound : free).push_back(condition);
  if (free.empty()) return nullptr;
  const std::size_t mark = tactic_.mark();
  const ExpressionPtr& body = node->operands[0];
  const ExpressionPtr same = tactic_.step(
      node, scope, path, "domain",
      ir::make_reduce(node->reduction, node->binders, certificate::joint_condition(conditions), body));
  if (!same) return nullptr;
  const ExpressionPtr guard = certificate::conjunction(free);
  const ExpressionPtr guarded = certificate::times(
      ir::make_apply("select", {guard, certificate::integer(1), certificate::integer(0)}), body);
  const ExpressionPtr after =
      ir::make_reduce(node->reduction, node->binders, certificate::joint_condition(bound), guarded);
  if (ExpressionPtr result = tactic_.step(same, scope, path, "guard", after, {guard})) return result;
  tactic_.rewind(mark);
  return nullptr;
}

ExpressionPtr Normaliser::simple_domain(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const bool is_plain = conjuncts(node->condition).empty() &&
                        std::all_of(node->binders.begin(), node->binders.end(), [](const ir::Binder& binder) {
                          return plain(binder.lower) && plain(binder.upper);
                        });
  if (is_plain) return nullptr;
  std::vector<Constraint> constraints = constraints_of(node->binders, node->condition);
  std::vector<ir::IndexVariable> indices;
  for (const ir::Binder& binder : node->binders) indices.push_back(binder.variable);
  std::vector<std::size_t> heaviest(constraints.size());
  for (std::size_t i = 0; i < heaviest.size(); ++i) heaviest[i] = i;
  base::sort_stably(heaviest, [&](std::size_t a, std::size_t b) {
    return weight(constraints[a]) > weight(constraints[b]);
  });
  std::vector<bool> dropped(constraints.size(), false);
  const certificate::Kernel::Quick quick(kernel_);
  for (const std::size_t candidate : heaviest) {
    std::vector<Constraint> others;
    for (std::size_t i = 0; i < constraints.size(); ++i)
      if (i != candidate && !dropped[i]) others.push_back(constraints[i]);
    if (!reduction_over(*node, indices, others, node->operands[0])) continue;
    Scope without = certificate::with_indices(scope, *node);
    for (const Constraint& other : others) without = kernel_.with(std::move(without), other.condition());
    dropped[candidate] = kernel_.shows(without, constraints[candidate].condition());
  }
  std::vector<Constraint> kept;
  for (std::size_t i = 0; i < constraints.size(); ++i)
    if (!dropped[i]) kept.push_back(constraints[i]);
  const ExpressionPtr after = reduction_over(*node, indices, kept, node->operands[0]);
  if (!after || kernel_.same(after, node)) return nullptr;
  return tactic_.step(node, scope, path, "domain", after);
}

/// `binder` = start + direction * a new index that stands in its place.
ExpressionPtr Normaliser::moved(const ExpressionPtr& node, const Scope& scope, const Path& path,
                                const ir::Binder& binder, const ExpressionPtr& start, int direction) {
  std::vector<std::pair<IndexId, ExpressionPtr>> names, values;
  std::vector<ir::IndexVariable> indices;
  for (const ir::Binder& own : node->binders) {
    indices.push_back(tactic_.allocator().fresh(own.variable.name));
    names.emplace_back(own.variable.id, ir::make_index(indices.back()));
  }
  const ExpressionPtr sign = certificate::integer(direction);
  const ExpressionPtr new_start = tactic_.substituted(start, names);
  std::vector<ExpressionPtr> forward, backward;
  for (std::size_t i = 0; i < node->binders.size(); ++i) {
    const bool is_moved = node->binders[i].variable.id == binder.variable.id;
    const ExpressionPtr own = certificate::variable_of(node->binders[i]), fresh = names[i].second;
    forward.push_back(is_moved ? certificate::times(sign, certificate::minus(own, start)) : own);
    backward.push_back(is_moved ? certificate::plus(new_start, certificate::times(sign, fresh)) : fresh);
    values.emplace_back(own->index_id, backward.back());
  }
  std::vector<Constraint> constraints;
  for (const ExpressionPtr& fact : certificate::domain_facts(node->binders, node->condition))
    add_constraints(tactic_.substituted(fact, values), constraints);
  const ExpressionPtr body = integers_written_out(tactic_.substituted(node->operands[0], values));
  const ExpressionPtr after = reduction_over(*node, indices, constraints, body);
  if (!after) return nullptr;
  std::vector<ExpressionPtr> terms = forward;
  terms.insert(terms.end(), backward.begin(), backward.end());
  return tactic_.step(node, scope, path, "reindex", after, terms);
}

/// k = lower + r for an index whose lower bound depends on another index of the reduction.
ExpressionPtr Normaliser::shifted(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  for (const ir::Binder& binder : node->binders)
    if (mentions_any(binder.lower, node->binders))
      if (ExpressionPtr result = moved(node, scope, path, binder, binder.lower, 1)) return result;
  return nullptr;
}

/// r = upper - 1 - r' for a digit that is read backwards: t T + (T - 1 - r).
ExpressionPtr Normaliser::mirrored(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  for (const ir::Binder& binder : node->binders) {
    if (!certificate::is_number(binder.lower, 0) || !read_backwards(node->operands[0], binder, node->binders))
      continue;
    const ExpressionPtr last = certificate::minus(binder.upper, certificate::integer(1));
    if (ExpressionPtr result = moved(node, scope, path, binder, last, -1)) return result;
  }
  return nullptr;
}

/// An index that can have one value only: an extent of one, or an equation in the condition.
ExpressionPtr Normaliser::point_removed(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  for (std::size_t position = 0; position < node->binders.size(); ++position) {
    const ir::Binder& binder = node->binders[position];
    ExpressionPtr value;
    if (kernel_.same(binder.upper, certificate::plus(binder.lower, certificate::integer(1))))
      value = binder.lower;
    for (const ExpressionPtr& conjunct : conjuncts(node->condition)) {
      if (operation_of(*conjunct) != Operation::eq || conjunct->operands[0]->type != ir::ScalarType::integer)
        continue;
      const auto linear =
          linear_in(polynomial_of(certificate::minus(conjunct->operands[0], conjunct->operands[1])),
                    binder.variable.id);
      if (!linear || linear->coefficient.abs() != Rational(1)) continue;
      const int sign = linear->coefficient.sign();
      value = integer_of(certificate::Expander().add({}, linear->rest, -sign));
    }
    if (!value) continue;
    const ir::Binder own = binder;
    if (node->binders.size() == 1) {
      const ExpressionPtr body = tactic_.substituted(node->operands[0], {{own.variable.id, value}});
      return tactic_.step(node, scope, path, "one_point", body, {value});
    }
    // The others outside, this one alone inside.
    std::vector<ir::Binder> outer = node->binders;
    outer.erase(outer.begin() + static_cast<std::ptrdiff_t>(position));
    if (std::any_of(outer.begin(), outer.end(), [&](const ir::Binder& other) {
          return ir::mentions_index(other.lower, own.variable.id) ||
                 ir::mentions_index(other.upper, own.variable.id);
        }))
      continue;
    std::vector<ExpressionPtr> inside, outside;
    for (const ExpressionPtr& conjunct : conjuncts(node->condition))
      (ir::mentions_index(conjunct, own.variable.id) ? inside : outside).push_back(conjunct);
    std::vector<ir::Binder> ordered = outer;
    ordered.push_back(own);
    std::vector<ExpressionPtr> all = outside;
    all.insert(all.end(), inside.begin(), inside.end());
    const std::size_t mark = tactic_.mark();
    ExpressionPtr current = tactic_.step(
        node, scope, path, "domain",
        ir::make_reduce(node->reduction, ordered, certificate::joint_condition(all), node->operands[0]));
    if (current)
      current = tactic_.step(
          current, scope, path, "flatten",
          ir::make_reduce(node->reduction, outer, certificate::joint_condition(outside),
                          ir::make_reduce(node->reduction, {own}, certificate::joint_condition(inside),
                                          node->operands[0])),
          {}, true);
    if (current) {
      const ExpressionPtr body = tactic_.step(
          current->operands[0], kernel_.enter(scope, current, 0), below_path(path, 0), "one_point",
          tactic_.substituted(node->operands[0], {{own.variable.id, value}}), {value});
      if (body) return certificate::with_child(current, 0, body);
    }
    tactic_.rewind(mark);
  }
  return nullptr;
}

}  // namespace warpproof::prove
