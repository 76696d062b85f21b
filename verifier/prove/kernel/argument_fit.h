#pragma once
// Whether the arguments that a claim lists are the parameters that the code has: their number, and the bytes
// of each. Asked before anything runs, so that the answer names the argument's line in the claim.
//
//   argument_misfit(kernel, code, arguments)
//       E0379 at `n : s64`: "'n' is passed in 8 bytes, and the kernel's parameter 'n' has 4"

#include <optional>
#include <vector>

#include "verifier/base/diagnostic.h"
#include "verifier/exec/launch.h"
#include "verifier/ir/program.h"
#include "verifier/isa/machine/code.h"

namespace warpproof::prove {

/// `arguments` as the launch passes them, in the order of `kernel.arguments`. The first that does not fit; a
/// part of a struct may be passed, since the rest may be unused.
std::optional<base::Diagnostic> argument_misfit(const ir::KernelClaim& kernel, const machine::Code& code,
                                                const std::vector<exec::Argument>& arguments);

}  // namespace warpproof::prove
