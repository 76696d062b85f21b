#pragma once
// A job's result as bytes, from the child to its parent.

#include <optional>
#include <string>

#include "verifier/gpu/job.h"

namespace warpproof::gpu {

std::string write_result(const JobResult& result);
/// The result at `at`, which moves behind it; empty when the bytes end before.
std::optional<JobResult> read_result(const std::string& bytes, std::size_t& at);

}  // namespace warpproof::gpu
