// The common factor of a sum: for every atom, and every term of an exponent, the lower median over the terms.

#include <algorithm>
#include <map>

#include "verifier/domain/term_sum.h"

namespace warpproof::domain::term {

namespace {

// In a sum of at most this many terms every atom is a candidate; in a longer one those of three of its terms
// are: a factor of all terms is found either way, and what is missed costs a proof, never soundness.
constexpr std::uint64_t few_terms = 64;

class FactorFinder {
 public:
  FactorFinder(Algebra& algebra, const std::vector<PolyRun>& runs, const std::vector<PolyTerm>& terms)
      : algebra_(algebra), runs_(runs), terms_(terms), count_(point_count(runs) + terms.size()) {}

  Normal find() {
    std::vector<Factor> factors;
    for (const AtomId atom : atom_candidates()) {
      const std::int32_t median = median_power(atom);
      if (median != 0) factors.push_back({atom, median});
    }
    const PolyId exponent = median_exponent();
    if (factors.empty() && exponent == 0) return normal_one;
    return algebra_.make(factors, exponent);
  }

 private:
  std::vector<PolyTerm> sample_terms() const {
    if (count_ <= few_terms || terms_.size() <= 3) return terms_;
    return {terms_.front(), terms_[terms_.size() / 2], terms_.back()};
  }

  AtomId input_atom(std::uint64_t raw) { return algebra_.factors(algebra_.input(raw).monomial)[0].atom; }

  std::vector<AtomId> atom_candidates() {
    std::vector<AtomId> atoms;
    for (const PolyTerm& term : sample_terms()) {
      for (const Factor& factor : algebra_.factors(term.monomial)) atoms.push_back(factor.atom);
    }
    const auto add_input = [&](std::uint64_t raw) {
      if (raw != raw_one) atoms.push_back(input_atom(raw));
    };
    for (const PolyRun& run : sample_runs()) {
      const std::uint32_t looked_at = count_ <= few_terms ? run.count : 1;
      for (std::uint32_t i = 0; i < looked_at; ++i) {
        for (const std::uint64_t operand : run.at(i)) add_input(operand);
      }
    }
    std::sort(atoms.begin(), atoms.end());
    atoms.erase(std::unique(atoms.begin(), atoms.end()), atoms.end());
    return atoms;
  }

  std::vector<PolyRun> sample_runs() const {
    if (count_ <= few_terms || runs_.size() <= 3) return runs_;
    return {runs_.front(), runs_[runs_.size() / 2], runs_.back()};
  }

  // The indices of a run at which an operand is `raw`: none, one, or all of them.
  struct Places {
    bool all = false;
    std::optional<std::uint32_t> one;
  };
  static Places places(std::uint64_t first, std::int64_t step, std::uint32_t count, std::uint64_t raw) {
    if (step == 0)
      return {first == raw && count > 1, first == raw && count == 1 ? std::optional(0u) : std::nullopt};
    const auto distance = static_cast<std::int64_t>(raw - first);
    if (distance % step != 0) return {};
    const std::int64_t index = distance / step;
    if (index < 0 || index >= std::int64_t{count}) return {};
    return {false, static_cast<std::uint32_t>(index)};
  }

  void count_in_runs(std::uint64_t raw, std::map<std::int32_t, std::uint64_t>& counts) const {
    for (const PolyRun& run : runs_) {
      std::int32_t everywhere = 0;
      std::map<std::uint32_t, std::int32_t> somewhere;  // index -> how many places hold it there
      for (std::size_t i = 0; i < tuple_size; ++i) {
        const Places place = places(run.first[i], run.step[i], run.count, raw);
        if (place.all) ++everywhere;
        if (place.one) ++somewhere[*place.one];
      }
      if (everywhere != 0) counts[2 * everywhere] += run.count - somewhere.size();
      for (const auto& [index, times] : somewhere) ++counts[2 * (everywhere + times)];
    }
  }

