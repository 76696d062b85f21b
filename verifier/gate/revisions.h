#pragma once
// What is compared: the base revision (its owner decides), the merge base (from where the change counts) and
// the head.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "verifier/configuration/file.h"
#include "verifier/gate/dependencies.h"
#include "warpproof/gate.h"

namespace warpproof::gating {

struct Revisions {
  std::string base_commit, merge_base_commit, head_commit;
  bool dirty = false;  ///< the head is the work tree, and it differs from HEAD
  std::string base_day;
  std::unique_ptr<Repository> repository;
  std::unique_ptr<Revision> base, start, head;  ///< start: of the merge base
  Paths changed;                                ///< between start and head
  Paths gone;                                   ///< of these, what the head no longer has
  Paths opaque;                                 ///< of these, links and submodules of either: not followed
  /// Is one of these paths below something that changed and is not followed?
  bool below_opaque(const Paths& paths) const;
};

base::Result<Revisions> open_revisions(const GateRequest& request, const base::Limits& limits);

/// warpproof.toml of a revision; none is an empty one. Only the one at the root has a say in the gate.
base::Result<configuration::ConfigurationFile> configuration_of(const Revision& revision);

/// Two paths of the change that differ in nothing but case; "" when there are none.
std::string colliding_paths(const Revisions& revisions);

}  // namespace warpproof::gating
