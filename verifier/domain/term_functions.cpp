// The functions of the normal form, and the laws over the reals that it knows.

#include <algorithm>
#include <optional>

#include "verifier/domain/term_sum.h"

namespace warpproof::domain::term {

namespace {

constexpr int small_power_max = 64;  // exp(c * log y) = y^c for integers c up to this

bool is_even_power(const Factor& factor) { return factor.half_power % 4 == 0; }

// n = square^2 * free by trial division; factors beyond the limit stay in `free`, which is then only less
// canonical.
void split_square(std::int64_t n, std::int64_t& square, std::int64_t& free) {
  constexpr std::int64_t trial_limit = 1000;
  square = 1;
  free = 1;
  for (std::int64_t prime = 2; prime < trial_limit && prime * prime <= n; ++prime) {
    int times = 0;
    for (; n % prime == 0; n /= prime) ++times;
    for (int i = 0; i < times / 2; ++i) square *= prime;
    if (times % 2 != 0) free *= prime;
  }
  free *= n;
}

}  // namespace

Normal Algebra::expanded(Normal x) {
  Sum sum(*this, Expansion::full);
  sum.add(x, Coefficients::one);
  return sum.finish();
}

// sqrt(numerator / denominator) = sqrt(numerator * denominator) / denominator, squares taken out. What does
// not fit a machine word stays whole, in `rest`.
Normal Algebra::root_of_coefficient(CoefficientId positive, CoefficientId& rest) {
  const Rational value = coefficients_.value(positive);
  const auto whole = [](const std::optional<Rational>& x) { return x ? x->to_int64() : std::nullopt; };
  const auto numerator = whole(Rational::parse(value.numerator()));
  const auto denominator = whole(Rational::parse(value.denominator()));
  rest = Coefficients::one;
  std::int64_t top = 1, top_free = 1, bottom = 1, bottom_free = 1;
  constexpr std::int64_t word = std::int64_t{1} << 31;
  if (!numerator || !denominator) {
    rest = positive;
    return normal_one;
  }
  split_square(*numerator, top, top_free);
  split_square(*denominator, bottom, bottom_free);
  if (top_free >= word || bottom_free >= word) {
    rest = positive;
    return normal_one;
  }
  const CoefficientId outside = coefficients_.intern(Rational(top, bottom) / Rational(bottom_free));
  const std::int64_t inside = top_free * bottom_free;
  if (inside == 1) return constant(outside);
  const CoefficientId number = coefficients_.intern(Rational(inside));
  return scale(atom_power(intern_atom(AtomKind::number, Function::log, number, 0), 1), outside);
}

// sqrt(x), x >= 0 by definition of where it is defined. A product may be split when all of its factors but
// one are known to be non-negative: then the last one is too (if the others are zero, so is x, and so is the
// split form; the last factor's root is then of an unknown sign, so the others must be positive).
Normal Algebra::split_root(Normal x) {
  const Monomial monomial = monomials_[x.monomial];
  const std::vector<Factor> all(factors(x.monomial).begin(), factors(x.monomial).end());
  std::optional<Factor> unknown;
  bool splits = coefficients_.sign(x.coefficient) > 0, others_positive = true;
  for (const Factor& factor : all) {
    const Signs base = atom_signs(factor.atom);
    if (factor.half_power % 2 != 0) splits = false;  // no fourth roots
    if (is_even_power(factor) || base.shown_non_negative()) {
      others_positive = others_positive && power_of(base, factor.half_power).shown_positive();
    } else {
      splits = splits && !unknown;
      unknown = factor;
    }
  }
  splits = splits && (!unknown || others_positive);
  CoefficientId rest = Coefficients::one;
  const CoefficientId magnitude = coefficients_.intern(coefficients_.value(x.coefficient).abs());
  Normal root = root_of_coefficient(magnitude, rest);
  splits = splits && rest == Coefficients::one;
  if (!splits) {
    // Only the square part of the coefficient comes out; its free part goes back under the root.
    const Normal inner = scale({x.monomial, Coefficients::one},
                               coefficients_.multiply(x.coefficient, coefficients_.invert(magnitude)));
    const bool has_number = root.monomial != 0;
    const CoefficientId under =
        has_number ? static_cast<CoefficientId>(atoms_[factors(root.monomial)[0].atom].payload) : rest;
    const Normal group = scale(inner, under);
    const std::uint64_t packed = (static_cast<std::uint64_t>(group.monomial) << 32) | group.coefficient;
    const AtomId atom = intern_atom(AtomKind::group, Function::log, packed, depth_of(group) + 1);
    return scale(atom_power(atom, 1), root.coefficient);
  }
  for (const Factor& factor : all) {
    const std::int32_t half = factor.half_power / 2;
    const bool signed_root = is_even_power(factor) && !atom_signs(factor.atom).shown_non_negative();
    root = multiply(
        root, signed_root ? power(absolute_atom(factor.atom), half / 2) : atom_power(factor.atom, half));
  }
  return multiply(root, make({}, scale_exponent(monomial.exponent, Rational(1, 2))));
}

Normal Algebra::square_root(Normal x) {
  if (full_) x = expanded(x);
  if (x == normal_zero) return x;
  if (x.monomial == 0 && coefficients_.sign(x.coefficient) < 0) throw Undefined{};
  return split_root(x);
}

Normal Algebra::absolute_atom(AtomId id) {
  if (atoms_[id].kind == AtomKind::absolute) return atom_value(id);
  return atom_value(intern_atom(AtomKind::absolute, Function::log, id, atoms_[id].depth + 1));
}

Normal Algebra::absolute(Normal x) {
  if (full_) x = expanded(x);
  if (x == normal_zero) return x;
  Normal result = constant(coefficients_.intern(coefficients_.value(x.coefficient).abs()));
  const std::vector<Factor> all(factors(x.monomial).begin(), factors(x.monomial).end());
  for (const Factor& factor : all) {
    // A root is never negative: only odd integer powers of atoms of unknown sign need bars.
    const bool plain =
        factor.half_power % 2 != 0 || is_even_power(factor) || atom_signs(factor.atom).shown_non_negative();
    if (plain) {
      // x^(3/2) = x * sqrt(x) with sqrt(x) defined: x is not negative.
      result = multiply(result, atom_power(factor.atom, factor.half_power));
    } else {
      result = multiply(result, power(absolute_atom(factor.atom), factor.half_power / 2));
    }
  }
  return multiply(result, make({}, monomials_[x.monomial].exponent));
}

// exp(sum) with exp(c * log y) = y^c taken out for integers c (y is positive where log y is defined).
Normal Algebra::exponential(Normal x) {
  Sum all(*this, full_ ? Expansion::full : Expansion::single);
  all.add(x, Coefficients::one);
  const PolyId poly = all.finish_plain();
  Sum kept(*this, Expansion::pure);
  Normal powers = normal_one;
  const std::vector<PolyTerm> terms(this->terms(poly).begin(), this->terms(poly).end());
  for (const PolyRun& run : std::vector<PolyRun>(runs(poly).begin(), runs(poly).end())) kept.add_run(run);
  for (const PolyTerm& term : terms) {
    const auto whole = coefficients_.value(term.coefficient).to_int64();
    const bool is_log = is_single_atom(term.monomial, AtomKind::function) &&
                        atoms_[factors(term.monomial)[0].atom].function == Function::log;
    if (is_log && whole && std::abs(*whole) <= small_power_max) {
      const Normal base = unpack(atoms_[factors(term.monomial)[0].atom].payload);
      powers = multiply(powers, power(base, static_cast<int>(*whole)));
    } else {
      kept.add({term.monomial, term.coefficient}, Coefficients::one);
    }
  }
  return multiply(powers, make({}, kept.finish_plain()));
}

// log(c * exp(E) * a^(p/2)) = E + p/2 log(a) for c = 1 and one atom of odd power (positive where defined);
// otherwise log(exp(E) * y) = E + log(y).
Normal Algebra::logarithm(Normal x) {
  if (full_) x = expanded(x);
  if (coefficients_.sign(x.coefficient) == 0) throw Undefined{};
  const Monomial monomial = monomials_[x.monomial];
  Sum sum(*this, full_ ? Expansion::full : Expansion::pure);
  if (monomial.exponent != 0) sum.add_poly(monomial.exponent, Coefficients::one);
  const std::vector<Factor> all(factors(x.monomial).begin(), factors(x.monomial).end());
  const bool one_atom = x.coefficient == Coefficients::one && all.size() == 1 && !is_even_power(all[0]);
  if (one_atom) {
    const Normal log_of_atom = function_atom(Function::log, atom_power(all[0].atom, 2));
    sum.add(log_of_atom, coefficients_.intern(Rational(all[0].half_power, 2)));
  } else if (!all.empty() || x.coefficient != Coefficients::one) {
    const Normal inner = scale(make(all, 0), x.coefficient);
    if (inner.monomial == 0 && coefficients_.sign(inner.coefficient) < 0) throw Undefined{};
    sum.add(function_atom(Function::log, inner), Coefficients::one);
  }
  return sum.finish();
}

Normal Algebra::sine_or_cosine(Function function, Normal x) {
  if (full_) x = expanded(x);
  if (x == normal_zero) return function == Function::sin ? normal_zero : normal_one;
  const bool negative = coefficients_.sign(x.coefficient) < 0;
  if (negative) x = scale(x, Coefficients::minus_one);
  const Normal value = function_atom(function, x);
  return negative && function == Function::sin ? scale(value, Coefficients::minus_one) : value;
}

Normal Algebra::error_function(Normal x) {  // odd
  if (full_) x = expanded(x);
  if (x == normal_zero) return normal_zero;
  const bool negative = coefficients_.sign(x.coefficient) < 0;
  if (negative) x = scale(x, Coefficients::minus_one);
  return scale(function_atom(Function::erf, x), negative ? Coefficients::minus_one : Coefficients::one);
}

// tanh(x) = (exp(2x) - 1) / (exp(2x) + 1)
Normal Algebra::hyperbolic_tangent(Normal x) {
  const Normal square = exponential(scale(x, coefficients_.intern(Rational(2))));
  Sum above(*this, Expansion::pure), below(*this, Expansion::pure);
  above.add(square, Coefficients::one);
  above.add(normal_one, Coefficients::minus_one);
  below.add(square, Coefficients::one);
  below.add(normal_one, Coefficients::one);
  return multiply(above.finish(), inverse(below.finish()));
}

// A set: flat, sorted, without repetition, its first non-zero member of coefficient 1 or -1.
Normal Algebra::maximum(std::vector<Normal> given) {
  std::vector<Normal> set;
  for (Normal member : given) {
    if (full_) member = expanded(member);
    const bool nested = is_single_atom(member.monomial, AtomKind::maximum);
    if (nested && coefficients_.sign(member.coefficient) > 0) {
      const std::uint64_t inner = atoms_[factors(member.monomial)[0].atom].payload;
      for (std::uint32_t i = 0; i < sets_[inner].count; ++i) {
        set.push_back(scale(members_[sets_[inner].offset + i], member.coefficient));
      }
    } else {
      set.push_back(member);
    }
  }
  spend(set.size());
  // Of the constants only the greatest counts; constants sort first.
  std::sort(set.begin(), set.end(), [&](const Normal& x, const Normal& y) {
    if (x.monomial != 0 || y.monomial != 0) return x < y;
    return coefficients_.value(y.coefficient) < coefficients_.value(x.coefficient);
  });
  set.erase(std::unique(set.begin(), set.end()), set.end());
  if (set[0].monomial == 0) {
    set.erase(set.begin() + 1,
              std::find_if(set.begin(), set.end(), [](const Normal& x) { return x.monomial != 0; }));
  }
  if (set.size() == 1) return set[0];
  const bool opposite = set.size() == 2 && set[0] == scale(set[1], Coefficients::minus_one);
  if (opposite) return absolute(set[0]);
  const Normal lead = set[0].coefficient == Coefficients::zero ? set[1] : set[0];
  const CoefficientId magnitude = coefficients_.intern(coefficients_.value(lead.coefficient).abs());
  std::uint64_t hash = mix(set.size());
  std::uint32_t depth = 0;
  for (Normal& member : set) {
    member = scale(member, coefficients_.invert(magnitude));
    hash = mix(hash, (static_cast<std::uint64_t>(member.monomial) << 32) | member.coefficient);
    depth = std::max(depth, depth_of(member));
  }
  const auto known =
      set_table_.find(hash, [&](std::uint32_t id) { return std::ranges::equal(members(id), set); });
  std::uint32_t id = known ? *known : static_cast<std::uint32_t>(sets_.size());
  if (!known) {
    if (bytes() > limits_.bytes_max || members_.size() + set.size() > UINT32_MAX) throw OutOfBudget{};
    sets_.push_back({static_cast<std::uint32_t>(members_.size()), static_cast<std::uint32_t>(set.size())});
    members_.insert(members_.end(), set.begin(), set.end());
    set_table_.insert(hash, id);
  }
  return scale(atom_value(intern_atom(AtomKind::maximum, Function::log, id, depth + 1)), magnitude);
}

}  // namespace warpproof::domain::term
