#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/reals.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"sqrt", "sqrt.{approx,rnd}{.ftz}.f32 d, a; sqrt.rnd.f64", "Floating Point Instructions: sqrt"},
    {"rsqrt", "rsqrt.approx{.ftz}.{f32,f64} d, a", "Floating Point Instructions: rsqrt"},
    {"rcp", "rcp.{approx,rnd}{.ftz}.f32 d, a; rcp.rnd.f64; rcp.approx.ftz.f64",
     "Floating Point Instructions: rcp"},
};

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (type != Type::f32 && type != Type::f64) return {};
  if (form.opcode() == "sqrt") return real_function(form, type, domain::Function::square_root);
  if (form.opcode() == "rsqrt") return real_function(form, type, domain::Function::reciprocal_square_root);
  return real_function(form, type, domain::Function::reciprocal);
}

}  // namespace

extern const Family roots;
const Family roots = {rows, meaning};

}  // namespace warpproof::ptx
