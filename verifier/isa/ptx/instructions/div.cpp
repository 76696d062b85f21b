#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"
#include "verifier/isa/ptx/instructions/reals.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"div", "div.{u16,u32,u64,s16,s32,s64} d, a, b; div.{approx,full,rnd}{.ftz}.f32; div.rnd.f64",
     "Integer Arithmetic Instructions: div"},
    {"rem", "rem.{u16,u32,u64,s16,s32,s64} d, a, b", "Integer Arithmetic Instructions: rem"},
};

/// Division by zero is unspecified (manual): the executor makes the result poison. The one overflow, INT_MIN
/// / -1, wraps on the machine.
template <class T>
T quotient(T a, T b) {
  if (b == 0) return 0;
  if constexpr (std::is_signed_v<T>) {
    if (b == -1) return static_cast<T>(0 - static_cast<std::uint64_t>(a));
  }
  return static_cast<T>(a / b);
}
template <class T>
T remainder_of(T a, T b) {
  if (b == 0) return 0;
  if constexpr (std::is_signed_v<T>) {
    if (b == -1) return 0;
  }
  return static_cast<T>(a % b);
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (is_float(type) && form.opcode() == "div") {
    const bool full = form.take(".full");
    const bool approximate = full || form.take(".approx");
    if (approximate && type != Type::f32) return {};
    if (approximate == (form.has(".rn") || form.has(".rz") || form.has(".rm") || form.has(".rp"))) return {};
    Meaning real = real_operation(form, type, RealOperation::div, 2, false);
    if (RealFunction* function = std::get_if<RealFunction>(&real)) {
      function->mode.approximate = approximate;
      function->whole_range = full;
    }
    return real;
  }
  Meaning result = form.opcode() == "div"
                       ? by_type<2>(type, [](auto a, auto b) { return quotient(a, b); })
                       : by_type<2>(type, [](auto a, auto b) { return remainder_of(a, b); });
  if (LaneFunction* function = std::get_if<LaneFunction>(&result)) function->nonzero_operand = 1;
  return result;
}

}  // namespace

extern const Family div;
const Family div = {rows, meaning};

}  // namespace warpproof::ptx
