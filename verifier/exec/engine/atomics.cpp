#include "verifier/exec/engine/atomics.h"

#include <algorithm>
#include <bit>

namespace warpproof::exec::engine {
namespace {

/// Is every atomic of a row before what these lanes do now?
bool ordered_row(const AtomicRow& row, const Clock& clock, std::uint32_t warp, std::uint32_t lanes) {
  const std::uint32_t begin = row.touch.thread / warp_lanes * warp_lanes;
  for (std::uint32_t rest = row.lanes; rest != 0; rest &= rest - 1) {
    const auto by = static_cast<std::uint16_t>(begin + static_cast<std::uint32_t>(std::countr_zero(rest)));
    if (!clock.ordered_with(by, row.touch.time, warp, lanes)) return false;
  }
  return true;
}

void remember(AtomicShadow& atomics, const Clock& clock, std::uint32_t thread, std::uint32_t operation) {
  const std::uint32_t epoch = clock.epoch();
  const std::uint32_t lane = 1u << (thread % warp_lanes);
  const Touch touch{epoch, operation, static_cast<std::uint16_t>(thread), clock.time(thread)};
  const auto join = [&](AtomicRow& row) {
    row.lanes |= lane;
    row.touch.time = std::max(row.touch.time, touch.time);
  };
  const std::uint32_t row = thread / warp_lanes;
  if (atomics.first.touch.epoch != epoch) {
    if (atomics.first.touch.epoch != 0 && atomics.first.touch.epoch < clock.first_epoch())
      atomics.earlier = atomics.first.touch;
    atomics.first = {touch, lane};
    atomics.other = {};
  } else if (atomics.first.touch.thread / warp_lanes == row) {
    join(atomics.first);
  } else if (atomics.other.touch.epoch == epoch && atomics.other.touch.thread / warp_lanes == row) {
    join(atomics.other);
  } else if (atomics.other.touch.epoch != epoch ||
             clock.same_wave(atomics.first.touch.thread, atomics.other.touch.thread)) {
    // A row of another wave is ordered with nobody of this epoch: it stands for all that come after it.
    atomics.other = {touch, lane};
  }
}

}  // namespace

std::uint32_t commuting_kind(const machine::Atomic& atomic) {
  using machine::AtomicOperation;
  switch (atomic.operation) {
    case AtomicOperation::exchange:
    case AtomicOperation::compare_exchange:
    case AtomicOperation::increment:  // two with unlike bounds do not commute
    case AtomicOperation::decrement:
      return 0;
    default:
      break;
  }
  return 1u + static_cast<std::uint32_t>(atomic.operation) * 64 + atomic.bytes * 4 +
         (atomic.is_signed ? 2u : 0u) + (atomic.is_float ? 1u : 0u);
}

Conflict note_atomic(Shadow& word, RareShadow& rare, AtomicShadow& atomics, const Clock& clock,
                     std::uint32_t thread, std::uint32_t operation, bool last_write_is_atomic,
                     bool across_blocks) {
  const std::uint32_t epoch = clock.epoch();
  const std::uint32_t first_epoch = clock.first_epoch();
  if (!last_write_is_atomic && word.write.epoch != 0) atomics.plain = word.write;
  Conflict conflict;
  const Touch& plain = atomics.plain;
  if (plain.epoch == epoch && !clock.ordered(plain.thread, plain.time, thread)) {
    conflict = {Conflict::Kind::same_block, plain, true};
  } else if (across_blocks && plain.epoch != 0 && plain.epoch < first_epoch) {
    conflict = {Conflict::Kind::other_block, plain, true};
  } else if (word.read.epoch == epoch) {
    conflict = conflicting_reader(word, rare, clock, thread);
  }
  if (across_blocks && conflict.kind == Conflict::Kind::none) {
    if (rare.earlier_read.epoch != 0)
      conflict = {Conflict::Kind::other_block, rare.earlier_read, false};
    else if (word.read.epoch != 0 && word.read.epoch < first_epoch)
      conflict = {Conflict::Kind::other_block, word.read, false};
  }
  word.write = {epoch, operation, static_cast<std::uint16_t>(thread), clock.time(thread)};
  remember(atomics, clock, thread, operation);
  return conflict;
}

Conflict conflicting_atomic(const AtomicShadow& atomics, const Clock& clock, std::uint32_t thread,
                            std::uint32_t lanes, bool across_blocks) {
  const std::uint32_t warp = thread / warp_lanes;
  for (const AtomicRow* row : {&atomics.first, &atomics.other}) {
    if (row->touch.epoch == clock.epoch() && !ordered_row(*row, clock, warp, lanes))
      return {Conflict::Kind::same_block, row->touch, true};
  }
  if (!across_blocks) return {};
  if (atomics.earlier.epoch != 0) return {Conflict::Kind::other_block, atomics.earlier, true};
  if (atomics.first.touch.epoch != 0 && atomics.first.touch.epoch < clock.first_epoch())
    return {Conflict::Kind::other_block, atomics.first.touch, true};
  return {};
}

std::optional<std::string> order_matters(AtomicShadow& atomics, const Clock& clock, std::uint32_t thread,
                                         std::uint32_t kind, bool across_blocks) {
  const std::uint32_t lane = 1u << (thread % warp_lanes);
  const bool alone = conflicting_atomic(atomics, clock, thread, lane, false).kind == Conflict::Kind::none;
  const bool same_epoch = atomics.first.touch.epoch == clock.epoch();
  const bool earlier_block = across_blocks && atomics.first.touch.epoch != 0 &&
                             (atomics.earlier.epoch != 0 || atomics.first.touch.epoch < clock.first_epoch());
  constexpr std::uint32_t mixed = 0xffffffffu;
  const auto combined = [&](std::uint32_t before) { return before == kind && kind != 0 ? kind : mixed; };
  std::optional<std::string> reason;
  const char* text = "atomics on one place that do not commute, and that nothing orders";
  if (same_epoch) {
    const std::uint32_t both = combined(atomics.epoch_kind);
    if (!alone && both == mixed) reason = text;
    atomics.epoch_kind = both;
  } else {
    if (atomics.first.touch.epoch != 0 && atomics.epoch_kind != 0) {
      // What this block did before a barrier, and what earlier blocks did, stays in one memory of kinds.
      atomics.earlier_kind = atomics.earlier_kind == 0 || atomics.earlier_kind == atomics.epoch_kind
                                 ? atomics.epoch_kind
                                 : mixed;
    }
    atomics.epoch_kind = kind != 0 ? kind : mixed;
  }
  if (earlier_block && combined(atomics.earlier_kind) == mixed) reason = text;
  return reason;
}

}  // namespace warpproof::exec::engine
