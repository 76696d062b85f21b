#include "verifier/exec/engine/clock.h"

#include <algorithm>
#include <bit>

namespace warpproof::exec::engine {
namespace {

/// Times end here: an access at a later one is never known to anybody, which can only add a report.
constexpr std::uint16_t last_time = 0xfffe;

}  // namespace

void Clock::use_warps() {
  if (used_) return;
  used_ = true;
  times_.resize(warps_max * warp_lanes / wave_);
  for (WarpTimes& warp : times_) {
    warp.own.fill(1);
    for (auto& row : warp.known) row.fill(0);
  }
}

void Clock::warp_barrier(unsigned wave, std::uint64_t lanes) {
  use_warps();
  WarpTimes& times = times_[wave];
  std::array<std::uint16_t, wave_lanes_max> joint{};
  for (unsigned lane = 0; lane < wave_; ++lane) {
    if ((lanes >> lane & 1) == 0) continue;
    for (unsigned other = 0; other < wave_; ++other)
      joint[other] = std::max(joint[other], times.known[lane][other]);
    joint[lane] = std::max(joint[lane], std::min(times.own[lane], last_time));
  }
  for (unsigned lane = 0; lane < wave_; ++lane) {
    if ((lanes >> lane & 1) == 0) continue;
    times.known[lane] = joint;
    if (times.own[lane] <= last_time) ++times.own[lane];
  }
}

bool Clock::ordered_with(std::uint16_t thread, std::uint16_t time, std::uint32_t warp,
                         std::uint32_t lanes) const {
  for (; lanes != 0; lanes &= lanes - 1) {
    if (!ordered(thread, time, warp * warp_lanes + static_cast<std::uint32_t>(std::countr_zero(lanes))))
      return false;
  }
  return true;
}

std::uint16_t Clock::latest_time(std::uint32_t warp, std::uint32_t lanes) const {
  if (!used_) return 1;
  std::uint16_t latest = 1;
  for (; lanes != 0; lanes &= lanes - 1)
    latest = std::max(latest, time(warp * warp_lanes + static_cast<std::uint32_t>(std::countr_zero(lanes))));
  return latest;
}

std::uint64_t Clock::block_of(std::uint32_t epoch) const {
  const auto after =
      std::upper_bound(starts_.begin(), starts_.end(), epoch,
                       [](std::uint32_t value, const Start& start) { return value < start.epoch; });
  return after == starts_.begin() ? 0 : (after - 1)->block;
}

void note_other_row(Shadow& word, RareShadow& rare, const Clock& clock, std::uint32_t thread,
                    std::uint32_t lanes, std::uint32_t operation) {
  const std::uint32_t epoch = clock.epoch();
  const std::uint16_t time = clock.latest_time(thread / warp_lanes, lanes);
  const bool kept = word.other_epoch == epoch;
  const bool stronger = kept && clock.same_wave(word.read.thread, rare.other_read.thread) &&
                        !clock.same_wave(word.read.thread, thread);
  if (!kept || stronger) {
    word.other_epoch = epoch;
    rare.other_read = {epoch, operation, static_cast<std::uint16_t>(thread), time};
    rare.other_lanes = lanes;
  } else if (rare.other_read.thread / warp_lanes == thread / warp_lanes) {
    rare.other_read.time = std::max(rare.other_read.time, time);
    rare.other_lanes |= lanes;
  }
}

namespace {

/// The lane of a row of readers that `thread` is not ordered with, if any.
Conflict unordered_lane(const Touch& read, std::uint32_t lanes, const Clock& clock, std::uint32_t thread) {
  const auto row_begin = static_cast<std::uint16_t>(read.thread / warp_lanes * warp_lanes);
  if (!clock.same_wave(read.thread, thread)) return {Conflict::Kind::same_block, read, false};
  for (std::uint32_t rest = lanes; rest != 0; rest &= rest - 1) {
    const auto reader = static_cast<std::uint16_t>(row_begin + std::countr_zero(rest));
    if (clock.ordered(reader, read.time, thread)) continue;
    Touch touch = read;
    touch.thread = reader;
    return {Conflict::Kind::same_block, touch, false};
  }
  return {};
}

}  // namespace

Conflict conflicting_reader(const Shadow& word, const RareShadow& rare, const Clock& clock,
                            std::uint32_t thread) {
  if (word.other_epoch == clock.epoch()) {
    const Conflict other = unordered_lane(rare.other_read, rare.other_lanes, clock, thread);
    if (other.kind != Conflict::Kind::none) return other;
  }
  return unordered_lane(word.read, word.read_lanes, clock, thread);
}

}  // namespace warpproof::exec::engine
