#pragma once
// Happens-before, and the last accesses of each 4-byte word.
//
// A block barrier orders everything before it with everything after it: it starts a new *epoch*. Epoch
// numbers are unique over the whole launch, so a number also tells the block. Inside an epoch two threads are
// ordered only by warp barriers, between the lanes that they name: each lane keeps what it knows of the other
// lanes of its wave (a vector clock of 32 or 64). Shuffles, fences and volatile accesses order nothing.
// Blocks are never ordered.
//
// Readers of a word in one epoch: those of one warp are a mask with the latest time; as soon as a second warp
// reads, one reader of it is kept, for any writer of this epoch is unordered with one of the two.

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "verifier/exec/engine/cell.h"

namespace warpproof::exec::engine {

struct Touch {              ///< one remembered access
  std::uint32_t epoch = 0;  ///< 0: none
  std::uint32_t operation = 0;
  std::uint16_t thread = 0;
  std::uint16_t time = 0;
};

struct Shadow {
  Touch write;
  Touch read;                    ///< a reader of the warp that read first in this epoch, with its latest time
  std::uint32_t read_lanes = 0;  ///< the lanes of that warp
  std::uint32_t other_epoch = 0;  ///< that of `RareShadow::other_read`
};
static_assert(sizeof(Shadow) == 32);

struct RareShadow {
  Touch other_read;               ///< a reader of another warp, same epoch, with the latest time of its row
  std::uint32_t other_lanes = 0;  ///< the lanes of that row
  Touch earlier_read;             ///< global memory: a reader of an earlier block
  Touch fixed_read;               ///< global memory: a non-coherent reader in this launch
};

class Clock {
 public:
  /// `wave_lanes`: 32 or 64.
  void start_launch(unsigned wave_lanes) {
    wave_ = wave_lanes;
    times_.clear();
    epoch_ = 0;
    starts_.clear();
  }
  void start_block(std::uint64_t block) {
    ++epoch_;
    first_epoch_ = epoch_;
    starts_.push_back({epoch_, block});
    forget_warps();
  }
  void block_barrier() {
    ++epoch_;
    forget_warps();
  }
  void warp_barrier(unsigned wave, std::uint64_t lanes);

  std::uint32_t epoch() const { return epoch_; }
  std::uint32_t first_epoch() const { return first_epoch_; }
  std::uint16_t time(std::uint32_t thread) const {
    return used_ ? times_[thread / wave_].own[thread % wave_] : std::uint16_t{1};
  }
  bool same_wave(std::uint32_t a, std::uint32_t b) const { return a / wave_ == b / wave_; }
  /// Is an access of this epoch by `thread` at `time` before the current point of `me`?
  bool ordered(std::uint16_t thread, std::uint16_t time, std::uint32_t me) const {
    if (thread == me) return true;
    if (!used_ || thread / wave_ != me / wave_) return false;
    return times_[me / wave_].known[me % wave_][thread % wave_] >= time;
  }
  /// The same for some lanes of one warp.
  bool ordered_with(std::uint16_t thread, std::uint16_t time, std::uint32_t warp, std::uint32_t lanes) const;
  std::uint16_t latest_time(std::uint32_t warp, std::uint32_t lanes) const;
  std::uint64_t block_of(std::uint32_t epoch) const;

 private:
  struct WarpTimes {
    std::array<std::uint16_t, wave_lanes_max> own;
    std::array<std::array<std::uint16_t, wave_lanes_max>, wave_lanes_max> known;
  };
  struct Start {
    std::uint32_t epoch;
    std::uint64_t block;
  };
  void forget_warps() { used_ = false; }
  void use_warps();

  std::uint32_t epoch_ = 0;
  std::uint32_t first_epoch_ = 0;
  unsigned wave_ = warp_lanes;
  bool used_ = false;  ///< a warp barrier ran in this epoch
  std::vector<WarpTimes> times_;
  std::vector<Start> starts_;
};

/// What an access conflicts with.
struct Conflict {
  enum class Kind : std::uint8_t { none, same_block, other_block } kind = Kind::none;
  Touch with;
  bool with_write = false;
};

/// A reader of another row of 32 than the first one: one of another wave is kept rather than one of the same.
void note_other_row(Shadow& word, RareShadow& rare, const Clock& clock, std::uint32_t thread,
                    std::uint32_t lanes, std::uint32_t operation);

/// A read by some lanes of one warp at once. `across_blocks`: global memory, where accesses of earlier blocks
/// count.
template <bool across_blocks>
inline Conflict note_read(Shadow& word, RareShadow& rare, const Clock& clock, std::uint32_t thread,
                          std::uint32_t lanes, std::uint32_t operation) {
  Conflict conflict;
  const std::uint32_t epoch = clock.epoch();
  if (word.write.epoch == epoch) {
    const std::uint32_t others = lanes & ~(word.write.thread / warp_lanes == thread / warp_lanes
                                               ? 1u << (word.write.thread % warp_lanes)
                                               : 0u);
    if (others != 0 && !clock.ordered_with(word.write.thread, word.write.time, thread / warp_lanes, others))
        [[unlikely]] {
      conflict = {Conflict::Kind::same_block, word.write, true};
    }
  } else if (across_blocks && word.write.epoch != 0 && word.write.epoch < clock.first_epoch()) {
    conflict = {Conflict::Kind::other_block, word.write, true};
  }
  if (word.read.epoch != epoch) {
    if (across_blocks && word.read.epoch != 0 && word.read.epoch < clock.first_epoch())
      rare.earlier_read = word.read;
    word.read = {epoch, operation, static_cast<std::uint16_t>(thread),
                 clock.latest_time(thread / warp_lanes, lanes)};
    word.read_lanes = lanes;
  } else if (word.read.thread / warp_lanes == thread / warp_lanes) {
    word.read_lanes |= lanes;
    const std::uint16_t time = clock.latest_time(thread / warp_lanes, lanes);
    if (time > word.read.time) word.read.time = time;
  } else {
    note_other_row(word, rare, clock, thread, lanes, operation);
  }
  return conflict;
}

/// The reader of this epoch that a write by `thread` is not ordered with, if any.
Conflict conflicting_reader(const Shadow& word, const RareShadow& rare, const Clock& clock,
                            std::uint32_t thread);

template <bool across_blocks>
inline Conflict note_write(Shadow& word, RareShadow& rare, const Clock& clock, std::uint32_t thread,
                           std::uint32_t operation) {
  Conflict conflict;
  const std::uint32_t epoch = clock.epoch();
  if (word.write.epoch == epoch && word.write.thread != thread &&
      !clock.ordered(word.write.thread, word.write.time, thread)) {
    conflict = {Conflict::Kind::same_block, word.write, true};
  } else if (word.read.epoch == epoch) {
    conflict = conflicting_reader(word, rare, clock, thread);
  }
  if (across_blocks && conflict.kind == Conflict::Kind::none) {
    const std::uint32_t first = clock.first_epoch();
    if (word.write.epoch != 0 && word.write.epoch < first)
      conflict = {Conflict::Kind::other_block, word.write, true};
    else if (rare.earlier_read.epoch != 0)
      conflict = {Conflict::Kind::other_block, rare.earlier_read, false};
    else if (word.read.epoch != 0 && word.read.epoch < first)
      conflict = {Conflict::Kind::other_block, word.read, false};
  }
  word.write = {epoch, operation, static_cast<std::uint16_t>(thread), clock.time(thread)};
  return conflict;
}

}  // namespace warpproof::exec::engine
