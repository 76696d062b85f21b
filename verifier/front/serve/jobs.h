#pragma once
// A bounded number of calls at once, a bounded number that wait, and none more.

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace warpproof::serve {

class Jobs {
 public:
  Jobs(std::uint32_t concurrent_max, std::uint32_t queued_max);
  /// Waits for what runs; what waits is not started any more. Stop the calls first.
  ~Jobs();
  Jobs(const Jobs&) = delete;
  Jobs& operator=(const Jobs&) = delete;

  /// False: too many wait already, nothing happens. The job must not throw.
  bool start(std::function<void()> job);
  /// Until nothing runs and nothing waits.
  void wait();

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> queue_;
  std::uint32_t running_ = 0;
  std::uint32_t concurrent_max_, queued_max_;
  bool ending_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace warpproof::serve
