#include "verifier/front/cli/progress.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "verifier/front/cli/terminal.h"

namespace warpproof::cli {
namespace {

/// Seconds that are left when what is left takes as long, each part of it, as what was done; below 0: can not
/// be told yet.
double seconds_left(const Progress& progress, double seconds_so_far) {
  constexpr double fraction_min = 0.05, seconds_min = 3;
  const double all = std::max(1u, progress.subjects_all);
  const double done =
      (std::min<double>(progress.subjects_done, all) + std::clamp(progress.done, 0.0, 1.0)) / all;
  if (done < fraction_min || done >= 1 || seconds_so_far < seconds_min) return -1;
  return seconds_so_far * (1 - done) / done;
}

std::string time_words(double seconds) {
  const long whole = std::lround(seconds);
  if (whole < 120) return std::to_string(whole) + " s";
  return std::to_string((whole + 59) / 60) + " min";
}

}  // namespace

std::string progress_words(const Progress& progress, double seconds_so_far) {
  std::string line;
  if (progress.subjects_all > 1)
    line = std::to_string(std::min(progress.subjects_done + 1, progress.subjects_all)) + "/" +
           std::to_string(progress.subjects_all) + " ";
  line += progress.subject + ": " + progress.stage;
  const double left = seconds_left(progress, seconds_so_far);
  if (left >= 0) line += " (about " + time_words(left) + " left)";
  return line;
}

ProgressLine::ProgressLine(bool wanted) : on_(wanted && is_terminal(STDERR_FILENO)) {}
ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::clear() {
  const std::lock_guard lock(mutex_);
  if (shown_) std::fputs("\r\033[K", stderr);
  shown_ = false;
}

void ProgressLine::show(const Progress& progress) {
  const std::lock_guard lock(mutex_);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  // The last column stays free: some terminals begin a new line when it is written.
  const std::string line = fitted(progress_words(progress, seconds), columns_of(STDERR_FILENO) - 1);
  std::fprintf(stderr, "\r\033[K%s", line.c_str());
  std::fflush(stderr);
  shown_ = true;
}

std::function<void(const Progress&)> ProgressLine::callback() {
  if (!on_) return {};
  return [this](const Progress& progress) { show(progress); };
}

}  // namespace warpproof::cli
