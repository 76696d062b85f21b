// Functions with named laws: roots, logarithms, and definitions by exp. Their arguments are normal already
// when a law is tried.

#include <algorithm>

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

using certificate::Expander;
using certificate::Operation;
using certificate::operation_of;
using certificate::real;
using certificate::times;

namespace {

ExpressionPtr call(const char* name, const ExpressionPtr& argument) {
  return ir::make_apply(name, {argument});
}
ExpressionPtr inverse_of(const ExpressionPtr& x) { return ir::make_apply("div", {real(1), x}); }
ExpressionPtr as_real(const ExpressionPtr& x) {
  return x->type == ir::ScalarType::real ? x : times(real(1), x);
}

}  // namespace

ExpressionPtr Normaliser::function(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  ExpressionPtr current = children(node, scope, path);
  const ExpressionPtr argument = current->operands.empty() ? nullptr : current->operands[0];
  switch (operation_of(*current)) {
    case Operation::rsqrt: {
      const ExpressionPtr quotient = tactic_.step(current, scope, path, "reciprocal_root",
                                                  inverse_of(call("sqrt", argument)), {argument});
      if (!quotient) return current;
      return certificate::with_child(quotient, 1, root(quotient->operands[1], scope, below_path(path, 1)));
    }
    case Operation::sin:
    case Operation::cos:
      return angle(current, scope, path);
    case Operation::real_power:
      return real_power(current, scope, path);
    case Operation::exp2:
    case Operation::log2:
      return base_two(current, scope, path);
    case Operation::abs:
    case Operation::sign:
      return by_sign(current, scope, path);
    case Operation::sqrt:
      return root(current, scope, path);
    case Operation::log:
      return logarithm(current, scope, path);
    case Operation::max:
    case Operation::min:
      return extreme_of_two(current, scope, path);
    case Operation::sigmoid: {
      const ExpressionPtr minus = ir::make_apply("neg", {argument});
      const ExpressionPtr value = inverse_of(certificate::plus(real(1), call("exp", minus)));
      const ExpressionPtr result = tactic_.step(current, scope, path, "sigmoid", value, {argument});
      return result ? result : current;
    }
    case Operation::tanh: {
      const ExpressionPtr twice = call("exp", times(real(2), argument));
      const ExpressionPtr value =
          certificate::minus(real(1), ir::make_apply("div", {real(2), certificate::plus(twice, real(1))}));
      const ExpressionPtr result = tactic_.step(current, scope, path, "tanh", value, {argument});
      return result ? result : current;
    }
    default:
      return current;
  }
}

/// sqrt(1/4) = 1/2, where the root is rational.
ExpressionPtr Normaliser::root_of_number(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const Polynomial polynomial = Expander().expand(node->operands[0]);
  const auto value = polynomial.terms.begin()->second.coefficient.sqrt_exact();
  if (!value) return node;
  const ExpressionPtr x = real(*value);
  const ExpressionPtr result =
      tactic_.step(node, scope, path, "root_of_square", times(real(1), call("abs", x)), {x});
  const ExpressionPtr plain = result ? tactic_.step(result, scope, path, "arithmetic", x) : nullptr;
  return plain ? plain : result ? result : node;
}

/// sqrt of one term comes apart into the roots of its factors, as far as they are shown not negative.
ExpressionPtr Normaliser::root(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const ExpressionPtr& argument = node->operands[0];
  Expander expander(normal_laws);
  const Polynomial polynomial = expander.expand(argument);
  if (polynomial.terms.size() != 1) return node;
  const auto& term = polynomial.terms.begin()->second;
  if (term.monomial.factors.empty()) return term.monomial.exponent ? node : root_of_number(node, scope, path);
  const Factor factor = term.monomial.factors.front();
  Monomial others = term.monomial;
  others.factors.erase(others.factors.begin());
  const bool alone = others.factors.empty() && !others.exponent && term.coefficient == Rational(1);
  if (alone && factor.exponent == 2 && !factor.support) {
    const ExpressionPtr& x = factor.expression;
    const ExpressionPtr result =
        tactic_.step(node, scope, path, "root_of_square", times(real(1), call("abs", x)), {x});
    if (!result) return node;
    const bool known_sign = kernel_.shows(scope, certificate::at_most(real(0), x));
    const ExpressionPtr plain =
        known_sign ? tactic_.step(result, scope, path, "arithmetic", times(real(1), x)) : nullptr;
    return plain ? plain : result;
  }
  if (alone && factor.exponent == -1 && !factor.key.starts_with("1/")) {
    const ExpressionPtr& x = factor.expression;
    const ExpressionPtr result =
        tactic_.step(node, scope, path, "root_reciprocal", inverse_of(call("sqrt", x)), {x});
    return result ? result : node;
  }
  if (alone) return node;
  const ExpressionPtr first = certificate::expression_of(factor, ir::ScalarType::real);
  const ExpressionPtr second = certificate::expression_of(others, term.coefficient, ir::ScalarType::real);
  const ExpressionPtr product = times(call("sqrt", as_real(first)), call("sqrt", second));
  const ExpressionPtr result = tactic_.step(node, scope, path, "root_product", product, {first, second});
  if (!result) return node;
  ExpressionPtr done =
      certificate::with_child(result, 0, root(result->operands[0], scope, below_path(path, 0)));
  return certificate::with_child(done, 1, root(done->operands[1], scope, below_path(path, 1)));
}

