#pragma once
// Old against new, for a kernel that no claim covers: both forms with what they include, in a private folder,
// compared with each other (compare_sources.h). Launched as a [[gate.kernel]] entry of the base says, else as
// their own host code does.

#include <vector>

#include "verifier/gate/compare_sources.h"
#include "verifier/gate/revisions.h"

namespace warpproof::gating {

struct ChangedKernel {
  std::string path, old_path;  ///< in the head, in the merge base
  std::string kernel;
  Paths files;      ///< of the head: the file, and all that its includes may mean
  Paths old_files;  ///< likewise of the merge base
};

/// One verdict for each instance of the kernel that was found; never none.
std::vector<Verdict> compare_changed_kernel(const Revisions& revisions, const ChangedKernel& changed,
                                            const configuration::GateTables& tables, const Request& options);

}  // namespace warpproof::gating
