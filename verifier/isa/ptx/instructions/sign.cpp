#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"
#include "verifier/isa/ptx/instructions/reals.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"neg", "neg.{s16,s32,s64} d, a; neg{.ftz}.{f16,f16x2,bf16,bf16x2,f32,f64}",
     "Integer Arithmetic Instructions: neg"},
    {"abs", "abs.{s16,s32,s64} d, a; abs{.ftz}.{f16,f16x2,bf16,bf16x2,f32,f64}",
     "Integer Arithmetic Instructions: abs"},
    {"copysign", "copysign.{f32,f64} d, a, b", "Floating Point Instructions: copysign", 2, 0},
};

template <class T>
T negative(T a) {
  return static_cast<T>(0 - static_cast<std::uint64_t>(a));
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (form.opcode() == "copysign") {
    // The sign of the first source, the magnitude of the second.
    if (type == Type::f32)
      return by_type<2>(Type::u32, [](auto a, auto b) { return (a & 0x80000000u) | (b & 0x7fffffffu); });
    if (type == Type::f64)
      return by_type<2>(Type::u64, [](auto a, auto b) { return (a & ~(~0ull >> 1)) | (b & (~0ull >> 1)); });
    return {};
  }
  const bool negates = form.opcode() == "neg";
  if (is_float(type))
    return real_operation(form, type, negates ? RealOperation::neg : RealOperation::abs, 1, false);
  if (!is_signed(type)) return {};
  if (negates) return by_type<1>(type, [](auto a) { return negative(a); });
  return by_type<1>(type, [](auto a) { return a < 0 ? negative(a) : a; });
}

Expansion expansion(Form& form) {
  if (form.opcode() == "copysign") return {};
  return real_expansion(form, form.opcode() == "neg" ? RealOperation::neg : RealOperation::abs, 1, false);
}

}  // namespace

extern const Family sign;
const Family sign = {rows, meaning, expansion};

}  // namespace warpproof::ptx
