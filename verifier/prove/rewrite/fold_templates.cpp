#include "verifier/prove/rewrite/fold_templates.h"

#include <algorithm>
#include <stdexcept>

#include "verifier/certificate/lemma.h"
#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

using certificate::constant_like;
using certificate::Expander;
using certificate::integer;
using certificate::minus;
using certificate::Operation;
using certificate::operation_of;
using certificate::plus;
using certificate::times;

namespace {

bool is_state(const ExpressionPtr& expression, IndexId id) {
  return expression->kind == ir::Kind::state && expression->index_id == id;
}

bool mentions(const Polynomial& polynomial, IndexId id) {
  return std::any_of(polynomial.terms.begin(), polynomial.terms.end(), [id](const auto& entry) {
    const Monomial& monomial = entry.second.monomial;
    return (monomial.exponent && mentions(*monomial.exponent, id)) ||
           std::any_of(monomial.factors.begin(), monomial.factors.end(),
                       [id](const Factor& factor) { return ir::mentions_index(factor.expression, id); });
  });
}

/// a + b s.
struct Affine {
  Polynomial constant, factor;
};

std::optional<Affine> affine_in(const ExpressionPtr& step, IndexId state) {
  Expander expander({.exponentials = true, .selections = true});
  Affine result;
  for (const auto& [text, term] : expander.expand(step).terms) {
    Polynomial own;
    own.terms.emplace(text, term);
    if (!mentions(own, state)) {
      result.constant = expander.add(std::move(result.constant), own);
      continue;
    }
    certificate::Term rest = term;
    auto& factors = rest.monomial.factors;
    const auto found = std::find_if(factors.begin(), factors.end(), [state](const Factor& factor) {
      return is_state(factor.expression, state) && factor.exponent == 1 && !factor.support;
    });
    if (found == factors.end()) return std::nullopt;
    factors.erase(found);
    Polynomial coefficient;
    coefficient.terms.emplace(certificate::text_of(rest.monomial), rest);
    if (mentions(coefficient, state)) return std::nullopt;
    result.factor = expander.add(std::move(result.factor), coefficient);
  }
  return result;
}

/// The reciprocal of something in this factor, or null.
ExpressionPtr divisor_in(const Factor& factor) {
  if (factor.key.starts_with("1/") && factor.exponent == 1) return factor.expression;
  return !factor.key.starts_with("1/") && factor.exponent == -1 ? factor.expression : nullptr;
}

class Guesser {
 public:
  Guesser(Tactic& tactic, const Recurrence& recurrence)
      : tactic_(tactic),
        recurrence_(recurrence),
        type_(recurrence.state.type),
        here_(ir::make_index(recurrence.round)) {}

  std::vector<Guess> run() {
    continued();
    if (type_ == ir::ScalarType::boolean) {
      connective();
    } else if (!extreme_in(recurrence_.step).operands.empty()) {
      extreme();
    } else if (const auto affine = affine_in(recurrence_.step, recurrence_.state.id)) {
      constant_ = expression(affine->constant);
      factor_ = expression(affine->factor);
      of_affine(*affine);
    }
    return std::move(guesses_);
  }

 private:
  ExpressionPtr expression(const Polynomial& polynomial) const {
    return certificate::expression_of(polynomial, type_);
  }
  ExpressionPtr at(const ExpressionPtr& term, const ExpressionPtr& round) {
    return tactic_.substituted(term, {{recurrence_.round.id, round}});
  }
  ExpressionPtr written_out(const ExpressionPtr& term) const {
    return certificate::expression_of(Expander(normal_laws).expand(term), term->type);
  }
  bool varies(const ExpressionPtr& term) const { return ir::mentions_index(term, recurrence_.round.id); }
  /// op_{from <= j < to} term(j), `term` over the round.
  ExpressionPtr over(ir::Reduction reduction, const ExpressionPtr& from, const ExpressionPtr& to,
                     const ExpressionPtr& term) {
    const ir::IndexVariable j = tactic_.allocator().fresh("j");
    return ir::make_reduce(reduction, {{j, from, to}}, nullptr, at(term, ir::make_index(j)));
  }
  ExpressionPtr so_far(ir::Reduction reduction, const ExpressionPtr& term) {
    return over(reduction, recurrence_.lower, here_, term);
  }
  /// The round before the first, when `first` is what it would have added: then it is an element of the sum,
  /// too.
  ExpressionPtr round_of(const ExpressionPtr& first, const ExpressionPtr& term) {
    const ExpressionPtr before = written_out(minus(recurrence_.lower, integer(1)));
    Expander expander(normal_laws);
    return expander.key(at(term, before)) == expander.key(first) ? before : nullptr;
  }
  /// first + sum_{lower <= j < p} term(j), written as one sum where it is one.
  ExpressionPtr sum_from(const ExpressionPtr& first, const ExpressionPtr& term) {
    if (is_zero(first)) return so_far(ir::Reduction::sum, term);
    if (const ExpressionPtr before = round_of(first, term))
      return over(ir::Reduction::sum, before, here_, term);
    return plus(first, so_far(ir::Reduction::sum, term));
  }
  void add(ExpressionPtr invariant, std::optional<Quotient> quotient = std::nullopt) {
    if (invariant->type == recurrence_.state.type)
      guesses_.push_back({std::move(invariant), std::move(quotient)});
  }
  bool is_zero(const ExpressionPtr& term) const { return certificate::is_number(term, 0); }

