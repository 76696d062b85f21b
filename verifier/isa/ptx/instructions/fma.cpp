#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/reals.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"fma", "fma.rnd{.ftz}{.sat}.{f32,f64} d, a, b, c; fma.rn{.ftz}{.sat,.relu}.{f16,f16x2,bf16,bf16x2}",
     "Floating Point Instructions: fma", 1, 4},
};

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (!form.has(".rn") && !form.has(".rz") && !form.has(".rm") && !form.has(".rp")) return {};
  return real_operation(form, type, RealOperation::fma, 3, false);
}

Expansion expansion(Form& form) {
  if (!form.has(".rn")) return {};
  return real_expansion(form, RealOperation::fma, 3, false);
}

}  // namespace

extern const Family fma;
const Family fma = {rows, meaning, expansion};

}  // namespace warpproof::ptx
