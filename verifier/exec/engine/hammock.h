#pragma once
// The part of the code between a branch and the place where its two sides meet again: may both sides be run,
// and which registers do they leave behind?

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "verifier/isa/machine/joins.h"

namespace warpproof::exec::engine {

struct Hammock {
  std::uint32_t join = machine::no_join;
  std::vector<std::uint32_t> merged;     ///< rows that are set inside and read outside
  std::vector<std::uint32_t> temporary;  ///< rows that are set and read inside alone
  std::string why_not;                   ///< both sides can not be run, because of this
};

class Hammocks {
 public:
  explicit Hammocks(const machine::Code& code) : code_(code) {}
  /// The one that begins at a branch. A reference stays good as long as this lives.
  const Hammock& at(std::uint32_t branch);

 private:
  Hammock find(std::uint32_t branch);
  void sort_rows(Hammock& hammock, const std::vector<std::uint32_t>& inside);
  void find_readers();

  const machine::Code& code_;
  std::vector<std::uint32_t> joins_;
  std::vector<std::vector<std::uint32_t>> readers_;  ///< row -> operations that read it
  std::unordered_map<std::uint32_t, Hammock> known_;
};

/// Why an operation may not run where its thread perhaps does not come by; nothing when it may.
std::optional<std::string> not_speculative(const machine::Meaning& meaning);

}  // namespace warpproof::exec::engine
