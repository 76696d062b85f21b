#pragma once
// What calibrate.py recorded on a device (record/README.md).
//
//   for (const Record& record : records()) record.cases.find("approximation/ex2_approx_f32")

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tests/machine/case_file.h"

namespace warpproof::machine {

struct RecordedCase {
  std::string digest;
  std::string failed;                ///< why the device gave no answer; empty when it did
  std::vector<std::string> outputs;  ///< hexadecimal digits, all rows of an output
  std::string sha256;                ///< of the outputs over all 16-bit inputs; empty when there are none
  std::map<std::uint64_t, std::uint64_t> not_nearest;  ///< 16-bit input -> output
};

struct Record {
  std::string name;                           ///< of the file
  std::string about;                          ///< its head
  std::map<std::string, RecordedCase> cases;  ///< "<file without suffix>/<entry>"
};

/// Every record/*.txt, sorted by name; throws std::runtime_error with the line that is not one of a record.
std::vector<Record> records();
Record record_of(const std::string& name, const std::string& text);

/// The digest that a record carries for this case; `text` is that of its file.
std::string digest_of(const Case& c, const std::string& text);
std::string key_of(const Case& c);
/// Lower case, two digits a byte.
std::string hexadecimal(std::uint64_t value, std::uint32_t bytes);

}  // namespace warpproof::machine
