#pragma once
// A form of one 16-bit input over all of them: our outputs against the SHA-256 of the device's.

#include <string>

#include "tests/machine/case_run.h"
#include "tests/machine/record_file.h"

namespace warpproof::machine {

/// Empty when they agree. Of an approximate form, or one whose NaN nobody promises, the record lists each
/// answer that is not ours; it must lie within what the case allows. With WARPPROOF_RAW (the folder of
/// calibrate.py
/// --raw) that list is made from the full outputs and the line to commit printed.
std::string compare_sixteen(const ptx::Module& module, const Case& c, const RecordedCase& recorded,
                            const Record& record);

/// The device's answers to all inputs, an output, an input: ours, but for those that the record lists. Empty
/// when the record is not of this case or does not agree.
std::vector<std::vector<std::uint64_t>> device_answers(const ptx::Module& module, const Case& c,
                                                       const Record& record);

}  // namespace warpproof::machine
