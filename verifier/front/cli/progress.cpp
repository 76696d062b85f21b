#include "verifier/front/cli/progress.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace warpproof::cli {

bool is_terminal(int descriptor) {
  const char* term = std::getenv("TERM");
  return isatty(descriptor) != 0 && term != nullptr && std::string(term) != "dumb";
}

ProgressLine::ProgressLine(bool wanted) : on_(wanted && is_terminal(STDERR_FILENO)) {}
ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::clear() {
  if (shown_) std::fputs("\r\033[K", stderr);
  shown_ = false;
}

std::function<void(const Progress&)> ProgressLine::callback() {
  if (!on_) return {};
  return [this](const Progress& progress) {
    std::string line = progress.subject + ": " + progress.stage;
    constexpr std::size_t line_bytes_max = 78;
    if (line.size() > line_bytes_max) line.resize(line_bytes_max);
    std::fprintf(stderr, "\r\033[K%s", line.c_str());
    std::fflush(stderr);
    shown_ = true;
  };
}

}  // namespace warpproof::cli
