#include "verifier/domain/term_sum.h"

#include <algorithm>

namespace warpproof::domain::term {

namespace {

constexpr int rounds_max = 100;
constexpr int expanded_power_max = 64;  // sums in one product; multiplying out recurses that deep

// A sum inside of a product: its atom, and the product without one power of it.
struct InnerSum {
  PolyId poly = 0;
  Normal rest;
};

}  // namespace

// Finds a sum to multiply out: the first poly atom of power at least 1, when the expansion allows it.
static std::optional<InnerSum> inner_sum(Algebra& algebra, Normal x, Expansion expansion) {
  std::optional<Factor> found;
  int powers = 0;
  for (const Factor& factor : algebra.factors(x.monomial)) {
    if (factor.half_power < 2 || algebra.atom(factor.atom).kind != AtomKind::poly) continue;
    if (!found) found = factor;
    powers += factor.half_power / 2;
  }
  if (!found || (expansion == Expansion::single && powers > 1)) return std::nullopt;
  if (powers > expanded_power_max) throw OutOfBudget{};
  const Atom atom = algebra.atom(found->atom);
  const Normal inverse_atom = algebra.power({atom.monomial, Coefficients::one}, -1);
  return InnerSum{static_cast<PolyId>(atom.payload), algebra.multiply(x, inverse_atom)};
}

void Sum::add(Normal x, CoefficientId scale) {
  x = algebra_.scale(x, scale);
  if (x.coefficient == Coefficients::zero) return;
  const Monomial monomial = algebra_.monomial(x.monomial);
  if (monomial.is_tuple) {
    add_run({.first = algebra_.tuple_of(x.monomial), .coefficient = x.coefficient});
    return;
  }
  if (algebra_.is_pure_sum(x.monomial)) {
    const AtomId atom = algebra_.factors(x.monomial)[0].atom;
    add_poly(static_cast<PolyId>(algebra_.atom(atom).payload), x.coefficient);
    return;
  }
  if (expansion_ != Expansion::pure && monomial.count != 0) {
    if (const auto inner = inner_sum(algebra_, x, expansion_)) {
      add_product(inner->poly, inner->rest);
      return;
    }
  }
  algebra_.spend(1);
  terms_.push_back({x.monomial, x.coefficient});
}

void Sum::add_run(const PolyRun& run) { add_oriented(runs_, run, algebra_.coefficients()); }

void Sum::add_poly(PolyId poly, CoefficientId scale) {
  Coefficients& coefficients = algebra_.coefficients();
  algebra_.spend(algebra_.poly(poly).run_count + algebra_.poly(poly).term_count);
  for (PolyRun run : algebra_.runs(poly)) {
    run.coefficient = coefficients.multiply(run.coefficient, scale);
    runs_.push_back(run);
  }
  const std::size_t term_count = algebra_.poly(poly).term_count;
  for (std::size_t i = 0; i < term_count; ++i) {
    const PolyTerm term = algebra_.terms(poly)[i];
    const Normal scaled{term.monomial, coefficients.multiply(term.coefficient, scale)};
    // In a full expansion terms made before it may still hold products of sums.
    if (expansion_ == Expansion::full) {
      add(scaled, Coefficients::one);
    } else {
      terms_.push_back({scaled.monomial, scaled.coefficient});
    }
  }
}

void Sum::add_product(PolyId poly, Normal factor) {
  const std::size_t run_count = algebra_.poly(poly).run_count;
  for (std::size_t r = 0; r < run_count; ++r) {
    const PolyRun run = algebra_.runs(poly)[r];
    algebra_.spend(run.count);
    for (std::uint32_t i = 0; i < run.count; ++i) {
      add(algebra_.multiply(algebra_.tuple(run.at(i)), factor), run.coefficient);
    }
  }
  const std::size_t term_count = algebra_.poly(poly).term_count;
  for (std::size_t i = 0; i < term_count; ++i) {
    const PolyTerm term = algebra_.terms(poly)[i];
    add(algebra_.multiply({term.monomial, term.coefficient}, factor), Coefficients::one);
  }
}

void Sum::merge() {
  Coefficients& coefficients = algebra_.coefficients();
  algebra_.spend(runs_.size() + terms_.size());
  if (!canonicalise(runs_, coefficients, algebra_.steps_left())) throw OutOfBudget{};
  if (terms_.size() < 2) return;
  std::sort(terms_.begin(), terms_.end());
  std::size_t kept = 0;
  for (std::size_t i = 0; i < terms_.size();) {
    PolyTerm sum = terms_[i];
    for (++i; i < terms_.size() && terms_[i].monomial == sum.monomial; ++i) {
      sum.coefficient = coefficients.add(sum.coefficient, terms_[i].coefficient);
    }
    if (sum.coefficient != Coefficients::zero) terms_[kept++] = sum;
  }
  terms_.resize(kept);
}

std::optional<Normal> Sum::single() {
  if (runs_.empty() && terms_.empty()) return normal_zero;
  if (runs_.empty() && terms_.size() == 1) return Normal{terms_[0].monomial, terms_[0].coefficient};
  if (terms_.empty() && runs_.size() == 1 && runs_[0].count == 1) {
    return algebra_.scale(algebra_.tuple(runs_[0].first), runs_[0].coefficient);
  }
  return std::nullopt;
}

Normal Sum::finish() {
  merge();
  Normal outside = normal_one;
  // Once is enough unless dividing laid sums bare that were then added in.
  for (int round = 0; round < rounds_max; ++round) {
    if (const auto alone = single()) return algebra_.multiply(outside, *alone);
    const Normal factor = common_factor(algebra_, runs_, terms_);
    if (factor == normal_one) break;
    divide(factor);
    outside = algebra_.multiply(outside, factor);
  }
  if (const auto alone = single()) return algebra_.multiply(outside, *alone);
  return algebra_.multiply(outside, finish_without_factor());
}

PolyId Sum::finish_plain() {
  merge();
  return algebra_.intern_poly(runs_, terms_);
}

Normal Sum::finish_without_factor() {
  const CoefficientId leading = runs_.empty() ? terms_[0].coefficient : runs_[0].coefficient;
  if (leading != Coefficients::one) {
    Coefficients& coefficients = algebra_.coefficients();
    const CoefficientId inverse = coefficients.invert(leading);
    for (PolyRun& run : runs_) run.coefficient = coefficients.multiply(run.coefficient, inverse);
    for (PolyTerm& term : terms_) term.coefficient = coefficients.multiply(term.coefficient, inverse);
  }
  const AtomId atom = algebra_.poly_atom(algebra_.intern_poly(runs_, terms_));
  return {algebra_.atom(atom).monomial, leading};
}

// Runs with the factor as their fixed operand stay runs.
bool Sum::divide_run(const PolyRun& run, Normal factor, Sum& quotient) {
  if (!algebra_.is_single_atom(factor.monomial, AtomKind::input)) return false;
  const std::uint64_t raw = algebra_.atom(algebra_.factors(factor.monomial)[0].atom).payload;
  PolyRun divided = run;
  std::size_t place = 0;
  while (place < tuple_size && (run.step[place] != 0 || run.first[place] != raw)) ++place;
  if (place == tuple_size) return false;
  divided.first[place] = raw_one;
  if (divided.first == tuple_of_ones) return false;
  quotient.add_run(divided);
  return true;
}

void Sum::divide(Normal factor) {
  Sum quotient(algebra_, expansion_);
  const Normal inverse = algebra_.inverse(factor);
  for (const PolyRun& run : runs_) {
    if (divide_run(run, factor, quotient)) continue;
    algebra_.spend(run.count);
    for (std::uint32_t i = 0; i < run.count; ++i) {
      quotient.add(algebra_.multiply(algebra_.tuple(run.at(i)), inverse), run.coefficient);
    }
  }
  for (const PolyTerm& term : terms_) {
    quotient.add(algebra_.multiply({term.monomial, term.coefficient}, inverse), Coefficients::one);
  }
  quotient.merge();
  runs_.swap(quotient.runs_);
  terms_.swap(quotient.terms_);
}

}  // namespace warpproof::domain::term
