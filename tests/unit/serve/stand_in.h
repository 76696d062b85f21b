#pragma once
// An engine without processes, and a peer that keeps what it gets.

#include <condition_variable>
#include <mutex>
#include <vector>

#include "verifier/front/serve/mcp.h"

namespace warpproof::serve {

inline Verdict verdict_of(Outcome outcome, Reason reason) {
  Verdict verdict;
  verdict.id = "halves";
  verdict.kind = "rewrite";
  verdict.outcome = outcome;
  verdict.reach = Reach::all_sizes;
  verdict.reason = reason;
  verdict.expectation_met = outcome == Outcome::proved;
  Answer answer;
  answer.outcome = outcome;
  answer.reason = reason;
  answer.summary = "summary";
  if (outcome == Outcome::refuted) {
    Counterexample found;
    found.sizes = {{"N", 2}};
    found.output = "Y";
    found.index = {1};
    found.before = "1/2";
    found.after = "1/4";
    answer.counterexample = found;
    answer.details = {{"the store", {"kernel.cu", 7, 3}}};
  }
  verdict.answers = {answer};
  return verdict;
}

class Inbox {
 public:
  void put(const Json& message) {
    {
      const std::scoped_lock lock(mutex_);
      messages_.push_back(message);
    }
    changed_.notify_all();
  }
  /// All of them, once there are so many.
  std::vector<Json> wait(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, std::chrono::seconds(10), [&] { return messages_.size() >= count; });
    return messages_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Json> messages_;
};

/// Answers at once with one verdict; or, held, when it is let go or stopped.
class StandIn {
 public:
  explicit StandIn(Outcome outcome, Reason reason) : verdict_(verdict_of(outcome, reason)) {}
  bool held = false;
  std::atomic<int> started = 0, stopped = 0;
  Request last;
  Engine engine() {
    Engine out;
    out.check = [this](const Request& request, const Isolation& isolation) {
      return answer(request, isolation);
    };
    out.equivalent = [this](const std::string& left, const std::string& right, const Request& request,
                            const Isolation& isolation) {
      sides = {left, right};
      return answer(request, isolation);
    };
    out.compare = [this](const std::string& left, const std::string& right, const Request& request,
                         const Isolation& isolation) {
      sides = {"by host code", left, right};
      return answer(request, isolation);
    };
    return out;
  }
  void let_go() { going_ = true; }
  std::vector<std::string> sides;

 private:
  IsolatedAnswer answer(const Request& request, const Isolation& isolation) {
    last = request;
    ++started;
    if (request.progress)
      for (int i = 0; i < 3; ++i) {
        request.progress({"halves", "prove", 0.1 * i});
        std::this_thread::sleep_for(std::chrono::milliseconds(120));
      }
    while (held && !going_ && !isolation.stop.stop_requested())
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    if (isolation.stop.stop_requested()) {
      ++stopped;
      return {.end = IsolatedEnd::cancelled, .verdicts = {}, .why = "cancelled"};
    }
    return {.end = IsolatedEnd::answered, .verdicts = {verdict_}, .why = ""};
  }
  Verdict verdict_;
  std::atomic<bool> going_ = false;
};

}  // namespace warpproof::serve
