#include "verifier/front/serve/jobs.h"

#include <algorithm>

#include "verifier/front/serve/memory.h"

namespace warpproof::serve {

Jobs::Jobs(std::uint32_t concurrent_max, std::uint32_t queued_max)
    : concurrent_max_(std::max(concurrent_max, 1u)), queued_max_(queued_max) {
  for (std::uint32_t i = 0; i < concurrent_max_; ++i) threads_.emplace_back([this] { work(); });
}

Jobs::~Jobs() {
  {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
    queue_.clear();
  }
  changed_.notify_all();
}

bool Jobs::start(std::function<void()> job) {
  {
    const std::scoped_lock lock(mutex_);
    if (ending_ || queue_.size() + running_ >= std::uint64_t{queued_max_} + concurrent_max_) return false;
    queue_.push_back(std::move(job));
  }
  changed_.notify_all();
  return true;
}

void Jobs::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return queue_.empty() && running_ == 0; });
}

void Jobs::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return ending_ || !queue_.empty(); });
    if (ending_) return;
    std::function<void()> job = std::move(queue_.front());
    queue_.pop_front();
    ++running_;
    lock.unlock();
    job();
    job = nullptr;  // with what it holds: the arguments of a request may be large
    give_memory_back();
    lock.lock();
    --running_;
    changed_.notify_all();
  }
}

}  // namespace warpproof::serve