  /// polynomial * power, a power that meets a sum taken into it, so that it meets the exponentials there.
  ExpressionPtr raised_by(const Polynomial& polynomial, const ExpressionPtr& power) {
    ExpressionPtr result = constant_like(recurrence_.start, 0);
    for (const auto& [text, term] : polynomial.terms) {
      const auto& factors = term.monomial.factors;
      const auto sum = std::find_if(factors.begin(), factors.end(), [](const Factor& factor) {
        return certificate::is_reduction(factor.expression, ir::Reduction::sum) && factor.exponent == 1;
      });
      ExpressionPtr own;
      if (sum == factors.end()) {
        own = written_out(times(certificate::expression_of(term.monomial, term.coefficient, type_), power));
      } else {
        Monomial rest = term.monomial;
        rest.factors.erase(rest.factors.begin() + (sum - factors.begin()));
        const ExpressionPtr inner = tactic_.renamed(sum->expression);
        const ExpressionPtr body = written_out(times(inner->operands[0], power));
        own = times(certificate::expression_of(rest, term.coefficient, type_),
                    ir::make_reduce(ir::Reduction::sum, inner->binders, inner->condition, body));
      }
      result = certificate::is_number(result, 0) ? own : plus(result, own);
    }
    return result;
  }

  void continued();
  void of_affine(const Affine& affine);
  void second_moment();
  void telescoping_exponential(const Affine& affine);
  void quotient(const Affine& affine);
  ExpressionPtr product_of_factors(const ExpressionPtr& from, const Affine& affine);
  ExpressionPtr without_divisor(const Polynomial& polynomial, const ExpressionPtr& divisor);
  void connective();
  void extreme();

