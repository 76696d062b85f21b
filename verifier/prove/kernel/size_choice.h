#pragma once
// At which sizes a claim is looked at: those it lists, and sizes that the tool adds so that guards and tails
// go both ways (one element, a whole tile, tile + 1, odd mixtures, two rounds and a rest). Only sizes that
// the kernel sees are varied.

#include <vector>

#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

struct ChosenSizes {
  Sizes sizes;
  bool added = false;  ///< by the tool, not by the claim
};

/// Listed sizes first, in their order; then added ones, smallest first. A listed size that breaks a
/// requirement or a maximum is a diagnostic (E0380). `quick` adds two only.
base::Result<std::vector<ChosenSizes>> choose_sizes(const ir::Program& program, const ClaimView& claim,
                                                    bool quick);

/// Do all requirements on sizes alone hold, of the rewrite and of the claim? Requirements on values do not
/// count.
bool requirements_hold(const ClaimView& claim, const Sizes& sizes);

}  // namespace warpproof::prove
