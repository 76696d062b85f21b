#include "work.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>

#include "text.h"

namespace warpproof::python {
namespace {

constexpr auto look_up_every = std::chrono::milliseconds(50);
constexpr std::size_t notes_max = 1000;  ///< a callback that can not keep up misses the oldest

/// Thrown through the library by `progress`; not a std::exception, so that nobody takes it for a fault.
struct Ended {};

class Channel {
 public:
  void note(const Progress& progress) {
    const std::lock_guard lock(mutex_);
    notes_.push_back(progress);
    if (notes_.size() > notes_max) notes_.pop_front();
    changed_.notify_one();
  }

  void finish(std::exception_ptr fault) {
    const std::lock_guard lock(mutex_);
    fault_ = std::move(fault);
    done_ = true;
    changed_.notify_one();
  }

  /// Waits a moment for something to happen; true when the work is over.
  bool wait(std::deque<Progress>& notes) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, look_up_every, [&] { return done_ || !notes_.empty(); });
    notes.swap(notes_);
    return done_;
  }

  const std::exception_ptr& fault() const { return fault_; }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Progress> notes_;
  std::exception_ptr fault_;
  bool done_ = false;
};

void hand_on(const std::deque<Progress>& notes, const nanobind::object& callback) {
  if (PyErr_CheckSignals() != 0) throw nanobind::python_error();
  if (callback.is_none()) return;
  for (const Progress& progress : notes)
    callback(text_of(progress.subject), text_of(progress.stage), progress.done);
}

}  // namespace

void run_released(const std::function<void(const Session&)>& work, const nanobind::object& callback) {
  Channel channel;
  std::stop_source stop;
  Session session;
  session.stop = stop.get_token();
  session.notes = [&](const Progress& progress) { channel.note(progress); };
  session.progress = [&](const Progress& progress) {
    if (stop.stop_requested()) throw Ended{};
    channel.note(progress);
  };
  std::thread worker([&] {
    std::exception_ptr fault;
    try {
      work(session);
    } catch (const Ended&) {
      // The calling thread knows why.
    } catch (...) {
      fault = std::current_exception();
    }
    channel.finish(std::move(fault));
  });
  std::exception_ptr raised;
  for (bool done = false; !done;) {
    std::deque<Progress> notes;
    {
      const nanobind::gil_scoped_release released;
      done = channel.wait(notes);
    }
    if (raised) continue;
    try {
      hand_on(notes, callback);
    } catch (...) {
      raised = std::current_exception();
      stop.request_stop();
    }
  }
  worker.join();
  if (raised) std::rethrow_exception(raised);
  if (channel.fault()) std::rethrow_exception(channel.fault());
}

}  // namespace warpproof::python
