#include "verifier/front/serve/calls.h"

#include <chrono>
#include <exception>

namespace warpproof::serve {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto between_reports = std::chrono::milliseconds(100);

ToolResult fault(const std::string& what) {
  return tool_error("E0763", "the request could not be answered: " + what,
                    {"This is a fault of warpproof: nothing was decided."});
}

}  // namespace

Calls::Calls(const Options& options, Engine engine)
    : options_(options), engine_(std::move(engine)), jobs_(options.concurrent_max, options.queued_max) {}

Calls::~Calls() { cancel_all(); }

Started Calls::start(const std::string& key, const Tool& tool, Json arguments, CallEvents events) {
  auto call = std::make_shared<Call>();
  call->events = std::move(events);
  {
    const std::scoped_lock lock(mutex_);
    if (!calls_.emplace(key, call).second) return Started::id_in_use;
  }
  const bool started = jobs_.start(
      [this, key, call, &tool, arguments = std::move(arguments)] { run(key, *call, tool, arguments); });
  if (started) return Started::yes;
  const std::scoped_lock lock(mutex_);
  calls_.erase(key);
  return Started::busy;
}

void Calls::run(const std::string& key, Call& call, const Tool& tool, const Json& arguments) {
  const auto begin = Clock::now();
  ToolContext context{options_, engine_, call.stop.get_token(), {}};
  auto last = begin - between_reports;
  if (call.events.progress)
    context.progress = [&](const Progress& progress) {
      const std::scoped_lock lock(call.mutex);
      if (call.over || Clock::now() - last < between_reports) return;
      last = Clock::now();
      call.events.progress(progress, std::chrono::duration<double>(last - begin).count());
    };
  ToolResult result;
  if (!call.stop.stop_requested()) try {
      result = tool.call(arguments, context);
    } catch (const std::exception& problem) {
      result = fault(problem.what());
    }
  {
    // No longer in flight before its end is told: the peer may use the id again at once.
    const std::scoped_lock lock(mutex_);
    if (const auto at = calls_.find(key); at != calls_.end() && at->second.get() == &call) calls_.erase(at);
  }
  const std::scoped_lock lock(call.mutex);
  if (!call.over) call.events.ended(result);
  call.over = true;
}

bool Calls::cancel(const std::string& key) {
  std::shared_ptr<Call> call;
  {
    const std::scoped_lock lock(mutex_);
    const auto at = calls_.find(key);
    if (at == calls_.end()) return false;
    call = at->second;
    calls_.erase(at);
  }
  const std::scoped_lock lock(call->mutex);
  if (call->over) return false;
  call->over = true;
  call->stop.request_stop();
  if (call->events.cancelled) call->events.cancelled();
  return true;
}

void Calls::cancel_all() {
  std::vector<std::string> keys;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [key, call] : calls_) keys.push_back(key);
  }
  for (const std::string& key : keys) cancel(key);
}

}  // namespace warpproof::serve
