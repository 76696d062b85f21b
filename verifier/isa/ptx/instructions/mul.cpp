#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"
#include "verifier/isa/ptx/instructions/reals.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"mul", "mul.{hi,lo,wide}.{u16,u32,u64,s16,s32,s64} d, a, b; mul{.rnd}{.ftz}{.sat}.{f16,bf16,f32,f64}",
     "Integer Arithmetic Instructions: mul"},
    {"mad", "mad.{hi,lo,wide}.{u16,u32,u64,s16,s32,s64} d, a, b, c; mad{.rnd}{.ftz}{.sat}.{f32,f64}",
     "Integer Arithmetic Instructions: mad"},
    {"mul24", "mul24.lo.{u32,s32} d, a, b", "Integer Arithmetic Instructions: mul24"},
    {"mad24", "mad24.lo.{u32,s32} d, a, b, c", "Integer Arithmetic Instructions: mad24"},
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

Meaning meaning_24(Form& form, Type type, bool adds) {
  if (!form.take(".lo") || (type != Type::u32 && type != Type::s32)) return {};
  if (adds)
    return by_type<3>(type, [](auto a, auto b, auto c) {
      return static_cast<std::uint32_t>(low_half(low24(a), low24(b))) + static_cast<std::uint32_t>(c);
    });
  return by_type<2>(type, [](auto a, auto b) { return low_half(low24(a), low24(b)); });
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
  if (form.take(".wide")) return wide_of(type, adds);
  if (form.take(".hi")) {
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

}  // namespace

extern const Family mul;
const Family mul = {rows, meaning};

}  // namespace warpproof::ptx