/// log(exp(e)) = e, log(1 / x) = -log(x), and products come apart as far as their factors are shown positive.
ExpressionPtr Normaliser::logarithm(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  Expander expander(normal_laws);
  const Polynomial polynomial = expander.expand(node->operands[0]);
  if (polynomial.terms.size() != 1) return node;
  const auto& term = polynomial.terms.begin()->second;
  const auto& factors = term.monomial.factors;
  const bool scaled = term.coefficient != Rational(1);
  auto law = [&](const char* lemma, const ExpressionPtr& after, std::vector<ExpressionPtr> terms) {
    const ExpressionPtr result = tactic_.step(node, scope, path, lemma, after, std::move(terms));
    return result ? result : node;
  };
  if (term.monomial.exponent && factors.empty() && !scaled) {
    const ExpressionPtr exponent = certificate::expression_of(*term.monomial.exponent, ir::ScalarType::real);
    return law("log_exp", times(real(1), exponent), {exponent});
  }
  if (factors.size() == 1 && !term.monomial.exponent && !scaled && factors[0].exponent == 1)
    if (ExpressionPtr sum = logarithm_of_product(node, factors[0], scope, path)) return sum;
  if (factors.size() == 1 && !term.monomial.exponent && !scaled) {
    if (factors[0].exponent != -1 || factors[0].key.starts_with("1/")) return node;
    const ExpressionPtr& x = factors[0].expression;
    return law("log_reciprocal", ir::make_apply("neg", {call("log", as_real(x))}), {x});
  }
  Monomial first, rest = term.monomial;
  if (term.monomial.exponent) {
    first.exponent = std::exchange(rest.exponent, nullptr);
  } else if (!factors.empty()) {
    first.factors.push_back(factors.front());
    rest.factors.erase(rest.factors.begin());
  } else {
    return node;
  }
  const ExpressionPtr a = certificate::expression_of(first, 1, ir::ScalarType::real);
  const ExpressionPtr b = certificate::expression_of(rest, term.coefficient, ir::ScalarType::real);
  const ExpressionPtr result = tactic_.step(node, scope, path, "log_product",
                                            certificate::plus(call("log", a), call("log", b)), {a, b});
  if (!result) return node;
  const ExpressionPtr left =
      certificate::with_child(result, 0, logarithm(result->operands[0], scope, below_path(path, 0)));
  return certificate::with_child(left, 1, logarithm(left->operands[1], scope, below_path(path, 1)));
}

/// max(a, b) where one side is known, and common terms taken out: max(a + c, b + c) = max(a, b) + c.
ExpressionPtr Normaliser::extreme_of_two(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const ExpressionPtr &a = node->operands[0], &b = node->operands[1];
  Expander expander(normal_laws);
  const Polynomial first = expander.expand(a), second = expander.expand(b);
  if (certificate::text_of(first) == certificate::text_of(second)) {
    const ExpressionPtr same = tactic_.step(node, scope, path, "arithmetic", as_real(a));
    return same ? same : node;
  }
  Polynomial common;
  for (const auto& [text, term] : first.terms) {
    const auto found = second.terms.find(text);
    if (found != second.terms.end() && found->second.coefficient == term.coefficient)
      common.terms.emplace(text, term);
  }
  if (common.terms.empty()) return scale_taken_out(node, first, second, scope, path);
  const ExpressionPtr shared = certificate::expression_of(common, ir::ScalarType::real);
  const ExpressionPtr left =
      certificate::expression_of(expander.add(first, common, -1), ir::ScalarType::real);
  const ExpressionPtr right =
      certificate::expression_of(expander.add(second, common, -1), ir::ScalarType::real);
  const ExpressionPtr apart = certificate::plus(ir::make_apply(*node->op, {left, right}), shared);
  const ExpressionPtr result = tactic_.step(node, scope, path, "arithmetic", apart);
  return result ? result : node;
}

/// max(c a, c b) = c max(a, b) for a factor c of every term that is shown not to be negative.
ExpressionPtr Normaliser::scale_taken_out(const ExpressionPtr& node, const Polynomial& first,
                                          const Polynomial& second, const Scope& scope, const Path& path) {
  const Polynomial& some = first.terms.empty() ? second : first;
  if (some.terms.empty()) return node;
  auto has_factor = [](const Polynomial& polynomial, const std::string& key) {
    return std::all_of(polynomial.terms.begin(), polynomial.terms.end(), [&](const auto& entry) {
      const auto& factors = entry.second.monomial.factors;
      return std::any_of(factors.begin(), factors.end(),
                         [&](const Factor& factor) { return factor.key == key && factor.exponent > 0; });
    });
  };
  auto without = [](Polynomial polynomial, const std::string& key) {
    Polynomial result;
    for (auto& [text, term] : polynomial.terms) {
      auto& factors = term.monomial.factors;
      const auto found =
          std::find_if(factors.begin(), factors.end(), [&](const Factor& f) { return f.key == key; });
      if (--found->exponent == 0) factors.erase(found);
      std::string key_text = certificate::text_of(term.monomial);
      result.terms.emplace(std::move(key_text), term);
    }
    return result;
  };
  for (const Factor& factor : some.terms.begin()->second.monomial.factors) {
    if (factor.exponent < 1 || !has_factor(first, factor.key) || !has_factor(second, factor.key)) continue;
    const ExpressionPtr scale =
        certificate::expression_of(Factor{factor.key, factor.expression}, ir::ScalarType::real);
    if (!kernel_.shows(scope, certificate::at_most(real(0), scale))) continue;
    const ExpressionPtr left = certificate::expression_of(without(first, factor.key), ir::ScalarType::real);
    const ExpressionPtr right = certificate::expression_of(without(second, factor.key), ir::ScalarType::real);
    const ExpressionPtr result =
        tactic_.step(node, scope, path, "arithmetic", times(scale, ir::make_apply(*node->op, {left, right})));
    if (result) return result;
  }
  return node;
}

}  // namespace warpproof::prove
