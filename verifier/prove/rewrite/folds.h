#pragma once
// Recurrences in closed form. A state after another gets an invariant: a guess of a template
// (fold_templates.h) whose start and step are proved, or, where there is none, the recurrence of that state
// alone up to the round. Then fold induction puts the invariants at the end in its place.

#include <functional>

#include "verifier/prove/rewrite/cases.h"

namespace warpproof::prove {

/// `term`, at `path` in `scope`, with the folds written out that a proof was found for. `meet` proves that
/// two sides are equal.
ExpressionPtr folds_written_out(Tactic& tactic, Normaliser& normaliser, const Meeting& meet,
                                const ExpressionPtr& term, const Scope& scope, const Path& path);

bool has_fold(const ExpressionPtr& term);

}  // namespace warpproof::prove
