#pragma once
// Jobs on a device, in a child process with a wall limit: a kernel that hangs, faults or takes the driver
// with it costs that child alone. Several jobs share one child and one context as long as nothing goes wrong;
// what comes after a fault runs in a fresh one.
//
//   const auto results = run_jobs({.vendor = Vendor::cuda}, {job});
//   if (results.front().end == JobEnd::no_driver) say(results.front().why);

#include <cstdint>
#include <string>
#include <vector>

#include "verifier/gpu/job.h"

namespace warpproof::gpu {

struct DeviceOptions {
  Vendor vendor = Vendor::cuda;
  std::string library;                 ///< "": the system's own
  std::uint64_t wall_ms_max = 20'000;  ///< one job, and the start of the driver before the first
  std::uint64_t answer_bytes_max = 1ull << 30;
};

/// One result a job, in order.
std::vector<JobResult> run_jobs(const DeviceOptions& options, const std::vector<Job>& jobs);

/// Is there a device? Its evidence, or why not. Makes no context on it.
JobResult probe(const DeviceOptions& options);

}  // namespace warpproof::gpu
