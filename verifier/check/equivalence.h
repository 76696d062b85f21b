#pragma once
// The question of `equiv A B`: do two kernels, or sequences, compute the same outputs?

#include "warpproof/check.h"

namespace warpproof::checking {

/// One verdict of kind "equivalence"; see equivalence_side.h for what a side may be.
Verdict check_equivalence(const std::string& left, const std::string& right, const Request& request);

}  // namespace warpproof::checking
