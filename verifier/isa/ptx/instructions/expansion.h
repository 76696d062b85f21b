#pragma once
// An instruction that is several operations: packed halves, an operation followed by a clamp, `set`. The
// steps run in order in the instruction's place; temporaries are registers of its own. A destination may be
// one of the sources, so destinations are written by the last steps only, and never read.
//
//   Expansion steps;                                            // cvt.rn.f16x2.f32 d, a, b
//   const Slot high = steps.temporary(16), low = steps.temporary(16);
//   steps.add(narrow, {high}, {Slot::source(0)});
//   steps.add(narrow, {low}, {Slot::source(1)});
//   steps.add(Pack{2, 16}, {Slot::destination(0)}, {low, high});

#include <cstdint>
#include <vector>

#include "verifier/isa/ptx/instructions/form.h"
#include "verifier/isa/ptx/instructions/meaning.h"

namespace warpproof::ptx {

struct Slot {
  enum class Kind : std::uint8_t { destination, source, temporary, immediate } kind = Kind::source;
  unsigned index =
      0;  ///< of the instruction's flat list of destinations or sources; of Expansion::temporaries
  std::uint64_t bits = 0;  ///< immediate

  static Slot destination(unsigned index) { return {Kind::destination, index, 0}; }
  static Slot source(unsigned index) { return {Kind::source, index, 0}; }
  static Slot immediate(std::uint64_t bits) { return {Kind::immediate, 0, bits}; }
};

struct Step {
  Meaning meaning;
  std::vector<Slot> to;
  std::vector<Slot> from;
};

struct Expansion {
  unsigned destinations = 1;  ///< how many the instruction has
  unsigned sources = 1;
  std::vector<std::uint8_t> temporaries;  ///< width in bits; 1 for a predicate
  std::vector<Step> steps;                ///< empty: the instruction is no expansion

  Slot temporary(unsigned bits);
  void add(Meaning meaning, std::vector<Slot> to, std::vector<Slot> from);
};

struct Halves {
  Slot low;
  Slot high;
};
/// The two 16-bit halves of a 32-bit value, in temporaries.
Halves unpacked(Expansion& steps, Slot whole);

/// The same scalar operation on both halves of 32-bit operands. Empty when the scalar has no meaning.
Expansion packed(const Meaning& scalar, unsigned operands);
/// `first`, then `second` on its result (a clamp, with 0 as its other operand), of `bits` each; on both
/// halves of 32-bit operands when `twice`.
Expansion followed(const Meaning& first, const Meaning& second, unsigned operands, unsigned bits, bool twice);
/// max(x, 0), a NaN kept: what .relu adds.
Meaning rectified(domain::Format format);

/// The scalar type of a packed one; other types are themselves.
Type half_of(Type type);
inline bool is_packed(Type type) { return half_of(type) != type; }

}  // namespace warpproof::ptx
