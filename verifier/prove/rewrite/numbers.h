#pragma once
// What is a number without any search: sizes that the requirements fix, output indices over one element,
// operations on whole numbers that are written out.

#include <set>

#include "verifier/prove/rewrite/tactic.h"

namespace warpproof::prove {

/// `term`, a whole side in `scope`, with the numbers written out; the indices of `zeros` are 0.
ExpressionPtr numbers_written_out(Tactic& tactic, const Scope& requirements, const std::set<IndexId>& zeros,
                                  const ExpressionPtr& term, const Scope& scope);

}  // namespace warpproof::prove
