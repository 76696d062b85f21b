#include "verifier/domain/term_algebra.h"

#include <algorithm>

#include "verifier/domain/term_sum.h"

namespace warpproof::domain::term {

namespace {

constexpr std::size_t product_memory = 1 << 14;
constexpr int power_max = 1 << 20;  // of an atom; far beyond any program

std::uint64_t pack(Normal x) { return (static_cast<std::uint64_t>(x.monomial) << 32) | x.coefficient; }

}  // namespace

Algebra::Algebra(Coefficients& coefficients, const Assumptions& assumptions, AlgebraLimits limits)
    : coefficients_(coefficients), assumptions_(assumptions), limits_(limits), products_(product_memory) {
  intern_monomial({}, 0);  // 0: the empty product
  intern_poly({}, {});     // 0: the empty sum
}

std::uint64_t Algebra::bytes() const {
  return atoms_.capacity() * sizeof(Atom) + monomials_.capacity() * sizeof(Monomial) +
         factors_.capacity() * sizeof(Factor) + polys_.capacity() * sizeof(Poly) +
         runs_.capacity() * sizeof(PolyRun) + terms_.capacity() * sizeof(PolyTerm) +
         sets_.capacity() * sizeof(Set) + members_.capacity() * sizeof(Normal) +
         products_.capacity() * sizeof(Product) + choices_.capacity() * sizeof(Choice) +
         choice_table_.bytes() + atom_table_.bytes() + monomial_table_.bytes() + poly_table_.bytes() +
         set_table_.bytes();
}

AtomId Algebra::intern_atom(AtomKind kind, Function function, std::uint64_t payload, std::uint32_t depth) {
  const std::uint64_t hash =
      mix(static_cast<std::uint64_t>(kind) * 256 + static_cast<std::uint64_t>(function), payload);
  const auto known = atom_table_.find(hash, [&](std::uint32_t id) {
    return atoms_[id].kind == kind && atoms_[id].function == function && atoms_[id].payload == payload;
  });
  if (known) return *known;
  check_depth(depth);
  const auto id = static_cast<AtomId>(atoms_.size());
  atoms_.push_back({kind, function, depth, payload, 0});
  atom_table_.insert(hash, id);
  const Factor factor{id, 2};
  atoms_[id].monomial = intern_monomial({&factor, 1}, 0);
  return id;
}

AtomId Algebra::input_atom(std::uint64_t raw) { return intern_atom(AtomKind::input, Function::log, raw, 0); }

AtomId Algebra::poly_atom(PolyId id) {
  if (polys_[id].atom_plus_one == 0) {
    const AtomId atom = intern_atom(AtomKind::poly, Function::log, id, polys_[id].depth + 1);
    polys_[id].atom_plus_one = atom + 1;
  }
  return polys_[id].atom_plus_one - 1;
}

Normal Algebra::atom_value(AtomId id) { return {atoms_[id].monomial, Coefficients::one}; }

Normal Algebra::function_atom(Function function, Normal argument) {
  return atom_value(intern_atom(AtomKind::function, function, pack(argument), depth_of(argument) + 1));
}

Normal Algebra::tuple(const Tuple& operands) {
  std::array<Factor, tuple_size> sorted;
  std::size_t different = 0;
  for (const std::uint64_t raw : operands) {
    if (raw == raw_one) continue;
    const AtomId atom = input_atom(raw);
    std::size_t place = different;
    while (place > 0 && sorted[place - 1].atom > atom) --place;
    if (place > 0 && sorted[place - 1].atom == atom) {
      sorted[place - 1].half_power += 2;
      continue;
    }
    for (std::size_t i = different; i > place; --i) sorted[i] = sorted[i - 1];
    sorted[place] = {atom, 2};
    ++different;
  }
  return {intern_monomial({sorted.data(), different}, 0), Coefficients::one};
}

Tuple Algebra::tuple_of(MonomialId id) const {
  Tuple operands = tuple_of_ones;
  std::size_t place = 0;
  for (const Factor& factor : factors(id)) {
    for (int i = 0; i < factor.half_power / 2; ++i) operands[place++] = atoms_[factor.atom].payload;
  }
  return operands;
}

MonomialId Algebra::intern_monomial(std::span<const Factor> factors, PolyId exponent) {
  std::uint64_t hash = mix(exponent, factors.size());
  for (const Factor& factor : factors) {
    hash = mix(hash, (static_cast<std::uint64_t>(factor.atom) << 32) |
                         static_cast<std::uint32_t>(factor.half_power));
  }
  const auto known = monomial_table_.find(hash, [&](std::uint32_t id) {
    return monomials_[id].exponent == exponent && std::ranges::equal(this->factors(id), factors);
  });
  if (known) return *known;
  spend(1);
  if (monomials_.size() % 4096 == 4095 && bytes() > limits_.bytes_max) throw OutOfBudget{};
  Monomial monomial{static_cast<std::uint32_t>(factors_.size()), static_cast<std::uint32_t>(factors.size()),
                    exponent, exponent == 0 ? 0 : polys_[exponent].depth + 1, false};
  bool all_inputs = exponent == 0 && !factors.empty();
  int degree = 0;
  for (const Factor& factor : factors) {
    monomial.depth = std::max(monomial.depth, atoms_[factor.atom].depth);
    all_inputs = all_inputs && atoms_[factor.atom].kind == AtomKind::input && factor.half_power > 0 &&
                 factor.half_power % 2 == 0;
    degree += std::min(std::abs(factor.half_power), 4 * static_cast<int>(tuple_size));
  }
  monomial.is_tuple = all_inputs && degree <= 2 * static_cast<int>(tuple_size);
  check_depth(monomial.depth);
  if (factors_.size() + factors.size() > UINT32_MAX) throw OutOfBudget{};
  const auto id = static_cast<MonomialId>(monomials_.size());
  factors_.insert(factors_.end(), factors.begin(), factors.end());
  monomials_.push_back(monomial);
  monomial_table_.insert(hash, id);
  return id;
}

PolyId Algebra::intern_poly(std::span<const PolyRun> runs, std::span<const PolyTerm> terms) {
  std::uint64_t hash = mix(runs.size(), terms.size());
  for (const PolyRun& run : runs) {
    hash = mix(hash, (static_cast<std::uint64_t>(run.count) << 32) | run.coefficient);
    for (std::size_t i = 0; i < tuple_size && run.first[i] != raw_one; ++i) {
      hash = mix(mix(hash, run.first[i]), static_cast<std::uint64_t>(run.step[i]));
    }
  }
  for (const PolyTerm& term : terms) {
    hash = mix(hash, (static_cast<std::uint64_t>(term.monomial) << 32) | term.coefficient);
  }
  const auto known = poly_table_.find(hash, [&](std::uint32_t id) {
    return std::ranges::equal(this->runs(id), runs) && std::ranges::equal(this->terms(id), terms);
  });
  if (known) return *known;
  spend(runs.size() + terms.size());
  if (polys_.size() % 256 == 255 && bytes() > limits_.bytes_max) throw OutOfBudget{};
  if (runs_.size() + runs.size() > UINT32_MAX || terms_.size() + terms.size() > UINT32_MAX)
    throw OutOfBudget{};
  Poly poly{static_cast<std::uint32_t>(runs_.size()),
            static_cast<std::uint32_t>(runs.size()),
            static_cast<std::uint32_t>(terms_.size()),
            static_cast<std::uint32_t>(terms.size()),
            0,
            0};
  for (const PolyTerm& term : terms) poly.depth = std::max(poly.depth, monomials_[term.monomial].depth);
  const auto id = static_cast<PolyId>(polys_.size());
  runs_.insert(runs_.end(), runs.begin(), runs.end());
  terms_.insert(terms_.end(), terms.begin(), terms.end());
  polys_.push_back(poly);
  poly_table_.insert(hash, id);
  return id;
}

bool Algebra::is_single_atom(MonomialId id, AtomKind kind) const {
  const Monomial& monomial = monomials_[id];
  if (monomial.count != 1 || monomial.exponent != 0) return false;
  const Factor& factor = factors_[monomial.offset];
  return factor.half_power == 2 && atoms_[factor.atom].kind == kind;
}

bool Algebra::is_pure_sum(MonomialId id) const { return is_single_atom(id, AtomKind::poly); }

Normal Algebra::scale(Normal x, CoefficientId factor) {
  const CoefficientId product = coefficients_.multiply(x.coefficient, factor);
  return product == Coefficients::zero ? normal_zero : Normal{x.monomial, product};
}

Normal Algebra::multiply(Normal x, Normal y) {
  if (x.coefficient == Coefficients::zero || y.coefficient == Coefficients::zero) return normal_zero;
  const CoefficientId coefficient = coefficients_.multiply(x.coefficient, y.coefficient);
  if (x.monomial == 0) return {y.monomial, coefficient};
  if (y.monomial == 0) return {x.monomial, coefficient};
  const auto [low, high] = std::minmax(x.monomial, y.monomial);
  const std::uint64_t key = mix(low, high);
  const Product& known = products_[key % product_memory];
  if (known.x == low && known.y == high) return scale(known.result, coefficient);
  std::vector<Factor> merged;
  const auto left = factors(x.monomial), right = factors(y.monomial);
  merged.reserve(left.size() + right.size());
  std::size_t i = 0, j = 0;
  while (i < left.size() || j < right.size()) {
    if (j == right.size() || (i < left.size() && left[i].atom < right[j].atom)) {
      merged.push_back(left[i++]);
    } else if (i == left.size() || right[j].atom < left[i].atom) {
      merged.push_back(right[j++]);
    } else {
      const std::int32_t power = left[i].half_power + right[j].half_power;
      if (std::abs(power) > power_max) throw OutOfBudget{};
      if (power != 0) merged.push_back({left[i].atom, power});
      ++i;
      ++j;
    }
  }
  const Normal result =
      make(merged, add_exponents(monomials_[x.monomial].exponent, monomials_[y.monomial].exponent));
  products_[key % product_memory] = {low, high, result};
  return scale(result, coefficient);
}

Normal Algebra::power(Normal x, int exponent) {
  if (exponent == 0) return normal_one;
  if (x.coefficient == Coefficients::zero) {
    if (exponent < 0) throw Undefined{};
    return normal_zero;
  }
  CoefficientId coefficient = x.coefficient;
  if (coefficient != Coefficients::one) {
    const Rational& base = coefficients_.value(coefficient);
    coefficient = coefficients_.intern(base.pow(exponent));
  }
  std::vector<Factor> raised(factors(x.monomial).begin(), factors(x.monomial).end());
  for (Factor& factor : raised) {
    const std::int64_t power = std::int64_t{factor.half_power} * exponent;
    if (std::abs(power) > power_max) throw OutOfBudget{};
    factor.half_power = static_cast<std::int32_t>(power);
  }
  const PolyId exponential = scale_exponent(monomials_[x.monomial].exponent, Rational(exponent));
  return scale(make(raised, exponential), coefficient);
}

// What of a reducible atom's power is not its canonical remainder, as a value of its own.
Normal Algebra::make(std::span<const Factor> factors, PolyId exponent) {
  const auto reducible = [&](const Factor& factor) {
    const AtomKind kind = atoms_[factor.atom].kind;
    if (kind == AtomKind::number || kind == AtomKind::group) return factor.half_power != 1;
    return kind == AtomKind::absolute && (factor.half_power < 1 || factor.half_power > 3);
  };
  if (std::ranges::none_of(factors, reducible))
    return {intern_monomial(factors, exponent), Coefficients::one};
  std::vector<Factor> kept;
  Normal rest = normal_one;
  for (const Factor& factor : factors) {
    if (!reducible(factor)) {
      kept.push_back(factor);
      continue;
    }
    const Atom atom = atoms_[factor.atom];
    const int modulus = atom.kind == AtomKind::absolute ? 4 : 2;
    const int remainder = ((factor.half_power % modulus) + modulus) % modulus;
    if (remainder != 0) kept.push_back({factor.atom, remainder});
    const int whole = factor.half_power - remainder;
    if (whole == 0) continue;
    if (atom.kind == AtomKind::number) {
      const Rational base = coefficients_.value(static_cast<CoefficientId>(atom.payload));
      rest = scale(rest, coefficients_.intern(base.pow(whole / 2)));
    } else if (atom.kind == AtomKind::group) {
      rest = multiply(rest, power(unpack(atom.payload), whole / 2));
    } else {
      rest = multiply(rest, atom_power(static_cast<AtomId>(atom.payload), whole));
    }
  }
  return multiply({intern_monomial(kept, exponent), Coefficients::one}, rest);
}

Normal Algebra::atom_power(AtomId id, std::int32_t half_power) {
  if (half_power == 0) return normal_one;
  const Factor factor{id, half_power};
  return make({&factor, 1}, 0);
}

PolyId Algebra::add_exponents(PolyId x, PolyId y) {
  if (x == 0) return y;
  if (y == 0) return x;
  Sum sum(*this, Expansion::pure);
  sum.add_poly(x, Coefficients::one);
  sum.add_poly(y, Coefficients::one);
  return sum.finish_plain();
}

PolyId Algebra::scale_exponent(PolyId x, const Rational& factor) {
  if (x == 0 || factor == Rational(1)) return x;
  Sum sum(*this, Expansion::pure);
  sum.add_poly(x, coefficients_.intern(factor));
  return sum.finish_plain();
}

}  // namespace warpproof::domain::term
