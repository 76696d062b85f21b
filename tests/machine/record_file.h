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
  /// 16-bit input -> what the device gave, where that is not our output: a pattern, or a step from ours.
  struct Other {
    bool is_step = false;
    std::int64_t value = 0;
    std::uint64_t of(std::uint64_t ours) const {
      return is_step ? ours + static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    }
  };
  std::map<std::uint64_t, Other> not_ours;
  std::string halves_as;  ///< entry of the scalar form that both halves of this packed one follow
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
