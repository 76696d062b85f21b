#pragma once
// A launch that was found in host code as a kernel claim without a definition: arguments with widths and
// modes, sizes, grid, block and dynamic shared memory as expressions over them. Arrays have no extents: host
// code does not say them.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "verifier/importers/host_code.h"
#include "verifier/ir/program.h"

namespace warpproof::importers {

/// Where an argument comes from that no expression of the claim says: an array, a float.
struct GivenValue {
  std::string text;  ///< `value_text`; "": an integer or a literal, which the claim has
  std::string name;  ///< of the variable, where it is one that is passed as it is
  bool literal = false;
};

/// Threads of a block whose size a caller chooses, in one dimension, and a side in two.
struct ChosenBlock {
  std::int64_t threads = 128, side = 16;  ///< multiples of both vendors' waves
};

/// A branch that the launch stands in.
struct HostBranch {
  std::string condition;  ///< the same for two conditions that are the same; "?..." where it was not read
  bool holds = true;
  ir::ExpressionPtr read;  ///< over sizes of the host; null where it was not read
};

/// Requirements have a label each: "assertion" of the host code, "branch" that the launch stands in, "as
/// launched" for a constant that stands for others.
struct LaunchClaim {
  ir::KernelClaim claim;            ///< id, arguments, launch, size_names, requirements; no source
  std::vector<std::string> taken;   ///< what was taken for granted: "block_size = 128"
  std::vector<GivenValue> given;    ///< by argument
  std::vector<std::string> opaque;  ///< texts of values that were not read and are sizes; sorted
  base::Diagnostics unsure;         ///< E0742: what else may change the launch
  base::Diagnostics of_kernel;      ///< E0742: the same, where it lies in the kernel
  std::vector<HostBranch> branches;
  std::map<std::string, std::string> uses;  ///< HostPath
  std::string around, loops;                ///< HostPath
};

/// E0742 an expression of the launch that is not understood, E0743 a parameter's type, E0744 one array for
/// two parameters. `main` is the source; places elsewhere are said in words.
base::Result<LaunchClaim> launch_claim(const SyntaxTree& tree, const HostCode& host, const LaunchSite& site,
                                       const base::SourcePtr& main, const ChosenBlock& block = {});

/// A place in the main file, or none.
base::Span span_of(const Node& node, const base::SourcePtr& main);

}  // namespace warpproof::importers
