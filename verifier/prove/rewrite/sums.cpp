// Sums: split into sums of one term, factors pulled out, guards into the domain, inner sums joined,
// independent parts apart, domains brought to a simple form.

#include <algorithm>
#include <functional>
#include <numeric>

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

using certificate::constant_like;
using certificate::Expander;
using certificate::Operation;
using certificate::operation_of;
using certificate::plus;
using certificate::times;

namespace {

constexpr int rounds_max = 40;

/// A term of a body: what is free of the sum's indices, and what is not.
struct Part {
  ExpressionPtr factor, body;
};

Part part_of(const certificate::Term& term, const std::vector<ir::Binder>& binders, ir::ScalarType type) {
  Monomial free, bound;
  for (const Factor& factor : term.monomial.factors)
    (mentions_any(factor.expression, binders) ? bound : free).factors.push_back(factor);
  if (term.monomial.exponent) {
    Polynomial free_exponent, bound_exponent;
    for (const auto& [text, exponent] : term.monomial.exponent->terms) {
      const ExpressionPtr written =
          certificate::expression_of(exponent.monomial, exponent.coefficient, ir::ScalarType::real);
      (mentions_any(written, binders) ? bound_exponent : free_exponent).terms.emplace(text, exponent);
    }
    if (!free_exponent.terms.empty()) free.exponent = std::make_shared<const Polynomial>(free_exponent);
    if (!bound_exponent.terms.empty()) bound.exponent = std::make_shared<const Polynomial>(bound_exponent);
  }
  return {certificate::expression_of(free, term.coefficient, type),
          certificate::expression_of(bound, 1, type)};
}

/// A factor [p], or null.
const Factor* bracket_of(const Monomial& monomial) {
  for (const Factor& factor : monomial.factors)
    if (operation_of(*factor.expression) == Operation::select && factor.exponent == 1 &&
        certificate::is_number(factor.expression->operands[1], 1) &&
        certificate::is_number(factor.expression->operands[2], 0))
      return &factor;
  return nullptr;
}

/// c m - c m [p] is c m [not p]: a guard, where two sums would stand for one.
Polynomial guards_paired(const Polynomial& body) {
  Polynomial result = body;
  for (const auto& [text, term] : body.terms) {
    const Factor* bracket = bracket_of(term.monomial);
    if (bracket == nullptr || !result.terms.contains(text)) continue;
    Monomial rest = term.monomial;
    std::erase_if(rest.factors, [&](const Factor& factor) { return factor.key == bracket->key; });
    const auto partner = result.terms.find(certificate::text_of(rest));
    if (partner == result.terms.end() || partner->second.coefficient != -term.coefficient) continue;
    const Rational coefficient = partner->second.coefficient;
    result.terms.erase(partner);
    result.terms.erase(text);
    const ExpressionPtr opposite =
        ir::make_apply("select", {certificate::opposite(bracket->expression->operands[0]),
                                  certificate::integer(1), certificate::integer(0)});
    Monomial guarded = rest;
    guarded.factors.push_back({.key = "not " + bracket->key, .expression = opposite});
    std::string guarded_text = certificate::text_of(guarded);
    result.terms.emplace(std::move(guarded_text), certificate::Term{guarded, coefficient});
  }
  return result;
}

/// The condition of a choice inside a function that asks about these indices, or null.
ExpressionPtr hidden_choice(const ExpressionPtr& expression, const std::vector<ir::Binder>& binders,
                            bool hidden) {
  if (expression->type != ir::ScalarType::real || expression->kind != ir::Kind::apply) return nullptr;
  if (operation_of(*expression) == Operation::select) {
    const ExpressionPtr& condition = expression->operands[0];
    const Operation connective = operation_of(*condition);
    const bool is_plain = condition->kind == ir::Kind::apply && connective != Operation::logical_and &&
                          connective != Operation::logical_or && connective != Operation::logical_not;
    if (hidden && is_plain && mentions_any(condition, binders)) return condition;
  }
  const bool deeper =
      hidden || !(is_ring_operation(expression) || operation_of(*expression) == Operation::select);
  for (const ExpressionPtr& operand : expression->operands)
    if (ExpressionPtr found = hidden_choice(operand, binders, deeper)) return found;
  return nullptr;
}

bool is_sum(const ExpressionPtr& expression) {
  return certificate::is_reduction(expression, ir::Reduction::sum);
}

}  // namespace

