#pragma once
// One job on an open driver, in this process: fresh buffers for each repeat, outputs poisoned in two ways in
// turn, a guard zone before and behind every buffer. Never throws: how it ended is in the result.

#include <map>

#include "verifier/gpu/driver.h"

namespace warpproof::gpu {

inline constexpr std::uint64_t guard_bytes = 4096;

/// What jobs on one context share: code once loaded, and device memory that grows (a fresh allocation for
/// each repeat would cost more than the launches). Each repeat writes all of its buffers anew, at other
/// addresses.
class Session {
 public:
  explicit Session(Driver& driver) : driver_(driver) {}
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  Driver& driver() { return driver_; }
  /// An address that is good for so many bytes.
  std::uint64_t address(std::uint64_t bytes);
  Driver::Handle module(const std::string& image);

 private:
  Driver& driver_;
  std::uint64_t base_ = 0;
  std::uint64_t bytes_ = 0;
  std::map<std::string, Driver::Handle> modules_;
};

JobResult run_job(Session& session, const Job& job);

}  // namespace warpproof::gpu
