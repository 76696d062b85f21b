// Laws that look at a few factors of one term: those factors are brought to the front by ring laws, the law
// is applied there, and the polynomial is written out again.

#include <algorithm>

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

using certificate::constant_like;
using certificate::Operation;
using certificate::operation_of;
using certificate::plus;
using certificate::real;
using certificate::times;

namespace {

std::vector<Factor> without(const Monomial& monomial, std::size_t index) {
  std::vector<Factor> factors = monomial.factors;
  factors.erase(factors.begin() + static_cast<std::ptrdiff_t>(index));
  return factors;
}

ExpressionPtr inverse_of(const ExpressionPtr& x) { return ir::make_apply("div", {real(1), x}); }

}  // namespace

Normaliser::Focus Normaliser::focus(const Polynomial& polynomial, const std::string& term,
                                    const std::vector<Factor>& remaining,
                                    const std::shared_ptr<const Polynomial>& remaining_exponent,
                                    const ExpressionPtr& part, ir::ScalarType type) {
  Polynomial rest = polynomial;
  const Rational coefficient = rest.terms.at(term).coefficient;
  rest.terms.erase(term);
  const ExpressionPtr others =
      certificate::expression_of(Monomial{remaining, remaining_exponent}, coefficient, type);
  return {plus(certificate::expression_of(rest, type), times(part, others)), {1, 0}};
}

/// x * 1/x = 1 where x is shown not to be zero.
ExpressionPtr Normaliser::cancelled(const ExpressionPtr& node, const Polynomial& polynomial,
                                    const Scope& scope, const Path& path) {
  for (const auto& [text, term] : polynomial.terms) {
    for (std::size_t i = 0; i < term.monomial.factors.size(); ++i) {
      const Factor& factor = term.monomial.factors[i];
      if (!factor.support) continue;
      const ExpressionPtr& x = factor.expression;
      if (!kernel_.shows(scope, certificate::opposite(certificate::equals(x, constant_like(x, 0))))) continue;
      const ExpressionPtr part = times(x, inverse_of(x));
      const Focus focused =
          focus(polynomial, text, without(term.monomial, i), term.monomial.exponent, part, node->type);
      const ExpressionPtr regrouped = tactic_.regroup(node, scope, path, focused.whole);
      if (!regrouped) continue;
      const ExpressionPtr one = tactic_.step(part, scope, joined(path, focused.part), "cancel", real(1), {x});
      if (!one) continue;
      return certificate::with_child(regrouped, 1, certificate::with_child(regrouped->operands[1], 0, one));
    }
  }
  return nullptr;
}

/// sqrt(a)^2 = a where a is shown not to be negative; below the line, too.
ExpressionPtr Normaliser::roots_squared(const ExpressionPtr& node, const Polynomial& polynomial,
                                        const Scope& scope, const Path& path) {
  for (const auto& [text, term] : polynomial.terms) {
    for (std::size_t i = 0; i < term.monomial.factors.size(); ++i) {
      const Factor& factor = term.monomial.factors[i];
      if (operation_of(*factor.expression) != Operation::sqrt || std::abs(factor.exponent) < 2) continue;
      const ExpressionPtr& a = factor.expression->operands[0];
      if (!kernel_.shows(scope, certificate::at_most(real(0), a))) continue;
      const ExpressionPtr square = times(factor.expression, factor.expression);
      const bool above = factor.exponent > 0;
      std::vector<Factor> remaining = term.monomial.factors;
      remaining[i].exponent += above ? -2 : 2;
      if (remaining[i].exponent == 0) remaining = without(term.monomial, i);
      const Focus focused = focus(polynomial, text, remaining, term.monomial.exponent,
                                  above ? square : inverse_of(square), node->type);
      const ExpressionPtr regrouped = tactic_.regroup(node, scope, path, focused.whole);
      if (!regrouped) continue;
      Path place = joined(path, focused.part);
      if (!above) place.push_back(1);
      const ExpressionPtr value = tactic_.step(square, scope, place, "root_square", times(real(1), a), {a});
      if (!value) continue;
      const ExpressionPtr part = above ? value : inverse_of(value);
      return certificate::with_child(regrouped, 1, certificate::with_child(regrouped->operands[1], 0, part));
    }
  }
  return nullptr;
}

/// exp(n log(a) + ...) = a^n exp(...) for an integer n, where a is shown positive.
ExpressionPtr Normaliser::logarithms_lifted(const ExpressionPtr& node, const Polynomial& polynomial,
                                            const Scope& scope, const Path& path) {
  for (const auto& [text, term] : polynomial.terms) {
    if (!term.monomial.exponent) continue;
    for (const auto& [exponent_text, exponent] : term.monomial.exponent->terms) {
      const auto& factors = exponent.monomial.factors;
      const auto power = exponent.coefficient.to_int64();
      if (!power || *power == 0 || std::abs(*power) > 4 || factors.size() != 1 || factors[0].exponent != 1)
        continue;
      if (exponent.monomial.exponent || operation_of(*factors[0].expression) != Operation::log) continue;
      const ExpressionPtr& a = factors[0].expression->operands[0];
      if (!kernel_.shows(scope, certificate::below(real(0), a))) continue;
      Polynomial remaining = *term.monomial.exponent;
      remaining.terms.erase(exponent_text);
      // One factor exp(log a) at a time, above or below the line.
      const ExpressionPtr lifted = ir::make_apply("exp", {factors[0].expression});
      const bool above = *power > 0;
      if (*power != 1 && *power != -1) {
        auto again = exponent;
        again.coefficient = Rational(*power + (above ? -1 : 1));
        remaining.terms.emplace(exponent_text, again);
      }
      const auto rest = remaining.terms.empty() ? nullptr : std::make_shared<const Polynomial>(remaining);
      const Focus focused = focus(polynomial, text, term.monomial.factors, rest,
                                  above ? lifted : inverse_of(lifted), node->type);
      const ExpressionPtr regrouped = tactic_.regroup(node, scope, path, focused.whole);
      if (!regrouped) continue;
      Path place = joined(path, focused.part);
      if (!above) place.push_back(1);
      const ExpressionPtr value = tactic_.step(lifted, scope, place, "exp_log", times(real(1), a), {a});
      if (!value) continue;
      const ExpressionPtr part = above ? value : inverse_of(value);
      return certificate::with_child(regrouped, 1, certificate::with_child(regrouped->operands[1], 0, part));
    }
  }
  return nullptr;
}

}  // namespace warpproof::prove
