#pragma once
// The partial derivative of a number by an element of a tensor, by the rules of differentiation in reverse
// mode: what is multiplied with each read of the tensor is carried down from the top, and each read
// contributes once. The result is an ordinary expression; docs/language.md (Derivatives) says what it means.
//
//   of = sum k < K. X[k]^2, by X[i]:   2 * X[i]
//
// The result has a value where `of` has one, the element lies in the tensor, and every rule that is used has
// a value (refmodels/ops/derivative.h). Fails: E0260 above the limits, E0190 for what has no rule.

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/text/derivative_rules.h"
#include "verifier/text/gradient_terms.h"

namespace warpproof::text {

struct Derivation {
  ir::ExpressionPtr of;  ///< a real number without calls and locals
  std::string by;        ///< a tensor of reals
  std::vector<ir::ExpressionPtr> at;
  refmodels::ops::Kinks kinks = refmodels::ops::Kinks::undefined;
  ExtentsOf extents;
  base::Span where;
};

base::Result<ir::ExpressionPtr> differentiate(const Derivation& derivation, ir::IndexAllocator& allocator,
                                              const base::Limits& limits);

}  // namespace warpproof::text
