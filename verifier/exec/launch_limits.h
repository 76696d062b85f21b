#pragma once
// What a device refuses about the shape of a launch (CUDA C++ Programming Guide, "Technical Specifications
// per Compute Capability"): nothing of the kernel runs then.
//
//   launch_problems(code, {.grid = {1, 70'000, 1}, .block = {128, 1, 1}});
//   // {"grid extent 70000 is not between 1 and 65535"}

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "verifier/isa/machine/code.h"

namespace warpproof::exec {

inline constexpr std::uint64_t shared_bytes_max = 232448;  ///< of a block; sm_90: the largest of all targets
/// Without the attribute MaxDynamicSharedMemorySize of the kernel.
inline constexpr std::uint64_t shared_bytes_usual = 48 * 1024;

struct LaunchShape {
  std::array<std::uint64_t, 3> grid = {1, 1, 1};
  std::array<std::uint64_t, 3> block = {1, 1, 1};
  std::uint64_t dynamic_shared_bytes = 0;
};

/// In words, against the limits of every device and the kernel's own directives; empty: it runs.
std::vector<std::string> launch_problems(const machine::Code& code, const LaunchShape& shape,
                                         std::uint64_t shared_max = shared_bytes_max);

}  // namespace warpproof::exec
