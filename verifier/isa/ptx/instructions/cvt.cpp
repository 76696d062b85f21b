#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"

#include <limits>
#include <utility>

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"cvt",
     "cvt{.sat}.{u8..s64}.{u8..s64} d, a; cvt.rnd{.ftz}{.sat}.{f16,bf16,f32,f64}.{u8..s64}; "
     "cvt.{rni,rzi,rmi,rpi}{.ftz}.{u8..s64}.{f16,bf16,f32,f64}; cvt{.rnd}{.ftz}{.sat}.float.float; "
     "cvt.{rn,rz}{.relu}{.satfinite}.{f16,bf16,f16x2,bf16x2}.f32 d, a{, b}; cvt.rna{.satfinite}.tf32.f32; "
     "cvt.{rn,rz}.tf32.f32",
     "Data Movement and Conversion Instructions: cvt"},
};

/// Cuts, or clamps to the range of the result.
template <class To, class From>
Meaning integer(bool saturates) {
  if (!saturates) {
    return lanes<To, From>([](From a) { return static_cast<To>(a); }, AddressRule::keep);
  }
  if (std::in_range<To>(std::numeric_limits<From>::min()) &&
      std::in_range<To>(std::numeric_limits<From>::max()))
    return {};  // .sat is refused where it could not clamp
  return lanes<To, From>([](From a) {
    if (std::cmp_less(a, std::numeric_limits<To>::min())) return std::numeric_limits<To>::min();
    if (std::cmp_greater(a, std::numeric_limits<To>::max())) return std::numeric_limits<To>::max();
    return static_cast<To>(a);
  });
}

template <class To>
Meaning from_type(Type from, bool saturates) {
  switch (from) {
    case Type::u8:
      return integer<To, std::uint8_t>(saturates);
    case Type::u16:
      return integer<To, std::uint16_t>(saturates);
    case Type::u32:
      return integer<To, std::uint32_t>(saturates);
    case Type::u64:
      return integer<To, std::uint64_t>(saturates);
    case Type::s8:
      return integer<To, std::int8_t>(saturates);
    case Type::s16:
      return integer<To, std::int16_t>(saturates);
    case Type::s32:
      return integer<To, std::int32_t>(saturates);
    case Type::s64:
      return integer<To, std::int64_t>(saturates);
    default:
      return {};
  }
}

Meaning to_type(Type to, Type from, bool saturates) {
  switch (to) {
    case Type::u8:
      return from_type<std::uint8_t>(from, saturates);
    case Type::u16:
      return from_type<std::uint16_t>(from, saturates);
    case Type::u32:
      return from_type<std::uint32_t>(from, saturates);
    case Type::u64:
      return from_type<std::uint64_t>(from, saturates);
    case Type::s8:
      return from_type<std::int8_t>(from, saturates);
    case Type::s16:
      return from_type<std::int16_t>(from, saturates);
    case Type::s32:
      return from_type<std::int32_t>(from, saturates);
    case Type::s64:
      return from_type<std::int64_t>(from, saturates);
    default:
      return {};
  }
}

bool is_integer(Type type) { return type >= Type::u8 && type <= Type::s64; }

/// To nearest, ties away from zero: half a unit of the 11 bits that stay is added to the magnitude. An
/// infinity or a NaN loses its low bits; with .satfinite both come one step down (measured on an H200).
template <bool finite>
Meaning to_tf32_away() {
  return lanes<std::uint32_t, std::uint32_t>([](std::uint32_t a) {
    const bool finite_input = (a & 0x7f800000) != 0x7f800000;
    const std::uint32_t rounded = (finite_input ? a + 0x1000 : a) & ~std::uint32_t{0x1fff};
    return finite && (rounded & 0x7fffffff) >= 0x7f800000 ? rounded - 0x2000 : rounded;
  });
}

