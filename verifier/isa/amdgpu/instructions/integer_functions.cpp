#include <bit>

#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {
namespace {

using machine::Meaning;
__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

template <bool is_signed, bool maximum>
struct Extremum {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    const bool less = is_signed ? as_signed<B>(a) < as_signed<B>(b) : a < b;
    return less != maximum ? a : b;
  }
};
template <bool poison_at_smallest>
struct Absolute {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x) {
    return as_signed<B>(x) < 0 ? 0 - x : x;
  }
  template <unsigned B>
  static bool poison(std::uint64_t x) {
    return poison_at_smallest && x == std::uint64_t{1} << (B - 1);
  }
};
struct Population {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x) {
    return static_cast<std::uint64_t>(std::popcount(x));
  }
};
template <bool poison_at_zero>
struct LeadingZeros {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x) {
    return static_cast<std::uint64_t>(std::countl_zero(x)) - (64 - B);
  }
  template <unsigned B>
  static bool poison(std::uint64_t x) {
    return poison_at_zero && x == 0;
  }
};
template <bool poison_at_zero>
struct TrailingZeros {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x) {
    return x == 0 ? B : static_cast<std::uint64_t>(std::countr_zero(x));
  }
  template <unsigned B>
  static bool poison(std::uint64_t x) {
    return poison_at_zero && x == 0;
  }
};
struct ReverseBits {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x) {
    std::uint64_t result = 0;
    for (unsigned k = 0; k < B; ++k) result |= (x >> k & 1) << (B - 1 - k);
    return result;
  }
};
struct ReverseBytes {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x) {
    std::uint64_t result = 0;
    for (unsigned k = 0; k < B; k += 8) result |= (x >> k & 0xff) << (B < 8 ? 0 : B - 8 - k);
    return result;
  }
};
struct FunnelLeft {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b, std::uint64_t by) {
    const unsigned n = static_cast<unsigned>(by % B);
    return n == 0 ? a : a << n | b >> (B - n);
  }
};
struct FunnelRight {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b, std::uint64_t by) {
    const unsigned n = static_cast<unsigned>(by % B);
    return n == 0 ? b : a << (B - n) | b >> n;
  }
};
template <bool is_signed, bool minus>
struct Saturating {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    const Wide x = is_signed ? Wide{as_signed<B>(a)} : static_cast<Wide>(a);
    const Wide y = is_signed ? Wide{as_signed<B>(b)} : static_cast<Wide>(b);
    const Wide high = is_signed ? static_cast<Wide>(ones<B> >> 1) : static_cast<Wide>(ones<B>);
    const Wide low = is_signed ? -high - 1 : Wide{0};
    const Wide sum = minus ? x - y : x + y;
    return static_cast<std::uint64_t>(sum < low ? low : sum > high ? high : sum);
  }
};
template <bool is_signed>
struct HighProduct {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    if (is_signed) return static_cast<std::uint64_t>((Wide{as_signed<B>(a)} * Wide{as_signed<B>(b)}) >> B);
    return static_cast<std::uint64_t>((static_cast<UnsignedWide>(a) * b) >> B);
  }
};
template <bool is_signed>
struct BitField {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x, std::uint64_t offset, std::uint64_t width) {
    const unsigned at = offset & 31;
    const unsigned bits = width & 31;
    if (bits == 0) return 0;
    if (at + bits > 32) return is_signed ? static_cast<std::uint64_t>(as_signed<32>(x) >> at) : x >> at;
    const std::uint64_t field = x >> at & ((std::uint64_t{1} << bits) - 1);
    const bool negative = is_signed && (field >> (bits - 1) & 1) != 0;
    return negative ? field | ~((std::uint64_t{1} << bits) - 1) : field;
  }
};

