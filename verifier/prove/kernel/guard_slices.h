#pragma once
// Conditions of a kernel that integer arguments and the thread's place alone decide, as straight-line code:
// what they say at any size and in any thread is known without running the kernel.
//
//   setp.lt.u32 %p1, %r5, 1000;      // %r5 = n - 5000: true for n = 5000, ..., 5999
//
// Not among them: conditions on data, on loop counters (a row that several operations write), and on values
// that an operation under a predicate writes.

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "verifier/ir/program.h"
#include "verifier/isa/machine/code.h"
#include "verifier/prove/kernel/integer_form.h"

namespace warpproof::prove {

/// What all threads of a launch share, at one choice of sizes.
struct LaunchValues {
  std::array<std::int64_t, 3> grid{1, 1, 1}, block{1, 1, 1};
  std::map<std::int64_t, std::uint64_t> scalars;  ///< integer arguments by their offset
};
/// No value where a dimension or an argument has none, or is no possible one (0 blocks, 2000 threads).
std::optional<LaunchValues> launch_values(const machine::Code& code, const ir::KernelClaim& claim,
                                          const Sizes& sizes);

/// One of 32 that are looked at at once.
struct GuardLane {
  const LaunchValues* launch = nullptr;
  std::array<std::uint32_t, 3> block{}, thread{};
};

struct GuardSlice {
  std::uint32_t operation = 0;       ///< that computes the condition
  std::vector<std::uint32_t> steps;  ///< operations in their order, the condition last
  bool of_thread = false;            ///< may differ between the threads of a launch
};

class GuardSlices {
 public:
  GuardSlices(const machine::Code& code, const ir::KernelClaim& claim);
  const std::vector<GuardSlice>& all() const { return slices_; }

  /// Bit i: the condition holds in lane i. At most 32 lanes. No value where an argument has none, or a
  /// divisor is zero.
  std::optional<std::uint32_t> holds(const GuardSlice& slice, const std::vector<GuardLane>& lanes);

 private:
  using Cells = std::array<std::uint64_t, machine::lanes_of_warp>;
  static bool compute(const machine::Operation& operation, std::size_t lanes,
                      std::array<Cells, machine::lane_operands_max>& sources, Cells& out);
  bool follow(const machine::Operand& operand, GuardSlice& slice, std::vector<std::uint8_t>& seen) const;
  bool fetch(const machine::Operand& operand, const std::vector<GuardLane>& lanes, Cells& out) const;

  const machine::Code& code_;
  std::vector<std::vector<std::uint32_t>> writers_;  ///< by row
  std::vector<GuardSlice> slices_;
  std::vector<Cells> rows_;  ///< of the slice at hand
};

}  // namespace warpproof::prove
