#pragma once
// The questions of a statement, answered again by the engines with its own seed and budgets, and compared.

#include <vector>

#include "verifier/attest/statement.h"
#include "warpproof/attestation.h"

namespace warpproof {

/// One row for the verdict, one for each answer, one for the emitted code; `not_rechecked` for what is only
/// said about a run (versions, summaries) where it differs and nobody signed it.
std::vector<AttestationReport::Row> run_again(const attest::Statement& then,
                                              const AttestationRequest& request, bool is_signed);

/// "a.rw#one = b.cu" asked again; a side is looked for here, then below the request's root.
Verdict equivalence_again(const std::string& id, const Request& again);

/// A file that a statement names, to be opened.
std::string file_again(const std::string& root, const std::string& path);

}  // namespace warpproof
