#pragma once
// What comparisons of symbolic floats came to, in the order of a run: recorded over one domain, replayed over
// others, so that `field` and `term` take the branches that `error` decided from the box.
//
// Sound: the engine is deterministic, so a run over another domain that took the same decisions so far stands
// at the same comparison of the same thread; what was decided for every input of the box holds there too.
// Each entry carries its place (block, thread, operation, destination); a replay that finds another place is
// lost: it answers nothing from then on, and the engine ends the run as unsupported. Entries are 8 bytes;
// beyond `entries_max` nothing is decided, in the recording run as in the replay.
//
//   Decisions decisions;                        // records
//   execute(module, launch, memory, error, matcher, limits, deadline, &decisions);
//   decisions.replay();                         // from the first launch again
//   execute(module, launch, other, term, matcher, limits, deadline, &decisions);

#include <cstdint>
#include <vector>

#include "verifier/domain/domain.h"

namespace warpproof::exec {

class Decisions {
 public:
  static constexpr std::size_t entries_max = std::size_t{1} << 23;

  struct Place {
    std::uint64_t block = 0;
    std::uint32_t thread = 0, operation = 0, destination = 0;
  };

  /// Asks `own` when recording; when replaying, gives what was recorded here.
  template <class Own>
  domain::Truth at(const Place& place, Own&& own) {
    if (lost_) return domain::Truth::undecided;
    if (next_ >= entries_max) return domain::Truth::undecided;
    const std::uint64_t mark = mark_of(place);
    if (replaying_) {
      lost_ = next_ >= entries_.size() || (entries_[next_] & ~std::uint64_t{3}) != mark;
      return lost_ ? domain::Truth::undecided : static_cast<domain::Truth>(entries_[next_++] & 3);
    }
    const domain::Truth truth = own();
    decided_ += truth != domain::Truth::undecided ? 1 : 0;
    entries_.push_back(mark | static_cast<std::uint64_t>(truth));
    ++next_;
    return truth;
  }

  /// Forgets everything and records again.
  void restart() { *this = Decisions(); }
  void replay() {
    replaying_ = true;
    next_ = 0;
  }
  bool replaying() const { return replaying_; }
  bool lost() const { return lost_; }
  /// How many comparisons the recording run decided.
  std::uint64_t decided() const { return decided_; }

 private:
  /// Injective as long as a block has at most 1024 threads; the block number is kept modulo 2^26.
  static std::uint64_t mark_of(const Place& place) {
    return (place.block & 0x3ffffffu) << 38 | std::uint64_t{place.thread & 0x3ffu} << 28 |
           std::uint64_t{place.operation & 0x1ffffffu} << 3 | std::uint64_t{place.destination & 1u} << 2;
  }

  std::vector<std::uint64_t> entries_;
  std::size_t next_ = 0;
  std::uint64_t decided_ = 0;
  bool replaying_ = false;
  bool lost_ = false;
};

}  // namespace warpproof::exec