ExpressionPtr Normaliser::reduction(ExpressionPtr node, const Scope& scope, const Path& path) {
  if (node->reduction == ir::Reduction::sum) return sum(node, scope, path);
  if (ExpressionPtr narrower = neutral_choice_out(node, scope, path)) node = narrower;
  node = certificate::with_child(
      node, 0, normal(node->operands[0], kernel_.enter(scope, node, 0), below_path(path, 0)));
  if (node->condition)
    node = certificate::with_child(
        node, 1, comparisons_in(node->condition, kernel_.enter(scope, node, 1), below_path(path, 1)));
  if (certificate::is_extreme(node->reduction)) return extreme(node, scope, path);
  if (node->operands[0]->kind == ir::Kind::reduce && node->operands[0]->reduction == node->reduction) {
    const Expression& inner = *node->operands[0];
    std::vector<ir::Binder> binders = node->binders;
    binders.insert(binders.end(), inner.binders.begin(), inner.binders.end());
    const ExpressionPtr joint =
        ir::make_reduce(node->reduction, binders,
                        certificate::joint_condition({node->condition, inner.condition}), inner.operands[0]);
    if (const ExpressionPtr flat = tactic_.step(node, scope, path, "flatten", joint)) node = flat;
  }
  if (node->reduction == ir::Reduction::prod) return product(node, scope, path);
  return inhabited(domain_changed(node, scope, path), scope, path);
}

/// A sum whose body asks, inside a function, on which side of a condition an index is: one sum for each side.
ExpressionPtr Normaliser::split_by_choice(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const Scope inside = kernel_.enter(scope, node, 0);
  const ExpressionPtr condition = hidden_choice(node->operands[0], node->binders, false);
  if (!condition || !kernel_.malformed(inside, condition).empty()) return nullptr;
  const ExpressionPtr other = certificate::opposite(condition);
  {
    const certificate::Kernel::Quick quick(kernel_);
    if (kernel_.shows(inside, condition) || kernel_.shows(inside, other)) return nullptr;
  }
  std::vector<ExpressionPtr> parts;
  for (const ExpressionPtr& side : {condition, other})
    parts.push_back(ir::make_reduce(node->reduction, node->binders,
                                    certificate::joint_condition({node->condition, side}),
                                    node->operands[0]));
  return tactic_.step(node, scope, path, "partition", plus(parts[0], tactic_.renamed(parts[1])), parts);
}

/// Towers of quotients in the bounds of indices, so that equal ranges look the same.
ExpressionPtr Normaliser::towers_in_bounds(ExpressionPtr node, const Scope& scope, const Path& path) {
  for (std::uint32_t child = 2; child < 2 + 2 * node->binders.size(); ++child) {
    const ExpressionPtr bound = certificate::child_of(node, child);
    if (has_tower(bound, 0))
      node = certificate::with_child(
          node, child, normal(bound, kernel_.enter(scope, node, child), below_path(path, child)));
  }
  return node;
}

ExpressionPtr Normaliser::sum(ExpressionPtr node, const Scope& scope, const Path& path) {
  node = towers_in_bounds(node, scope, path);
  if (ExpressionPtr apart = split_by_choice(node, scope, path))
    return canonical(leaves(apart, scope, path), scope, path);
  const Scope inside = kernel_.enter(scope, node, 0);
  node = certificate::with_child(node, 0, normal(node->operands[0], inside, below_path(path, 0)));
  bool is_single = false;
  const ExpressionPtr apart = split(node, scope, path, is_single);
  if (is_single) return single_sum(apart, scope, path);
  return apart;
}

/// sum_D (c1 b1 + c2 b2 + ...) as c1 sum_D b1 + ..., each sum in its normal form; written out again at the
/// end.
ExpressionPtr Normaliser::split(const ExpressionPtr& node, const Scope& scope, const Path& path,
                                bool& is_single) {
  Expander expander(normal_laws);
  const Polynomial body = guards_paired(expander.expand(node->operands[0]));
  const ir::ScalarType type = node->type;
  std::vector<Part> parts;
  for (const auto& [text, term] : body.terms) parts.push_back(part_of(term, node->binders, type));
  is_single = parts.size() == 1 && certificate::is_number(parts[0].factor, 1);
  if (is_single) {
    const ExpressionPtr single =
        tactic_.regroup(node->operands[0], kernel_.enter(scope, node, 0), below_path(path, 0), parts[0].body);
    return single ? certificate::with_child(node, 0, single) : node;
  }

  ExpressionPtr products = constant_like(node, 0), sums = products;
  std::vector<ExpressionPtr> terms;
  for (const Part& part : parts) {
    products = plus(products, times(part.factor, part.body));
    ExpressionPtr own = ir::make_reduce(ir::Reduction::sum, node->binders, node->condition, part.body);
    sums = plus(sums, times(part.factor, tactic_.renamed(own)));
    terms.push_back(part.factor);
    terms.push_back(part.body);
  }
  const Scope inside = kernel_.enter(scope, node, 0);
  const ExpressionPtr grouped = tactic_.regroup(node->operands[0], inside, below_path(path, 0), products);
  if (!grouped) return node;
  const ExpressionPtr regrouped = certificate::with_child(node, 0, grouped);
  ExpressionPtr result = tactic_.step(regrouped, scope, path, "linearity", sums, terms);
  if (!result) return regrouped;
  // sums = ((0 + c1 S1) + c2 S2) + ...: the i-th product is the right child, i + 1 levels from the end.
  const std::function<ExpressionPtr(const ExpressionPtr&, const Path&, std::size_t)> walk =
      [&](const ExpressionPtr& sum_node, const Path& at, std::size_t count) -> ExpressionPtr {
    if (count == 0) return sum_node;
    const ExpressionPtr left = walk(sum_node->operands[0], below_path(at, 0), count - 1);
    const ExpressionPtr& product = sum_node->operands[1];
    const Path place = joined(at, {1, 1});
    const ExpressionPtr inner = single_sum(product->operands[1], scope, place);
    return plus(left, certificate::with_child(product, 1, inner));
  };
  result = walk(result, path, parts.size());
  return canonical(result, scope, path);
}

