#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"

#include <algorithm>

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"bfe", "bfe.{u32,u64,s32,s64} d, a, b, c", "Integer Arithmetic Instructions: bfe", 2, 0},
    {"bfi", "bfi.{b32,b64} f, a, b, c, d", "Integer Arithmetic Instructions: bfi", 2, 0},
    {"prmt", "prmt.b32 d, a, b, c", "Data Movement and Conversion Instructions: prmt", 2, 0},
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

template <class T>
Meaning extract() {
  return lanes<T, T, U32, U32>([](T a, U32 b, U32 c) { return extracted(a, b, c); });
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (form.opcode() == "prmt") {
    if (type != Type::b32) return {};
    return lanes<U32, U32, U32, U32>([](U32 a, U32 b, U32 c) { return permuted(a, b, c); });
  }
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
