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

/// By name. `roots`: the launch, its conditions and loop heads, and the values that feed them; `inside`: the
/// host function, whose own variables do not count. Kernels and what the headers declare do not, either.
std::map<std::string, std::string> host_uses(const SyntaxTree& tree, const std::vector<const Node*>& roots,
                                             const Node& inside);

}  // namespace warpproof::importers
