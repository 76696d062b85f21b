#include "refmodels/bounds/error_form.h"

namespace refmodels::bounds {

ErrorForm literal(const Rational& value, const Arithmetic& step) {
  const DoubleInterval exact{value.to_double_down(), value.to_double_up()};
  const std::uint64_t bits = number::round_to_bits(value, step.format, step.rounding, step.flush_to_zero);
  if (!number::is_finite(bits, step.format)) return detail::troubled(exact, may_overflow);
  const Rational computed = number::exact_value(bits, step.format);
  return {exact.lo, exact.hi, (computed - value).abs().to_double_up(), no_trouble, computed.sign() >= 0};
}

}  // namespace refmodels::bounds
