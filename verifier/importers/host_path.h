#pragma once
// What stands between the entry of a host function and a launch in it: whatever may change what the kernel
// gets, or whether and how often it runs, and that the reader of expressions does not understand.
//
//   const HostPath path = host_path(tree, site);
//   if (path.unread.empty()) ...          // the launch is what its expressions say
//   if (a.around == b.around) ...         // two functions that differ in the launch alone
//
// Never fails; in doubt there is one entry more in `unread`.

#include <map>
#include <string>
#include <vector>

#include "verifier/importers/host_code.h"
#include "verifier/importers/host_reader.h"
#include "verifier/importers/value_text.h"

namespace warpproof::importers {

struct HostPath {
  std::vector<Unread> unread;
  /// What lies in the kernel: also where the two functions are the same.
  std::vector<Unread> of_kernel;
  std::map<std::string, std::string> uses;  ///< host_uses.h
  std::string around;  ///< digest of the function, and of what it calls in this file, without the launch
  /// Loops around the launch that give it the same each time (host_loops.h), as text; two launches with the
  /// same text are repeated as often. Other loops are unread.
  std::string loops;
};

/// `reader`: of this launch, after its expressions were read.
HostPath host_path(const SyntaxTree& tree, const LaunchSite& site, const HostReader& reader);

}  // namespace warpproof::importers
