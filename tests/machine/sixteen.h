#pragma once
// A form of one 16-bit input over all of them: our outputs against the SHA-256 of the device's.

#include <string>

#include "tests/machine/case_run.h"
#include "tests/machine/record_file.h"

namespace warpproof::machine {

/// Empty when they agree. Of an approximate form the record lists each pair that is not the correctly rounded
/// one; such a pair must lie within the stated error. In a record without that list (with WARPPROOF_RENEW and
/// WARPPROOF_RAW set) it is made from the full outputs in that folder and printed as the line to commit.
std::string compare_sixteen(const ptx::Module& module, const Case& c, const RecordedCase& recorded);

}  // namespace warpproof::machine