  Tactic& tactic_;
  const Recurrence& recurrence_;
  ir::ScalarType type_;
  ExpressionPtr here_, constant_, factor_;
  std::vector<Guess> guesses_;
};

/// A state that begins where the same recurrence ended: one recurrence.
void Guesser::continued() {
  const ExpressionPtr& start = recurrence_.start;
  if (start->kind != ir::Kind::fold || start->states.size() != 1) return;
  const ir::Binder& range = start->binders[0];
  const ir::StateVariable& state = start->states[0];
  if (!is_state(ir::fold_value(*start), state.id) || state.type != recurrence_.state.type) return;
  Expander expander(normal_laws);
  const ExpressionPtr step = tactic_.substituted(
      ir::fold_step(*start, 0), {{range.variable.id, here_}, {state.id, ir::make_state(recurrence_.state)}});
  if (expander.key(range.upper) != expander.key(recurrence_.lower) ||
      expander.key(step) != expander.key(recurrence_.step))
    return;
  ir::Binder longer = range;
  longer.upper = here_;
  add(tactic_.renamed(ir::make_fold(longer, start->states, start->operands)));
}

/// s' = a + b s.
void Guesser::of_affine(const Affine& affine) {
  const ExpressionPtr& start = recurrence_.start;
  if (certificate::is_number(factor_, 1)) {
    if (!varies(constant_)) return add(plus(start, times(minus(here_, recurrence_.lower), constant_)));
    second_moment();
    return add(sum_from(start, constant_));
  }
  telescoping_exponential(affine);
  quotient(affine);
  const ExpressionPtr decayed = times(start, product_of_factors(recurrence_.lower, affine));
  if (affine.constant.terms.empty()) return add(decayed);
  const ir::IndexVariable j = tactic_.allocator().fresh("j");
  const ExpressionPtr later = plus(ir::make_index(j), integer(1));
  const ExpressionPtr term = times(at(constant_, ir::make_index(j)), product_of_factors(later, affine));
  const ExpressionPtr sum =
      ir::make_reduce(ir::Reduction::sum, {{j, recurrence_.lower, here_}}, nullptr, term);
  add(is_zero(start) ? sum : plus(decayed, sum));
}

/// prod_{from <= i < p} b(i); of exponentials, exp of the sum.
ExpressionPtr Guesser::product_of_factors(const ExpressionPtr& from, const Affine& affine) {
  if (affine.factor.terms.size() == 1) {
    const certificate::Term& only = affine.factor.terms.begin()->second;
    if (only.coefficient == Rational(1) && only.monomial.factors.empty() && only.monomial.exponent) {
      const ExpressionPtr exponent =
          certificate::expression_of(*only.monomial.exponent, ir::ScalarType::real);
      return ir::make_apply("exp", {over(ir::Reduction::sum, from, here_, exponent)});
    }
  }
  return over(ir::Reduction::prod, from, here_, factor_);
}

/// b = exp(c (e(p) - e(p + 1))) for a state e that is known: s(p) exp(c e(p)) is a sum.
void Guesser::telescoping_exponential(const Affine& affine) {
  if (affine.factor.terms.size() != 1) return;
  const certificate::Term& only = affine.factor.terms.begin()->second;
  if (only.coefficient != Rational(1) || !only.monomial.factors.empty() || !only.monomial.exponent) return;
  Expander expander(normal_laws);
  for (const Solved& other : recurrence_.solved) {
    if (other.invariant->type == ir::ScalarType::boolean) continue;
    const std::string key = expander.key(other.invariant);
    Polynomial scale;
    for (const auto& [text, term] : only.monomial.exponent->terms) {
      certificate::Term rest = term;
      Polynomial atom;
      const auto found =
          std::find_if(rest.monomial.factors.begin(), rest.monomial.factors.end(), [&](const Factor& factor) {
            return factor.exponent == 1 && expander.key(factor.expression) == key;
          });
      if (found == rest.monomial.factors.end()) continue;
      rest.monomial.factors.erase(found);
      atom.terms.emplace(certificate::text_of(rest.monomial), rest);
      scale = expander.add(std::move(scale), atom);
    }
    if (scale.terms.empty()) continue;
    const ExpressionPtr c = certificate::expression_of(scale, ir::ScalarType::real);
    if (varies(c)) continue;
    const auto scaled = [&](const ExpressionPtr& value) { return times(c, value); };
    const ExpressionPtr difference = minus(scaled(other.invariant), scaled(other.next));
    if (expander.key(difference) != certificate::text_of(*only.monomial.exponent)) continue;
    const auto raised = [&](const ExpressionPtr& value) { return ir::make_apply("exp", {value}); };
    const ExpressionPtr term = raised_by(affine.constant, raised(scaled(other.next)));
    const ExpressionPtr& start = recurrence_.start;
    const ExpressionPtr first = is_zero(start) ? start : times(start, raised(scaled(other.start)));
    const ExpressionPtr whole = is_zero(constant_) ? first : sum_from(first, term);
    add(times(raised(minus(certificate::real(0), scaled(other.invariant))), whole));
    return;
  }
}

/// The polynomial times the divisor, where each term is divided by it; else null.
ExpressionPtr Guesser::without_divisor(const Polynomial& polynomial, const ExpressionPtr& divisor) {
  Expander expander(normal_laws);
  const std::string key = expander.key(divisor);
  Polynomial result;
  for (const auto& [text, term] : polynomial.terms) {
    certificate::Term rest = term;
    auto& factors = rest.monomial.factors;
    const auto found = std::find_if(factors.begin(), factors.end(), [&](const Factor& factor) {
      const ExpressionPtr own = divisor_in(factor);
      return own && expander.key(own) == key;
    });
    if (found == factors.end()) return nullptr;
    factors.erase(found);
    Polynomial one;
    one.terms.emplace(certificate::text_of(rest.monomial), rest);
    result = expander.add(std::move(result), one);
  }
  return certificate::expression_of(result, type_);
}

/// b(p) = d(p) / d(p + 1): s(p) d(p) is a sum. A running mean is one, with d the count.
void Guesser::quotient(const Affine& affine) {
  if (type_ != ir::ScalarType::real) return;
  for (const auto& [text, term] : affine.factor.terms) {
    for (const Factor& factor : term.monomial.factors) {
      const ExpressionPtr after = divisor_in(factor);
      if (!after || !varies(after)) continue;
      const ExpressionPtr before = written_out(at(after, minus(here_, integer(1))));
      if (!recurrence_.shows(certificate::equals(times(factor_, after), before))) continue;
      const ExpressionPtr weight = without_divisor(affine.constant, after);
      if (!weight) continue;
      const ExpressionPtr &start = recurrence_.start, &lower = recurrence_.lower;
      const ExpressionPtr first = written_out(times(start, at(before, lower)));
      Quotient parts{is_zero(first) ? nullptr : first, lower, weight, before};
      if (parts.first)
        if (const ExpressionPtr earlier = round_of(first, weight)) parts = {nullptr, earlier, weight, before};
      ExpressionPtr whole = over(ir::Reduction::sum, parts.from, here_, weight);
      if (parts.first) whole = plus(parts.first, whole);
      whole = ir::make_apply("div", {whole, before});
      // The first round forgets a start that counts for nothing.
      if (is_zero(first) && !is_zero(start))
        whole = ir::make_apply("select", {certificate::at_most(here_, lower), start, whole});
      return add(whole, parts);
    }
  }
}

/// s' = s + (x - m) (x - m') for the mean m of x: the sum of the squares less the square of the sum over the
/// count.
void Guesser::second_moment() {
  for (const Solved& other : recurrence_.solved) {
    if (!other.quotient) continue;
    const Quotient& mean = *other.quotient;
    const auto square = [](const ExpressionPtr& x) { return times(x, x); };
    const ExpressionPtr squares = over(ir::Reduction::sum, mean.from, here_, square(mean.weight));
    const ExpressionPtr sum = over(ir::Reduction::sum, mean.from, here_, mean.weight);
    ExpressionPtr whole = plus(recurrence_.start, squares);
    ExpressionPtr total = sum;
    if (mean.first) {
      const ExpressionPtr count = at(mean.denominator, recurrence_.lower);
      whole = plus(whole, ir::make_apply("div", {square(mean.first), count}));
      total = plus(mean.first, sum);
    }
    add(minus(whole, ir::make_apply("div", {square(total), mean.denominator})));
  }
}

/// s' = s or a, s' = s and a.
void Guesser::connective() {
  const Operation operation = operation_of(*recurrence_.step);
  if (operation != Operation::logical_and && operation != Operation::logical_or) return;
  const bool is_and = operation == Operation::logical_and;
  for (const std::size_t own : {0u, 1u}) {
    const ExpressionPtr& other = recurrence_.step->operands[1 - own];
    if (!is_state(recurrence_.step->operands[own], recurrence_.state.id) ||
        ir::mentions_index(other, recurrence_.state.id))
      continue;
    const ExpressionPtr all = so_far(is_and ? ir::Reduction::all : ir::Reduction::any, other);
    const bool neutral =
        recurrence_.start->kind == ir::Kind::constant && recurrence_.start->value.is_zero() != is_and;
    add(neutral ? all : ir::make_apply(is_and ? "and" : "or", {recurrence_.start, all}));
    return;
  }
}

/// s' = max(s, a), s' = min(s, a).
void Guesser::extreme() {
  const Extreme found = extreme_in(recurrence_.step);
  if (found.operands.empty()) return;
  const ir::Reduction reduction = found.reduction;
  const char* pair = ir::info(reduction).op_name;
  for (const std::size_t own : {0u, 1u}) {
    const ExpressionPtr& other = found.operands[1 - own];
    if (!is_state(found.operands[own], recurrence_.state.id) ||
        ir::mentions_index(other, recurrence_.state.id))
      continue;
    const ExpressionPtr& start = recurrence_.start;
    const ExpressionPtr before = written_out(minus(recurrence_.lower, integer(1)));
    if (Expander(normal_laws).key(at(other, before)) == Expander(normal_laws).key(start))
      add(over(reduction, before, here_, other));
    ExpressionPtr some = so_far(reduction, other);
    // A start that is the first element already is no element more.
    const bool is_first =
        Expander(normal_laws).key(at(other, recurrence_.lower)) == Expander(normal_laws).key(start);
    if (!is_first) some = ir::make_apply(pair, {start, some});
    add(ir::make_apply("select", {certificate::at_most(here_, recurrence_.lower), start, some}));
    return;
  }
}

}  // namespace

std::vector<Guess> guesses(Tactic& tactic, const Recurrence& recurrence) {
  try {
    return Guesser(tactic, recurrence).run();
  } catch (const std::length_error&) {
    return {};
  }
}

}  // namespace warpproof::prove
