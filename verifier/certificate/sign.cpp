// Signs by structure: what makes "the denominator is not zero" a matter of a walk, not of the solver.

#include "verifier/certificate/kernel.h"

namespace warpproof::certificate {

namespace {

constexpr Sign positive_sign{true, false, true};
constexpr Sign unknown_sign{};

Sign product_sign(const Sign& a, const Sign& b) {
  Sign result;
  result.non_zero = a.non_zero && b.non_zero;
  result.at_least_zero = (a.at_least_zero && b.at_least_zero) || (a.at_most_zero && b.at_most_zero);
  result.at_most_zero = (a.at_least_zero && b.at_most_zero) || (a.at_most_zero && b.at_least_zero);
  return result;
}

Sign sign_of(const Rational& value) { return {value.sign() >= 0, value.sign() <= 0, value.sign() != 0}; }

bool positive(const Sign& sign) { return sign.at_least_zero && sign.non_zero; }

}  // namespace

/// What the facts say word for word.
Sign Kernel::known_sign(const Scope& scope, const ExpressionPtr& expression) {
  Sign result;
  const ExpressionPtr zero = constant_like(expression, 0);
  auto holds = [&](const ExpressionPtr& fact) { return scope.keys.contains(expander_.key(fact)); };
  if (holds(below(zero, expression))) return positive_sign;
  if (holds(below(expression, zero))) return {false, true, true};
  result.at_least_zero = holds(at_most(zero, expression));
  result.at_most_zero = holds(at_most(expression, zero));
  result.non_zero = holds(opposite(equals(expression, zero)));
  return result;
}

Sign Kernel::sign(const Scope& scope, const ExpressionPtr& expression) {
  if (depth_ > 12) return unknown_sign;
  Sign result = known_sign(scope, expression);
  if (positive(result)) return result;
  ++depth_;
  const Polynomial polynomial = expander_.expand(expression);
  bool all_at_least = true, all_at_most = true, some_non_zero = false;
  for (const auto& [text, term] : polynomial.terms) {
    Sign product = sign_of(term.coefficient);
    for (const Factor& factor : term.monomial.factors) {
      Sign base = atom_sign(scope, factor.expression);
      if (factor.support || factor.exponent % 2 == 0) base.at_least_zero = true;
      if (factor.support || factor.exponent % 2 == 0) base.at_most_zero = false;
      product = product_sign(product, base);
    }
    all_at_least = all_at_least && product.at_least_zero;
    all_at_most = all_at_most && product.at_most_zero;
    some_non_zero = some_non_zero || product.non_zero;
  }
  --depth_;
  result.at_least_zero = result.at_least_zero || all_at_least;
  result.at_most_zero = result.at_most_zero || all_at_most;
  // Terms of one sign, one of them not zero; or a single term.
  if (some_non_zero && (all_at_least || all_at_most || polynomial.terms.size() == 1)) result.non_zero = true;
  return result;
}

Sign Kernel::atom_sign(const Scope& scope, const ExpressionPtr& atom) {
  Sign known = known_sign(scope, atom);
  if (positive(known)) return known;
  if (atom->type == ir::ScalarType::integer) return integer_sign(scope, atom);
  if (atom->kind == ir::Kind::reduce) return reduction_sign(scope, atom);
  if (atom->kind == ir::Kind::apply) return function_sign(scope, atom);
  if (atom->kind != ir::Kind::read || depth_ > 3) return known;
  // A read: only what the requirements say about this tensor can help.
  bool mentioned = false;
  for (const Fact& fact : scope.facts)
    for (const std::string& name : fact.variables)
      mentioned = mentioned || name.find(atom->name + "[") != std::string::npos;
  for (const QuantifiedFact& fact : scope.quantified)
    mentioned = mentioned || expander_.key(fact.conclusion).find(atom->name + "[") != std::string::npos;
  if (!mentioned) return known;
  auto follows = [&](const ExpressionPtr& goal) {
    const Fact encoded_goal = encoded(goal);
    std::vector<smt::Term> assertions = relevant_facts(scope, goal, encoded_goal);
    assertions.push_back(smt::negation(encoded_goal.term));
    return contradictory(assertions);
  };
  const ExpressionPtr zero = real(0);
  if (follows(below(zero, atom))) return positive_sign;
  known.at_least_zero = known.at_least_zero || follows(at_most(zero, atom));
  if (!known.at_least_zero) known.at_most_zero = known.at_most_zero || follows(at_most(atom, zero));
  known.non_zero = known.non_zero || follows(opposite(equals(atom, zero)));
  return known;
}

Sign Kernel::integer_sign(const Scope& scope, const ExpressionPtr& atom) {
  const ExpressionPtr zero = integer(0);
  if (atom->kind == ir::Kind::constant) return sign_of(atom->value);
  Sign result;
  result.at_least_zero = atom->kind == ir::Kind::size || shows(scope, at_most(zero, atom));
  result.non_zero = shows(scope, opposite(equals(atom, zero)));
  if (!result.at_least_zero) result.at_most_zero = shows(scope, at_most(atom, zero));
  return result;
}

Sign Kernel::reduction_sign(const Scope& scope, const ExpressionPtr& reduce) {
  const Scope body_scope = inside(scope, reduce->binders, reduce->condition);
  const Sign body = sign(body_scope, reduce->operands[0]);
  const bool sum = reduce->reduction == ir::Reduction::sum;
  const bool extreme = reduce->reduction == ir::Reduction::max || reduce->reduction == ir::Reduction::min;
  if (!sum && !extreme) {
    if (reduce->reduction != ir::Reduction::prod) return unknown_sign;
    return {body.at_least_zero, false, body.non_zero};
  }
  Sign result{body.at_least_zero, body.at_most_zero, false};
  // A sum of terms of one strict sign, or an extreme of non-zero values, over at least one tuple.
  if (body.non_zero && (extreme || body.at_least_zero || body.at_most_zero))
    result.non_zero = inhabited(scope, reduce->binders, reduce->condition);
  return result;
}

Sign Kernel::function_sign(const Scope& scope, const ExpressionPtr& atom) {
  const auto& operands = atom->operands;
  switch (operation_of(*atom)) {
    case Operation::exp:
    case Operation::exp2:
    case Operation::sigmoid:
    case Operation::pi:
      return positive_sign;
    case Operation::sqrt:
    case Operation::rsqrt:
      return {true, false, positive(sign(scope, operands[0]))};
    case Operation::log:
    case Operation::log2:
      if (operands[0]->kind != ir::Kind::constant || operands[0]->value.sign() <= 0) return unknown_sign;
      return sign_of(operands[0]->value - 1);
    case Operation::abs:
      return {true, false, sign(scope, operands[0]).non_zero};
    case Operation::max: {
      const Sign a = sign(scope, operands[0]), b = sign(scope, operands[1]);
      return {a.at_least_zero || b.at_least_zero, a.at_most_zero && b.at_most_zero,
              positive(a) || positive(b)};
    }
    case Operation::min: {
      const Sign a = sign(scope, operands[0]), b = sign(scope, operands[1]);
      return {a.at_least_zero && b.at_least_zero, a.at_most_zero || b.at_most_zero,
              positive(a) && positive(b)};
    }
    case Operation::select: {
      const Sign a = sign(enter(scope, atom, 1), operands[1]), b = sign(enter(scope, atom, 2), operands[2]);
      return {a.at_least_zero && b.at_least_zero, a.at_most_zero && b.at_most_zero, a.non_zero && b.non_zero};
    }
    default:
      return unknown_sign;
  }
}

}  // namespace warpproof::certificate
