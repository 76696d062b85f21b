#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/reals.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"ex2", "ex2.approx{.ftz}.f32 d, a; ex2.approx.{f16,f16x2}; ex2.approx.ftz.{bf16,bf16x2}",
     "Floating Point Instructions: ex2"},
    {"lg2", "lg2.approx{.ftz}.f32 d, a", "Floating Point Instructions: lg2"},
    {"sin", "sin.approx{.ftz}.f32 d, a", "Floating Point Instructions: sin"},
    {"cos", "cos.approx{.ftz}.f32 d, a", "Floating Point Instructions: cos"},
    {"tanh", "tanh.approx.{f32,f16,f16x2,bf16,bf16x2} d, a", "Floating Point Instructions: tanh", 7, 0},
};

Meaning of_type(Form& form, Type type) {
  const std::string_view opcode = form.opcode();
  if (!form.has(".approx")) return {};
  if (opcode == "ex2" && type != Type::f64) return real_function(form, type, domain::Function::exp2);
  if (opcode == "tanh" && type != Type::f64) return real_function(form, type, domain::Function::tanh);
  if (type != Type::f32) return {};
  if (opcode == "lg2") return real_function(form, type, domain::Function::log2);
  if (opcode == "sin") return real_function(form, type, domain::Function::sin);
  return opcode == "cos" ? real_function(form, type, domain::Function::cos) : Meaning{};
}

Meaning meaning(Form& form) { return of_type(form, form.take_type_or(Type::pred)); }

Expansion expansion(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  return is_packed(type) ? packed(of_type(form, half_of(type)), 1) : Expansion{};
}

}  // namespace

extern const Family transcendental;
const Family transcendental = {rows, meaning, expansion};

}  // namespace warpproof::ptx
