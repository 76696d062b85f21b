#pragma once
// One job on an open driver, in this process: fresh buffers for each repeat, outputs poisoned in two ways in
// turn, a guard zone before and behind every buffer. Never throws: how it ended is in the result.

#include "verifier/gpu/driver.h"

namespace warpproof::gpu {

inline constexpr std::uint64_t guard_bytes = 4096;

JobResult run_job(Driver& driver, const Job& job);

}  // namespace warpproof::gpu
