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
  times_.resize(warps_max);
  for (WarpTimes& warp : times_) {
    warp.own.fill(1);
    for (auto& row : warp.known) row.fill(0);
  }
}

void Clock::warp_barrier(unsigned warp, std::uint32_t lanes) {
  use_warps();
  WarpTimes& times = times_[warp];
  std::array<std::uint16_t, warp_lanes> joint{};
  for (unsigned lane = 0; lane < warp_lanes; ++lane) {
    if ((lanes >> lane & 1) == 0) continue;
    for (unsigned other = 0; other < warp_lanes; ++other)
      joint[other] = std::max(joint[other], times.known[lane][other]);
    joint[lane] = std::max(joint[lane], std::min(times.own[lane], last_time));
  }
  for (unsigned lane = 0; lane < warp_lanes; ++lane) {
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
    latest = std::max(latest, times_[warp].own[static_cast<unsigned>(std::countr_zero(lanes))]);
  return latest;
}

std::uint64_t Clock::block_of(std::uint32_t epoch) const {
  const auto after =
      std::upper_bound(starts_.begin(), starts_.end(), epoch,
                       [](std::uint32_t value, const Start& start) { return value < start.epoch; });
  return after == starts_.begin() ? 0 : (after - 1)->block;
}

Conflict conflicting_reader(const Shadow& word, const RareShadow& rare, const Clock& clock,
                            std::uint32_t thread) {
  const std::uint32_t epoch = clock.epoch();
  if (word.other_epoch == epoch && rare.other_read.thread / warp_lanes != thread / warp_lanes) {
    return {Conflict::Kind::same_block, rare.other_read, false};
  }
  if (word.read.thread / warp_lanes != thread / warp_lanes)
    return {Conflict::Kind::same_block, word.read, false};
  const auto warp_begin = static_cast<std::uint16_t>(thread / warp_lanes * warp_lanes);
  for (std::uint32_t rest = word.read_lanes; rest != 0; rest &= rest - 1) {
    const auto reader = static_cast<std::uint16_t>(warp_begin + std::countr_zero(rest));
    if (clock.ordered(reader, word.read.time, thread)) continue;
    Touch touch = word.read;
    touch.thread = reader;
    return {Conflict::Kind::same_block, touch, false};
  }
  return {};
}

}  // namespace warpproof::exec::engine
