#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"
#include "verifier/isa/ptx/instructions/reals.h"

#include <algorithm>
#include <cstdint>

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"mul",
     "mul.{hi,lo,wide}.{u16,u32,u64,s16,s32,s64} d, a, b; "
     "mul{.rnd}{.ftz}{.sat}.{f16,f16x2,bf16,bf16x2,f32,f64}",
     "Integer Arithmetic Instructions: mul"},
    {"mad",
     "mad.{hi,lo,wide}.{u16,u32,u64,s16,s32,s64} d, a, b, c; mad.hi.sat.s32; "
     "mad.{hi,lo}.cc.{u32,s32,u64,s64}; "
     "mad{.rnd}{.ftz}{.sat}.{f32,f64}",
     "Integer Arithmetic Instructions: mad"},
    {"mul24", "mul24.{hi,lo}.{u32,s32} d, a, b", "Integer Arithmetic Instructions: mul24"},
    {"mad24", "mad24.{hi,lo}.{u32,s32} d, a, b, c; mad24.hi.sat.s32",
     "Integer Arithmetic Instructions: mad24"},
    {"madc", "madc.{hi,lo}{.cc}.{u32,s32,u64,s64} d, a, b, c",
     "Extended-Precision Integer Arithmetic Instructions: madc", 3, 0},
};

__extension__ using SignedDouble = __int128;
__extension__ using UnsignedDouble = unsigned __int128;

template <class T>
struct Doubled;
template <>
struct Doubled<std::uint16_t> {
  using type = std::uint32_t;
};
template <>
struct Doubled<std::int16_t> {
  using type = std::int32_t;
};
template <>
struct Doubled<std::uint32_t> {
  using type = std::uint64_t;
};
template <>
struct Doubled<std::int32_t> {
  using type = std::int64_t;
};
template <>
struct Doubled<std::uint64_t> {
  using type = UnsignedDouble;
};
template <>
struct Doubled<std::int64_t> {
  using type = SignedDouble;
};

template <class T>
T high_half(T a, T b) {
  using Double = typename Doubled<T>::type;
  return static_cast<T>((static_cast<Double>(a) * static_cast<Double>(b)) >> (8 * sizeof(T)));
}

/// Products of 16-bit unsigned numbers would be computed in int: widen first.
template <class T>
T low_half(T a, T b) {
  return static_cast<T>(static_cast<std::uint64_t>(a) * static_cast<std::uint64_t>(b));
}

template <class T>
Meaning wide(bool adds) {
  using Double = typename Doubled<T>::type;
  using Wrapping = std::make_unsigned_t<Double>;
  const auto product = [](T a, T b) {
    return static_cast<Double>(static_cast<Double>(a) * static_cast<Double>(b));
  };
  if (!adds) return lanes<Double, T, T>(product);
  return lanes<Wrapping, T, T, Wrapping>(
      [](T a, T b, Wrapping c) {
        return static_cast<Wrapping>(static_cast<Wrapping>(static_cast<Double>(a) * static_cast<Double>(b)) +
                                     c);
      },
      AddressRule::offset);
}

Meaning wide_of(Type type, bool adds) {
  switch (type) {
    case Type::u16:
      return wide<std::uint16_t>(adds);
    case Type::s16:
      return wide<std::int16_t>(adds);
    case Type::u32:
      return wide<std::uint32_t>(adds);
    case Type::s32:
      return wide<std::int32_t>(adds);
    default:
      return {};
  }
}

/// The low 24 bits, extended as the type says.
template <class T>
T low24(T a) {
  const auto bits = static_cast<std::uint32_t>(a) << 8;
  if constexpr (std::is_signed_v<T>)
    return static_cast<T>(static_cast<std::int32_t>(bits) >> 8);
  else
    return static_cast<T>(bits >> 8);
}

std::int32_t saturated_sum(std::int64_t a, std::int32_t b) {
  return static_cast<std::int32_t>(std::clamp<std::int64_t>(a + b, INT32_MIN, INT32_MAX));
}

/// Bits 47 to 16 of the product of 24-bit numbers.
template <class T>
T high24(T a, T b) {
  using Double = typename Doubled<T>::type;
  return static_cast<T>((static_cast<Double>(low24(a)) * static_cast<Double>(low24(b))) >> 16);
}

