#include "verifier/domain/term_sign.h"

#include "verifier/domain/term_algebra.h"

namespace warpproof::domain::term {

Signs operator*(Signs x, Signs y) {
  return {.negative = (x.negative && y.positive) || (x.positive && y.negative),
          .zero = x.zero || y.zero,
          .positive = (x.positive && y.positive) || (x.negative && y.negative)};
}

Signs operator+(Signs x, Signs y) {
  const bool opposite = (x.negative && y.positive) || (x.positive && y.negative);
  return {.negative = x.negative || y.negative,
          .zero = (x.zero && y.zero) || opposite,
          .positive = x.positive || y.positive};
}

Signs power_of(Signs x, int half_power) {
  if (half_power % 2 != 0) x.negative = false;  // a root: the domain has no negative values
  if (half_power < 0) x.zero = false;           // a reciprocal: nor zero
  if (half_power % 4 == 0) {                    // an even integer power
    x.positive = x.positive || x.negative;
    x.negative = false;
  }
  return x;
}

void Assumptions::range(std::uint32_t tensor, const std::optional<Rational>& lower,
                        const std::optional<Rational>& upper) {
  Signs& known = signs_[tensor];
  if (lower && lower->sign() >= 0) known.negative = false;
  if (lower && lower->sign() > 0) known.zero = false;
  if (upper && upper->sign() <= 0) known.positive = false;
  if (upper && upper->sign() < 0) known.zero = false;
}

Signs Assumptions::of(std::uint64_t raw_input) const {
  const auto known = signs_.find(tensor_of(raw_input));
  return known == signs_.end() ? Signs{} : known->second;
}

Signs Algebra::signs(Normal x) {
  Signs product = Signs::of(coefficients_.sign(x.coefficient));
  const Monomial monomial = monomials_[x.monomial];
  for (std::uint32_t i = 0; i < monomial.count; ++i) {
    const Factor factor = factors_[monomial.offset + i];
    product = product * power_of(atom_signs(factor.atom), factor.half_power);
  }
  // exp of anything is positive.
  return product.both(learnt(x.monomial) * Signs::of(coefficients_.sign(x.coefficient)));
}

void Algebra::learn(Normal x, Signs known) {
  if (x.monomial == 0) return;
  known = known * Signs::of(coefficients_.sign(x.coefficient));
  const auto note = [&](MonomialId id, Signs signs) {
    Signs& entry = learnt_[id];
    entry = entry.both(signs);
  };
  note(x.monomial, known);
  const std::vector<Factor> all(factors(x.monomial).begin(), factors(x.monomial).end());
  // A product that is not zero has no factor that is; one factor to an odd power has the sign of the product.
  for (const Factor& factor : all) {
    if (!known.zero) note(atoms_[factor.atom].monomial, {.negative = true, .zero = false, .positive = true});
  }
  const bool odd = all.size() == 1 && all[0].half_power > 0 && all[0].half_power % 4 == 2;
  if (odd) note(atoms_[all[0].atom].monomial, known);
}

Signs Algebra::atom_signs(AtomId id) {
  const Atom atom = atoms_[id];
  return signs_of_kind(atom).both(learnt(atom.monomial));
}

Signs Algebra::signs_of_kind(const Atom& atom) {
  switch (atom.kind) {
    case AtomKind::input:
      return assumptions_.of(atom.payload);
    case AtomKind::poly:
      return poly_signs(static_cast<PolyId>(atom.payload));
    case AtomKind::number:
      return Signs::of(1);
    case AtomKind::group:
      return signs(unpack(atom.payload));
    case AtomKind::absolute:
      return power_of(atom_signs(static_cast<AtomId>(atom.payload)), 4);
    case AtomKind::function: {
      const Normal argument = unpack(atom.payload);
      if (atom.function != Function::log || argument.monomial != 0) return {};
      const Rational& value = coefficients_.value(argument.coefficient);
      return value.sign() > 0 ? Signs::of((value - Rational(1)).sign()) : Signs{};
    }
    case AtomKind::maximum: {
      // Not less than any member, and one of them.
      Signs all{false, false, false};
      bool none_negative = false, one_positive = false;
      for (std::uint32_t i = 0; i < sets_[atom.payload].count; ++i) {
        const Signs member = signs(members_[sets_[atom.payload].offset + i]);
        none_negative = none_negative || member.shown_non_negative();
        one_positive = one_positive || member.shown_positive();
        all = {all.negative || member.negative, all.zero || member.zero, all.positive || member.positive};
      }
      if (one_positive) return Signs::of(1);
      if (none_negative) all.negative = false;
      return all;
    }
    case AtomKind::choice: {
      const Choice choice = choices_[atom.payload];
      const Signs yes = signs(choice.yes), no = signs(choice.no);
      return {yes.negative || no.negative, yes.zero || no.zero, yes.positive || no.positive};
    }
  }
  return {};
}

Signs Algebra::poly_signs(PolyId id) {
  Signs sum = Signs::of(0);
  const Poly poly = polys_[id];
  spend(poly.run_count + poly.term_count);
  for (std::uint32_t i = 0; i < poly.run_count; ++i) {
    const PolyRun run = runs_[poly.run_offset + i];
    // Operands of one place are of one array, and equal operands are equal throughout (term_runs.h).
    Signs product = Signs::of(coefficients_.sign(run.coefficient));
    for (std::size_t place = 0; place < tuple_size && run.first[place] != raw_one;) {
      const std::size_t start = place;
      while (place < tuple_size && run.first[place] == run.first[start] && run.step[place] == run.step[start])
        ++place;
      product = product * power_of(assumptions_.of(run.first[start]), 2 * static_cast<int>(place - start));
    }
    sum = sum + product;
  }
  for (std::uint32_t i = 0; i < poly.term_count; ++i) {
    const PolyTerm term = terms_[poly.term_offset + i];
    sum = sum + signs({term.monomial, term.coefficient});
  }
  return sum;
}

}  // namespace warpproof::domain::term
