#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {
namespace {

using machine::AddressRule;
using machine::Meaning;
__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

template <unsigned B>
bool fits_signed(Wide value) {
  return value == as_signed<B>(static_cast<std::uint64_t>(value));
}
template <unsigned B>
Wide s(std::uint64_t x) {
  return as_signed<B>(x);
}
template <unsigned B>
Wide u(std::uint64_t x) {
  return static_cast<Wide>(x);
}

struct Plus {
  static Wide of(Wide a, Wide b) { return a + b; }
};
struct Minus {
  static Wide of(Wide a, Wide b) { return a - b; }
};
struct Times {
  // Unsigned products of 64 bits do not fit in a signed 128 bit number.
  static Wide of(Wide a, Wide b) { return a * b; }
};

template <class Op, bool nsw, bool nuw>
struct Wrapping {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    return static_cast<std::uint64_t>(static_cast<UnsignedWide>(
        Op::of(static_cast<Wide>(as_signed<B>(a)), static_cast<Wide>(as_signed<B>(b)))));
  }
};
template <class Op, bool nsw, bool nuw>
struct Checked : Wrapping<Op, nsw, nuw> {
  template <unsigned B>
  static bool poison(std::uint64_t a, std::uint64_t b) {
    if (nsw && !fits_signed<B>(Op::of(s<B>(a), s<B>(b)))) return true;
    if constexpr (nuw && std::is_same_v<Op, Times>)
      return static_cast<UnsignedWide>(a) * b > ones<B>;
    else
      return nuw && (Op::of(u<B>(a), u<B>(b)) < 0 || Op::of(u<B>(a), u<B>(b)) > static_cast<Wide>(ones<B>));
  }
};

template <class Op>
Meaning wrapping(unsigned bits, bool nsw, bool nuw, AddressRule rule) {
  if (nsw && nuw) return by_width<Checked<Op, true, true>, 2>(bits, rule);
  if (nsw) return by_width<Checked<Op, true, false>, 2>(bits, rule);
  if (nuw) return by_width<Checked<Op, false, true>, 2>(bits, rule);
  return by_width<Wrapping<Op, false, false>, 2>(bits, rule);
}

// The quotient of the smallest number by -1 is undefined, as is any by zero: an engine's lane function must
// be total, and says poison there. Undefined behaviour is a finding as soon as the value is used.
template <bool is_signed, bool remainder, bool exact>
struct Division {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    if (b == 0) return 0;
    if constexpr (is_signed) {
      const Wide left = s<B>(a), right = s<B>(b);
      return static_cast<std::uint64_t>(remainder ? left % right : left / right);
    } else {
      return remainder ? a % b : a / b;
    }
  }
  template <unsigned B>
  static bool poison(std::uint64_t a, std::uint64_t b) {
    if (b == 0) return true;
    if (is_signed && !fits_signed<B>(s<B>(a) / s<B>(b))) return true;
    if (exact && is_signed) return s<B>(a) % s<B>(b) != 0;
    return exact && a % b != 0;
  }
};

template <bool is_signed, bool remainder>
Meaning division(unsigned bits, bool exact) {
  return exact ? by_width<Division<is_signed, remainder, true>, 2>(bits)
               : by_width<Division<is_signed, remainder, false>, 2>(bits);
}

constexpr Row rows[] = {
    {"add", "add [nuw] [nsw] <i1 to i64, vectors>", "LangRef: add"},
    {"sub", "sub [nuw] [nsw] <i1 to i64, vectors>", "LangRef: sub"},
    {"mul", "mul [nuw] [nsw] <i1 to i64, vectors>", "LangRef: mul"},
    {"udiv", "udiv [exact] <i1 to i64, vectors>", "LangRef: udiv"},
    {"sdiv", "sdiv [exact] <i1 to i64, vectors>", "LangRef: sdiv"},
    {"urem", "urem <i1 to i64, vectors>", "LangRef: urem"},
    {"srem", "srem <i1 to i64, vectors>", "LangRef: srem"},
};

Meaning meaning_of(const Instruction& i, unsigned bits) {
  const Flags& f = i.flags;
  if (i.name == "add") return wrapping<Plus>(bits, f.nsw, f.nuw, AddressRule::offset);
  if (i.name == "sub") return wrapping<Minus>(bits, f.nsw, f.nuw, AddressRule::offset);
  if (i.name == "mul") return wrapping<Times>(bits, f.nsw, f.nuw, AddressRule::derived);
  if (i.name == "udiv") return division<false, false>(bits, f.exact);
  if (i.name == "sdiv") return division<true, false>(bits, f.exact);
  if (i.name == "urem") return division<false, true>(bits, false);
  return division<true, true>(bits, false);
}

bool lower(Lowering& out, const Instruction& i) {
  out.each_part(i, [&](std::size_t part) { return meaning_of(i, i.type[part].bits); });
  return true;
}

}  // namespace

Meaning addition(unsigned bits, bool nsw, bool nuw) {
  return wrapping<Plus>(bits, nsw, nuw, AddressRule::offset);
}
Meaning multiplication(unsigned bits, bool nsw, bool nuw) {
  return wrapping<Times>(bits, nsw, nuw, AddressRule::derived);
}

extern const Family arithmetic;
const Family arithmetic = {rows, lower};

}  // namespace warpproof::amdgpu
