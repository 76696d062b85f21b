#pragma once
// The question `accurate` for a claim at one choice of sizes: the certified a-priori bound of the kernel's
// own operations over the whole box, against the acceptance rule.

#include "verifier/prove/kernel/context.h"
#include "verifier/verdict/finding.h"

namespace warpproof::prove {

class ErrorRun;

/// About `implemented`: a learnt sequence may leave the domain in which it means what it means, on the box of
/// `run`; at most one finding, none when all stay inside.
std::vector<verdict::Finding> sequence_findings(ErrorRun& run);

/// One finding about `accurate`; also one about `implemented` when a learnt sequence may leave its domain on
/// the box.
std::vector<verdict::Finding> bound_findings(const Context& context);

}  // namespace warpproof::prove
