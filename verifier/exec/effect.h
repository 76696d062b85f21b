#pragma once
// What one launch did: every safety problem with both sides, what was not modelled, and what the run leaned
// on. Lists are deterministic (program order) and hold one entry a pair of instructions, with a count of
// repetitions.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpproof::exec {

enum class FindingKind : std::uint8_t {
  bad_launch,             ///< no device could run this launch
  data_race,              ///< two accesses of one block, one a write, no happens-before
  block_conflict,         ///< the same between two blocks
  out_of_bounds,          ///< outside the array that the address was computed from
  misaligned,             ///< not a multiple of the access size, for some base with the declared alignment
  uninitialised_read,     ///< bytes that nobody wrote, or a register that nobody set, that reach memory or
                          ///< control
  write_to_input,         ///< a store into an `in` array or a constant
  stale_read,             ///< a non-coherent or constant load of bytes that the launch writes
  barrier_divergence,     ///< live threads of the block that never reach the barrier, or one warp at two
                          ///< barriers
  barrier_count,          ///< a barrier's thread count that does not fit
  deadlock,               ///< threads that wait for each other at different places
  shuffle_lanes_missing,  ///< named lanes are not all there, or an inactive lane is read, or the reader is
                          ///< not named
  address_dependence,     ///< control flow, data or an index that depends on where an array lies
  module_state_written,   ///< a store into a module variable
  does_not_end,           ///< the limit on thread instructions was reached
  trap,                   ///< the kernel executed trap, or a device assert
};
const char* name_of(FindingKind kind);

enum class Space : std::uint8_t { none, global, shared, local, constant, parameter };
const char* name_of(Space space);

/// One side of a finding: who, where in the code, and which bytes of which array.
struct Access {
  std::array<std::uint32_t, 3> block = {0, 0, 0};
  std::array<std::uint32_t, 3> thread = {0, 0, 0};
  Space space = Space::none;
  bool writes = false;
  std::string array;              ///< buffer or variable name; "" when the access has none
  std::int64_t offset_bytes = 0;  ///< from the start of the array (may lie outside)
  std::int64_t element = 0;       ///< offset in elements of the array
  std::uint32_t bytes = 0;
  std::string instruction;        ///< opcode text
  std::uint32_t ptx_line = 0;     ///< 1-based line of the PTX text
  std::string source_file;        ///< from `.loc`, when there is one
  std::uint32_t source_line = 0;  ///< 0: not known
};

struct Finding {
  FindingKind kind = FindingKind::bad_launch;
  std::string message;  ///< one sentence
  Access first;
  std::optional<Access> second;
  std::uint64_t times = 1;  ///< how often the same pair of instructions did this
};

enum class UnsupportedKind : std::uint8_t {
  instruction,   ///< or a use of it
  data_control,  ///< a branch or an address that depends on symbolic data
  sequence,      ///< left the reals, and no known sequence explains it
  float_order,   ///< over the reals it is modelled; a bound of its rounding in every order is not
};

/// An instruction or a use of symbolic data that is not modelled. One entry an instruction.
struct Unsupported {
  std::string what;         ///< "atom.global.add.f32", "branch on symbolic data", ...
  std::string instruction;  ///< opcode text
  std::uint32_t ptx_line = 0;
  std::string source_file;
  std::uint32_t source_line = 0;
  UnsupportedKind kind = UnsupportedKind::instruction;
};

struct Effect {
  std::vector<Finding> findings;
  std::vector<Unsupported> unsupported;
  std::vector<std::string>
      leans_on;  ///< sorted ids: matched sequences, instruction statuses below calibrated
  std::optional<std::string> trouble;  ///< the domain's own reason why no result may be used
  bool ran_to_the_end = false;         ///< every thread of every block ended
  bool out_of_time = false;            ///< the deadline passed
  bool inexact = false;                ///< `bits`: some operation rounded
  bool order_dependent = false;        ///< floats were added by atomics in an order that the schedule chooses
  bool approximate = false;            ///< `bits`: some function is known only within its documented error
  std::uint64_t thread_instructions = 0;
  std::uint64_t blocks = 0;
  /// Safe and fully modelled: nothing found, nothing unsupported, ran to the end.
  bool clean() const { return findings.empty() && unsupported.empty() && ran_to_the_end && !trouble; }
};

}  // namespace warpproof::exec
