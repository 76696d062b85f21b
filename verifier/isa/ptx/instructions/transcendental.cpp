#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/reals.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"ex2", "ex2.approx{.ftz}.f32 d, a", "Floating Point Instructions: ex2"},
    {"lg2", "lg2.approx{.ftz}.f32 d, a", "Floating Point Instructions: lg2"},
    {"sin", "sin.approx{.ftz}.f32 d, a", "Floating Point Instructions: sin"},
    {"cos", "cos.approx{.ftz}.f32 d, a", "Floating Point Instructions: cos"},
    {"tanh", "tanh.approx.f32 d, a", "Floating Point Instructions: tanh", 7, 0},
};

Meaning meaning(Form& form) {
  if (!form.has(".approx") || !form.has(".f32")) return {};
  if (form.opcode() == "ex2") return real_function(form, domain::Function::exp2);
  if (form.opcode() == "lg2") return real_function(form, domain::Function::log2);
  if (form.opcode() == "sin") return real_function(form, domain::Function::sin);
  if (form.opcode() == "cos") return real_function(form, domain::Function::cos);
  return real_function(form, domain::Function::tanh);
}

}  // namespace

extern const Family transcendental;
const Family transcendental = {rows, meaning};

}  // namespace warpproof::ptx
