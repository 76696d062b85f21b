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
  bool tried = false;  ///< around a constant of the code: only faults are looked for, nothing is proved there
};

/// Listed sizes first, in their order; then added ones, smallest first, and last, only tried for faults, some
/// where the grid has several blocks and rounds (grid_reach.h) and on both sides of each constant that the
/// code compares sizes with (size_constants.h) where these are affordable. A listed size that breaks a
/// requirement or a maximum is a diagnostic (E0380). `quick` adds two only, and those.
base::Result<std::vector<ChosenSizes>> choose_sizes(const ClaimView& claim, const Codes& codes, bool quick);

/// What the code compares sizes with that none of these reaches on both sides, as sentences.
std::vector<std::string> not_reached(const ClaimView& claim, const Codes& codes,
                                     const std::vector<ChosenSizes>& chosen);

/// Do all requirements on sizes alone hold, of the rewrite and of the claim? Requirements on values do not
/// count.
bool requirements_hold(const ClaimView& claim, const Sizes& sizes);

}  // namespace warpproof::prove
