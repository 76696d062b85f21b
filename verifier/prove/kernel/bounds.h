#pragma once
// The question `accurate` for a claim at one choice of sizes: the certified a-priori bound of the kernel's
// own operations over the whole box, against the acceptance rule.

#include "verifier/prove/kernel/context.h"
#include "verifier/verdict/finding.h"

namespace warpproof::prove {

class ErrorRun;

/// The box is empty: all questions are vacuous, and nothing is run. Empty where the box is not.
std::vector<verdict::Finding> empty_box_findings(const ir::NumericContract& numbers);

/// About `implemented`: a learnt sequence may leave the domain in which it means what it means, on the box of
/// `run`; or floats are added in an order that the schedule chooses, so that they agree over the reals only.
/// None when there is neither.
std::vector<verdict::Finding> sequence_findings(ErrorRun& run);

/// One finding about `accurate`; also one about `implemented` when a learnt sequence may leave its domain on
/// the box.
std::vector<verdict::Finding> bound_findings(const Context& context);

}  // namespace warpproof::prove
