#pragma once
// Files beside the report: replays, certificates, attestations. Named by the verdict's id.

#include <string>
#include <vector>

#include "verifier/front/cli/request_options.h"
#include "warpproof/verdict.h"

namespace warpproof::cli {

/// Says on standard error what was asked for and can not be written, and where there is nothing to write.
/// False: something that was asked for is missing. `Unnamed::pass`: of verdicts that name no file there is
/// just no attestation, as of a row of the gate that says that a claim was weakened.
enum class Unnamed { fail, pass };
bool write_side_files(const RequestOptions& options, const std::vector<Verdict>& verdicts,
                      Unnamed unnamed = Unnamed::fail);

/// One statement a verdict, and one over all of them; signed where a key is given.
bool write_attestations(const std::string& directory, const std::string& key_path,
                        const std::vector<Verdict>& verdicts, Unnamed unnamed = Unnamed::fail);

}  // namespace warpproof::cli
