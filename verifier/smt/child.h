#pragma once
// Work whose end nobody can promise, in a child process that can be killed. The solver's nonlinear part
// sometimes heeds neither its resource count nor its timeout, and a crash or memory-out there must not be
// ours.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace warpproof::smt {

/// What `work` returned, or nothing when the child crashed, was killed after `wall_ms_max`, or could not be
/// started. `work` must not touch what other threads hold locked (it runs in a copy of this process with one
/// thread).
std::optional<std::string> run_in_child(const std::function<std::string()>& work, std::uint64_t wall_ms_max);

}  // namespace warpproof::smt
