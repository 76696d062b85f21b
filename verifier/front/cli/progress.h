#pragma once
// One line on the terminal that says what is going on: stage, subjects done of all, time left. Silent when
// standard error is not a terminal. May be called from several threads.
//
//   ProgressLine progress(true);
//   request.progress = progress.callback();

#include <chrono>
#include <functional>
#include <mutex>
#include <string>

#include "warpproof/check.h"

namespace warpproof::cli {

class ProgressLine {
 public:
  explicit ProgressLine(bool wanted);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  std::function<void(const Progress&)> callback();
  void clear();

 private:
  void show(const Progress& progress);
  std::mutex mutex_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  bool on_ = false;
  bool shown_ = false;
};

/// The line's words: "2/5 gemm_row_scale: execute term M=33 (about 12 s left)". The time stands there when
/// enough was done to tell.
std::string progress_words(const Progress& progress, double seconds_so_far);

}  // namespace warpproof::cli
