#pragma once
// Closed forms that a state of a recurrence may have, guessed from the shape of its step. A guess is no
// proof: the search shows the start and the step of each (folds.h).

#include <functional>
#include <optional>

#include "verifier/prove/rewrite/tactic.h"

namespace warpproof::prove {

/// A state whose closed form is (first + sum_{from <= j < p} weight(j)) / denominator(p).
struct Quotient {
  ExpressionPtr first;  ///< null: 0
  ExpressionPtr from;
  ExpressionPtr weight;       ///< over the round
  ExpressionPtr denominator;  ///< over the round
};

/// What is known of a state: its value at the start, before and after a round.
struct Solved {
  ExpressionPtr start;
  ExpressionPtr invariant;
  ExpressionPtr next;
  std::optional<Quotient> quotient;
};

/// One state of a fold: all other states in its step are written as what they are.
struct Recurrence {
  ir::StateVariable state;
  ir::IndexVariable round;
  ExpressionPtr lower;
  ExpressionPtr start;
  ExpressionPtr step;                               ///< over `state` and `round`
  std::vector<Solved> solved;                       ///< the others, over `round`
  std::function<bool(const ExpressionPtr&)> shows;  ///< in any round
};

struct Guess {
  ExpressionPtr invariant;  ///< over `round`
  std::optional<Quotient> quotient;
};

/// max(a, b) or min(a, b), also written as a choice; no operands for anything else.
struct Extreme {
  ir::Reduction reduction = ir::Reduction::max;
  std::vector<ExpressionPtr> operands;
};
Extreme extreme_in(const ExpressionPtr& step);

/// The most special first.
std::vector<Guess> guesses(Tactic& tactic, const Recurrence& recurrence);

}  // namespace warpproof::prove
