#pragma once
// Two kernels that no claim covers, each with a launch that was read from host code or given by hand: is the
// right one the same function of memory as the left one? The left one is the definition, its footprint the
// shape of the arrays: at each choice of sizes it is run first, and the highest element that it touches is
// the last one of the array. Arrays that a kernel may change hold arbitrary values before; what the left one
// leaves alone, the right one must leave alone.
//
//   const Verdict verdict = compare_kernels("scale.cu:scale", {{before, after}}, request);

#include <string>
#include <vector>

#include "verifier/ir/program.h"
#include "verifier/toolchain/snapshot.h"
#include "warpproof/check.h"

namespace warpproof::checking {

/// A launch as a claim without definition: `source` says how it is compiled, arrays need no extents, scalars
/// and the launch are over `size_names`; `sizes` may be empty, then choices around the block's size are made.
struct LaunchedKernel {
  ir::KernelClaim claim;
  std::string folder;                             ///< on disk, of claim.source.path
  std::string shown;                              ///< path of the source, for people
  std::vector<toolchain::SnapshotFile> replaced;  ///< files of the folder with other text: without host code
  std::vector<toolchain::SnapshotFile> headers;   ///< our own, for framework headers that are not here
  bool shared_raised = true;                      ///< a block may have more dynamic shared memory than 48 KiB
  std::vector<std::string> taken;                 ///< what was taken for granted, for the ledger
};
struct LaunchPair {
  LaunchedKernel left, right;
};

/// One verdict of kind "equivalence" over all launches of the kernel. Inputs are matched by the names of the
/// arguments.
Verdict compare_kernels(const std::string& id, const std::vector<LaunchPair>& launches,
                        const Request& request);

}  // namespace warpproof::checking
