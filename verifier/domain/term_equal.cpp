// Questions about two values: equality in three steps, from cheap to thorough, and comparisons.

#include <algorithm>
#include <map>

#include "verifier/domain/term.h"
#include "verifier/domain/term_algebra.h"
#include "verifier/domain/term_guard.h"
#include "verifier/domain/term_normalize.h"
#include "verifier/domain/term_split.h"
#include "verifier/domain/term_sum.h"

namespace warpproof::domain {

using term::Algebra;
using term::Coefficients;
using term::Expansion;
using term::Normal;
using term::Sum;

namespace {

constexpr int clearing_rounds_max = 4;

bool is_special(TermValue value) {
  return term::is_constant(value.raw) && Coefficients::is_special(static_cast<std::uint32_t>(value.raw));
}

Normal difference_of(Algebra& algebra, Normal a, Normal b, Expansion expansion) {
  Sum sum(algebra, expansion);
  sum.add(a, Coefficients::one);
  sum.add(b, Coefficients::minus_one);
  return sum.finish();
}

// The sum inside of a difference, when it is monomial * <sum>.
std::optional<term::PolyId> sum_of(const Algebra& algebra, Normal difference) {
  for (const term::Factor& factor : algebra.factors(difference.monomial)) {
    const term::Atom& atom = algebra.atom(factor.atom);
    if (atom.kind == term::AtomKind::poly && factor.half_power == 2)
      return static_cast<term::PolyId>(atom.payload);
  }
  return std::nullopt;
}

// The product of the sums that the terms divide by, each to the power that clears it; one when there is none.
Normal common_denominator(Algebra& algebra, term::PolyId poly) {
  std::map<term::AtomId, int> powers;
  for (const term::PolyTerm& part : algebra.terms(poly)) {
    for (const term::Factor& factor : algebra.factors(part.monomial)) {
      if (factor.half_power >= 0 || algebra.atom(factor.atom).kind != term::AtomKind::poly) continue;
      int& power = powers[factor.atom];
      power = std::max(power, (1 - factor.half_power) / 2);
    }
  }
  Normal denominator = term::normal_one;
  for (const auto& [atom, power] : powers) {
    const Normal value{algebra.atom(atom).monomial, Coefficients::one};
    denominator = algebra.multiply(denominator, algebra.power(value, power));
  }
  return denominator;
}

}  // namespace

// Everything multiplied out, denominators included: zero means equal as elements of the field of fractions.
bool term::vanishes_cleared(Algebra& algebra, Normal rest) {
  for (int round = 0; round < clearing_rounds_max && rest != term::normal_zero; ++round) {
    const auto sum = sum_of(algebra, rest);
    if (!sum) return false;
    const Normal denominator = common_denominator(algebra, *sum);
    if (denominator == term::normal_one) return false;
    Sum cleared(algebra, Expansion::full);
    cleared.add_product(*sum, denominator);
    rest = cleared.finish();
  }
  return rest == term::normal_zero;
}

bool Term::difference_vanishes(Value a, Value b) {
  const Normal full_a = normalizer_->normalize(a.raw, true), full_b = normalizer_->normalize(b.raw, true);
  if (full_a == full_b) return true;
  const Normal rest = difference_of(*algebra_, full_a, full_b, Expansion::full);
  return term::vanishes_cleared(*algebra_, rest) || term::Splitter(*algebra_).vanishes(rest);
}

Equality Term::equal(Value a, Value b) {
  if (trouble()) return Equality::out_of_budget;
  // Infinities equal themselves; NaN, which stands for "no value", equals nothing.
  if (is_special(a) || is_special(b)) {
    const bool nan = a.raw == graph_->undefined() || b.raw == graph_->undefined();
    return a == b && !nan ? Equality::equal : Equality::different;
  }
  if (a == b) return Equality::equal;
  algebra_->start_question();
  const bool quick = term::guarded(
      false, [&] { return normalizer_->normalize(a.raw, false) == normalizer_->normalize(b.raw, false); });
  if (quick) return Equality::equal;
  return term::guarded(Equality::out_of_budget,
                       [&] { return difference_vanishes(a, b) ? Equality::equal : Equality::different; });
}

Truth Term::compare(Comparison comparison, Value a, Value b) {
  if (trouble() || a.raw == graph_->undefined() || b.raw == graph_->undefined()) return Truth::undecided;
  term::Signs signs;
  if (is_special(a) || is_special(b)) {
    // An infinity against a term, which is finite wherever it is defined, or against another infinity.
    const auto rank = [&](Value value) {
      if (!is_special(value)) return 0;
      return value.raw == graph_->constant(Coefficients::plus_infinity) ? 1 : -1;
    };
    signs = term::Signs::of(rank(a) - rank(b));
  } else {
    algebra_->start_question();
    signs = term::guarded(signs, [&] {
      const Normal left = normalizer_->normalize(a.raw, false), right = normalizer_->normalize(b.raw, false);
      return algebra_->signs(difference_of(*algebra_, left, right, Expansion::pure));
    });
  }
  const auto decide = [](bool may_hold, bool may_fail) {
    if (may_hold && may_fail) return Truth::undecided;
    return may_hold ? Truth::yes : Truth::no;
  };
  const auto [negative, zero, positive] = signs;
  switch (comparison) {
    case Comparison::less:
      return decide(negative, zero || positive);
    case Comparison::less_equal:
      return decide(negative || zero, positive);
    case Comparison::equal:
      return decide(zero, negative || positive);
    case Comparison::not_equal:
      return decide(negative || positive, zero);
    case Comparison::greater:
      return decide(positive, negative || zero);
    case Comparison::greater_equal:
      return decide(zero || positive, negative);
  }
  return Truth::undecided;
}

}  // namespace warpproof::domain
