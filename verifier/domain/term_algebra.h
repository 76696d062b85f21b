#pragma once
// The normal form of the `term` domain. Every value is coefficient * monomial; a monomial is a product of
// atoms to half-integer powers, times exp(polynomial); a sum of several monomials is first freed of its
// common factor and then becomes an atom itself, so that a factor shared by a whole sum never meets its
// terms:
//
//   sum_k s * x[k] * w[k]            s * <x[0] w[0] + x[1] w[1] + ...>
//   exp(x - m) / sum_k exp(x[k] - m) exp(x) * <exp(x[0]) + ...>^-1       exp(-m) cancels without multiplying
//   out rsqrt(q) * rsqrt(q)              q^-1
//
// Everything is interned by structure: equal numbers mean equal normal forms, and equal normal forms are
// equal as elements of the field of fractions over the atoms, hence equal wherever both expressions are
// defined. The form is not canonical for products of sums: (a + b) * (a + b) stays factored until
// `Expansion::full` multiplies it out.
//
// A common factor is, for every atom (and every term of an exponent), the lower median of its powers over the
// terms: multiplying all terms by a monomial shifts a median, so the remaining sum does not change, and
// unlike the minimum it does not turn sum 1/x[k] into a product of all x.
//
// Fails: throws OutOfBudget when limits on steps, bytes or depth are reached, Undefined on 1 / 0 and the
// like.

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "verifier/domain/domain.h"
#include "verifier/domain/term_coefficients.h"
#include "verifier/domain/term_runs.h"
#include "verifier/domain/term_sign.h"
#include "verifier/domain/term_table.h"

namespace warpproof::domain::term {

struct OutOfBudget {};
struct Undefined {};

using AtomId = std::uint32_t;
using MonomialId = std::uint32_t;
using PolyId = std::uint32_t;

/// coefficient * monomial; zero has the monomial 0 (the empty one).
struct Normal {
  MonomialId monomial = 0;
  CoefficientId coefficient = Coefficients::zero;
  friend auto operator<=>(const Normal&, const Normal&) = default;
};
inline constexpr Normal normal_zero{0, Coefficients::zero};
inline constexpr Normal normal_one{0, Coefficients::one};

enum class AtomKind : std::uint8_t {
  input,     ///< a tensor element
  poly,      ///< a sum of at least two terms without common factor, leading coefficient 1
  number,    ///< a square-free integer > 1, only ever to the power 1/2
  group,     ///< a normal form under a root that could not be split, only ever to the power 1/2
  absolute,  ///< |atom|, to the powers 1/2, 1 and 3/2
  function,  ///< exp2, log, sin, cos, erf of a normal form
  maximum,   ///< a sorted set of normal forms
  choice,    ///< one of two normal forms by the sign of a third
};

struct Atom {
  AtomKind kind = AtomKind::input;
  Function function = Function::log;
  std::uint32_t depth = 0;
  std::uint64_t payload = 0;  ///< raw input, poly, coefficient, packed Normal, atom, set, or choice
  MonomialId monomial = 0;    ///< this atom to the power 1
};

/// atom^(half_power / 2)
struct Factor {
  AtomId atom = 0;
  std::int32_t half_power = 0;
  friend bool operator==(const Factor&, const Factor&) = default;
};

struct Monomial {
  std::uint32_t offset = 0;
  std::uint32_t count = 0;
  PolyId exponent = 0;  ///< exp(this), 0 for none
  std::uint32_t depth = 0;
  bool is_tuple = false;  ///< a product of one to four inputs: lies in a polynomial's runs
};

struct PolyTerm {
  MonomialId monomial = 0;
  CoefficientId coefficient = Coefficients::zero;
  friend auto operator<=>(const PolyTerm&, const PolyTerm&) = default;
};

/// Sum of the tuples in the runs and of the terms (sorted by monomial, no tuples among them).
struct Poly {
  std::uint32_t run_offset = 0, run_count = 0;
  std::uint32_t term_offset = 0, term_count = 0;
  std::uint32_t depth = 0;
  AtomId atom_plus_one = 0;
};

/// condition > 0 (or = 0) ? yes : no, with the condition freed of positive factors.
struct Choice {
  bool equality = false;
  Normal condition, yes, no;
  friend bool operator==(const Choice&, const Choice&) = default;
};

/// How far a product with sums in it is multiplied out when it is added to something.
enum class Expansion : std::uint8_t {
  pure,    ///< only c * <sum>
  single,  ///< products with one sum in them
  full,
};

struct AlgebraLimits {
  std::uint64_t bytes_max = std::uint64_t{1} << 31;
  std::uint64_t steps_max = 10'000'000;  ///< terms touched by one question
  std::uint32_t depth_max = 1000;        ///< nesting of functions
};

class Algebra {
 public:
  Algebra(Coefficients& coefficients, const Assumptions& assumptions, AlgebraLimits limits);

  Normal constant(CoefficientId coefficient) const { return {0, coefficient}; }
  Normal input(std::uint64_t raw) { return atom_value(input_atom(raw)); }
  /// The product of a tuple of inputs as it stands in runs.
  Normal tuple(const Tuple& operands);
  /// The tuple of a monomial that is one (`is_tuple`).
  Tuple tuple_of(MonomialId id) const;
  Normal multiply(Normal x, Normal y);
  Normal inverse(Normal x) { return power(x, -1); }
  Normal power(Normal x, int exponent);
  Normal scale(Normal x, CoefficientId factor);
  /// The product of sorted factors with non-zero powers, times exp(exponent); numbers, groups and absolutes
  /// reduced.
  Normal make(std::span<const Factor> factors, PolyId exponent);

