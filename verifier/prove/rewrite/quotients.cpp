// Quotients of integers in one form: multiples of the divisor outside, towers as one quotient, common factors
// gone. Remainders are written by their quotient, so that q n + (a mod n) comes together again. One level
// goes away at a time, from the inside: symbolic division is never handed to the solver in towers.

#include <algorithm>
#include <numeric>

#include "verifier/prove/rewrite/constraints.h"

namespace warpproof::prove {

using certificate::at_most;
using certificate::below;
using certificate::Expander;
using certificate::Operation;
using certificate::operation_of;

namespace {

constexpr int division_steps_max = 8;
constexpr int quotient_rounds_max = 8;

using Term = certificate::Term;

/// term / divisor where the coefficients and exponents allow it.
bool divide(const Term& term, const Term& divisor, Term& result) {
  result = term;
  result.coefficient = term.coefficient / divisor.coefficient;
  if (!result.coefficient.is_integer()) {
    // 7 x = 3 (2 x) + x: by a number at least the whole part goes out.
    if (!divisor.monomial.factors.empty() || term.coefficient.abs() < divisor.coefficient.abs()) return false;
    result.coefficient = result.coefficient.floor();
  }
  for (const Factor& factor : divisor.monomial.factors) {
    const auto found = std::find_if(result.monomial.factors.begin(), result.monomial.factors.end(),
                                    [&](const Factor& own) { return own.key == factor.key; });
    if (found == result.monomial.factors.end() || found->exponent < factor.exponent) return false;
    found->exponent -= factor.exponent;
    if (found->exponent == 0) result.monomial.factors.erase(found);
  }
  return true;
}

Polynomial single(Term term) {
  Polynomial result;
  std::string key = certificate::text_of(term.monomial);
  result.terms.emplace(std::move(key), std::move(term));
  return result;
}

struct Digits {
  Polynomial quotient, remainder;
};

/// Long divisions by the polynomial, with each of its terms as the leading one; every stage is a candidate.
std::vector<Digits> divisions(const Polynomial& dividend, const Polynomial& divisor) {
  std::vector<Digits> stages{{{}, dividend}};
  Expander expander;
  for (const auto& [key, lead] : divisor.terms) {
    if (lead.monomial.factors.empty() && divisor.terms.size() > 1) continue;
    Digits now{{}, dividend};
    for (int step = 0; step < division_steps_max; ++step) {
      std::optional<Term> part;
      for (const auto& [text, term] : now.remainder.terms)
        if (Term candidate; divide(term, lead, candidate)) {
          part = candidate;
          break;
        }
      if (!part) break;
      now.quotient = expander.add(now.quotient, single(*part));
      now.remainder = expander.add(now.remainder, expander.multiply(single(*part), divisor), -1);
      stages.push_back(now);
    }
  }
  return stages;
}

/// What every term of both has: factors, and the greatest common divisor of the coefficients.
std::optional<Term> common_factor(const Polynomial& a, const Polynomial& b) {
  if (a.terms.empty() || b.terms.empty()) return std::nullopt;
  Term common = b.terms.begin()->second;
  std::int64_t divisor = 0;
  for (const Polynomial* polynomial : {&a, &b})
    for (const auto& [text, term] : polynomial->terms) {
      const auto coefficient = term.coefficient.to_int64();
      if (!coefficient) return std::nullopt;
      divisor = std::gcd(divisor, *coefficient);
      std::erase_if(common.monomial.factors, [&](Factor& factor) {
        const auto found = std::find_if(term.monomial.factors.begin(), term.monomial.factors.end(),
                                        [&](const Factor& own) { return own.key == factor.key; });
        if (found == term.monomial.factors.end()) return true;
        factor.exponent = std::min(factor.exponent, found->exponent);
        return factor.exponent < 1;
      });
    }
  if (common.monomial.factors.empty() && divisor == 1) return std::nullopt;
  common.coefficient = Rational(divisor);
  return common;
}

Polynomial divided(const Polynomial& polynomial, const Term& by) {
  Polynomial result;
  for (const auto& [text, term] : polynomial.terms)
    if (Term part; divide(term, by, part)) result = Expander().add(result, single(part));
  return result;
}

/// The only factor of a polynomial that is one factor.
ExpressionPtr only_factor(const Polynomial& polynomial) {
  if (polynomial.terms.size() != 1) return nullptr;
  const Term& term = polynomial.terms.begin()->second;
  const auto& factors = term.monomial.factors;
  const bool alone = term.coefficient == Rational(1) && factors.size() == 1 && factors[0].exponent == 1;
  return alone ? factors[0].expression : nullptr;
}

}  // namespace

ExpressionPtr exact_quotient(const ExpressionPtr& dividend, const ExpressionPtr& divisor) {
  for (const Digits& digits : divisions(polynomial_of(dividend), polynomial_of(divisor)))
    if (digits.remainder.terms.empty()) return integer_of(digits.quotient);
  return nullptr;
}

/// Quotient and remainder by digits whose range is shown.
ExpressionPtr Normaliser::digit(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const ExpressionPtr& divisor = node->operands[1];
  const Operation operation = operation_of(*node);
  const bool up = operation == Operation::ceil_div;
  const ExpressionPtr zero = certificate::integer(0);
  for (const Digits& digits : divisions(polynomial_of(node->operands[0]), polynomial_of(divisor))) {
    const ExpressionPtr quotient = integer_of(digits.quotient), remainder = integer_of(digits.remainder);
    const ExpressionPtr low =
        up ? below(certificate::minus(zero, divisor), remainder) : at_most(zero, remainder);
    const ExpressionPtr high = up ? at_most(remainder, zero) : below(remainder, divisor);
    if (!kernel_.shows(scope, low) || !kernel_.shows(scope, high)) continue;
    const ExpressionPtr value = operation == Operation::mod ? remainder : quotient;
    if (ExpressionPtr result =
            tactic_.step(node, scope, path, "digits", value, {quotient, remainder, divisor}))
      return result;
  }
  return nullptr;
}

/// One law applied to a quotient whose digits are not known; null when none does.
ExpressionPtr Normaliser::simpler_quotient(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const Polynomial dividend = polynomial_of(node->operands[0]), divisor = polynomial_of(node->operands[1]);
  const ExpressionPtr zero = certificate::integer(0);
  auto non_zero = [&](const ExpressionPtr& value) {
    return kernel_.shows(scope, certificate::opposite(certificate::equals(value, zero)));
  };
  if (const auto common = common_factor(dividend, divisor)) {
    const ExpressionPtr c = integer_of(single(*common)), a = integer_of(divided(dividend, *common)),
                        b = integer_of(divided(divisor, *common));
    if (non_zero(c))
      if (ExpressionPtr result = tactic_.step(node, scope, path, "quotient_common_factor",
                                              ir::make_apply(*node->op, {a, b}), {c, a, b}))
        return result;
  }
  const ExpressionPtr inner = only_factor(dividend);
  if (inner && inner->op == node->op && operation_of(*node) != Operation::ceil_div) {
    const ExpressionPtr whole = integer_of(Expander().multiply(polynomial_of(inner->operands[1]), divisor));
    if (ExpressionPtr result = tactic_.step(node, scope, path, "quotient_tower",
                                            ir::make_apply(*node->op, {inner->operands[0], whole})))
      return result;
  }
  return nullptr;
}

/// q + r div n for the division that leaves the fewest terms.
ExpressionPtr Normaliser::shifted_quotient(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const std::vector<Digits> stages =
      divisions(polynomial_of(node->operands[0]), polynomial_of(node->operands[1]));
  const auto best = std::min_element(stages.begin(), stages.end(), [](const Digits& a, const Digits& b) {
    return a.remainder.terms.size() < b.remainder.terms.size();
  });
  const Digits& digits = stages.size() > 1 && best == stages.begin() &&
                                 stages.back().remainder.terms.size() <= best->remainder.terms.size()
                             ? stages.back()
                             : *best;
  if (digits.quotient.terms.empty()) return nullptr;
  const ExpressionPtr q = integer_of(digits.quotient), r = integer_of(digits.remainder);
  const ExpressionPtr rest = ir::make_apply(*node->op, {r, node->operands[1]});
  return tactic_.step(node, scope, path, "quotient_shift", certificate::plus(q, rest),
                      {q, r, node->operands[1]});
}

/// Sizes and inputs that a requirement says are multiples, written as products where that lets digits be
/// Sizes and inputs that a requirement says are multiples, written as products where that lets digits be
/// seen.
ExpressionPtr Normaliser::multiples_written_out(const ExpressionPtr& node, const Scope& scope,
                                                const Path& path) {
  ExpressionPtr result = node;
  for (std::uint32_t i = 0; i < 2; ++i) {
    const ExpressionPtr written = multiples_in(result->operands[i], scope, below_path(path, i), 0);
    if (written != result->operands[i]) result = certificate::with_child(result, i, written);
  }
  return result == node ? nullptr : result;
}

ExpressionPtr Normaliser::multiples_in(const ExpressionPtr& node, const Scope& scope, const Path& path,
                                       int depth) {
  constexpr int depth_max = 3;
  if (node->kind == ir::Kind::size || node->kind == ir::Kind::read) {
    const auto rule = multiples_.find(node->name);
    if (rule == multiples_.end() || !node->operands.empty() || depth == depth_max) return node;
    const ExpressionPtr& divisor = rule->second->operands[0];
    const ExpressionPtr result =
        tactic_.step(node, scope, path, "exact_multiple", rule->second, {node, divisor});
    if (!result) return node;
    return certificate::with_child(result, 0, multiples_in(divisor, scope, below_path(path, 0), depth + 1));
  }
  if (!is_ring_operation(node)) return node;
  ExpressionPtr result = node;
  for (std::uint32_t i = 0; i < node->operands.size(); ++i) {
    const ExpressionPtr operand = multiples_in(node->operands[i], scope, below_path(path, i), depth);
    if (operand != node->operands[i]) result = certificate::with_child(result, i, operand);
  }
  return result;
}

ExpressionPtr Normaliser::quotient(ExpressionPtr node, const Scope& scope, const Path& path, int depth) {
  if (operation_of(*node) == Operation::mod) {
    if (ExpressionPtr result = digit(node, scope, path)) return result;
    // A remainder in terms of its quotient.
    const ExpressionPtr quotient_of = ir::make_apply("floor_div", node->operands);
    const ExpressionPtr written =
        certificate::minus(node->operands[0], certificate::times(node->operands[1], quotient_of));
    const ExpressionPtr result = tactic_.step(node, scope, path, "arithmetic", written);
    if (!result) return node;
    const ExpressionPtr inner = quotient(quotient_of, scope, joined(path, {1, 1}), depth + 1);
    return certificate::with_child(result, 1, certificate::with_child(result->operands[1], 1, inner));
  }
  for (int round = 0; round < quotient_rounds_max; ++round) {
    if (ExpressionPtr result = digit(node, scope, path)) return result;
    if (ExpressionPtr result = simpler_quotient(node, scope, path)) {
      node = result;
      continue;
    }
    if (ExpressionPtr result = shifted_quotient(node, scope, path)) {
      const ExpressionPtr inner = depth < quotient_rounds_max
                                      ? quotient(result->operands[1], scope, below_path(path, 1), depth + 1)
                                      : result->operands[1];
      return certificate::with_child(result, 1, inner);
    }
    const std::size_t mark = tactic_.mark();
    const ExpressionPtr written = multiples_written_out(node, scope, path);
    if (!written) break;
    ExpressionPtr result = digit(written, scope, path);
    if (!result) result = simpler_quotient(written, scope, path);
    if (!result) result = shifted_quotient(written, scope, path);
    if (!result) {
      tactic_.rewind(mark);
      break;
    }
    const Operation operation = operation_of(*result);
    if (operation != operation_of(*node)) return normal(result, scope, path);
    node = result;
  }
  return node;
}

}  // namespace warpproof::prove
