#pragma once
// The tests of a summary, run again. A summary records no seed and no budgets: the new run has the defaults.

#include <string>
#include <vector>

#include "verifier/attest/statement.h"
#include "warpproof/attestation.h"

namespace warpproof {

/// A row for each test and one for the files and the emitted code. `not_rechecked` where the new run could
/// not decide what the summary says.
std::vector<AttestationReport::Row> summary_again(const attest::Statement& then,
                                                  const AttestationRequest& request);

}  // namespace warpproof
