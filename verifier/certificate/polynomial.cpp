#include "verifier/certificate/polynomial.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "verifier/base/fault.h"

namespace warpproof::certificate {

namespace {

/// Powers beyond this stay unexpanded work for nobody: refused.
constexpr std::int64_t exponent_max = 64;
/// Of a factor, however its powers were nested: refused beyond, so that no exponent ever wraps around.
constexpr std::int64_t factor_exponent_max = 4096;

std::int64_t checked(std::int64_t exponent) {
  if (exponent > factor_exponent_max || exponent < -factor_exponent_max)
    throw std::length_error("an exponent outgrows the limit");
  return exponent;
}

/// Exponent and support of the product of two powers of one factor; see the header.
void combine(Factor& into, const Factor& other) {
  const bool vanishes_at_zero = into.support || other.support || into.exponent != 0 || other.exponent != 0;
  into.exponent = checked(into.exponent + other.exponent);
  if (into.idempotent) into.exponent = 1;
  into.support = into.exponent == 0 && vanishes_at_zero;
}

}  // namespace

std::string text_of(const Monomial& monomial) {
  std::string text;
  for (const Factor& factor : monomial.factors) {
    if (!text.empty()) text += '*';
    text += factor.key;
    if (factor.support) {
      text += "^0";
    } else if (factor.exponent != 1) {
      text += '^' + std::to_string(factor.exponent);
    }
  }
  if (monomial.exponent) text += "*exp{" + text_of(*monomial.exponent) + "}";
  return text;
}

std::string text_of(const Polynomial& polynomial) {
  if (polynomial.terms.empty()) return "0";
  std::string text;
  for (const auto& [key, term] : polynomial.terms) {
    if (!text.empty()) text += '+';
    text += term.coefficient.str();
    if (!key.empty()) text += '*' + key;
  }
  return "(" + text + ")";
}

Polynomial Expander::add(Polynomial a, const Polynomial& b, const Rational& factor) const {
  for (const auto& [key, term] : b.terms) {
    auto [slot, is_new] = a.terms.try_emplace(key, Term{term.monomial, 0});
    slot->second.coefficient += term.coefficient * factor;
    if (slot->second.coefficient.is_zero()) a.terms.erase(slot);
  }
  if (a.terms.size() > terms_max_) throw std::length_error("a polynomial outgrows the limit");
  return a;
}

Monomial Expander::multiply(const Monomial& a, const Monomial& b) const {
  Monomial product;
  auto left = a.factors.begin();
  auto right = b.factors.begin();
  while (left != a.factors.end() || right != b.factors.end()) {
    if (right == b.factors.end() || (left != a.factors.end() && left->key < right->key)) {
      product.factors.push_back(*left++);
    } else if (left == a.factors.end() || right->key < left->key) {
      product.factors.push_back(*right++);
    } else {
      Factor both_factors = *left++;
      combine(both_factors, *right++);
      product.factors.push_back(std::move(both_factors));
    }
  }
  product.exponent = a.exponent ? a.exponent : b.exponent;
  if (a.exponent && b.exponent) {
    Polynomial exponent = add(*a.exponent, *b.exponent);
    product.exponent =
        exponent.terms.empty() ? nullptr : std::make_shared<const Polynomial>(std::move(exponent));
  }
  return product;
}

Polynomial Expander::multiply(const Polynomial& a, const Polynomial& b) const {
  Polynomial result;
  for (const auto& [left_key, left] : a.terms) {
    for (const auto& [right_key, right] : b.terms) {
      Term term{multiply(left.monomial, right.monomial), left.coefficient * right.coefficient};
      Polynomial single;
      std::string key = text_of(term.monomial);
      single.terms.emplace(std::move(key), std::move(term));
      result = add(std::move(result), single);
    }
  }
  return result;
}

Monomial Expander::power(const Monomial& monomial, std::int64_t exponent) const {
  Monomial result = monomial;
  for (Factor& factor : result.factors) {
    if (factor.idempotent || factor.support) continue;
    factor.exponent = checked(factor.exponent * checked(exponent));
  }
  if (monomial.exponent)
    result.exponent = std::make_shared<const Polynomial>(add({}, *monomial.exponent, Rational(exponent)));
  return result;
}

Polynomial Expander::power(const Polynomial& a, std::int64_t exponent) {
  if (exponent > exponent_max || exponent < -exponent_max)
    throw std::length_error("an exponent outgrows the limit");
  if (exponent < 0) return power(inverse(a), -exponent);
  Polynomial result;
  result.terms.emplace("", Term{{}, 1});
  for (std::int64_t i = 0; i < exponent; ++i) result = multiply(result, a);
  return result;
}

Polynomial Expander::inverse(const Polynomial& a) {
  if (a.terms.empty()) return {};
  Polynomial result;
  if (a.terms.size() == 1) {
    const Term& only = a.terms.begin()->second;
    Term term{power(only.monomial, -1), only.coefficient.reciprocal()};
    std::string key = text_of(term.monomial);
    result.terms.emplace(std::move(key), std::move(term));
    return result;
  }
  // 1 / (c m p) = 1/c * 1/m * 1/p, with m what all terms share: m p is `a` also where m is 0.
  const Monomial shared = shared_part(a);
  Polynomial rest;
  for (const auto& [key, term] : a.terms) {
    Term reduced{without(term.monomial, shared), term.coefficient};
    Polynomial single;
    std::string text = text_of(reduced.monomial);
    single.terms.emplace(std::move(text), std::move(reduced));
    rest = add(std::move(rest), single);
  }
  WARPPROOF_INVARIANT(rest.terms.size() > 1, "a sum lost terms when its common factor was taken out");
  const Rational leading = rest.terms.begin()->second.coefficient;
  rest = add({}, rest, leading.reciprocal());
  Term scale{power(shared, -1), leading.reciprocal()};
  std::string scale_key = text_of(scale.monomial);
  result.terms.emplace(std::move(scale_key), std::move(scale));
  return multiply(atom("1/" + text_of(rest), expression_of(rest, ir::ScalarType::real)), result);
}

/// 1 / expression, factor by factor as it is written: 1/(x y) = 1/x * 1/y and 1/x^n = (1/x)^n hold
/// everywhere, and what the factors of a product are is not seen once it is multiplied out.
Polynomial Expander::reciprocal(const ExpressionPtr& expression) {
  const auto& operands = expression->operands;
  switch (operation_of(*expression)) {
    case Operation::neg:
      return add({}, reciprocal(operands[0]), -1);
    case Operation::mul:
      return multiply(reciprocal(operands[0]), reciprocal(operands[1]));
    case Operation::pow:
      if (operands[1]->kind == ir::Kind::constant && operands[1]->value.to_int64())
        return power(reciprocal(operands[0]), *operands[1]->value.to_int64());
      break;
    default:
      break;
  }
  return inverse(expand(expression));
}

/// The factors, with exponents of one sign, and the terms of the exp's exponent that all monomials have.
Monomial Expander::shared_part(const Polynomial& a) const {
  Monomial shared;
  const Monomial& first = a.terms.begin()->second.monomial;
  for (const Factor& candidate : first.factors) {
    std::int64_t least = candidate.idempotent ? 0 : candidate.exponent;
    for (const auto& [key, term] : a.terms) {
      const auto& factors = term.monomial.factors;
      const auto found = std::find_if(factors.begin(), factors.end(),
                                      [&](const Factor& f) { return f.key == candidate.key; });
      const std::int64_t exponent = found == factors.end() ? 0 : found->exponent;
      if (exponent == 0 || (exponent > 0) != (candidate.exponent > 0)) least = 0;
      if (std::abs(exponent) < std::abs(least)) least = exponent;
    }
    if (least == 0) continue;
    shared.factors.push_back(candidate);
    shared.factors.back().exponent = least;
  }
  shared.exponent = least_exponent(a);
  return shared;
}

/// Of the exponents of exp in the terms, the least in an order that adding one polynomial to all does not
/// change: so that 1 + exp(-a) and exp(a) + 1 leave the same sum behind.
std::shared_ptr<const Polynomial> Expander::least_exponent(const Polynomial& a) const {
  std::shared_ptr<const Polynomial> least;
  bool is_first = true;
  for (const auto& [key, term] : a.terms) {
    const std::shared_ptr<const Polynomial>& own = term.monomial.exponent;
    if (is_first) {
      least = own;
      is_first = false;
      continue;
    }
    const Polynomial difference = add(own ? *own : Polynomial{}, least ? *least : Polynomial{}, -1);
    if (!difference.terms.empty() && difference.terms.rbegin()->second.coefficient.sign() < 0) least = own;
  }
  return least;
}

Monomial Expander::without(const Monomial& monomial, const Monomial& shared) const {
  Monomial result;
  for (Factor factor : monomial.factors) {
    for (const Factor& common : shared.factors)
      if (common.key == factor.key) factor.exponent = checked(factor.exponent - common.exponent);
    if (factor.exponent != 0 || factor.support) result.factors.push_back(std::move(factor));
  }
  Polynomial exponent = monomial.exponent ? *monomial.exponent : Polynomial{};
  if (shared.exponent) exponent = add(std::move(exponent), *shared.exponent, -1);
  if (!exponent.terms.empty()) result.exponent = std::make_shared<const Polynomial>(std::move(exponent));
  return result;
}

Polynomial Expander::atom(std::string key, ExpressionPtr expression, bool idempotent) const {
  Monomial monomial;
  monomial.factors.push_back(
      {.key = std::move(key), .expression = std::move(expression), .idempotent = idempotent});
  Polynomial result;
  std::string text = text_of(monomial);
  result.terms.emplace(std::move(text), Term{std::move(monomial), 1});
  return result;
}

Polynomial Expander::exponential(const ExpressionPtr& argument) {
  Polynomial exponent = expand(argument);
  Monomial monomial;
  if (!exponent.terms.empty()) monomial.exponent = std::make_shared<const Polynomial>(std::move(exponent));
  Polynomial result;
  std::string text = text_of(monomial);
  result.terms.emplace(std::move(text), Term{std::move(monomial), 1});
  return result;
}

Polynomial Expander::expand(const ExpressionPtr& expression) {
  WARPPROOF_INVARIANT(expression->type != ir::ScalarType::boolean, "a boolean is not a polynomial");
  switch (expression->kind) {
    case ir::Kind::constant: {
      Polynomial result;
      if (!expression->value.is_zero()) result.terms.emplace("", Term{{}, expression->value});
      return result;
    }
    case ir::Kind::size:
      return atom("s:" + expression->name, expression);
    case ir::Kind::index: {
      const auto found = bound_.find(expression->index_id);
      return atom(found != bound_.end() ? found->second : "#" + std::to_string(expression->index_id),
                  expression);
    }
    case ir::Kind::read: {
      std::string text = expression->name + "[";
      for (const ExpressionPtr& index : expression->operands) text += key(index) + ";";
      return atom(text + "]", expression);
    }
    case ir::Kind::apply:
      return apply(expression);
    case ir::Kind::reduce:
      return atom(reduce_key(*expression), expression);
    case ir::Kind::state:
      return atom(state_key(*expression), expression);
    case ir::Kind::fold:
      return atom(fold_key(*expression), expression);
    case ir::Kind::call:
      break;
  }
  base::raise_fault(__FILE__, __LINE__, "a call in an unfolded expression");
}

Polynomial Expander::apply(const ExpressionPtr& expression) {
  const auto& operands = expression->operands;
  switch (operation_of(*expression)) {
    case Operation::add:
      return add(expand(operands[0]), expand(operands[1]));
    case Operation::sub:
      return add(expand(operands[0]), expand(operands[1]), -1);
    case Operation::neg:
      return add({}, expand(operands[0]), -1);
    case Operation::mul:
      return multiply(expand(operands[0]), expand(operands[1]));
    case Operation::div:
      return multiply(expand(operands[0]), reciprocal(operands[1]));
    case Operation::reciprocal:
      return reciprocal(operands[0]);
    case Operation::pow:
      if (operands[1]->kind == ir::Kind::constant && operands[1]->value.to_int64())
        return power(expand(operands[0]), *operands[1]->value.to_int64());
      break;
    case Operation::exp:
      if (laws_.exponentials) return exponential(operands[0]);
      break;
    case Operation::select:
      if (laws_.selections) return selection(expression);
      break;
    default:
      break;
  }
  return atom(function_key(*expression), expression);
}

Polynomial Expander::selection(const ExpressionPtr& expression) {
  const Polynomial chosen = indicator(expression->operands[0]);
  const Polynomial then = expand(expression->operands[1]), otherwise = expand(expression->operands[2]);
  return add(add(multiply(chosen, then), otherwise), multiply(chosen, otherwise), -1);
}

/// [condition] as a polynomial in [atoms]; a comparison and its opposite share one atom.
Polynomial Expander::indicator(const ExpressionPtr& condition) {
  Polynomial one;
  one.terms.emplace("", Term{{}, 1});
  if (condition->kind == ir::Kind::constant) return condition->value.is_zero() ? Polynomial{} : one;
  const Operation operation = operation_of(*condition);
  if (operation == Operation::logical_not) return add(one, indicator(condition->operands[0]), -1);
  if (operation == Operation::logical_and)
    return multiply(indicator(condition->operands[0]), indicator(condition->operands[1]));
  if (operation == Operation::logical_or) {
    const Polynomial a = indicator(condition->operands[0]), b = indicator(condition->operands[1]);
    return add(add(a, b), multiply(a, b), -1);
  }
  const ExpressionPtr negated = opposite(condition);
  const std::string own = boolean_key(condition), other = boolean_key(negated);
  if (own == "true") return one;
  if (own == "false") return {};
  const bool flipped = other < own;
  const ExpressionPtr& chosen = flipped ? negated : condition;
  const ExpressionPtr expression = ir::make_apply("select", {chosen, integer(1), integer(0)});
  const Polynomial bracket = atom("[" + (flipped ? other : own) + "]", expression, true);
  return flipped ? add(one, bracket, -1) : bracket;
}

}  // namespace warpproof::certificate
