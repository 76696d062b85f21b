#include "verifier/base/child_work.h"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>

#include "verifier/base/forked_work.h"

namespace warpproof::base {
namespace {

using Clock = std::chrono::steady_clock;

/// How long to wait: for all of it, or for the next part.
struct Patience {
  std::uint64_t ms_max = 0;
  bool each_part = false;
};

/// Everything until the other end closes, or why not.
ChildWorkEnd read_all(int in, const Patience& patience, std::uint64_t bytes_max, std::string& text) {
  auto end = Clock::now() + std::chrono::milliseconds(patience.ms_max);
  char buffer[1 << 16];
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    if (left <= 0) return ChildWorkEnd::timed_out;
    if (text.size() > bytes_max) return ChildWorkEnd::too_large;
    pollfd waiting{in, POLLIN, 0};
    const int ready = poll(&waiting, 1, static_cast<int>(left));
    if (ready < 0 && errno == EINTR) continue;
    if (ready < 0) return ChildWorkEnd::crashed;
    if (ready == 0) return ChildWorkEnd::timed_out;
    const ssize_t count = read(in, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return ChildWorkEnd::crashed;
    if (count == 0) return ChildWorkEnd::finished;
    text.append(buffer, static_cast<std::size_t>(count));
    if (patience.each_part) end = Clock::now() + std::chrono::milliseconds(patience.ms_max);
  }
}

/// The child's status; a killed child that a driver holds in the kernel is given up after some seconds.
bool collect(pid_t child, bool killed, int& status) {
  const auto end = Clock::now() + std::chrono::seconds(5);
  for (;;) {
    const pid_t done = waitpid(child, &status, killed ? WNOHANG : 0);
    if (done == child) return true;
    if (done < 0 && errno != EINTR) return false;
    if (killed && Clock::now() > end) return false;
    if (killed) usleep(2'000);
  }
}

ChildWork run(const std::function<void(const Write&)>& work, const Patience& patience,
              std::uint64_t bytes_max) {
  ChildWork result;
  const std::optional<ForkedWork> forked = fork_work(work);
  if (!forked) return result;
  result.end = read_all(forked->out, patience, bytes_max, result.answer);
  close(forked->out);
  const bool killed = result.end != ChildWorkEnd::finished;
  if (killed) kill(forked->process, SIGKILL);
  int status = 0;
  const bool collected = collect(forked->process, killed, status);
  if (result.end == ChildWorkEnd::finished && !(collected && WIFEXITED(status) && WEXITSTATUS(status) == 0)) {
    result.end = ChildWorkEnd::crashed;
    if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
  }
  return result;
}

}  // namespace

ChildWork work_in_child(const std::function<std::string()>& work, std::uint64_t wall_ms_max,
                        std::uint64_t answer_bytes_max) {
  ChildWork result = run([&](const Write& write) { write(work()); }, {wall_ms_max, false}, answer_bytes_max);
  if (result.end != ChildWorkEnd::finished) result.answer.clear();
  return result;
}

ChildWork stream_from_child(const std::function<void(const Write&)>& work, std::uint64_t silence_ms_max,
                            std::uint64_t answer_bytes_max) {
  return run(work, {silence_ms_max, true}, answer_bytes_max);
}

}  // namespace warpproof::base
