#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"dp4a", "dp4a.{u32,s32}.{u32,s32} d, a, b, c", "Integer Arithmetic Instructions: dp4a", 5, 0},
    {"dp2a", "dp2a.{lo,hi}.{u32,s32}.{u32,s32} d, a, b, c", "Integer Arithmetic Instructions: dp2a", 5, 0},
    {"vabsdiff4", "vabsdiff4.u32.u32.u32{.add} d, a, b, c", "Video Instructions: vabsdiff4", 3, 0},
    {"sad", "sad.{u16,u32,u64,s16,s32,s64} d, a, b, c", "Integer Arithmetic Instructions: sad"},
};

using U32 = std::uint32_t;

/// Element `index` of `bits` bits, extended as the type says; products and sums wrap at 32 bits.
template <bool is_signed>
U32 element(U32 word, unsigned index, unsigned bits) {
  const U32 top = word << (32 - bits - index * bits);
  if (is_signed) return static_cast<U32>(static_cast<std::int32_t>(top) >> (32 - bits));
  return top >> (32 - bits);
}

template <bool signed_a, bool signed_b>
U32 four(U32 a, U32 b, U32 c) {
  for (unsigned i = 0; i < 4; ++i) c += element<signed_a>(a, i, 8) * element<signed_b>(b, i, 8);
  return c;
}
/// Two halves of a with two bytes of b: the low ones or the high ones.
template <bool signed_a, bool signed_b, unsigned first>
U32 two(U32 a, U32 b, U32 c) {
  for (unsigned i = 0; i < 2; ++i) c += element<signed_a>(a, i, 16) * element<signed_b>(b, first + i, 8);
  return c;
}

template <class F>
Meaning of_words(F function) {
  return lanes<U32, U32, U32, U32>(function);
}

template <bool signed_a, bool signed_b>
Meaning dot(bool of_four, bool high) {
  if (of_four) return of_words([](U32 a, U32 b, U32 c) { return four<signed_a, signed_b>(a, b, c); });
  if (high) return of_words([](U32 a, U32 b, U32 c) { return two<signed_a, signed_b, 2>(a, b, c); });
  return of_words([](U32 a, U32 b, U32 c) { return two<signed_a, signed_b, 0>(a, b, c); });
}

/// |a - b| + c, wrapping.
template <class T>
T sum_of_difference(T a, T b, T c) {
  using U = std::make_unsigned_t<T>;
  const auto larger = static_cast<U>(a > b ? a : b);
  const auto smaller = static_cast<U>(a > b ? b : a);
  return static_cast<T>(static_cast<U>(static_cast<U>(larger - smaller) + static_cast<U>(c)));
}

/// |a - b| of each byte; or c plus all four.
U32 byte_differences(U32 a, U32 b, U32 c, bool adds) {
  U32 bytes = 0;
  for (unsigned i = 0; i < 4; ++i) {
    const U32 x = element<false>(a, i, 8);
    const U32 y = element<false>(b, i, 8);
    const U32 difference = x > y ? x - y : y - x;
    bytes |= difference << (8 * i);
    c += difference;
  }
  return adds ? c : bytes;
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (form.opcode() == "vabsdiff4") {
    const bool unsigned_all =
        type == Type::u32 && form.take_type() == Type::u32 && form.take_type() == Type::u32;
    if (!unsigned_all) return {};
    if (form.take(".add"))
      return of_words([](U32 a, U32 b, U32 c) { return byte_differences(a, b, c, true); });
    return of_words([](U32 a, U32 b, U32 c) { return byte_differences(a, b, c, false); });
  }
  if (form.opcode() == "sad") {
    if (type >= Type::b8 && type <= Type::b128) return {};
    return by_type<3>(type, [](auto a, auto b, auto c) { return sum_of_difference(a, b, c); });
  }
  const Type other = form.take_type_or(Type::pred);
  const auto known = [](Type t) { return t == Type::u32 || t == Type::s32; };
  if (!known(type) || !known(other)) return {};
  const bool of_four = form.opcode() == "dp4a";
  const bool high = !of_four && form.take(".hi");
  if (!of_four && !high && !form.take(".lo")) return {};
  const bool signed_a = type == Type::s32;
  const bool signed_b = other == Type::s32;
  if (signed_a) return signed_b ? dot<true, true>(of_four, high) : dot<true, false>(of_four, high);
  return signed_b ? dot<false, true>(of_four, high) : dot<false, false>(of_four, high);
}

}  // namespace

extern const Family dot;
const Family dot = {rows, meaning};

}  // namespace warpproof::ptx
