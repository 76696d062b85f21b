#pragma once
// warpproof.toml: the defaults of a project, found upward from where one works. Every key can be overridden
// on the command line; an unknown key is refused with a suggestion. The tables of the gate (policy, waivers,
// twins) stand in the same file and are read from the base revision only (docs/gate.md).
//
//   const warpproof::Configuration configuration = warpproof::find_configuration(".");
//   if (!configuration.diagnostics.empty()) complain(configuration.diagnostics);
//   warpproof::Request request = configuration.request;

#include <string>
#include <vector>

#include "warpproof/check.h"

namespace warpproof {

/// Named budgets: `quick` answers within seconds, `standard` is the default, `deep` is for the night.
std::vector<std::string> budget_names();
/// Sets the limits of a request; false for another name, with nothing changed.
bool set_budget(Request& request, const std::string& name);

struct Configuration {
  std::string path;  ///< "" when none was found: everything is the default
  Request request;   ///< limits, jobs, cache, root, compile_sources
  std::string format = "text";
  std::string color = "auto";
  std::vector<Diagnostic> diagnostics;  ///< any error: the file must not be used
};

/// Looks in `folder` and upward, to the root of a git work tree or of the file system.
Configuration find_configuration(const std::string& folder);
Configuration read_configuration(const std::string& path);

}  // namespace warpproof
