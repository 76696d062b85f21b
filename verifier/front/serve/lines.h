#pragma once
// Lines of a stream that somebody else writes: never more than a limit is kept, and after a line that is too
// long the next one is read as usual.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace warpproof::serve {

class LineReader {
 public:
  explicit LineReader(std::size_t bytes_max) : bytes_max_(bytes_max) {}
  /// Calls `line` for each complete line (without its end), `too_long` once for each that is over the limit.
  void take(std::string_view piece, const std::function<void(const std::string&)>& line,
            const std::function<void()>& too_long);
  /// What stands after the last line end, when the stream is over.
  const std::string& rest() const { return partial_; }

 private:
  std::size_t bytes_max_;
  std::string partial_;
  bool skipping_ = false;
};

/// False once the reader is gone, or takes nothing for `wait_ms_max`.
bool write_all(int descriptor, std::string_view text, int wait_ms_max);

}  // namespace warpproof::serve