/// Between float formats: exact when widening; a rounding must be named when narrowing. fp8 is not modelled.
Meaning between_floats(Form& form, Type to, Type from) {
  if (from == Type::tf32 || (to == Type::tf32 && from != Type::f32)) return {};
  if (to == Type::tf32 && form.take(".rna"))
    return form.take(".satfinite") ? to_tf32_away<true>() : to_tf32_away<false>();
  RealFunction real;
  real.operation = RealOperation::convert;
  real.operands = 1;
  real.from = *format_of(from);
  real.mode.format = *format_of(to);
  real.mode.flush_to_zero = form.take(".ftz");
  real.saturate = form.take(".sat");
  if (const auto integral = form.take_integer_rounding()) {
    if (to != from) return {};
    real.operation = RealOperation::integral;
    real.mode.rounding = *integral;
    return real;
  }
  const auto rounding = form.take_rounding();
  const bool narrows = to == Type::tf32 || size_of(to) < size_of(from) ||
                       (size_of(to) == 2 && size_of(from) == 2 && to != from);
  if (narrows != rounding.has_value()) return {};
  if (rounding) real.mode.rounding = *rounding;
  return real;
}

Meaning meaning(Form& form) {
  const Type to = form.take_type_or(Type::pred);
  const Type from = form.take_type_or(Type::pred);
  if (is_integer(to) && is_integer(from)) return to_type(to, from, form.take(".sat"));
  if (is_float(to) && is_float(from)) return between_floats(form, to, from);
  if (is_float(to) && is_integer(from)) {
    const auto rounding = form.take_rounding();
    if (!rounding) return {};
    RealFromInteger real;
    real.from = integer_of(from);
    real.mode.format = *format_of(to);
    real.mode.rounding = *rounding;
    real.saturate = form.take(".sat");
    return real;
  }
  if (is_integer(to) && is_float(from)) {
    auto rounding = form.take_integer_rounding();
    if (!rounding) return {};
    form.take(".sat");  // clamping is what the conversion does anyway (manual)
    return IntegerFromReal{*format_of(from), *rounding, form.take(".ftz"), integer_of(to)};
  }
  return {};
}

/// What .satfinite makes of a half: an infinity becomes the largest finite number.
Meaning finite_half(domain::Format format) {
  using U = std::uint16_t;
  if (format == domain::Format::binary16)
    return lanes<U, U, U>([](U a, U) { return (a & 0x7fff) == 0x7c00 ? a - 1 : a; });
  return lanes<U, U, U>([](U a, U) { return (a & 0x7fff) == 0x7f80 ? a - 1 : a; });
}

/// Two numbers into the halves of a word, the first one high; and one number with .relu or .satfinite.
Expansion expansion(Form& form) {
  const Type to = form.take_type_or(Type::pred);
  const Type from = form.take_type_or(Type::pred);
  const auto rounding = form.take_rounding();
  const bool rectifies = form.take(".relu");
  const bool finite = form.take(".satfinite");
  const std::optional<domain::Format> format = format_of(half_of(to));
  Expansion steps;
  if (from != Type::f32 || !format || size_of(half_of(to)) != 2 || !rounding) return steps;
  if (*rounding != domain::Rounding::nearest_even && *rounding != domain::Rounding::toward_zero) return steps;
  RealFunction narrow;
  narrow.operation = RealOperation::convert;
  narrow.operands = 1;
  narrow.mode.format = *format;
  narrow.mode.rounding = *rounding;
  const auto convert = [&](unsigned source) {
    Slot value = steps.temporary(16);
    steps.add(narrow, {value}, {Slot::source(source)});
    for (const Meaning& clamp :
         {rectifies ? rectified(*format) : Meaning{}, finite ? finite_half(*format) : Meaning{}}) {
      if (std::holds_alternative<std::monostate>(clamp)) continue;
      const Slot next = steps.temporary(16);
      steps.add(clamp, {next}, {value, Slot::immediate(0)});
      value = next;
    }
    return value;
  };
  const Slot first = convert(0);
  if (!is_packed(to)) {
    steps.add(Copy{}, {Slot::destination(0)}, {first});
    return steps;
  }
  steps.sources = 2;
  const Slot second = convert(1);
  steps.add(Pack{2, 16}, {Slot::destination(0)}, {second, first});
  return steps;
}

}  // namespace

extern const Family cvt;
const Family cvt = {rows, meaning, expansion};

}  // namespace warpproof::ptx
