#include <algorithm>
#include <stdexcept>
#include <unordered_map>

#include "verifier/base/fault.h"
#include "verifier/smt/problem.h"

namespace warpproof::smt {

namespace {

using FormulaKind = Formula::Kind;

Formula compare(FormulaKind kind, Polynomial polynomial) {
  Formula formula;
  formula.kind = kind;
  formula.polynomial = std::move(polynomial);
  return formula;
}
Formula connect(FormulaKind kind, std::vector<Formula> operands) {
  Formula formula;
  formula.kind = kind;
  formula.operands = std::move(operands);
  return formula;
}
Formula negated(Formula operand) { return connect(FormulaKind::negation, {std::move(operand)}); }

class Lowering {
 public:
  explicit Lowering(std::size_t monomials_max) : monomials_max_(monomials_max) {}

  Formula formula(const Term& term);
  Polynomial polynomial(const Term& term);
  Problem problem;

 private:
  Polynomial plus(Polynomial a, const Polynomial& b, const Rational& factor) const;
  Polynomial times(const Polynomial& a, const Polynomial& b) const;
  Polynomial scaled(const Polynomial& a, const Rational& factor) const { return plus({}, a, factor); }
  std::string fresh(const Term& term, Sort sort);
  void declare(const std::string& name, Sort sort) {
    const auto [entry, is_new] = problem.variables.emplace(name, sort);
    WARPPROOF_INVARIANT(entry->second == sort && !name.starts_with('!'), "a solver variable with two sorts");
  }
  Polynomial floor_parts(const Term& term);
  Polynomial quotient(const Term& term);
  Polynomial floor(const Term& term);
  Polynomial choice(const Term& term);
  void require(Formula formula) { problem.assertions.push_back(std::move(formula)); }
  bool integral(const Polynomial& polynomial) const;
  Formula greater_zero(Polynomial polynomial) const;

