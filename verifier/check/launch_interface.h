#pragma once
// What two launches have to share, so that they can be compared.

#include <string>

#include "verifier/ir/program.h"

namespace warpproof::checking {

/// E0746 and what the new launch depends on, takes or leaves out, that the old one does not know or may
/// change;
/// "" when there is nothing.
std::string unknown_to_old(const ir::KernelClaim& left, const ir::KernelClaim& right);

}  // namespace warpproof::checking
