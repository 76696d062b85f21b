#pragma once
// Kernels that no claim covers and that changed, by themselves or by a header; and kernels that a claim of
// the base covered and that none covers any more.

#include <vector>

#include "verifier/gate/compared_claims.h"

namespace warpproof::gating {

/// Rows not yet decided; their policy word is `uncovered`.
std::vector<GateRow> uncovered_kernels(const Revisions& revisions, const Dependencies& head,
                                       const configuration::GateTables& tables, const Request& options);

/// E0727, cause `weakened`: the claim lives on and speaks of other code.
std::vector<GateRow> uncovered_now(const Dependencies& base, const Dependencies& head,
                                   const KnownClaims& known);

/// Does a claim's entry mean the kernel of this name? Mangled names count.
bool names_kernel(const std::string& entry, const std::string& kernel);

}  // namespace warpproof::gating
