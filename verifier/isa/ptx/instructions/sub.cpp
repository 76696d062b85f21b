#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"
#include "verifier/isa/ptx/instructions/reals.h"

#include <algorithm>
#include <cstdint>

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"sub",
     "sub.{u16,u32,u64,s16,s64} d, a, b; sub{.sat}.s32; "
     "sub{.rnd}{.ftz}{.sat}.{f16,f16x2,bf16,bf16x2,f32,f64}",
     "Integer Arithmetic Instructions: sub"},
    {"subc", "subc{.cc}.{u32,s32,u64,s64} d, a, b",
     "Extended-Precision Integer Arithmetic Instructions: subc", 1, 2},
};

template <class T>
Meaning with_borrow(bool reads, bool writes) {
  LaneFunction function;
  if (reads) {
    function = lanes<T, T, T, bool>([](T a, T b, bool c) { return static_cast<T>(a - b - c); });
    function.second = lanes<bool, T, T, bool>([](T a, T b, bool c) { return a < b || (c && a == b); }).strip;
  } else {
    function = lanes<T, T, T>([](T a, T b) { return static_cast<T>(a - b); });
    function.second = lanes<bool, T, T>([](T a, T b) { return a < b; }).strip;
  }
  if (!writes) function.second = nullptr;
  function.reads_carry = reads;
  function.writes_carry = writes;
  return function;
}

std::int32_t saturated_difference(std::int32_t a, std::int32_t b) {
  const std::int64_t difference = std::int64_t{a} - b;
  return static_cast<std::int32_t>(std::clamp<std::int64_t>(difference, INT32_MIN, INT32_MAX));
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (is_float(type)) return real_operation(form, type, RealOperation::sub, 2, true);
  const bool reads = form.opcode() == "subc";
  const bool writes = form.take(".cc");
  if (reads || writes) {
    if (bits_of(type) == 32) return with_borrow<std::uint32_t>(reads, writes);
    if (bits_of(type) == 64) return with_borrow<std::uint64_t>(reads, writes);
    return {};
  }
  if (type == Type::s32 && form.take(".sat")) {
    return lanes<std::int32_t, std::int32_t, std::int32_t>(
        [](std::int32_t a, std::int32_t b) { return saturated_difference(a, b); });
  }
  return by_type<2>(unsigned_of(type), [](auto a, auto b) { return a - b; }, AddressRule::offset);
}

Expansion expansion(Form& form) { return real_expansion(form, RealOperation::sub, 2, true); }

}  // namespace

extern const Family sub;
const Family sub = {rows, meaning, expansion};

}  // namespace warpproof::ptx
