#pragma once
// Adds normal forms up. Collects tuples as runs and everything else as terms; `finish` merges them, takes the
// common factor out and gives the normal form of the sum.
//
//   Sum sum(algebra, Expansion::pure);
//   sum.add(x, Coefficients::one);
//   sum.add(y, Coefficients::minus_one);
//   sum.finish() == normal_zero    // then x = y

#include <optional>
#include <vector>

#include "verifier/domain/term_algebra.h"

namespace warpproof::domain::term {

class Sum {
 public:
  Sum(Algebra& algebra, Expansion expansion) : algebra_(algebra), expansion_(expansion) {}

  void add(Normal x, CoefficientId scale);
  void add_run(const PolyRun& run);
  /// scale * the polynomial, as it stands.
  void add_poly(PolyId poly, CoefficientId scale);
  /// factor * every term of the polynomial, each added by `add`.
  void add_product(PolyId poly, Normal factor);

  /// The normal form: common factor outside.
  Normal finish();
  /// The polynomial itself, nothing taken out (exponents).
  PolyId finish_plain();

 private:
  void merge();
  std::uint64_t term_count() const { return point_count(runs_) + terms_.size(); }
  /// The sum, if it has at most one term.
  std::optional<Normal> single();
  void divide(Normal factor);
  bool divide_run(const PolyRun& run, Normal factor, Sum& quotient);
  Normal finish_without_factor();

  Algebra& algebra_;
  Expansion expansion_;
  std::vector<PolyRun> runs_;
  std::vector<PolyTerm> terms_;
};

/// The common factor of a merged sum of several terms (coefficient one); see term_algebra.h.
Normal common_factor(Algebra& algebra, const std::vector<PolyRun>& runs, const std::vector<PolyTerm>& terms);

}  // namespace warpproof::domain::term