  Normal square_root(Normal x);
  Normal exponential(Normal x);
  Normal logarithm(Normal x);
  Normal sine_or_cosine(Function function, Normal x);
  Normal error_function(Normal x);
  Normal hyperbolic_tangent(Normal x);
  Normal absolute(Normal x);
  Normal maximum(std::vector<Normal> members);
  Normal choose(Choice choice);
  /// ln n for an integer n > 1.
  Normal log_of(std::int64_t n) {
    return function_atom(Function::log, constant(coefficients_.intern(Rational(n))));
  }

  /// The same value with products of sums multiplied out.
  Normal expanded(Normal x);
  /// Whether sums below functions and in exponents are multiplied out fully.
  void set_full(bool full) { full_ = full; }
  bool full() const { return full_; }

  const Atom& atom(AtomId id) const { return atoms_[id]; }
  const Monomial& monomial(MonomialId id) const { return monomials_[id]; }
  std::span<const Factor> factors(MonomialId id) const {
    return {factors_.data() + monomials_[id].offset, monomials_[id].count};
  }
  const Poly& poly(PolyId id) const { return polys_[id]; }
  // Views into growing storage: valid until the next polynomial is made.
  std::span<const PolyRun> runs(PolyId id) const {
    return {runs_.data() + polys_[id].run_offset, polys_[id].run_count};
  }
  std::span<const PolyTerm> terms(PolyId id) const {
    return {terms_.data() + polys_[id].term_offset, polys_[id].term_count};
  }
  std::span<const Normal> members(std::uint64_t set) const {
    return {members_.data() + sets_[set].offset, sets_[set].count};
  }
  const Choice& choice(std::uint64_t id) const { return choices_[id]; }
  Coefficients& coefficients() { return coefficients_; }
  const Coefficients& coefficients() const { return coefficients_; }
  /// The poly atom when the value is c * <sum> and nothing else.
  bool is_pure_sum(MonomialId id) const;
  bool is_single_atom(MonomialId id, AtomKind kind) const;
  static Normal unpack(std::uint64_t payload) {
    return {static_cast<MonomialId>(payload >> 32), static_cast<CoefficientId>(payload)};
  }

  Signs signs(Normal x);
  /// From here on the value is taken to have one of these signs (a condition that someone else answers for).
  void learn(Normal x, Signs known);
  using Learnt = std::map<MonomialId, Signs>;
  const Learnt& all_learnt() const { return learnt_; }
  void restore_learnt(Learnt learnt) { learnt_ = std::move(learnt); }

  void start_question() { steps_ = 0; }
  void spend(std::uint64_t steps) {
    if ((steps_ += steps) > limits_.steps_max) throw OutOfBudget{};
  }
  std::uint64_t steps_left() const { return limits_.steps_max - steps_; }
  std::uint64_t bytes() const;

 private:
  friend class Sum;
  struct Set {
    std::uint32_t offset = 0, count = 0;
  };

  AtomId input_atom(std::uint64_t raw);
  AtomId intern_atom(AtomKind kind, Function function, std::uint64_t payload, std::uint32_t depth);
  AtomId poly_atom(PolyId id);
  Normal atom_value(AtomId id);
  Normal function_atom(Function function, Normal argument);
  Normal absolute_atom(AtomId id);
  Normal without_positive_factors(Normal x);
  Normal atom_power(AtomId id, std::int32_t half_power);
  std::uint32_t depth_of(Normal x) const { return monomials_[x.monomial].depth; }
  MonomialId intern_monomial(std::span<const Factor> factors, PolyId exponent);
  PolyId intern_poly(std::span<const PolyRun> runs, std::span<const PolyTerm> terms);
  PolyId add_exponents(PolyId x, PolyId y);
  PolyId scale_exponent(PolyId x, const Rational& factor);
  Normal split_root(Normal x);
  Normal root_of_coefficient(CoefficientId positive, CoefficientId& rest);
  Signs atom_signs(AtomId id);
  Signs poly_signs(PolyId id);
  Signs signs_of_kind(const Atom& atom);
  Signs learnt(MonomialId id) const {
    const auto known = learnt_.find(id);
    return known == learnt_.end() ? Signs{} : known->second;
  }
  void check_depth(std::uint32_t depth) const {
    if (depth > limits_.depth_max) throw OutOfBudget{};
  }

  Coefficients& coefficients_;
  const Assumptions& assumptions_;
  AlgebraLimits limits_;
  bool full_ = false;
  std::uint64_t steps_ = 0;

  std::vector<Atom> atoms_;
  std::vector<Monomial> monomials_;
  std::vector<Factor> factors_;
  std::vector<Poly> polys_;
  std::vector<PolyRun> runs_;
  std::vector<PolyTerm> terms_;
  std::vector<Set> sets_;
  std::vector<Normal> members_;
  std::vector<Choice> choices_;
  Learnt learnt_;
  IdTable atom_table_, monomial_table_, poly_table_, set_table_, choice_table_;

  struct Product {
    MonomialId x = 0, y = 0;
    Normal result;
  };
  std::vector<Product> products_;  ///< direct-mapped memory of the last products of monomials
};

}  // namespace warpproof::domain::term
