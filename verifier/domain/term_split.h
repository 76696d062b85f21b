#pragma once
// Equality of piecewise values by cases. The difference of two values is looked through for what decides
// between pieces (the condition of a choice, the argument of an absolute value, two members of a maximum);
// each is taken to be positive, negative or zero in turn, the pieces are resolved, and the difference must
// vanish in every case.
//
// Sound: the cases cover all reals; a case is dropped only when its assumptions contradict each other (signs,
// and bounds of one and the same linear form). Not complete: whether z > x follows from y > x and z > y is
// nobody's question here; such a case stays open, and the answer is "not shown".
//
//   Splitter(algebra).vanishes(difference)     // max(x, 0) - (if x >= 0 then x else 0)
//
// Fails: throws OutOfBudget (term_algebra.h), also when there are too many cases.

#include <map>
#include <optional>
#include <set>

#include "verifier/domain/term_algebra.h"

namespace warpproof::domain::term {

/// The difference is zero as an element of the field of fractions: denominators cleared, all multiplied out.
bool vanishes_cleared(Algebra& algebra, Normal difference);

class Splitter {
 public:
  explicit Splitter(Algebra& algebra) : algebra_(algebra) {}
  bool vanishes(Normal difference);

 private:
  struct Bounds {
    std::optional<Rational> lower, upper;
    bool lower_open = false, upper_open = false;
  };
  using Known = std::map<MonomialId, Bounds>;  ///< linear form without constant -> where it lies
  /// condition = factor * form + constant, with nothing constant in the form.
  struct Linear {
    MonomialId form = 0;
    Rational factor, constant;
  };
  struct Question {
    Normal condition;
    bool zero_apart = false;  ///< zero is a case of its own; else both pieces are equal there
  };

  bool closed(Normal difference, int depth);
  bool one_case(Normal difference, Normal condition, Signs signs, int depth);
  std::optional<Question> question(Normal x);
  void look(MonomialId id, bool choices);
  void look_at_atom(const Atom& atom, bool choices);
  void look_at_poly(PolyId id, bool choices);
  bool learn(Normal condition, Signs signs);
  Linear linear(Normal condition);
  Signs signs_of(Normal x);
  /// In a case "= 0" of a condition that is linear in an input: that input, and what it is then.
  std::optional<std::pair<AtomId, Normal>> solved(Normal condition);

  Normal resolve(Normal x);
  Normal resolve_atom(AtomId id);
  Normal resolve_power(Factor factor);
  Normal resolve_function(const Atom& atom);
  Normal resolve_maximum(std::uint64_t set);
  Normal resolve_choice(std::uint64_t id);
  Normal resolve_poly(PolyId id);

  Algebra& algebra_;
  Known known_;
  std::optional<std::pair<AtomId, Normal>> replaced_;
  std::map<MonomialId, Normal> resolved_;
  std::set<MonomialId> seen_;
  std::optional<Question> found_;
  int cases_ = 0;
};

}  // namespace warpproof::domain::term
