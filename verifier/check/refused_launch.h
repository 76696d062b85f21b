#pragma once
// Is there a size at which the old launch is possible and the device refuses the new one? A refused launch
// writes nothing, and no run of the kernel at small sizes shows it: blocks that grow with a size end at 1024
// threads, the second axis of a grid at 65535 blocks, shared memory at 48 KiB where the host code does not
// raise the limit.

#include <optional>

#include "verifier/check/compare_kernels.h"
#include "verifier/isa/machine/code.h"
#include "verifier/verdict/finding.h"

namespace warpproof::checking {

struct CompiledLaunch {
  const LaunchedKernel* kernel = nullptr;
  const machine::Code* code = nullptr;
};

/// Looked for up to 2^30, one size at a time and all together, at sizes that meet what both require; only the
/// listed ones where the old claim lists some, and only these fail: beyond the sizes tried the question is
/// left open.
std::optional<verdict::Finding> refused_launch(const CompiledLaunch& before, const CompiledLaunch& after);

}  // namespace warpproof::checking
