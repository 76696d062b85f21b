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

Meaning real_function(Form& form, domain::Function function) {
  const std::optional<domain::Format> format = format_of(form.take_type_or(Type::b32));
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