  std::size_t monomials_max_;
  std::unordered_map<std::string, std::string> definitions_;  ///< looked up only, never walked
};

Polynomial Lowering::plus(Polynomial a, const Polynomial& b, const Rational& factor) const {
  for (const auto& [monomial, coefficient] : b) {
    Rational& slot = a[monomial];
    slot += coefficient * factor;
    if (slot.is_zero()) a.erase(monomial);
  }
  if (a.size() > monomials_max_) throw std::length_error("a side condition expands to too many monomials");
  return a;
}

Polynomial Lowering::times(const Polynomial& a, const Polynomial& b) const {
  Polynomial result;
  for (const auto& [left, left_coefficient] : a) {
    for (const auto& [right, right_coefficient] : b) {
      Monomial monomial(left.size() + right.size());
      std::merge(left.begin(), left.end(), right.begin(), right.end(), monomial.begin());
      result = plus(std::move(result), {{std::move(monomial), left_coefficient * right_coefficient}}, 1);
    }
  }
  return result;
}

std::string Lowering::fresh(const Term& term, Sort sort) {
  std::string name = "!" + std::to_string(definitions_.size());
  definitions_.emplace(text_of(term), name);
  problem.variables.emplace(name, sort);
  return name;
}

bool Lowering::integral(const Polynomial& polynomial) const {
  return std::all_of(polynomial.begin(), polynomial.end(), [&](const auto& entry) {
    return entry.second.is_integer() &&
           std::all_of(entry.first.begin(), entry.first.end(),
                       [&](const std::string& name) { return problem.variables.at(name) == Sort::integer; });
  });
}

Formula Lowering::greater_zero(Polynomial polynomial) const {
  if (!integral(polynomial)) return compare(FormulaKind::positive, std::move(polynomial));
  return compare(FormulaKind::at_least_zero, plus(std::move(polynomial), {{{}, 1}}, -1));
}

/// a = q b + r with 0 <= r < b (or b < r <= 0); both 0 where b = 0. Gives q for floor_quotient and r for
/// modulo.
Polynomial Lowering::floor_parts(const Term& term) {
  const Term& first = term->operands[0];
  const Term& second = term->operands[1];
  const Term key = floor_quotient(first, second);
  const auto found = definitions_.find(text_of(key));
  const Polynomial a = polynomial(first), b = polynomial(second);
  std::string name;
  if (found != definitions_.end()) {
    name = found->second;
  } else {
    name = fresh(key, Sort::integer);
  }
  const Polynomial q{{{name}, 1}};
  const Polynomial r = plus(a, times(q, b), -1);
  if (found == definitions_.end()) {
    require(connect(
        FormulaKind::disjunction,
        {negated(greater_zero(b)), connect(FormulaKind::conjunction, {compare(FormulaKind::at_least_zero, r),
                                                                      greater_zero(plus(b, r, -1))})}));
    if (!(b.size() == 1 && b.begin()->first.empty() && b.begin()->second.sign() > 0)) {
      const Polynomial minus_r = scaled(r, -1);
      require(connect(FormulaKind::disjunction,
                      {negated(greater_zero(scaled(b, -1))),
                       connect(FormulaKind::conjunction, {compare(FormulaKind::at_least_zero, minus_r),
                                                          greater_zero(plus(r, b, -1))})}));
      require(connect(FormulaKind::disjunction,
                      {negated(compare(FormulaKind::zero, b)), compare(FormulaKind::zero, q)}));
    }
  }
  if (term->op == Operator::floor_quotient) return q;
  // By convention a mod 0 = 0, not a: one more variable unless the divisor is a non-zero number.
  if (b.size() == 1 && b.begin()->first.empty()) return r;
  const auto known = definitions_.find(text_of(term));
  if (known != definitions_.end()) return {{{known->second}, 1}};
  const Polynomial m{{{fresh(term, Sort::integer)}, 1}};
  require(connect(FormulaKind::disjunction,
                  {compare(FormulaKind::zero, b), compare(FormulaKind::zero, plus(m, r, -1))}));
  require(connect(FormulaKind::disjunction,
                  {negated(compare(FormulaKind::zero, b)), compare(FormulaKind::zero, m)}));
  return m;
}

Polynomial Lowering::quotient(const Term& term) {
  const Polynomial a = polynomial(term->operands[0]), b = polynomial(term->operands[1]);
  if (b.empty()) return {};
  if (b.size() == 1 && b.begin()->first.empty()) return scaled(a, b.begin()->second.reciprocal());
  // 1 / b is the variable, so that quotients with one divisor share it.
  const Term key = smt::quotient(real(1), term->operands[1]);
  const auto found = definitions_.find(text_of(key));
  if (found != definitions_.end()) return times(a, {{{found->second}, 1}});
  const Polynomial inverse{{{fresh(key, Sort::real)}, 1}};
  require(connect(
      FormulaKind::disjunction,
      {compare(FormulaKind::zero, b), compare(FormulaKind::zero, plus(times(inverse, b), {{{}, 1}}, -1))}));
  require(connect(FormulaKind::disjunction,
                  {negated(compare(FormulaKind::zero, b)), compare(FormulaKind::zero, inverse)}));
  return times(a, inverse);
}

Polynomial Lowering::floor(const Term& term) {
  const Polynomial a = polynomial(term->operands[0]);
  const auto found = definitions_.find(text_of(term));
  if (found != definitions_.end()) return {{{found->second}, 1}};
  const Polynomial whole{{{fresh(term, Sort::integer)}, 1}};
  const Polynomial rest = plus(a, whole, -1);
  require(compare(FormulaKind::at_least_zero, rest));
  require(compare(FormulaKind::positive, plus({{{}, 1}}, rest, -1)));
  return whole;
}

Polynomial Lowering::choice(const Term& term) {
  const Formula condition = formula(term->operands[0]);
  const Polynomial then = polynomial(term->operands[1]), otherwise = polynomial(term->operands[2]);
  const auto found = definitions_.find(text_of(term));
  if (found != definitions_.end()) return {{{found->second}, 1}};
  const Polynomial value{{{fresh(term, term->sort)}, 1}};
  require(connect(FormulaKind::disjunction,
                  {negated(condition), compare(FormulaKind::zero, plus(value, then, -1))}));
  require(
      connect(FormulaKind::disjunction, {condition, compare(FormulaKind::zero, plus(value, otherwise, -1))}));
  return value;
}

Polynomial Lowering::polynomial(const Term& term) {
  switch (term->op) {
    case Operator::constant:
      return term->value.is_zero() ? Polynomial{} : Polynomial{{{}, term->value}};
    case Operator::variable:
      declare(term->name, term->sort);
      return {{{term->name}, 1}};
    case Operator::sum: {
      Polynomial total;
      for (const Term& operand : term->operands) total = plus(std::move(total), polynomial(operand), 1);
      return total;
    }
    case Operator::product: {
      Polynomial total{{{}, 1}};
      for (const Term& operand : term->operands) total = times(total, polynomial(operand));
      return total;
    }
    case Operator::floor_quotient:
    case Operator::modulo:
      return floor_parts(term);
    case Operator::quotient:
      return quotient(term);
    case Operator::floor:
      return floor(term);
    case Operator::choice:
      return choice(term);
    default:
      break;
  }
  base::raise_fault(__FILE__, __LINE__, "a boolean term where a number is meant");
}

Formula Lowering::formula(const Term& term) {
  std::vector<Formula> operands;
  switch (term->op) {
    case Operator::constant: {
      Formula result;
      result.value = !term->value.is_zero();
      return result;
    }
    case Operator::variable: {
      declare(term->name, Sort::boolean);
      Formula result;
      result.kind = FormulaKind::boolean_variable;
      result.name = term->name;
      return result;
    }
    case Operator::less_equal:
      return compare(FormulaKind::at_least_zero,
                     plus(polynomial(term->operands[1]), polynomial(term->operands[0]), -1));
    case Operator::less:
      return greater_zero(plus(polynomial(term->operands[1]), polynomial(term->operands[0]), -1));
    case Operator::equal: {
      if (term->operands[0]->sort != Sort::boolean)
        return compare(FormulaKind::zero,
                       plus(polynomial(term->operands[1]), polynomial(term->operands[0]), -1));
      const Formula a = formula(term->operands[0]), b = formula(term->operands[1]);
      return connect(FormulaKind::conjunction, {connect(FormulaKind::disjunction, {negated(a), b}),
                                                connect(FormulaKind::disjunction, {a, negated(b)})});
    }
    case Operator::conjunction:
    case Operator::disjunction:
      for (const Term& operand : term->operands) operands.push_back(formula(operand));
      return connect(term->op == Operator::conjunction ? FormulaKind::conjunction : FormulaKind::disjunction,
                     std::move(operands));
    case Operator::negation:
      return negated(formula(term->operands[0]));
    case Operator::choice: {
      const Formula condition = formula(term->operands[0]);
      return connect(FormulaKind::conjunction,
                     {connect(FormulaKind::disjunction, {negated(condition), formula(term->operands[1])}),
                      connect(FormulaKind::disjunction, {condition, formula(term->operands[2])})});
    }
    default:
      break;
  }
  base::raise_fault(__FILE__, __LINE__, "a number where a boolean term is meant");
}

bool is_nonlinear(const Formula& formula) {
  return std::any_of(formula.polynomial.begin(), formula.polynomial.end(),
                     [](const auto& entry) { return entry.first.size() > 1; }) ||
         std::any_of(formula.operands.begin(), formula.operands.end(), is_nonlinear);
}

}  // namespace

bool Problem::nonlinear() const { return std::any_of(assertions.begin(), assertions.end(), is_nonlinear); }

Problem lower(const std::vector<Term>& assertions, std::size_t monomials_max) {
  Lowering lowering(monomials_max);
  for (const Term& assertion : assertions) {
    Formula formula = lowering.formula(assertion);
    lowering.problem.assertions.push_back(std::move(formula));
  }
  return std::move(lowering.problem);
}

}  // namespace warpproof::smt