/// A sum of one term whose factors all mention an index of the sum.
ExpressionPtr Normaliser::single_sum(ExpressionPtr node, const Scope& scope, const Path& path) {
  for (int round = 0; round < rounds_max && is_sum(node) && !tactic_.exhausted(); ++round) {
    if (ExpressionPtr guarded = guard_moved(node, scope, path)) {
      node = guarded;
      continue;
    }
    if (ExpressionPtr joint = inner_sum_joined(node, scope, path)) return sum(joint, scope, path);
    const ExpressionPtr simpler = domain_changed(node, scope, path);
    if (!ir::alpha_equal(simpler, node)) {
      if (!is_sum(simpler)) return canonical(simpler, scope, path);
      return sum(simpler, scope, path);
    }
    if (ExpressionPtr freed = free_conditions_out(node, scope, path)) return sum(freed, scope, path);
    if (ExpressionPtr apart = components_apart(node, scope, path)) return canonical(apart, scope, path);
    return counted(node, scope, path);
  }
  return node;
}

/// sum_D [p] b = sum_{D and p} b.
ExpressionPtr Normaliser::guard_moved(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  Expander expander(normal_laws);
  const Polynomial body = expander.expand(node->operands[0]);
  if (body.terms.size() != 1) return nullptr;
  const auto& term = body.terms.begin()->second;
  const Factor* bracket = bracket_of(term.monomial);
  if (bracket == nullptr) return nullptr;
  const ExpressionPtr condition = bracket->expression->operands[0];
  Monomial rest = term.monomial;
  std::erase_if(rest.factors, [&](const Factor& factor) { return factor.key == bracket->key; });
  const ExpressionPtr unguarded = certificate::expression_of(rest, term.coefficient, node->type);
  const ExpressionPtr after =
      ir::make_reduce(ir::Reduction::sum, node->binders,
                      certificate::joint_condition({node->condition, condition}), unguarded);
  return tactic_.step(node, scope, path, "guard", after, {condition}, true);
}

/// sum_D u sum_E g = sum_{D, E} u g.
ExpressionPtr Normaliser::inner_sum_joined(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  Expander expander(normal_laws);
  const Polynomial body = expander.expand(node->operands[0]);
  if (body.terms.size() != 1) return nullptr;
  const auto& term = body.terms.begin()->second;
  for (std::size_t i = 0; i < term.monomial.factors.size(); ++i) {
    const Factor& factor = term.monomial.factors[i];
    if (!is_sum(factor.expression) || factor.exponent < 1) continue;
    Monomial rest = term.monomial;
    if (--rest.factors[i].exponent == 0)
      rest.factors.erase(rest.factors.begin() + static_cast<std::ptrdiff_t>(i));
    const ExpressionPtr u = certificate::expression_of(rest, term.coefficient, node->type);
    const ExpressionPtr inner = tactic_.renamed(factor.expression);
    const ExpressionPtr g = inner->operands[0];
    const ExpressionPtr pulled_in =
        ir::make_reduce(ir::Reduction::sum, inner->binders, inner->condition, times(u, g));
    const Scope inside = kernel_.enter(scope, node, 0);
    const std::size_t mark = tactic_.mark();
    const ExpressionPtr inner_sum =
        tactic_.step(node->operands[0], inside, below_path(path, 0), "linearity", pulled_in, {u, g}, true);
    if (!inner_sum) continue;
    const ExpressionPtr nested = certificate::with_child(node, 0, inner_sum);
    std::vector<ir::Binder> binders = node->binders;
    binders.insert(binders.end(), inner->binders.begin(), inner->binders.end());
    const ExpressionPtr joint =
        ir::make_reduce(ir::Reduction::sum, binders,
                        certificate::joint_condition({node->condition, inner->condition}), times(u, g));
    if (ExpressionPtr result = tactic_.step(nested, scope, path, "flatten", joint)) return result;
    tactic_.rewind(mark);
  }
  return nullptr;
}

