#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"
#include "verifier/isa/ptx/instructions/reals.h"

#include <algorithm>
#include <cstdint>

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"add",
     "add.{u16,u32,u64,s16,s64,u16x2,s16x2} d, a, b; add{.sat}.s32; "
     "add{.rnd}{.ftz}{.sat}.{f16,f16x2,bf16,bf16x2,f32,f64}",
     "Integer Arithmetic Instructions: add"},
    {"addc", "addc{.cc}.{u32,s32,u64,s64} d, a, b",
     "Extended-Precision Integer Arithmetic Instructions: addc", 1, 2},
};

template <class T>
Meaning with_carry(bool reads, bool writes) {
  LaneFunction function;
  if (reads) {
    function = lanes<T, T, T, bool>([](T a, T b, bool c) { return static_cast<T>(a + b + c); });
    function.second = lanes<bool, T, T, bool>([](T a, T b, bool c) {
                        const T sum = static_cast<T>(a + b);
                        return sum < a || (c && static_cast<T>(sum + 1) == 0);
                      }).strip;
  } else {
    function = lanes<T, T, T>([](T a, T b) { return static_cast<T>(a + b); });
    function.second = lanes<bool, T, T>([](T a, T b) { return static_cast<T>(a + b) < a; }).strip;
  }
  if (!writes) function.second = nullptr;
  function.reads_carry = reads;
  function.writes_carry = writes;
  return function;
}

std::int32_t saturated_sum(std::int32_t a, std::int32_t b) {
  const std::int64_t sum = std::int64_t{a} + b;
  return static_cast<std::int32_t>(std::clamp<std::int64_t>(sum, INT32_MIN, INT32_MAX));
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (is_float(type)) return real_operation(form, type, RealOperation::add, 2, true);
  const bool reads = form.opcode() == "addc";
  const bool writes = form.take(".cc");
  if (reads || writes) {
    if (bits_of(type) == 32) return with_carry<std::uint32_t>(reads, writes);
    if (bits_of(type) == 64) return with_carry<std::uint64_t>(reads, writes);
    return {};
  }
  if (form.take(".u16x2") || form.take(".s16x2")) {
    using U = std::uint32_t;
    return lanes<U, U, U>(
        [](U a, U b) { return ((a & 0xffff0000u) + (b & 0xffff0000u)) | ((a + b) & 0xffffu); });
  }
  if (type == Type::s32 && form.take(".sat")) {
    return lanes<std::int32_t, std::int32_t, std::int32_t>(
        [](std::int32_t a, std::int32_t b) { return saturated_sum(a, b); });
  }
  return by_type<2>(unsigned_of(type), [](auto a, auto b) { return a + b; }, AddressRule::offset);
}

Expansion expansion(Form& form) { return real_expansion(form, RealOperation::add, 2, true); }

}  // namespace

extern const Family add;
const Family add = {rows, meaning, expansion};

}  // namespace warpproof::ptx