constexpr Row rows[] = {
    {"llvm.smax", "<i1 to i64, vectors>", "LangRef: llvm.smax.*"},
    {"llvm.smin", "<i1 to i64, vectors>", "LangRef: llvm.smin.*"},
    {"llvm.umax", "<i1 to i64, vectors>", "LangRef: llvm.umax.*"},
    {"llvm.umin", "<i1 to i64, vectors>", "LangRef: llvm.umin.*"},
    {"llvm.abs", "<i8 to i64, vectors>", "LangRef: llvm.abs.*"},
    {"llvm.ctpop", "<i8 to i64, vectors>", "LangRef: llvm.ctpop.*"},
    {"llvm.ctlz", "<i8 to i64, vectors>", "LangRef: llvm.ctlz.*"},
    {"llvm.cttz", "<i8 to i64, vectors>", "LangRef: llvm.cttz.*"},
    {"llvm.bitreverse", "<i8 to i64, vectors>", "LangRef: llvm.bitreverse.*"},
    {"llvm.bswap", "<i16 to i64, vectors>", "LangRef: llvm.bswap.*"},
    {"llvm.fshl", "<i8 to i64, vectors>", "LangRef: llvm.fshl.*"},
    {"llvm.fshr", "<i8 to i64, vectors>", "LangRef: llvm.fshr.*"},
    {"llvm.sadd.sat", "<i8 to i64, vectors>", "LangRef: llvm.sadd.sat.*"},
    {"llvm.uadd.sat", "<i8 to i64, vectors>", "LangRef: llvm.uadd.sat.*"},
    {"llvm.ssub.sat", "<i8 to i64, vectors>", "LangRef: llvm.ssub.sat.*"},
    {"llvm.usub.sat", "<i8 to i64, vectors>", "LangRef: llvm.usub.sat.*"},
    {"__ockl_mul_hi_u32", "", "ROCm device library: OCKL"},
    {"__ockl_mul_hi_i32", "", "ROCm device library: OCKL"},
    {"llvm.amdgcn.ubfe", "i32", "AMDGPUUsage: LLVM IR Intrinsics; V_BFE_U32"},
    {"llvm.amdgcn.sbfe", "i32", "AMDGPUUsage: LLVM IR Intrinsics; V_BFE_I32"},
};

bool is_true(const Value& value) { return value.is_constant() && (value.constant() & 1) != 0; }

Meaning meaning_of(const Instruction& i, unsigned bits) {
  const std::string& n = i.name;
  if (n == "llvm.smax") return by_width<Extremum<true, true>, 2>(bits);
  if (n == "llvm.smin") return by_width<Extremum<true, false>, 2>(bits);
  if (n == "llvm.umax") return by_width<Extremum<false, true>, 2>(bits);
  if (n == "llvm.umin") return by_width<Extremum<false, false>, 2>(bits);
  if (n == "llvm.abs")
    return is_true(i.operands[1]) ? by_width<Absolute<true>, 1>(bits) : by_width<Absolute<false>, 1>(bits);
  if (n == "llvm.ctpop") return by_width<Population, 1>(bits);
  if (n == "llvm.ctlz")
    return is_true(i.operands[1]) ? by_width<LeadingZeros<true>, 1>(bits)
                                  : by_width<LeadingZeros<false>, 1>(bits);
  if (n == "llvm.cttz")
    return is_true(i.operands[1]) ? by_width<TrailingZeros<true>, 1>(bits)
                                  : by_width<TrailingZeros<false>, 1>(bits);
  if (n == "llvm.bitreverse") return by_width<ReverseBits, 1>(bits);
  if (n == "llvm.bswap") return by_width<ReverseBytes, 1>(bits);
  if (n == "llvm.fshl") return by_width<FunnelLeft, 3>(bits);
  if (n == "llvm.fshr") return by_width<FunnelRight, 3>(bits);
  if (n == "llvm.sadd.sat") return by_width<Saturating<true, false>, 2>(bits);
  if (n == "llvm.uadd.sat") return by_width<Saturating<false, false>, 2>(bits);
  if (n == "llvm.ssub.sat") return by_width<Saturating<true, true>, 2>(bits);
  if (n == "llvm.usub.sat") return by_width<Saturating<false, true>, 2>(bits);
  if (n == "__ockl_mul_hi_u32") return by_width<HighProduct<false>, 2>(bits);
  if (n == "__ockl_mul_hi_i32") return by_width<HighProduct<true>, 2>(bits);
  if (n == "llvm.amdgcn.ubfe") return by_width<BitField<false>, 3>(bits);
  return by_width<BitField<true>, 3>(bits);
}

bool lower(Lowering& out, const Instruction& i) {
  for (std::size_t part = 0; part < i.rows.size(); ++part) {
    const Meaning meaning = meaning_of(i, i.type[part].bits);
    const auto* function = std::get_if<machine::LaneFunction>(&meaning);
    const bool fields = i.name.ends_with("bfe");
    if ((fields && i.type[part].bits != 32) || function == nullptr || i.operands.size() < function->operands)
      return out.not_modelled(i.text);
    std::vector<Operand> sources;
    for (unsigned k = 0; k < function->operands; ++k) sources.push_back(i.operands[k].parts[part]);
    out.emit(meaning, {i.rows[part]}, std::move(sources));
  }
  return true;
}

}  // namespace

extern const Family integer_functions;
const Family integer_functions = {rows, lower};

}  // namespace warpproof::amdgpu
