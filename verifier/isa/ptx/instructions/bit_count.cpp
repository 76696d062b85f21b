#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"

#include <bit>

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"popc", "popc.{b32,b64} d, a", "Integer Arithmetic Instructions: popc", 2, 0},
    {"clz", "clz.{b32,b64} d, a", "Integer Arithmetic Instructions: clz", 2, 0},
    {"brev", "brev.{b32,b64} d, a", "Integer Arithmetic Instructions: brev", 2, 0},
    {"bfind", "bfind{.shiftamt}.{u32,u64,s32,s64} d, a", "Integer Arithmetic Instructions: bfind", 2, 0},
    {"fns", "fns.b32 d, mask, base, offset", "Integer Arithmetic Instructions: fns", 6, 0},
};

using U32 = std::uint32_t;
using U64 = std::uint64_t;

template <class T>
T reversed(T a) {
  T result = 0;
  for (unsigned i = 0; i < 8 * sizeof(T); ++i) result = static_cast<T>(result << 1 | (a >> i & 1));
  return result;
}

/// Place of the most significant bit that differs from the sign (or of the highest one); all ones when there
/// is none.
template <class T>
U32 most_significant(T a, bool shift_amount) {
  using U = std::make_unsigned_t<T>;
  U bits = static_cast<U>(a);
  if constexpr (std::is_signed_v<T>) {
    if (a < 0) bits = static_cast<U>(~bits);
  }
  if (bits == 0) return 0xffffffffu;
  const auto place = static_cast<U32>(8 * sizeof(T) - 1) - static_cast<U32>(std::countl_zero(bits));
  return shift_amount ? static_cast<U32>(8 * sizeof(T) - 1) - place : place;
}

template <class T>
Meaning find(bool shift_amount) {
  if (shift_amount) return lanes<U32, T>([](T a) { return most_significant(a, true); });
  return lanes<U32, T>([](T a) { return most_significant(a, false); });
}

/// The n-th set bit from `base` on, upwards for a positive offset and downwards for a negative one; all ones
/// when there is none. A base beyond 31 is undefined (manual); here there is none then.
U32 nth_set(U32 mask, U32 base, std::int32_t offset) {
  if (base > 31) return 0xffffffffu;
  if (offset == 0) return (mask >> base & 1) != 0 ? base : 0xffffffffu;
  std::int64_t left = (offset > 0 ? std::int64_t{offset} : -std::int64_t{offset}) - 1;
  for (std::int64_t place = base; place >= 0 && place < 32; place += offset > 0 ? 1 : -1) {
    if ((mask >> place & 1) != 0 && left-- == 0) return static_cast<U32>(place);
  }
  return 0xffffffffu;
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  const std::string_view opcode = form.opcode();
  if (opcode == "bfind") {
    const bool shift_amount = form.take(".shiftamt");
    switch (type) {
      case Type::u32:
        return find<U32>(shift_amount);
      case Type::u64:
        return find<U64>(shift_amount);
      case Type::s32:
        return find<std::int32_t>(shift_amount);
      case Type::s64:
        return find<std::int64_t>(shift_amount);
      default:
        return {};
    }
  }
  if (type != Type::b32 && type != Type::b64) return {};
  if (opcode == "fns") {
    if (type != Type::b32) return {};
    return lanes<U32, U32, U32, std::int32_t>(
        [](U32 mask, U32 base, std::int32_t offset) { return nth_set(mask, base, offset); });
  }
  const bool narrow = type == Type::b32;
  if (opcode == "popc") {
    return narrow ? lanes<U32, U32>([](U32 a) { return std::popcount(a); })
                  : lanes<U32, U64>([](U64 a) { return std::popcount(a); });
  }
  if (opcode == "clz") {
    return narrow ? lanes<U32, U32>([](U32 a) { return std::countl_zero(a); })
                  : lanes<U32, U64>([](U64 a) { return std::countl_zero(a); });
  }
  return by_type<1>(type, [](auto a) { return reversed(a); });
}

}  // namespace

extern const Family bit_count;
const Family bit_count = {rows, meaning};

}  // namespace warpproof::ptx
