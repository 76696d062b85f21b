#pragma once
// A launch that was found in host code as a kernel claim without a definition: arguments with widths and
// modes, sizes, grid, block and dynamic shared memory as expressions over them. Arrays have no extents: host
// code does not say them.

#include <string>
#include <vector>

#include "verifier/importers/host_code.h"
#include "verifier/ir/program.h"

namespace warpproof::importers {

/// Requirements have a label each: "assertion" of the host code, "branch" that the launch stands in, "as
/// launched" for a constant that stands for others.
struct LaunchClaim {
  ir::KernelClaim claim;           ///< id, arguments, launch, size_names, requirements; no source
  std::vector<std::string> taken;  ///< what was taken for granted: "block_size = 128"
};

/// E0742 an expression of the launch that is not understood, E0743 a parameter's type, E0744 one array for
/// two parameters. `main` is the source; places elsewhere are said in words.
base::Result<LaunchClaim> launch_claim(const SyntaxTree& tree, const HostCode& host, const LaunchSite& site,
                                       const base::SourcePtr& main);

/// A place in the main file, or none.
base::Span span_of(const Node& node, const base::SourcePtr& main);

}  // namespace warpproof::importers
