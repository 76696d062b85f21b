#pragma once
// Collects findings and unsupported uses, one entry a pair of instructions, with a count of repetitions.

#include <cstdint>
#include <map>
#include <string>
#include <tuple>

#include "verifier/exec/effect.h"
#include "verifier/exec/engine/program.h"

namespace warpproof::exec::engine {

/// An access as the engine knows it: operation, block, thread, and the bytes.
struct Side {
  std::uint32_t operation = 0xffffffffu;
  std::uint64_t block = 0;   ///< linear
  std::uint32_t thread = 0;  ///< linear
  Space space = Space::none;
  bool writes = false;
  std::string array;
  std::int64_t offset = 0;
  std::uint32_t element_bytes = 1;
  std::uint32_t bytes = 0;
};

class Reporter {
 public:
  Reporter(const Program& program, const Launch& launch, Effect& effect)
      : program_(program), launch_(launch), effect_(effect) {}
  /// True when this pair of instructions is new (the caller may then spend time on the message).
  bool finding(FindingKind kind, const Side& first, const Side* second, const std::string& message);
  void unsupported(std::uint32_t operation, const std::string& what,
                   UnsupportedKind kind = UnsupportedKind::instruction);
  /// A node of the raw graph, which may come from an earlier launch, that no sequence explains.
  void unsupported_at(std::uint32_t ptx_line, const std::string& instruction, const std::string& what);
  Access describe(const Side& side) const;
  /// While held, a finding is not reported, but remembered: the code that has it perhaps never runs.
  void hold(bool holding) {
    if (!holding) held_ = false;
    holding_ = holding;
  }
  bool held() const { return held_; }

 private:
  const Program& program_;
  const Launch& launch_;
  Effect& effect_;
  bool holding_ = false;
  bool held_ = false;
  std::map<std::tuple<FindingKind, std::uint32_t, std::uint32_t>, std::size_t> known_;
  std::map<std::pair<std::uint32_t, std::string>, bool> known_unsupported_;
};

}  // namespace warpproof::exec::engine
