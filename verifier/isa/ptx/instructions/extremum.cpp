#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"
#include "verifier/isa/ptx/instructions/reals.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"max",
     "max.{u16,u32,u64,s16,s32,s64,u16x2,s16x2} d, a, b; max.relu.{s32,s16x2}; "
     "max{.ftz}{.NaN}{.xorsign.abs}.{f16,f16x2,bf16,bf16x2,f32}; max.f64",
     "Integer Arithmetic Instructions: max"},
    {"min",
     "min.{u16,u32,u64,s16,s32,s64,u16x2,s16x2} d, a, b; min.relu.{s32,s16x2}; "
     "min{.ftz}{.NaN}{.xorsign.abs}.{f16,f16x2,bf16,bf16x2,f32}; min.f64",
     "Integer Arithmetic Instructions: min"},
};

/// The larger or smaller magnitude with the product of the signs; a NaN loses, or wins with .NaN, and has no
/// sign.
template <class T, unsigned fraction_bits, bool largest, bool propagates, bool flushes>
T of_magnitudes(T a, T b) {
  constexpr T top = static_cast<T>(T{1} << (8 * sizeof(T) - 1));
  constexpr T magnitude = static_cast<T>(~top);
  constexpr T infinity = static_cast<T>(magnitude >> fraction_bits << fraction_bits);
  const T sign = static_cast<T>((a ^ b) & top);
  const auto used = [](T x) {
    x = static_cast<T>(x & magnitude);
    return flushes && x >> fraction_bits == 0 ? T{0} : x;
  };
  a = used(a);
  b = used(b);
  const bool nan_a = a > infinity;
  const bool nan_b = b > infinity;
  if (nan_a && (propagates || nan_b)) return magnitude;
  if (nan_b && propagates) return magnitude;
  if (nan_a) return static_cast<T>(b | sign);
  if (nan_b) return static_cast<T>(a | sign);
  return static_cast<T>(((a > b) == largest ? a : b) | sign);
}

template <class T, unsigned fraction_bits, bool largest, bool propagates>
Meaning magnitudes(bool flushes) {
  if (flushes) {
    return lanes<T, T, T>(
        [](T a, T b) { return of_magnitudes<T, fraction_bits, largest, propagates, true>(a, b); });
  }
  return lanes<T, T, T>(
      [](T a, T b) { return of_magnitudes<T, fraction_bits, largest, propagates, false>(a, b); });
}

template <class T, unsigned fraction_bits>
Meaning magnitudes_of(bool largest, bool propagates, bool flushes) {
  if (largest) {
    return propagates ? magnitudes<T, fraction_bits, true, true>(flushes)
                      : magnitudes<T, fraction_bits, true, false>(flushes);
  }
  return propagates ? magnitudes<T, fraction_bits, false, true>(flushes)
                    : magnitudes<T, fraction_bits, false, false>(flushes);
}

Meaning of_floats(Form& form, Type type) {
  const bool largest = form.opcode() == "max";
  const bool propagates = form.take(".NaN");
  if (form.take(".xorsign")) {
    if (!form.take(".abs")) return {};
    const bool flushes = form.take(".ftz");
    if (type == Type::f16) return magnitudes_of<std::uint16_t, 10>(largest, propagates, flushes);
    if (type == Type::bf16) return magnitudes_of<std::uint16_t, 7>(largest, propagates, flushes);
    return type == Type::f32 ? magnitudes_of<std::uint32_t, 23>(largest, propagates, flushes) : Meaning{};
  }
  Meaning real = real_operation(form, type, largest ? RealOperation::max : RealOperation::min, 2, false);
  if (RealFunction* function = std::get_if<RealFunction>(&real)) function->propagate_nan = propagates;
  return real;
}

template <class T, bool largest, bool rectifies>
T extreme(T a, T b) {
  const T result = (a > b) == largest ? a : b;
  return rectifies && result < T{0} ? T{0} : result;
}
/// On both halves of a word.
template <class T, bool largest, bool rectifies>
std::uint32_t extreme_halves(std::uint32_t a, std::uint32_t b) {
  const auto half = [&](unsigned shift) {
    const T result = extreme<T, largest, rectifies>(static_cast<T>(a >> shift), static_cast<T>(b >> shift));
    return static_cast<std::uint32_t>(static_cast<std::uint16_t>(result)) << shift;
  };
  return half(16) | half(0);
}

template <class T, bool rectifies>
Meaning halves(bool largest) {
  using U = std::uint32_t;
  if (largest) return lanes<U, U, U>([](U a, U b) { return extreme_halves<T, true, rectifies>(a, b); });
  return lanes<U, U, U>([](U a, U b) { return extreme_halves<T, false, rectifies>(a, b); });
}

Meaning of_integers(Form& form, Type type) {
  const bool largest = form.opcode() == "max";
  const bool rectifies = form.take(".relu");
  if (form.take(".s16x2"))
    return rectifies ? halves<std::int16_t, true>(largest) : halves<std::int16_t, false>(largest);
  if (form.take(".u16x2")) return rectifies ? Meaning{} : halves<std::uint16_t, false>(largest);
  if (rectifies) {
    if (type != Type::s32) return {};
    using S = std::int32_t;
    if (largest) return lanes<S, S, S>([](S a, S b) { return extreme<S, true, true>(a, b); });
    return lanes<S, S, S>([](S a, S b) { return extreme<S, false, true>(a, b); });
  }
  if (type < Type::u8) return {};  // .b types have no order
  if (largest) return by_type<2>(type, [](auto a, auto b) { return a > b ? a : b; });
  return by_type<2>(type, [](auto a, auto b) { return a < b ? a : b; });
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  return is_float(type) ? of_floats(form, type) : of_integers(form, type);
}

Expansion expansion(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  return is_packed(type) ? packed(of_floats(form, half_of(type)), 2) : Expansion{};
}

}  // namespace

extern const Family extremum;
const Family extremum = {rows, meaning, expansion};

}  // namespace warpproof::ptx
