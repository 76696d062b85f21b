#pragma once
// What stands elsewhere in the file, and what a launch is computed from refers to: functions and methods,
// records, enumerations, variables. An expression that reads the same on both sides means the same only where
// these do.
//
//   int rounds() { return 10; }      uses["rounds"] = digest of its text without layout
//   struct Cfg { bool on = true; };  uses["Cfg"]

#include <map>
#include <string>
#include <vector>

#include "verifier/importers/host_code.h"

namespace warpproof::importers {

struct HostUses {
  std::map<std::string, std::string> of_launch;  ///< by name
  /// Digest of the function without the launch, and of all that it refers to: where it is the same on both
  /// sides, so is whatever happens around the launch.
  std::string around;
};

/// `roots`: the launch, its conditions and loop heads, and the values that feed them; `function`: around it,
/// whose own variables do not count. Kernels and what the headers declare do not, either.
HostUses host_uses(const SyntaxTree& tree, const std::vector<const Node*>& roots, const Node& function,
                   const Node& call);

}  // namespace warpproof::importers
