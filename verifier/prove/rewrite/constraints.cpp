#include "verifier/prove/rewrite/constraints.h"

#include <algorithm>

namespace warpproof::prove {

using certificate::Expander;
using certificate::integer;
using certificate::minus;
using certificate::Operation;
using certificate::operation_of;
using certificate::plus;
using certificate::times;

namespace {

/// P = coefficient * atom + rest for an atom of this operation that stands alone in its term.
struct Alone {
  ExpressionPtr atom;
  Rational coefficient;
  Polynomial rest;
};

std::optional<Alone> alone(const Polynomial& polynomial, Operation operation) {
  for (const auto& [text, term] : polynomial.terms) {
    if (term.monomial.factors.size() != 1 || term.monomial.exponent) continue;
    const Factor& factor = term.monomial.factors[0];
    if (factor.exponent != 1 || operation_of(*factor.expression) != operation) continue;
    Alone result{factor.expression, term.coefficient, polynomial};
    result.rest.terms.erase(text);
    return result;
  }
  return std::nullopt;
}

void add(Polynomial polynomial, std::vector<Constraint>& into) {
  for (const Operation operation : {Operation::min, Operation::max}) {
    const auto found = alone(polynomial, operation);
    // min(a, b) + R >= 0 is both; so is R - max(a, b) >= 0.
    if (!found || found->coefficient != Rational(operation == Operation::min ? 1 : -1)) continue;
    const ExpressionPtr rest = integer_of(found->rest);
    for (const ExpressionPtr& operand : found->atom->operands)
      add(polynomial_of(operation == Operation::min ? plus(rest, operand) : minus(rest, operand)), into);
    return;
  }
  into.push_back({std::move(polynomial), nullptr});
}

}  // namespace

Polynomial polynomial_of(const ExpressionPtr& expression) {
  return Expander().expand(integers_written_out(expression));
}
ExpressionPtr integer_of(const Polynomial& polynomial) {
  return certificate::expression_of(polynomial, ir::ScalarType::integer);
}

ExpressionPtr Constraint::condition() const {
  return other ? other : certificate::at_most(integer(0), integer_of(polynomial));
}

bool Constraint::mentions(IndexId id) const { return ir::mentions_index(condition(), id); }

void add_constraints(const ExpressionPtr& condition, std::vector<Constraint>& into) {
  if (!condition || certificate::is_true(condition)) return;
  const Operation operation = operation_of(*condition);
  if (operation == Operation::logical_and) {
    add_constraints(condition->operands[0], into);
    add_constraints(condition->operands[1], into);
    return;
  }
  if (operation == Operation::logical_not) {
    const ExpressionPtr& denied = condition->operands[0];
    if (operation_of(*denied) == Operation::logical_or) {
      for (const ExpressionPtr& one : denied->operands) add_constraints(certificate::opposite(one), into);
      return;
    }
    const ExpressionPtr opposite = certificate::opposite(denied);
    if (operation_of(*opposite) != Operation::logical_not) return add_constraints(opposite, into);
  }
  const bool integers =
      !condition->operands.empty() && condition->kind == ir::Kind::apply &&
      std::all_of(condition->operands.begin(), condition->operands.end(),
                  [](const ExpressionPtr& e) { return e->type == ir::ScalarType::integer; });
  const auto difference = [&](std::size_t high, std::size_t low, int gap) {
    return polynomial_of(minus(minus(condition->operands[high], condition->operands[low]), integer(gap)));
  };
  if (integers && operation == Operation::lt) return add(difference(1, 0, 1), into);
  if (integers && operation == Operation::le) return add(difference(1, 0, 0), into);
  if (integers && operation == Operation::gt) return add(difference(0, 1, 1), into);
  if (integers && operation == Operation::ge) return add(difference(0, 1, 0), into);
  into.push_back({{}, integers_written_out(condition)});
}

std::vector<Constraint> constraints_of(const std::vector<ir::Binder>& binders,
                                       const ExpressionPtr& condition) {
  std::vector<Constraint> result;
  for (const ExpressionPtr& fact : certificate::domain_facts(binders, condition))
    add_constraints(fact, result);
  return result;
}

std::optional<Constraint> without_division(const Constraint& constraint) {
  if (constraint.other) return std::nullopt;
  for (const Operation operation : {Operation::ceil_div, Operation::floor_div}) {
    const auto found = alone(constraint.polynomial, operation);
    if (!found) continue;
    const ExpressionPtr &a = found->atom->operands[0], &d = found->atom->operands[1];
    const ExpressionPtr rest = integer_of(found->rest);
    const bool up = operation == Operation::ceil_div;
    if (found->coefficient == Rational(1)) {
      // ceil(a / d) + R >= 0: a + (R + 1) d > 0; floor(a / d) + R >= 0: a + R d >= 0.
      const ExpressionPtr value =
          up ? minus(plus(a, times(plus(rest, integer(1)), d)), integer(1)) : plus(a, times(rest, d));
      return Constraint{polynomial_of(value), nullptr};
    }
    if (found->coefficient == Rational(-1)) {
      // R >= ceil(a / d): R d >= a; R >= floor(a / d): (R + 1) d > a.
      const ExpressionPtr value =
          up ? minus(times(rest, d), a) : minus(minus(times(plus(rest, integer(1)), d), a), integer(1));
      return Constraint{polynomial_of(value), nullptr};
    }
  }
  return std::nullopt;
}

std::optional<Linear> linear_in(const Polynomial& polynomial, IndexId id) {
  Linear result;
  for (const auto& [text, term] : polynomial.terms) {
    const auto& factors = term.monomial.factors;
    const bool is_index = factors.size() == 1 && factors[0].exponent == 1 &&
                          factors[0].expression->kind == ir::Kind::index &&
                          factors[0].expression->index_id == id;
    if (is_index) {
      result.coefficient = term.coefficient;
      continue;
    }
    for (const Factor& factor : factors)
      if (ir::mentions_index(factor.expression, id)) return std::nullopt;
    result.rest.terms.emplace(text, term);
  }
  if (result.coefficient.is_zero()) return std::nullopt;
  return result;
}

Constraint replaced(Tactic& tactic, const Constraint& constraint, IndexId index, const ExpressionPtr& by) {
  if (constraint.other)
    return {{}, integers_written_out(tactic.substituted(constraint.other, {{index, by}}))};
  return {polynomial_of(tactic.substituted(integer_of(constraint.polynomial), {{index, by}})), nullptr};
}

ExpressionPtr reduction_over(const Expression& like, const std::vector<ir::IndexVariable>& indices,
                             const std::vector<Constraint>& constraints, const ExpressionPtr& body) {
  std::vector<ir::Binder> binders;
  std::vector<bool> used(constraints.size(), false);
  for (std::size_t position = 0; position < indices.size(); ++position) {
    ir::Binder binder{indices[position], nullptr, nullptr};
    std::size_t lower_at = constraints.size(), upper_at = lower_at;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
      if (used[i] || constraints[i].other) continue;
      const auto linear = linear_in(constraints[i].polynomial, binder.variable.id);
      if (!linear || linear->coefficient.abs() != Rational(1)) continue;
      bool too_early = false;
      for (std::size_t later = position + 1; later < indices.size(); ++later)
        too_early = too_early || constraints[i].mentions(indices[later].id);
      if (too_early) continue;
      const bool is_lower = linear->coefficient.sign() > 0;
      // k + R >= 0 is -R <= k; -k + R >= 0 is k < R + 1.
      const ExpressionPtr rest = integer_of(linear->rest);
      const ExpressionPtr bound =
          integers_written_out(is_lower ? minus(integer(0), rest) : plus(rest, integer(1)));
      ExpressionPtr& slot = is_lower ? binder.lower : binder.upper;
      const bool better = !slot || ir::count_nodes(bound) < ir::count_nodes(slot);
      if (!better) continue;
      slot = bound;
      (is_lower ? lower_at : upper_at) = i;
    }
    if (!binder.lower || !binder.upper) return nullptr;
    used[lower_at] = used[upper_at] = true;
    binders.push_back(std::move(binder));
  }
  std::vector<ExpressionPtr> rest;
  for (std::size_t i = 0; i < constraints.size(); ++i)
    if (!used[i]) rest.push_back(constraints[i].condition());
  return ir::make_reduce(like.reduction, std::move(binders), certificate::joint_condition(rest), body);
}

}  // namespace warpproof::prove
