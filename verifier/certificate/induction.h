#pragma once
// What fold induction asks for, made from the fold alone: the lemma compares with it, the search proves it.
//
//   fold a <= k < b from s = s0 next s = g(s, k). v(s)
//   condition: a <= b, s0 = I(a), and for all a <= p < b: g(I(p), p) = I(p + 1);   value: v(I(b))

#include "verifier/certificate/kernel.h"

namespace warpproof::certificate {

struct Induction {
  std::vector<ExpressionPtr> conditions;  ///< the range, one start and then one step a state
  ExpressionPtr value;
};

/// `invariants`, one a state and of its type, are over the index `round`; they hold before that round.
Induction induction(Kernel& kernel, const Expression& fold, const ir::IndexVariable& round,
                    const std::vector<ExpressionPtr>& invariants);

/// c1 and (c2 and (c3 ...)): each is looked at where those before it hold.
ExpressionPtr nested_conjunction(const std::vector<ExpressionPtr>& conditions);

/// if a < b then v(g(s', b - 1)) else v(s0), where s' is the state of the fold that ends one round earlier.
ExpressionPtr last_round_apart(Kernel& kernel, const Expression& fold);

/// The fold with another end and another value, as a term of its own.
ExpressionPtr fold_until(Kernel& kernel, const Expression& fold, ExpressionPtr upper, ExpressionPtr value);

}  // namespace warpproof::certificate
