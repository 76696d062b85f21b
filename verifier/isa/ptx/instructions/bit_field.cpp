#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"

#include <algorithm>
#include <iterator>

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"bfe", "bfe.{u32,u64,s32,s64} d, a, b, c", "Integer Arithmetic Instructions: bfe", 2, 0},
    {"bfi", "bfi.{b32,b64} f, a, b, c, d", "Integer Arithmetic Instructions: bfi", 2, 0},
    {"bmsk", "bmsk.{clamp,wrap}.b32 d, a, b", "Integer Arithmetic Instructions: bmsk", 7, 6},
    {"szext", "szext.{clamp,wrap}.{u32,s32} d, a, b", "Integer Arithmetic Instructions: szext", 7, 6},
    {"prmt", "prmt.b32{.f4e,.b4e,.rc8,.ecl,.ecr,.rc16} d, a, b, c",
     "Data Movement and Conversion Instructions: prmt", 2, 0},
};

using U32 = std::uint32_t;
using U64 = std::uint64_t;

/// The manual's loop: bits past the end of the source repeat the sign bit (zero for unsigned types).
template <class T>
T extracted(T a, U32 b, U32 c) {
  using U = std::make_unsigned_t<T>;
  constexpr U32 last = 8 * sizeof(T) - 1;
  const U32 place = b & 0xff;
  const U32 length = c & 0xff;
  const U bits = static_cast<U>(a);
  bool sign = false;
  if (std::is_signed_v<T> && length != 0) sign = bits >> std::min(place + length - 1, last) & 1;
  U result = 0;
  for (U32 i = 0; i <= last; ++i) {
    const bool bit = i < length && place + i <= last ? (bits >> (place + i) & 1) != 0 : sign;
    result |= static_cast<U>(bit) << i;
  }
  return static_cast<T>(result);
}

template <class T>
T inserted(T a, T b, U32 c, U32 d) {
  constexpr U32 last = 8 * sizeof(T) - 1;
  const U32 place = c & 0xff;
  const U32 length = d & 0xff;
  for (U32 i = 0; i < length && place + i <= last; ++i) {
    const T bit = static_cast<T>(T{1} << (place + i));
    b = static_cast<T>((a >> i & 1) ? b | bit : b & ~bit);
  }
  return b;
}

U32 permuted(U32 a, U32 b, U32 c) {
  const U64 pool = static_cast<U64>(b) << 32 | a;
  U32 result = 0;
  for (U32 i = 0; i < 4; ++i) {
    const U32 selector = c >> (4 * i) & 0xf;
    U32 byte = static_cast<U32>(pool >> (8 * (selector & 7))) & 0xff;
    if (selector & 8) byte = (byte & 0x80) ? 0xff : 0;
    result |= byte << (8 * i);
  }
  return result;
}

/// The special modes: byte numbers of the result, the lowest first, for each value of the two low bits of c.
struct PermuteMode {
  std::string_view name;
  U32 selectors[4];
};
constexpr PermuteMode permute_modes[] = {
    {".f4e", {0x3210, 0x4321, 0x5432, 0x6543}}, {".b4e", {0x5670, 0x6701, 0x7012, 0x0123}},
    {".rc8", {0x0000, 0x1111, 0x2222, 0x3333}}, {".ecl", {0x3210, 0x3211, 0x3222, 0x3333}},
    {".ecr", {0x0000, 0x1110, 0x2210, 0x3210}}, {".rc16", {0x1010, 0x3232, 0x1010, 0x3232}},
};

template <std::size_t mode>
Meaning permute_by_mode() {
  return lanes<U32, U32, U32, U32>(
      [](U32 a, U32 b, U32 c) { return permuted(a, b, permute_modes[mode].selectors[c & 3]); });
}

Meaning permute(Form& form) {
  constexpr Meaning (*modes[])() = {permute_by_mode<0>, permute_by_mode<1>, permute_by_mode<2>,
                                    permute_by_mode<3>, permute_by_mode<4>, permute_by_mode<5>};
  for (std::size_t i = 0; i < std::size(modes); ++i) {
    if (form.take(permute_modes[i].name)) return modes[i]();
  }
  return lanes<U32, U32, U32, U32>([](U32 a, U32 b, U32 c) { return permuted(a, b, c); });
}

/// `length` ones from bit `place` on. Wrapping takes both modulo 32.
U32 ones(U32 place, U32 length) {
  if (place >= 32) return 0;
  const U32 from = ~U32{0} << place;
  const std::uint64_t end = std::uint64_t{place} + length;
  return end >= 32 ? from : from & ~(~U32{0} << end);
}
template <class T>
T extended(T a, U32 length) {
  if (length == 0) return 0;
  if (length >= 32) return a;
  const U32 top = static_cast<U32>(a) << (32 - length);
  return static_cast<T>(static_cast<T>(top) >> (32 - length));
}
template <class T>
Meaning extend(bool wraps) {
  if (wraps) return lanes<T, T, U32>([](T a, U32 b) { return extended(a, b & 31); });
  return lanes<T, T, U32>([](T a, U32 b) { return extended(a, b); });
}

/// bmsk and szext.
Meaning masked(Form& form, Type type) {
  const bool wraps = form.take(".wrap");
  if (!wraps && !form.take(".clamp")) return {};
  if (form.opcode() == "szext")
    return type == Type::u32   ? extend<U32>(wraps)
           : type == Type::s32 ? extend<std::int32_t>(wraps)
                               : Meaning{};
  if (type != Type::b32) return {};
  if (wraps) return lanes<U32, U32, U32>([](U32 a, U32 b) { return ones(a & 31, b & 31); });
  return lanes<U32, U32, U32>([](U32 a, U32 b) { return ones(a, b); });
}

template <class T>
Meaning extract() {
  return lanes<T, T, U32, U32>([](T a, U32 b, U32 c) { return extracted(a, b, c); });
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (form.opcode() == "prmt") {
    return type == Type::b32 ? permute(form) : Meaning{};
  }
  if (form.opcode() == "bmsk" || form.opcode() == "szext") return masked(form, type);
  if (form.opcode() == "bfi") {
    if (type == Type::b32)
      return lanes<U32, U32, U32, U32, U32>([](U32 a, U32 b, U32 c, U32 d) { return inserted(a, b, c, d); });
    if (type == Type::b64)
      return lanes<U64, U64, U64, U32, U32>([](U64 a, U64 b, U32 c, U32 d) { return inserted(a, b, c, d); });
    return {};
  }
  switch (type) {
    case Type::u32:
      return extract<U32>();
    case Type::u64:
      return extract<U64>();
    case Type::s32:
      return extract<std::int32_t>();
    case Type::s64:
      return extract<std::int64_t>();
    default:
      return {};
  }
}

}  // namespace

extern const Family bit_field;
const Family bit_field = {rows, meaning};

}  // namespace warpproof::ptx
