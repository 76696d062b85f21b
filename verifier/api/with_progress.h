#pragma once
// The caller's `progress` and `answered` may throw to end the work. What they throw passes the engines as
// something that none of them knows, also from another thread, and leaves the library as it was thrown.

#include <exception>
#include <mutex>
#include <utility>

#include "verifier/api/guarded.h"

namespace warpproof {

template <class Call>
auto with_progress(Request request, Call&& call) {
  struct Ended {};
  std::mutex guard;
  std::exception_ptr thrown;
  const auto watched = [&](auto callback) {
    return [&, callback = std::move(callback)](const auto& news) {
      try {
        callback(news);
      } catch (...) {
        const std::lock_guard lock(guard);
        if (!thrown) thrown = std::current_exception();
        throw Ended{};
      }
    };
  };
  if (request.progress) request.progress = watched(std::move(request.progress));
  if (request.answered) request.answered = watched(std::move(request.answered));
  try {
    auto result = guarded([&] { return call(std::as_const(request)); });
    if (!thrown) return result;
  } catch (const Ended&) {
    // Rethrown below, and also when somebody on the way took it for a reason to answer.
  }
  std::rethrow_exception(thrown);
}

}  // namespace warpproof
