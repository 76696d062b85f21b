#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"

#include <limits>
#include <utility>

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"cvt",
     "cvt{.sat}.{u8..s64}.{u8..s64} d, a; cvt.rnd{.ftz}{.sat}.{f16,bf16,f32,f64}.{u8..s64}; "
     "cvt.{rni,rzi,rmi,rpi}{.ftz}.{u8..s64}.{f16,bf16,f32,f64}; cvt{.rnd}{.ftz}{.sat}.float.float",
     "Data Movement and Conversion Instructions: cvt"},
};

/// Cuts, or clamps to the range of the result.
template <class To, class From>
Meaning integer(bool saturates) {
  if (!saturates) {
    return lanes<To, From>([](From a) { return static_cast<To>(a); }, AddressRule::keep);
  }
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

/// Between float formats: exact when widening; a rounding must be named when narrowing. tf32 and fp8 have
/// rounding modes of their own and are not modelled.
Meaning between_floats(Form& form, Type to, Type from) {
  if (to == Type::tf32 || from == Type::tf32) return {};
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
  const bool narrows = size_of(to) < size_of(from) || (size_of(to) == 2 && size_of(from) == 2 && to != from);
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

}  // namespace

extern const Family cvt;
const Family cvt = {rows, meaning};

}  // namespace warpproof::ptx