Meaning meaning_24(Form& form, Type type, bool adds) {
  const bool high = form.take(".hi");
  if ((!high && !form.take(".lo")) || (type != Type::u32 && type != Type::s32)) return {};
  if (adds && high && type == Type::s32 && form.take(".sat")) {
    return by_type<3>(type, [](auto a, auto b, auto c) {
      return saturated_sum(static_cast<std::int32_t>(high24(a, b)), static_cast<std::int32_t>(c));
    });
  }
  if (adds && high) {
    return by_type<3>(type, [](auto a, auto b, auto c) {
      return static_cast<std::uint32_t>(high24(a, b)) + static_cast<std::uint32_t>(c);
    });
  }
  if (adds) {
    return by_type<3>(type, [](auto a, auto b, auto c) {
      return static_cast<std::uint32_t>(low_half(low24(a), low24(b))) + static_cast<std::uint32_t>(c);
    });
  }
  if (high) return by_type<2>(type, [](auto a, auto b) { return high24(a, b); });
  return by_type<2>(type, [](auto a, auto b) { return low_half(low24(a), low24(b)); });
}

template <class T, bool high>
std::make_unsigned_t<T> half(T a, T b) {
  return static_cast<std::make_unsigned_t<T>>(high ? high_half(a, b) : low_half(a, b));
}

/// mad.cc and madc: one half of the product, plus c, plus the carry, with the carry out of that sum.
template <class T, bool high>
Meaning with_carry(bool reads, bool writes) {
  using U = std::make_unsigned_t<T>;
  LaneFunction function;
  if (reads) {
    function = lanes<U, T, T, U, bool>(
        [](T a, T b, U c, bool carry) { return static_cast<U>(half<T, high>(a, b) + c + carry); });
    function.second = lanes<bool, T, T, U, bool>([](T a, T b, U c, bool carry) {
                        const U sum = static_cast<U>(half<T, high>(a, b) + c);
                        return sum < c || (carry && static_cast<U>(sum + 1) == 0);
                      }).strip;
  } else {
    function = lanes<U, T, T, U>([](T a, T b, U c) { return static_cast<U>(half<T, high>(a, b) + c); });
    function.second =
        lanes<bool, T, T, U>([](T a, T b, U c) { return static_cast<U>(half<T, high>(a, b) + c) < c; }).strip;
  }
  if (!writes) function.second = nullptr;
  function.reads_carry = reads;
  function.writes_carry = writes;
  return function;
}

template <class T>
Meaning carried(Form& form, bool reads, bool writes) {
  if (form.take(".hi")) return with_carry<T, true>(reads, writes);
  return form.take(".lo") ? with_carry<T, false>(reads, writes) : Meaning{};
}

Meaning carry_of(Form& form, Type type, bool reads, bool writes) {
  switch (type) {
    case Type::u32:
      return carried<std::uint32_t>(form, reads, writes);
    case Type::s32:
      return carried<std::int32_t>(form, reads, writes);
    case Type::u64:
      return carried<std::uint64_t>(form, reads, writes);
    case Type::s64:
      return carried<std::int64_t>(form, reads, writes);
    default:
      return {};
  }
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  const bool adds = form.opcode().starts_with("mad");
  if (is_float(type)) {
    // mad.f32 is fma on every target since sm_20 (manual: "mad.{f32,f64} is the same as fma").
    if (adds && !form.has(".rn") && !form.has(".rz") && !form.has(".rm") && !form.has(".rp")) return {};
    return adds ? real_operation(form, type, RealOperation::fma, 3, false)
                : real_operation(form, type, RealOperation::mul, 2, true);
  }
  if (form.opcode().ends_with("24")) return meaning_24(form, type, adds);
  const bool writes = adds && form.take(".cc");
  if (writes || form.opcode() == "madc") return carry_of(form, type, form.opcode() == "madc", writes);
  if (form.take(".wide")) return wide_of(type, adds);
  if (form.take(".hi")) {
    if (adds && type == Type::s32 && form.take(".sat")) {
      return by_type<3>(type, [](auto a, auto b, auto c) {
        return saturated_sum(static_cast<std::int32_t>(high_half(a, b)), static_cast<std::int32_t>(c));
      });
    }
    if (adds)
      return by_type<3>(type, [](auto a, auto b, auto c) {
        return static_cast<std::uint64_t>(high_half(a, b)) + static_cast<std::uint64_t>(c);
      });
    return by_type<2>(type, [](auto a, auto b) { return high_half(a, b); });
  }
  if (!form.take(".lo")) return {};
  if (adds) {
    return by_type<3>(
        unsigned_of(type), [](auto a, auto b, auto c) { return low_half(a, b) + c; }, AddressRule::offset);
  }
  return by_type<2>(unsigned_of(type), [](auto a, auto b) { return low_half(a, b); });
}

Expansion expansion(Form& form) {
  if (form.opcode() != "mul") return {};
  return real_expansion(form, RealOperation::mul, 2, true);
}

}  // namespace

extern const Family mul;
const Family mul = {rows, meaning, expansion};

}  // namespace warpproof::ptx
