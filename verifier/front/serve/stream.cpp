#include "verifier/front/serve/stream.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <mutex>

#include "verifier/front/serve/lines.h"

namespace warpproof::serve {
namespace {
constexpr int stuck_peer_ms = 20'000;
std::mutex writing;
}  // namespace

int signal_descriptor() {
  signal(SIGPIPE, SIG_IGN);
  sigset_t wanted;
  sigemptyset(&wanted);
  sigaddset(&wanted, SIGTERM);
  sigaddset(&wanted, SIGINT);
  pthread_sigmask(SIG_BLOCK, &wanted, nullptr);
  return signalfd(-1, &wanted, SFD_CLOEXEC);
}

MessageStream::MessageStream()
    : out_(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)), signals_(signal_descriptor()) {
  dup2(STDERR_FILENO, STDOUT_FILENO);
}

MessageStream::~MessageStream() {
  close(out_);
  close(signals_);
}

void MessageStream::send(const std::string& message) {
  const std::scoped_lock lock(writing);
  if (!write_all(out_, message + "\n", stuck_peer_ms)) kill(getpid(), SIGTERM);  // ends read()
}

void MessageStream::read(const Options& options, const StreamEvents& events) {
  LineReader reader(options.message_bytes_max);
  char buffer[65536];
  for (;;) {
    pollfd wanted[2] = {{STDIN_FILENO, POLLIN, 0}, {signals_, POLLIN, 0}};
    if (poll(wanted, 2, -1) < 0 && errno != EINTR) return;
    if (wanted[1].revents != 0) return;
    if (wanted[0].revents == 0) continue;
    const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    reader.take({buffer, static_cast<std::size_t>(count)}, events.line, events.too_long);
  }
  if (!reader.rest().empty()) events.line(reader.rest());
  if (events.input_ended) events.input_ended();
}

}  // namespace warpproof::serve
