#include "verifier/smt/child.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>

namespace warpproof::smt {

namespace {

/// Answers are short; more than this is none.
constexpr std::size_t answer_bytes_max = 1 << 20;

[[noreturn]] void work_and_leave(const std::function<std::string()>& work, int out) {
  // No core files of a crash that is expected.
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  // Sanitizers and test frameworks catch these; a crash here shall only end the child.
  for (const int signal_number : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTERM})
    signal(signal_number, SIG_DFL);
  std::string text;
  try {
    text = work();
  } catch (...) {
    _exit(3);
  }
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t count = write(out, text.data() + written, text.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) _exit(4);
    written += static_cast<std::size_t>(count);
  }
  _exit(0);
}

/// Everything until the other end closes; nothing when time or space is up.
std::optional<std::string> read_all(int in, std::uint64_t wall_ms_max) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(wall_ms_max);
  std::string text;
  char buffer[4096];
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    if (left <= 0 || text.size() > answer_bytes_max) return std::nullopt;
    pollfd waiting{in, POLLIN, 0};
    const int ready = poll(&waiting, 1, static_cast<int>(left));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return std::nullopt;
    const ssize_t count = read(in, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return std::nullopt;
    if (count == 0) return text;
    text.append(buffer, static_cast<std::size_t>(count));
  }
}

}  // namespace

std::optional<std::string> run_in_child(const std::function<std::string()>& work, std::uint64_t wall_ms_max) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  const pid_t child = fork();
  if (child < 0) {
    close(ends[0]);
    close(ends[1]);
    return std::nullopt;
  }
  if (child == 0) {
    close(ends[0]);
    work_and_leave(work, ends[1]);
  }
  close(ends[1]);
  std::optional<std::string> text = read_all(ends[0], wall_ms_max);
  close(ends[0]);
  if (!text) kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
  return text;
}

}  // namespace warpproof::smt
