#pragma once
// The meaning of one operation, as data: what the executor needs to run it over any domain. A meaning never
// depends on a domain nor on an instruction set: integer operations are functions on lanes of bits, float
// operations are one operation of the domain with its mode, the rest are the few things a machine does
// (memory, control, lanes of a wave).
//
// There is one alternative a *way of executing*, not one an instruction. "Sources" below are those of
// `Operation` (code.h), in the order that is said here; "row" is a register of the kernel.

#include <cstdint>
#include <variant>

#include "verifier/domain/domain.h"

namespace warpproof::machine {

inline constexpr unsigned lanes_of_warp = 32;  ///< lanes worked on at once; a wave of 64 is two of them
inline constexpr unsigned lane_operands_max = 4;

/// Address spaces. none: generic. parameter: the argument block of the kernel.
enum class Space : std::uint8_t { none, global, shared, local, constant, parameter };

/// An integer type: 1 to 64 bits, two's complement.
struct Integer {
  std::uint8_t bits = 32;
  bool is_signed = false;
};

/// 32 lanes at once. Cells are zero-extended to 64 bits, in and out.
using Strip = void (*)(std::uint64_t* out, const std::uint64_t* const* in);

/// What an integer operation does to the address of an array.
enum class AddressRule : std::uint8_t {
  derived,  ///< the result depends on where the array lies: it may not reach memory or control
  offset,   ///< one address plus an integer is an address; the difference of two of one array is an integer
  comparison,  ///< within one array, or with null, the answer does not depend on where it lies
  mask,        ///< and / or / xor with bits below the declared alignment
  keep,        ///< an address whose value is kept stays one (widening)
};

/// A pure function of integer (bit) cells.
struct LaneFunction {
  Strip strip = nullptr;
  Strip second = nullptr;  ///< the second destination (`p|q`, or the carry), if any
  unsigned operands = 0;
  unsigned width_bits = 32;  ///< of the result
  bool is_signed = false;    ///< a wider destination register is sign-extended
  AddressRule address = AddressRule::derived;
  int nonzero_operand = -1;   ///< operand that must not be zero in the result's defined cases (div, rem)
  bool reads_carry = false;   ///< the carry bit is the last operand
  bool writes_carry = false;  ///< `second` goes to the carry bit
  /// Non-zero where the result is poison although the operands are clean: signed overflow under `nsw`, a
  /// shift by the width or more, `exact` with a remainder. Null: never. Same operands as `strip`.
  Strip poison = nullptr;
};

enum class RealOperation : std::uint8_t {
  add,
  sub,
  mul,
  fma,
  div,
  neg,
  abs,
  max,
  min,
  function,
  convert,
  integral
};

/// One operation of the domain. With directed rounding, saturation or `integral` it leaves the reals:
/// concrete bits are computed exactly, symbolic ones become a raw node.
struct RealFunction {
  RealOperation operation = RealOperation::add;
  domain::Function function = domain::Function::exp2;
  domain::Mode mode;                               ///< the format of the result
  domain::Format from = domain::Format::binary32;  ///< of the operands
  bool saturate = false;                           ///< to [0, 1], NaN to 0
  bool propagate_nan = false;                      ///< max.NaN, min.NaN
  bool whole_range = false;  ///< an approximate division that holds for every divisor (div.full)
  unsigned operands = 2;
};

enum class Combine : std::uint8_t { none, conjunction, disjunction, exclusive };

/// d|e = (a cmp b) op c, (not (a cmp b)) op c.
struct RealComparison {
  enum class Test : std::uint8_t { compare, both_numbers, some_nan } test = Test::compare;
  domain::Comparison comparison = domain::Comparison::less;
  bool true_when_unordered = false;
  bool flush_to_zero = false;
  domain::Format format = domain::Format::binary32;
  Combine combine = Combine::none;
  std::uint64_t true_bits = 1;  ///< 1 for a predicate, all ones or 1.0 for `set`
  unsigned width_bits = 1;
};

struct RealFromInteger {
  Integer from{32, true};
  domain::Mode mode;
  bool saturate = false;
};
struct IntegerFromReal {
  domain::Format from = domain::Format::binary32;
  domain::Rounding rounding = domain::Rounding::toward_zero;
  bool flush_to_zero = false;
  Integer to{32, true};
  bool poison_outside = false;  ///< NaN and what does not fit is poison; else clamped, NaN to 0 (PTX)
};

struct Copy {};    ///< destination i = source i, all read before... one is written only after its own source
struct Select {};  ///< d = p ? a : b; sources a, b, p
struct Pack {
  unsigned pieces = 2;
  unsigned piece_bits = 32;
};  ///< d = {a, b, ...}, the lowest first
struct Unpack {
  unsigned pieces = 2;
  unsigned piece_bits = 32;
};  ///< {a, b, ...} = d
/// A shared or local address to its generic form or back; global and constant ones are the same.
struct AddressCast {
  Space space = Space::global;
  bool to_generic = false;
};
/// An arbitrary but fixed value where the source is poison. Only a clean source is modelled.
struct Freeze {};

enum class Scope : std::uint8_t { wave, block, cluster, device, system };
/// What an access promises to other threads beyond its value. None of it is counted as an order between
/// threads (an order must hold in every schedule); it decides which accesses race.
enum class Strength : std::uint8_t { plain, volatile_access, relaxed, acquire, release, acquire_release };

/// Source 0 is the address (with Operation::offset); a store's pieces follow. A load has `vector`
/// destinations.
struct MemoryAccess {
  Space space = Space::none;  ///< none: generic
  unsigned bytes = 4;         ///< of one piece: 1, 2, 4 or 8
  bool sign_extends = false;  ///< a narrow load into a wider row
  unsigned vector = 1;
  bool store = false;
  bool non_coherent = false;
  Strength strength = Strength::plain;
  Scope scope = Scope::device;  ///< when not plain
  unsigned alignment = 0;       ///< bytes that the address must be a multiple of; 0: all pieces together
};

enum class AtomicOperation : std::uint8_t {
  add,
  bit_and,
  bit_or,
  bit_xor,
  min,
  max,
  increment,  ///< old >= b ? 0 : old + 1
  decrement,  ///< old == 0 || old > b ? b : old - 1
  exchange,
  compare_exchange  ///< sources: address, expected, new
};
/// Reads, changes and writes one element. Sources: address, operand (, second operand). The destination, if
/// there is one, gets the old value, which depends on the schedule: it may not reach control, an address or
/// an output.
struct Atomic {
  AtomicOperation operation = AtomicOperation::add;
  Space space = Space::none;
  unsigned bytes = 4;              ///< 2 (floats), 4 or 8
  bool is_signed = false;          ///< min, max
  bool flushes_in_global = false;  ///< subnormal floats become zero in global memory only (PTX, add.f32)
  bool is_float = false;           ///< add, min, max on `format`; exchange moves whatever it is
  domain::Mode mode;               ///< of a float one
  Strength strength = Strength::relaxed;
  Scope scope = Scope::device;
};

enum class BarrierReduction : std::uint8_t { none, count, conjunction, disjunction };
/// Sources: barrier number [, number of threads] [, predicate of a reduction]. `has_count` tells two from
/// three.
struct Barrier {
  bool arrive = false;  ///< does not wait
  BarrierReduction reduction = BarrierReduction::none;
  bool has_count = false;
};

// -------------------------------------------------------------------- operations of the lanes of one wave

/// Who takes part. named: the last source is a mask of lanes; all of them that have not ended must come.
/// convergent: the lanes that the program brings here together (a machine with one execution mask a wave);
/// the executor waits for every lane of the wave that can still come.
enum class Members : std::uint8_t { named, convergent };

struct WarpBarrier {
  Members members = Members::named;
};
enum class ShuffleMode : std::uint8_t { up, down, butterfly, index };
/// PTX `shfl.sync`: sources value, b, c, mask; second destination: was the source lane in range?
struct Shuffle {
  ShuffleMode mode = ShuffleMode::butterfly;
};
/// What a lane gets when the lane it reads does not take part or does not exist.
enum class AbsentLane : std::uint8_t { finding, zero, old };
/// Each lane reads `value` of the lane that it names. Sources: value, lane number (>= wave: absent) [, old
/// when absent == old] [, mask when named]. ds_bpermute, ds_swizzle, DPP, readlane, with the lane number
/// computed by integer operations before.
struct LanePull {
  AbsentLane absent = AbsentLane::finding;
  Members members = Members::convergent;
};
/// Each lane gives its value to the lane that it names (ds_permute); a lane that gets none gets zero, and one
/// that gets several is `unsupported` unless they are the same cell. Sources: value, lane number.
struct LanePush {
  Members members = Members::convergent;
};
/// The value of the lowest lane that takes part (readfirstlane). Source: value.
struct FirstLane {
  Members members = Members::convergent;
};
enum class VoteMode : std::uint8_t { all, any, uniform, ballot };
/// Sources: predicate [, mask]. A ballot's result has a bit for each lane of the wave (32 or 64).
struct Vote {
  VoteMode mode = VoteMode::all;
  Members members = Members::named;
};
/// Lanes with the same value. Sources: value, mask. `all`: the mask if all are equal, else 0, and the second
/// destination tells which.
struct Match {
  bool all = false;
};
enum class LaneReduction : std::uint8_t { add, min, max, bit_and, bit_or, bit_xor };
/// An integer of all lanes that take part (redux.sync). Sources: value, mask.
struct Reduce {
  LaneReduction operation = LaneReduction::add;
  Integer type{32, false};
  Members members = Members::named;
};
struct ActiveMask {};

// ---------------------------------------------------------------------------------------------- control

struct Branch {};    ///< to Operation::target
struct End {};       ///< the thread ends
struct Trap {};      ///< the kernel stops itself; Operation::why is the message of a device assert, or empty
struct NoEffect {};  ///< fences (the race check never counts them), prefetches, hints, prints

/// The first alternative: an operation that is not modelled; Operation::why says what.
using Meaning = std::variant<std::monostate, LaneFunction, RealFunction, RealComparison, RealFromInteger,
                             IntegerFromReal, Copy, Select, Pack, Unpack, AddressCast, Freeze, MemoryAccess,
                             Atomic, Barrier, WarpBarrier, Shuffle, LanePull, LanePush, FirstLane, Vote,
                             Match, Reduce, ActiveMask, Branch, End, Trap, NoEffect>;

}  // namespace warpproof::machine
