#pragma once
// Kernels that no claim covers and that changed, by themselves or by a header; and kernels that a claim of
// the base covered and that none covers any more. A kernel is covered by a claim that has a verdict of its
// own and names its source and entry; a claim that expects to be refuted covers only what it covered in the
// base, or what lies below a twins path.

#include <string>
#include <vector>

#include "verifier/gate/compared_claims.h"

namespace warpproof::gating {

/// Where a claim or kernel (path and id in the head) was before.
using MovedPaths = std::map<std::pair<std::string, std::string>, Paths>;

struct Uncovered {
  const Revisions& revisions;
  const Dependencies& base;
  const Dependencies& head;
  const configuration::GateTables& tables;
  const Request options;
  MovedPaths moved;  ///< set by `kernels`

  /// Rows not yet decided; their policy word is `uncovered`.
  std::vector<GateRow> kernels();
};

/// E0727, cause `weakened`: the claim lives on and speaks of other code.
std::vector<GateRow> uncovered_now(const Dependencies& base, const Dependencies& head,
                                   const KnownClaims& known);

}  // namespace warpproof::gating
