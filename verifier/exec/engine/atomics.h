#pragma once
// Which atomics touched one place: what a plain access must be ordered with, and whether all of them commute.
// Beside the shadow of a word (clock.h), made at the first atomic on it.
//
// An order must hold in every schedule, so an atomic orders nothing, whatever its strength.

#include <cstdint>
#include <optional>
#include <string>

#include "verifier/exec/engine/clock.h"
#include "verifier/isa/machine/meaning.h"

namespace warpproof::exec::engine {

/// The atomics of one row of 32 lanes in one epoch, with their latest time.
struct AtomicRow {
  Touch touch;
  std::uint32_t lanes = 0;
};

struct AtomicShadow {
  AtomicRow first;                 ///< of this epoch: the row that came first
  AtomicRow other;                 ///< a row that is not of the same wave, or else some other row of it
  Touch plain;                     ///< the plain write that an atomic of this launch wrote over
  Touch earlier;                   ///< an atomic of an earlier block
  Touch narrow;                    ///< the last one whose scope is a block
  std::uint32_t epoch_kind = 0;    ///< which kind all atomics of this epoch are; 0: none
  std::uint32_t earlier_kind = 0;  ///< and of earlier blocks
};

/// Equal for atomics that commute with each other on one place; 0 for one that commutes with none.
std::uint32_t commuting_kind(const machine::Atomic& atomic);

/// What an atomic by `thread` conflicts with: plain accesses that nothing orders. Then remembers it.
Conflict note_atomic(Shadow& word, RareShadow& rare, AtomicShadow& atomics, const Clock& clock,
                     std::uint32_t thread, std::uint32_t operation, bool last_write_is_atomic,
                     bool across_blocks);

/// The atomic that a plain access by some lanes of one row is not ordered with, if any.
Conflict conflicting_atomic(const AtomicShadow& atomics, const Clock& clock, std::uint32_t thread,
                            std::uint32_t lanes, bool across_blocks);

/// Why the order of this atomic and those before it can matter, or nothing. Remembers its kind.
std::optional<std::string> order_matters(AtomicShadow& atomics, const Clock& clock, std::uint32_t thread,
                                         std::uint32_t kind, bool across_blocks);

}  // namespace warpproof::exec::engine
