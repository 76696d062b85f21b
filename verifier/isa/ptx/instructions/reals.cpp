#include "verifier/isa/ptx/instructions/reals.h"

namespace warpproof::ptx {

Meaning real_operation(Form& form, Type type, RealOperation operation, unsigned operands, bool may_fuse) {
  const std::optional<domain::Format> format = format_of(type);
  if (!format) return {};
  RealFunction real;
  real.operation = operation;
  real.operands = operands;
  real.from = *format;
  real.mode.format = *format;
  real.mode.flush_to_zero = form.take(".ftz");
  real.saturate = form.take(".sat");
  const std::optional<domain::Rounding> rounding = form.take_rounding();
  real.mode.contractible = may_fuse && !rounding;
  if (rounding) real.mode.rounding = *rounding;
  return real;
}

Expansion real_expansion(Form& form, RealOperation operation, unsigned operands, bool may_fuse) {
  const Type type = form.take_type_or(Type::pred);
  const std::optional<domain::Format> format = format_of(half_of(type));
  const bool rectifies = operation == RealOperation::fma && form.take(".relu");
  if (!format || (!is_packed(type) && !rectifies)) return {};
  const Meaning scalar = real_operation(form, half_of(type), operation, operands, may_fuse);
  return followed(scalar, rectifies ? rectified(*format) : Meaning{}, operands, 16, is_packed(type));
}

Meaning real_function(Form& form, Type type, domain::Function function) {
  const std::optional<domain::Format> format = format_of(type);
  if (!format) return {};
  RealFunction real;
  real.operation = RealOperation::function;
  real.function = function;
  real.operands = 1;
  real.from = *format;
  real.mode.format = *format;
  real.mode.flush_to_zero = form.take(".ftz");
  real.mode.approximate = form.take(".approx");
  const std::optional<domain::Rounding> rounding = form.take_rounding();
  if (rounding) real.mode.rounding = *rounding;
  if (real.mode.approximate == rounding.has_value()) return {};  // exactly one of the two
  return real;
}

}  // namespace warpproof::ptx
