#pragma once
// The meaning of one instruction, as data: what the executor needs to run it over any domain. A meaning never
// depends on a domain: integer instructions are functions on lanes of bits, float instructions are one
// operation of the domain with its mode, the rest are the few things a machine does (memory, control, lanes
// of a warp).
//
// There is one alternative a *way of executing*, not one an instruction: a new integer instruction is one
// file here and no line elsewhere.

#include <cstdint>
#include <variant>

#include "verifier/domain/domain.h"
#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx {

inline constexpr unsigned lanes_of_warp = 32;
inline constexpr unsigned lane_operands_max = 4;

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
  unsigned operands = 2;
};

enum class Combine : std::uint8_t { none, conjunction, disjunction, exclusive };

/// setp and set on floats: d|e = (a cmp b) op c, (not (a cmp b)) op c.
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
  Type from = Type::s32;
  domain::Mode mode;
  bool saturate = false;
};
struct IntegerFromReal {
  domain::Format from = domain::Format::binary32;
  domain::Rounding rounding = domain::Rounding::toward_zero;
  bool flush_to_zero = false;
  Type to = Type::s32;
};

struct Copy {};    ///< mov of a scalar, an address or a special register
struct Select {};  ///< d = p ? a : b
struct Pack {
  unsigned pieces = 2;
  unsigned piece_bits = 32;
};  ///< mov.b64 d, {a, b}
struct Unpack {
  unsigned pieces = 2;
  unsigned piece_bits = 32;
};  ///< mov.b64 {a, b}, d
struct AddressCast {
  Space space = Space::global;
  bool to_generic = false;
};

struct MemoryAccess {
  Space space = Space::none;  ///< none: generic
  Type type = Type::b32;
  unsigned vector = 1;
  bool store = false;
  bool non_coherent = false;
};

struct Barrier {
  bool arrive = false;
};
struct WarpBarrier {};
enum class ShuffleMode : std::uint8_t { up, down, butterfly, index };
struct Shuffle {
  ShuffleMode mode = ShuffleMode::butterfly;
};
enum class VoteMode : std::uint8_t { all, any, uniform, ballot };
struct Vote {
  VoteMode mode = VoteMode::all;
};
struct ActiveMask {};
struct Branch {};
struct End {};
struct Trap {};
struct NoEffect {};  ///< fences (the race check never counts them), prefetches, pragmas of the scheduler

/// The first alternative: a form of the instruction that is not modelled.
using Meaning = std::variant<std::monostate, LaneFunction, RealFunction, RealComparison, RealFromInteger,
                             IntegerFromReal, Copy, Select, Pack, Unpack, AddressCast, MemoryAccess, Barrier,
                             WarpBarrier, Shuffle, Vote, ActiveMask, Branch, End, Trap, NoEffect>;

}  // namespace warpproof::ptx
