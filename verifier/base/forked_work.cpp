#include "verifier/base/forked_work.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace warpproof::base {
namespace {

void write_all(const std::string& text, int out) {
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t count = write(out, text.data() + written, text.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) _exit(4);
    written += static_cast<std::size_t>(count);
  }
}

[[noreturn]] void work_and_leave(const std::function<void(const Write&)>& work, int out) {
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

}  // namespace

std::optional<ForkedWork> fork_work(const std::function<void(const Write&)>& work,
                                    const std::function<void()>& first) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  const pid_t process = fork();
  if (process < 0) {
    close(ends[0]);
    close(ends[1]);
    return std::nullopt;
  }
  if (process == 0) {
    close(ends[0]);
    if (first) first();
    work_and_leave(work, ends[1]);
  }
  close(ends[1]);
  return ForkedWork{process, ends[0]};
}

}  // namespace warpproof::base
