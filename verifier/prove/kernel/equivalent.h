#pragma once
// Do two kernels, or sequences of launches, compute the same outputs? Each has its own code and launch; the
// left one takes the place that a definition has for a claim: the right one must give the left one's values
// over the reals wherever the left one is defined, at the sizes that both claims list and at added ones.
//
// Engines as for a claim: a prime field, normal forms, and concrete `bits` runs with a certified running
// bound on each side. A refutation is an input on which the two computed results are further apart than both
// bounds together, so that the functions differ and not only their rounding; it is run a second time before
// it is shown.
//
//   auto findings = equivalence_findings(left, right, {}, limits, deadline);
//   if (!findings) reject(findings.diagnostics());

#include <vector>

#include "verifier/prove/kernel/claim_questions.h"
#include "verifier/prove/kernel/paired_plans.h"

namespace warpproof::prove {

/// Findings about `implemented` (the two agree) and `safe` (of either). Fails as `pair_plans` does at a
/// listed size, and with E0385 where no choice of sizes fits both.
base::Result<std::vector<verdict::Finding>> equivalence_findings(const EquivalenceSide& left,
                                                                 const EquivalenceSide& right,
                                                                 const ClaimOptions& options,
                                                                 const base::Limits& limits,
                                                                 const base::Deadline& deadline);

}  // namespace warpproof::prove
