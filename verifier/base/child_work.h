#pragma once
// Work whose end nobody can promise, in a copy of this process that can be killed: a solver that heeds no
// limit, a driver call that never returns. A crash there is not ours.
//
//   ChildWork done = work_in_child([] { return std::string("answer"); }, 5'000, 1 << 20);
//   if (done.end == ChildWorkEnd::finished) use(done.answer);

#include <cstdint>
#include <functional>
#include <string>

namespace warpproof::base {

enum class ChildWorkEnd : std::uint8_t { finished, timed_out, too_large, crashed, not_started };

struct ChildWork {
  ChildWorkEnd end = ChildWorkEnd::not_started;
  std::string answer;  ///< when finished
  int signal = 0;      ///< when crashed by one
};

/// Runs `work` in a forked child and gives back what it returned. Comes back at the latest a moment after
/// `wall_ms_max`, the child then killed (and left to the system, should even that take long). `work` must not
/// touch what other threads hold locked: it runs with one thread. An exception in it counts as a crash.
ChildWork work_in_child(const std::function<std::string()>& work, std::uint64_t wall_ms_max,
                        std::uint64_t answer_bytes_max);

/// For work of many parts: `work` hands over each part when it has it, and the child is killed when it was
/// silent for `silence_ms_max`. The answer is all that came, whatever the end was.
using Write = std::function<void(const std::string& part)>;
ChildWork stream_from_child(const std::function<void(const Write&)>& work, std::uint64_t silence_ms_max,
                            std::uint64_t answer_bytes_max);

}  // namespace warpproof::base
