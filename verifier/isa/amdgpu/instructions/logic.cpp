#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {
namespace {

using machine::AddressRule;
using machine::Meaning;

struct And {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    return a & b;
  }
};
struct Or {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    return a | b;
  }
};
struct DisjointOr : Or {
  template <unsigned B>
  static bool poison(std::uint64_t a, std::uint64_t b) {
    return (a & b) != 0;
  }
};
struct Xor {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    return a ^ b;
  }
};

template <bool nsw, bool nuw>
struct ShiftLeft {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t by) {
    return by < B ? a << by : 0;
  }
  template <unsigned B>
  static bool poison(std::uint64_t a, std::uint64_t by) {
    if (by >= B) return true;
    const std::uint64_t shifted = (a << by) & ones<B>;
    if (nuw && shifted >> by != a) return true;
    return nsw && as_signed<B>(shifted) >> by != as_signed<B>(a);
  }
};
template <bool is_signed, bool exact>
struct ShiftRight {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t by) {
    if (by >= B) return 0;
    return is_signed ? static_cast<std::uint64_t>(as_signed<B>(a) >> by) : a >> by;
  }
  template <unsigned B>
  static bool poison(std::uint64_t a, std::uint64_t by) {
    return by >= B || (exact && (a >> by << by) != a);
  }
};

constexpr Row rows[] = {
    {"and", "and <i1 to i64, vectors>", "LangRef: and"},
    {"or", "or [disjoint] <i1 to i64, vectors>", "LangRef: or"},
    {"xor", "xor <i1 to i64, vectors>", "LangRef: xor"},
    {"shl", "shl [nuw] [nsw] <i1 to i64, vectors>; a shift by the width or more is poison", "LangRef: shl"},
    {"lshr", "lshr [exact] <i1 to i64, vectors>", "LangRef: lshr"},
    {"ashr", "ashr [exact] <i1 to i64, vectors>", "LangRef: ashr"},
};

Meaning meaning_of(const Instruction& i, unsigned bits) {
  const Flags& f = i.flags;
  if (i.name == "and") return by_width<And, 2>(bits, AddressRule::mask);
  if (i.name == "or")
    return i.detail == "disjoint" ? by_width<DisjointOr, 2>(bits, AddressRule::mask)
                                  : by_width<Or, 2>(bits, AddressRule::mask);
  if (i.name == "xor") return by_width<Xor, 2>(bits, AddressRule::mask);
  if (i.name == "shl") {
    if (f.nsw && f.nuw) return by_width<ShiftLeft<true, true>, 2>(bits);
    if (f.nsw) return by_width<ShiftLeft<true, false>, 2>(bits);
    return f.nuw ? by_width<ShiftLeft<false, true>, 2>(bits) : by_width<ShiftLeft<false, false>, 2>(bits);
  }
  if (i.name == "lshr")
    return f.exact ? by_width<ShiftRight<false, true>, 2>(bits) : by_width<ShiftRight<false, false>, 2>(bits);
  return f.exact ? by_width<ShiftRight<true, true>, 2>(bits) : by_width<ShiftRight<true, false>, 2>(bits);
}

bool lower(Lowering& out, const Instruction& i) {
  out.each_part(i, [&](std::size_t part) { return meaning_of(i, i.type[part].bits); });
  return true;
}

}  // namespace

extern const Family logic;
const Family logic = {rows, lower};

}  // namespace warpproof::amdgpu
