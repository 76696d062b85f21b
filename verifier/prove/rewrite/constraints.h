#pragma once
// Domains as lists of constraints P >= 0 over integers, for the search only: whatever is concluded here is
// shown again by the lemma that uses it.

#include <optional>

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

/// A constraint of a domain: `polynomial` >= 0, or `other` when it is no comparison of integers.
struct Constraint {
  Polynomial polynomial;
  ExpressionPtr other;
  ExpressionPtr condition() const;
  bool mentions(IndexId id) const;
};

/// All constraints of the domain; minima and maxima on the fitting side come apart.
std::vector<Constraint> constraints_of(const std::vector<ir::Binder>& binders,
                                       const ExpressionPtr& condition);
void add_constraints(const ExpressionPtr& condition, std::vector<Constraint>& into);

/// The same constraint with one quotient multiplied out (for a positive divisor), when it has one.
std::optional<Constraint> without_division(const Constraint& constraint);

/// P = coefficient * index + rest, when the index stands nowhere else in P.
struct Linear {
  Rational coefficient;
  Polynomial rest;
};
std::optional<Linear> linear_in(const Polynomial& polynomial, IndexId id);

/// The constraint with `index` replaced; written out again.
Constraint replaced(Tactic& tactic, const Constraint& constraint, IndexId index, const ExpressionPtr& by);

Polynomial polynomial_of(const ExpressionPtr& expression);
ExpressionPtr integer_of(const Polynomial& polynomial);

/// A reduction over these indices, in this order, with just these constraints: bounds where they fit, the
/// rest as the condition. Null when an index would lack a bound.
ExpressionPtr reduction_over(const Expression& like, const std::vector<ir::IndexVariable>& indices,
                             const std::vector<Constraint>& constraints, const ExpressionPtr& body);

}  // namespace warpproof::prove
