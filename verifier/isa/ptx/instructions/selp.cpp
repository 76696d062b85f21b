#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"selp", "selp.{b16,b32,b64,u16,u32,u64,s16,s32,s64,f32,f64} d, a, b, p",
     "Comparison and Selection Instructions: selp"},
};

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (type == Type::pred || size_of(type) == 1 || size_of(type) > 8) return {};
  return Select{};
}

}  // namespace

extern const Family selp;
const Family selp = {rows, meaning};

}  // namespace warpproof::ptx
