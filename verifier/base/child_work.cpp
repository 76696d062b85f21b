#include "verifier/base/child_work.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>

#include "verifier/base/forked_work.h"

namespace warpproof::base {
namespace {

using Clock = std::chrono::steady_clock;

void write_all(const std::string& text, int out) {
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t count = write(out, text.data() + written, text.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) _exit(4);
    written += static_cast<std::size_t>(count);
  }
}

}  // namespace

void work_and_leave(const std::function<void(const Write&)>& work, int out) {
  // No core files of a crash that is expected.
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  // Sanitizers and test frameworks catch these; a crash here shall only end the child.
  for (const int signal_number : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTERM})
    signal(signal_number, SIG_DFL);
  try {
    work([out](const std::string& part) { write_all(part, out); });
  } catch (...) {
    _exit(3);
  }
  _exit(0);
}

namespace {

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
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return result;
  const pid_t child = fork();
  if (child < 0) {
    close(ends[0]);
    close(ends[1]);
    return result;
  }
  if (child == 0) {
    close(ends[0]);
    work_and_leave(work, ends[1]);
  }
  close(ends[1]);
  result.end = read_all(ends[0], patience, bytes_max, result.answer);
  close(ends[0]);
  const bool killed = result.end != ChildWorkEnd::finished;
  if (killed) kill(child, SIGKILL);
  int status = 0;
  const bool collected = collect(child, killed, status);
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
