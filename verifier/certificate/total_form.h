#pragma once
// A term between total values, without what says nothing there: t = t, a choice that is decided or between
// equals, a choice of conditions that is an "and" or an "or", "is there an index" of a range. Where a value
// exists is asked apart (definedness.h), of the terms as they were.
//
//   if x = x then (if false then a else b) else c   is   b

#include "verifier/certificate/operation.h"

namespace warpproof::certificate {

/// Equal to the term, for all values of all it mentions.
ExpressionPtr total_form(const ExpressionPtr& term);

/// Whether the range has an index, without a quantifier; null where that is not said by bounds of the one
/// index.
ExpressionPtr inhabited_range(const std::vector<ir::Binder>& binders, const ExpressionPtr& condition);

}  // namespace warpproof::certificate
