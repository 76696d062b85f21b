#pragma once
// The touched claims of the head, answered by the engines in a private folder that holds what they need.

#include <cstdint>
#include <vector>

#include "verifier/gate/compared_claims.h"

namespace warpproof::gating {

struct CheckedClaims {
  std::vector<GateRow> rows;  ///< not yet decided
  std::uint64_t checked = 0;  ///< claims, a machine of a claim not counted apart
};

/// `whole`: files of which everything is answered; `parts`: ids of further files.
CheckedClaims check_claims(const Revisions& revisions, const Dependencies& head, const Paths& whole,
                           const std::map<std::string, std::vector<std::string>>& parts,
                           const KnownClaims& known, const Decider& decider, const Request& options);

}  // namespace warpproof::gating
