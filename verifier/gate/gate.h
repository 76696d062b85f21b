#pragma once
// The gate: what a change touched, checked; and what it may not touch, said. See warpproof/gate.h for the
// promise, docs/gate.md for people. The steps, in order, a file each:
//
//   revisions.h   which commits are meant, what each holds, what changed, what the base's owner decided
//   compared_claims.h   the claims of both revisions, by id: weakened, deleted, moved, added
//   checked_claims.h    the touched claims of the head, answered by the engines
//   uncovered.h   kernels that changed and that no claim covers

#include "warpproof/gate.h"

namespace warpproof::gating {

GateReport run_gate(const GateRequest& request);

}  // namespace warpproof::gating
