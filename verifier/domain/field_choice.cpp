// PrimeField: signs and choices, as far as a field can have them (field.h).

#include <cstdlib>

#include "verifier/domain/field_tables.h"

namespace warpproof::domain {

namespace {

/// The sign of n / 2^k if the point is one with |n| < 2^(k + 6), k <= 30 (differences of binary32 constants
/// of usual size); else 0. A random point is one with a probability below 2^-20.
int dyadic_sign(std::uint64_t point) {
  std::uint64_t scaled = field::p.to_integer(point);
  for (int k = 0; k <= 30; ++k) {
    const std::uint64_t opposite = scaled == 0 ? 0 : field::p.modulus - scaled;
    const std::uint64_t limit = std::uint64_t{1} << (k + 6);
    if (scaled != 0 && scaled < limit) return 1;
    if (scaled != 0 && opposite < limit) return -1;
    scaled = field::p.add(scaled, scaled);
  }
  return 0;
}

}  // namespace

template <bool with_exponent>
int PrimeField<with_exponent>::sign_of(Value a) const {
  const std::uint64_t point = a.point & ~field::flags;
  if (point == 0) return 0;
  const std::uint64_t opposite = field::p.sub(0, point);
  const bool positive = (tables_->hash(field::use_sign, std::min(point, opposite), 0, 0) & 1) != 0;
  return positive == (point < opposite) ? 1 : -1;
}

template <bool with_exponent>
auto PrimeField<with_exponent>::select(Comparison comparison, Value x, Value y, Value a, Value b) -> Value {
  if ((x.point | y.point) & field::undefined_flag) return undefined();
  if (((a.point ^ b.point) & ~field::hash_flag) == 0) return a;
  const bool low_x = (x.point & field::infinite_flag) != 0, low_y = (y.point & field::infinite_flag) != 0;
  int sign = low_x && low_y ? 0 : low_x ? -1 : 1;
  if (!low_x && !low_y) {
    const Value difference = sub(x, y, {});
    sign = sign_of(difference);
    const bool ordered = comparison != Comparison::equal && comparison != Comparison::not_equal;
    if (ordered && sign != 0 && ((a.point | b.point) & (field::infinite_flag | field::undefined_flag)) == 0) {
      // (a - b) / (x - y), if it is a usual constant: then this is a maximum or minimum in disguise.
      const int slope = dyadic_sign(div(sub(a, b, {}), difference, {}).point & ~field::flags);
      const bool rising = comparison == Comparison::greater || comparison == Comparison::greater_equal;
      if (slope != 0) return (slope > 0) == rising ? max(a, b, {}) : min(a, b, {});
    }
  }
  tables_->without_laws = true;
  bool holds = false;
  switch (comparison) {
    case Comparison::less:
      holds = sign < 0;
      break;
    case Comparison::less_equal:
      holds = sign <= 0;
      break;
    case Comparison::equal:
      holds = sign == 0;
      break;
    case Comparison::not_equal:
      holds = sign != 0;
      break;
    case Comparison::greater:
      holds = sign > 0;
      break;
    case Comparison::greater_equal:
      holds = sign >= 0;
      break;
  }
  Value chosen = holds ? a : b;
  chosen.point |= field::hash_flag;
  return chosen;
}

template int PrimeField<false>::sign_of(Value) const;
template int PrimeField<true>::sign_of(Value) const;
template PrimeField<false>::Value PrimeField<false>::select(Comparison, Value, Value, Value, Value);
template PrimeField<true>::Value PrimeField<true>::select(Comparison, Value, Value, Value, Value);

}  // namespace warpproof::domain
