#include "verifier/front/serve/lines.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "verifier/front/serve/memory.h"

namespace warpproof::serve {

void LineReader::take(std::string_view piece, const std::function<void(const std::string&)>& line,
                      const std::function<void()>& too_long) {
  while (!piece.empty()) {
    const std::size_t end = piece.find('\n');
    const std::string_view part = piece.substr(0, end);
    piece.remove_prefix(end == std::string_view::npos ? piece.size() : end + 1);
    if (!skipping_ && partial_.size() + part.size() > bytes_max_) {
      skipping_ = true;
      std::string().swap(partial_);  // gives the memory back
      too_long();
    }
    if (!skipping_) partial_ += part;
    if (end == std::string_view::npos) return;
    if (!skipping_) {
      if (!partial_.empty() && partial_.back() == '\r') partial_.pop_back();
      line(partial_);
    }
    const bool large = skipping_ || partial_.size() >= large_message_bytes;
    skipping_ = false;
    std::string().swap(partial_);
    if (large) give_memory_back();
  }
}

bool write_all(int descriptor, std::string_view text, int wait_ms_max) {
  while (!text.empty()) {
    // A pipe that is ready takes this much without blocking (POSIX, PIPE_BUF).
    constexpr std::size_t piece_bytes_max = 4096;
    pollfd ready{descriptor, POLLOUT, 0};
    const int found = poll(&ready, 1, wait_ms_max);
    if (found < 0 && errno == EINTR) continue;
    if (found <= 0 || (ready.revents & POLLOUT) == 0) return false;
    const ssize_t count = write(descriptor, text.data(), std::min(text.size(), piece_bytes_max));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

}  // namespace warpproof::serve
