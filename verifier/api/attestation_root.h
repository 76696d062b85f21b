#pragma once
// Where the files are that a statement names. They are named below the root of the run that was attested,
// and no statement says where that was on which machine.

#include <optional>
#include <string>
#include <vector>

#include "verifier/attest/statement.h"
#include "warpproof/attestation.h"

namespace warpproof {

/// As asked. Else the nearest of: here, the folders above, the attestation's folder, the folders above that,
/// below which every file of the statement has the attested bytes; else below which all of them can be read;
/// else below which some are; else nothing.
std::optional<std::string> attestation_root(const attest::Statement& statement,
                                            const AttestationRequest& request);

/// Here and the folders above, then the folder of `file` and those above; relative to here, each once.
std::vector<std::string> folders_upward(const std::string& file);

}  // namespace warpproof