  std::int32_t median_power(AtomId atom) {
    std::map<std::int32_t, std::uint64_t> counts;
    algebra_.spend(terms_.size() + runs_.size());
    std::uint64_t without = count_;
    for (const PolyTerm& term : terms_) {
      const auto factors = algebra_.factors(term.monomial);
      const auto place = std::ranges::lower_bound(factors, atom, {}, &Factor::atom);
      if (place != factors.end() && place->atom == atom) ++counts[place->half_power];
    }
    if (algebra_.atom(atom).kind == AtomKind::input) count_in_runs(algebra_.atom(atom).payload, counts);
    for (const auto& [power, count] : counts) without -= count;
    counts[0] += without;
    std::uint64_t before = 0;
    for (const auto& [power, count] : counts) {
      before += count;
      if (before > (count_ - 1) / 2) return power;
    }
    return 0;
  }

  CoefficientId coefficient_in(PolyId exponent, MonomialId monomial) const {
    const auto terms = algebra_.terms(exponent);
    const auto place = std::ranges::lower_bound(terms, monomial, {}, &PolyTerm::monomial);
    return place != terms.end() && place->monomial == monomial ? place->coefficient : Coefficients::zero;
  }
  CoefficientId coefficient_in(PolyId exponent, const Tuple& point) const {
    for (const PolyRun& run : algebra_.runs(exponent)) {
      std::optional<std::uint32_t> index;
      bool there = true;
      for (std::size_t i = 0; i < tuple_size && there; ++i) {
        const Places place = places(run.first[i], run.step[i], run.count, point[i]);
        there = place.all || (place.one && index.value_or(*place.one) == *place.one);
        if (place.one) index = place.one;
      }
      if (there) return run.coefficient;
    }
    return Coefficients::zero;
  }

  template <class Key>
  void add_median(const Key& key, Sum& medians, Normal value) {
    algebra_.spend(terms_.size());
    std::vector<CoefficientId> found;
    for (const PolyTerm& term : terms_) {
      const PolyId exponent = algebra_.monomial(term.monomial).exponent;
      found.push_back(exponent == 0 ? Coefficients::zero : coefficient_in(exponent, key));
    }
    found.resize(count_, Coefficients::zero);  // tuples have no exponent
    const Coefficients& coefficients = algebra_.coefficients();
    const auto middle = found.begin() + static_cast<std::ptrdiff_t>((count_ - 1) / 2);
    std::nth_element(found.begin(), middle, found.end(), [&](CoefficientId x, CoefficientId y) {
      return x != y && coefficients.value(x) < coefficients.value(y);
    });
    medians.add(value, *middle);
  }

  PolyId median_exponent() {
    if (point_count(runs_) * 2 > count_ + 1) return 0;  // most terms have no exponent
    std::vector<MonomialId> monomials;
    std::vector<Tuple> points;
    for (const PolyTerm& term : sample_terms()) {
      const PolyId exponent = algebra_.monomial(term.monomial).exponent;
      if (exponent == 0) continue;
      for (const PolyTerm& inner : algebra_.terms(exponent)) monomials.push_back(inner.monomial);
      for (const PolyRun& run : algebra_.runs(exponent)) {
        if (run.count == 1) points.push_back(run.first);
      }
    }
    if (monomials.empty() && points.empty()) return 0;
    std::sort(monomials.begin(), monomials.end());
    monomials.erase(std::unique(monomials.begin(), monomials.end()), monomials.end());
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    Sum medians(algebra_, Expansion::pure);
    for (const MonomialId monomial : monomials) add_median(monomial, medians, {monomial, Coefficients::one});
    for (const Tuple& point : points) add_median(point, medians, algebra_.tuple(point));
    return medians.finish_plain();
  }

  Algebra& algebra_;
  const std::vector<PolyRun>& runs_;
  const std::vector<PolyTerm>& terms_;
  std::uint64_t count_;
};

}  // namespace

Normal common_factor(Algebra& algebra, const std::vector<PolyRun>& runs, const std::vector<PolyTerm>& terms) {
  return FactorFinder(algebra, runs, terms).find();
}

}  // namespace warpproof::domain::term
