#pragma once
// Limits on everything, units in every name. Passed by argument; no globals. Counts (steps, nodes, solver
// resource units) decide verdicts; wall clock is only a net and gives `unknown (time)`.

#include <chrono>
#include <cstdint>

namespace warpproof::base {

struct Limits {
  std::uint64_t source_bytes_max = 16u << 20;      ///< a .rw, .ptx or .cu file
  std::uint32_t nesting_depth_max = 200;           ///< parentheses, calls, blocks
  std::uint64_t expression_nodes_max = 200'000;    ///< one side of a rewrite, unfolded
  std::uint64_t solver_resource_max = 20'000'000;  ///< Z3 rlimit for one query
  std::uint32_t proof_steps_max = 4'000;
  std::uint64_t evaluation_steps_max = 20'000'000;        ///< brute force over small sizes
  std::uint64_t thread_instructions_max = 2'000'000'000;  ///< executor, one launch
  std::uint64_t memory_bytes_max = 8ull << 30;            ///< executor, domain nodes
  std::uint64_t wall_time_ms_max = 600'000;               ///< the net
};

/// A point in time after which long work must stop and answer `unknown (time)`.
class Deadline {
 public:
  explicit Deadline(std::uint64_t milliseconds)
      : end_(std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds)) {}
  bool passed() const { return std::chrono::steady_clock::now() >= end_; }
  std::uint64_t left_ms() const {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end_ - std::chrono::steady_clock::now())
            .count();
    return left > 0 ? static_cast<std::uint64_t>(left) : 0;
  }

 private:
  std::chrono::steady_clock::time_point end_;
};

}  // namespace warpproof::base
