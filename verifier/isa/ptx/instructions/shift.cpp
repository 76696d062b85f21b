#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"shl", "shl.{b16,b32,b64} d, a, b", "Logic and Shift Instructions: shl"},
    {"shr", "shr.{b16,b32,b64,u16,u32,u64,s16,s32,s64} d, a, b", "Logic and Shift Instructions: shr"},
    {"shf", "shf.{l,r}.{clamp,wrap}.b32 d, a, b, c", "Logic and Shift Instructions: shf", 3, 1},
};

/// Amounts beyond the width are clamped to it (manual).
template <class T>
Meaning left() {
  return lanes<T, T, std::uint32_t>([](T a, std::uint32_t b) {
    return b >= 8 * sizeof(T) ? T{0} : static_cast<T>(static_cast<std::uint64_t>(a) << b);
  });
}
template <class T>
Meaning right() {
  return lanes<T, T, std::uint32_t>([](T a, std::uint32_t b) {
    const std::uint32_t last = 8 * sizeof(T) - 1;
    if (b > last) return std::is_signed_v<T> ? static_cast<T>(a >> last) : T{0};
    return static_cast<T>(a >> b);
  });
}

using U32 = std::uint32_t;

std::uint64_t pair(U32 low, U32 high) { return static_cast<std::uint64_t>(high) << 32 | low; }
U32 left_half(U32 a, U32 b, U32 amount) { return static_cast<U32>(pair(a, b) << amount >> 32); }
U32 right_half(U32 a, U32 b, U32 amount) { return static_cast<U32>(pair(a, b) >> amount); }

Meaning funnel(Form& form) {
  const bool to_left = form.take(".l");
  if (!to_left && !form.take(".r")) return {};
  const bool clamps = form.take(".clamp");
  if (!clamps && !form.take(".wrap")) return {};
  const auto of = [](auto f) -> Meaning { return lanes<U32, U32, U32, U32>(f); };
  if (to_left && clamps) return of([](U32 a, U32 b, U32 c) { return c >= 32 ? a : left_half(a, b, c); });
  if (to_left) return of([](U32 a, U32 b, U32 c) { return left_half(a, b, c & 31); });
  if (clamps) return of([](U32 a, U32 b, U32 c) { return c >= 32 ? b : right_half(a, b, c); });
  return of([](U32 a, U32 b, U32 c) { return right_half(a, b, c & 31); });
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (form.opcode() == "shf") return type == Type::b32 ? funnel(form) : Meaning{};
  const bool to_left = form.opcode() == "shl";
  switch (type) {
    case Type::b16:
      return to_left ? left<std::uint16_t>() : right<std::uint16_t>();
    case Type::b32:
      return to_left ? left<std::uint32_t>() : right<std::uint32_t>();
    case Type::b64:
      return to_left ? left<std::uint64_t>() : right<std::uint64_t>();
    case Type::u16:
      return to_left ? Meaning{} : right<std::uint16_t>();
    case Type::u32:
      return to_left ? Meaning{} : right<std::uint32_t>();
    case Type::u64:
      return to_left ? Meaning{} : right<std::uint64_t>();
    case Type::s16:
      return to_left ? Meaning{} : right<std::int16_t>();
    case Type::s32:
      return to_left ? Meaning{} : right<std::int32_t>();
    case Type::s64:
      return to_left ? Meaning{} : right<std::int64_t>();
    default:
      return {};
  }
}

}  // namespace

extern const Family shift;
const Family shift = {rows, meaning};

}  // namespace warpproof::ptx
