#pragma once
// The claims of the base revision beside those of the head: by file and id, and by id alone where a claim
// moved to another file.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "verifier/gate/revisions.h"
#include "verifier/gate/rows.h"
#include "verifier/ir/program.h"

namespace warpproof::gating {

/// What the base says of a claim that the head states in a file, for judging its verdict.
struct KnownClaim {
  bool in_base = false;
  std::optional<ir::Expectation> expected;  ///< in the base
  std::string base_path;                    ///< of the file that states it there
};
using KnownClaims = std::map<std::pair<std::string, std::string>, KnownClaim>;  ///< by path (head) and id

struct ComparedClaims {
  std::vector<GateRow> rows;  ///< weakened, deleted, unreadable; not yet decided
  KnownClaims known;          ///< of the files that were looked at
};

/// Looks at `touched` files of the head (by path) and at claim files that are gone.
ComparedClaims compare_claims(const Revisions& revisions, const Dependencies& base, const Dependencies& start,
                              const Dependencies& head, const Paths& touched);

/// Where the base moved on since the branch began: what it demands by now of code that the change touches,
/// and the head does not state. E0724, cause `weakened`: merge the base first.
std::vector<GateRow> unknown_to_branch(const Revisions& revisions, const Dependencies& base,
                                       const ComparedClaims& compared);

}  // namespace warpproof::gating