/// sum_{D, E} u v = (sum_D u) (sum_E v) when u, D and v, E share no index.
ExpressionPtr Normaliser::components_apart(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const std::size_t count = node->binders.size();
  if (count < 2) return nullptr;
  std::vector<std::size_t> group(count);
  std::iota(group.begin(), group.end(), 0);
  auto join = [&](const std::vector<ExpressionPtr>& together) {
    std::vector<std::size_t> touched;
    for (std::size_t b = 0; b < count; ++b)
      if (std::any_of(together.begin(), together.end(), [&](const ExpressionPtr& expression) {
            return ir::mentions_index(expression, node->binders[b].variable.id);
          }))
        touched.push_back(group[b]);
    for (std::size_t& own : group)
      if (std::find(touched.begin(), touched.end(), own) != touched.end()) own = touched.front();
  };
  Expander expander(normal_laws);
  const Polynomial body = expander.expand(node->operands[0]);
  if (body.terms.size() != 1) return nullptr;
  const auto& term = body.terms.begin()->second;
  for (const Factor& factor : term.monomial.factors) join({factor.expression});
  if (term.monomial.exponent)
    for (const auto& [text, exponent] : term.monomial.exponent->terms)
      join({certificate::expression_of(exponent.monomial, exponent.coefficient, ir::ScalarType::real)});
  for (const ir::Binder& binder : node->binders)
    join({certificate::variable_of(binder), binder.lower, binder.upper});
  for (const ExpressionPtr& conjunct : conjuncts(node->condition)) join({conjunct});
  if (std::all_of(group.begin(), group.end(), [&](std::size_t own) { return own == group[0]; }))
    return nullptr;

  std::vector<ir::Binder> outer, inner;
  for (std::size_t b = 0; b < count; ++b) (group[b] == group[0] ? outer : inner).push_back(node->binders[b]);
  std::vector<ExpressionPtr> outer_conditions, inner_conditions;
  for (const ExpressionPtr& conjunct : conjuncts(node->condition))
    (mentions_any(conjunct, inner) ? inner_conditions : outer_conditions).push_back(conjunct);
  // Of u v: the part free of the inner indices, and the rest.
  const Part part = part_of(term, inner, node->type);
  std::vector<ir::Binder> ordered = outer;
  ordered.insert(ordered.end(), inner.begin(), inner.end());
  std::vector<ExpressionPtr> all_conditions = outer_conditions;
  all_conditions.insert(all_conditions.end(), inner_conditions.begin(), inner_conditions.end());
  const std::size_t mark = tactic_.mark();
  const ExpressionPtr body_apart = tactic_.regroup(node->operands[0], kernel_.enter(scope, node, 0),
                                                   below_path(path, 0), times(part.factor, part.body));
  if (!body_apart) return nullptr;
  const ExpressionPtr joint =
      ir::make_reduce(ir::Reduction::sum, ordered, certificate::joint_condition(all_conditions), body_apart);
  ExpressionPtr current = certificate::with_child(node, 0, body_apart);
  current = tactic_.step(current, scope, path, "domain", joint);
  if (current) {
    const ExpressionPtr nested =
        ir::make_reduce(ir::Reduction::sum, outer, certificate::joint_condition(outer_conditions),
                        ir::make_reduce(ir::Reduction::sum, inner,
                                        certificate::joint_condition(inner_conditions), body_apart));
    current = tactic_.step(current, scope, path, "flatten", nested, {}, true);
  }
  if (current) {
    const ExpressionPtr inner_sum =
        ir::make_reduce(ir::Reduction::sum, inner, certificate::joint_condition(inner_conditions), part.body);
    const ExpressionPtr pulled =
        tactic_.step(current->operands[0], kernel_.enter(scope, current, 0), below_path(path, 0), "linearity",
                     times(part.factor, inner_sum), {part.factor, part.body});
    if (pulled) return normal(certificate::with_child(current, 0, pulled), scope, path);
  }
  tactic_.rewind(mark);
  return nullptr;
}

/// sum_{lo <= k < hi} 1 = hi - lo.
ExpressionPtr Normaliser::counted(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  if (node->binders.size() != 1 || !conjuncts(node->condition).empty()) return node;
  if (mentions_any(node->operands[0], node->binders)) return node;
  const ir::Binder& binder = node->binders[0];
  ExpressionPtr extent = times(certificate::minus(binder.upper, binder.lower), node->operands[0]);
  if (extent->type != node->type) extent = times(constant_like(node, 1), extent);
  const ExpressionPtr result = tactic_.step(node, scope, path, "constant_body", extent);
  if (!result) return node;
  return canonical(leaves(result, scope, path), scope, path);
}

}  // namespace warpproof::prove
