#pragma once
// One line on the terminal that says what is going on; silent when standard error is not a terminal.

#include <functional>

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
  bool on_ = false;
  bool shown_ = false;
};

bool is_terminal(int descriptor);

}  // namespace warpproof::cli
