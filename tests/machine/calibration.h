#pragma once
// Compares every case with a record: see calibration_test.cpp.

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/machine/record_file.h"

namespace warpproof::machine {

struct Calibration {
  std::size_t cases = 0;     ///< all cases of tests/machine/ptx
  std::size_t compared = 0;  ///< with a line of their own in a record
  std::size_t sixteen = 0;   ///< forms compared over all 16-bit inputs
  /// "file/entry" -> what: those that record/differences.list does not name, and those that it names but
  /// agree.
  std::map<std::string, std::string> differences;
  std::map<std::string, std::string> known;  ///< those that it names and that differ
  std::set<std::string> executed;            ///< exact forms of PTX in the cases
  /// Those whose every case agrees with the record, and which at least one such case executes.
  std::set<std::string> calibrated;
};

/// The case with this key ("file/entry") against the record.
Calibration compare_one(const Record& record, const std::string& key);
/// Against all records together: the first that has a line decides.
const Calibration& calibration();
/// record/calibrated_forms.list; with WARPPROOF_RENEW set written first.
std::set<std::string> written_forms();
/// The forms of tested_forms.list; renewed in the same way.
std::set<std::string> written_tested_forms();

}  // namespace warpproof::machine
