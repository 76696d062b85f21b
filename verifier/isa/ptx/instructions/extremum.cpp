#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"
#include "verifier/isa/ptx/instructions/reals.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"max", "max.{u16,u32,u64,s16,s32,s64} d, a, b; max{.ftz}{.NaN}.{f16,bf16,f32,f64}",
     "Integer Arithmetic Instructions: max"},
    {"min", "min.{u16,u32,u64,s16,s32,s64} d, a, b; min{.ftz}{.NaN}.{f16,bf16,f32,f64}",
     "Integer Arithmetic Instructions: min"},
};

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  const bool largest = form.opcode() == "max";
  if (is_float(type)) {
    const bool propagates = form.take(".NaN");
    Meaning real = real_operation(form, type, largest ? RealOperation::max : RealOperation::min, 2, false);
    if (RealFunction* function = std::get_if<RealFunction>(&real)) function->propagate_nan = propagates;
    return real;
  }
  if (largest) return by_type<2>(type, [](auto a, auto b) { return a > b ? a : b; });
  return by_type<2>(type, [](auto a, auto b) { return a < b ? a : b; });
}

}  // namespace

extern const Family extremum;
const Family extremum = {rows, meaning};

}  // namespace warpproof::ptx
