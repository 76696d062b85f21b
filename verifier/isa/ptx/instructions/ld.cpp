#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"ld", "ld{.weak,.volatile,.relaxed.scope,.acquire.scope}{.space}{.nc}{.cop}{.v2,.v4}.type d, [a]",
     "Data Movement and Conversion Instructions: ld"},
    {"ldu", "ldu{.global}{.v2,.v4}.type d, [a]", "Data Movement and Conversion Instructions: ldu", 2, 0},
    {"st", "st{.weak,.volatile,.relaxed.scope,.release.scope}{.space}{.cop}{.v2,.v4}.type [a], b",
     "Data Movement and Conversion Instructions: st"},
};

void drop_cache_hints(Form& form) {
  for (const std::string_view hint : {".ca", ".cg", ".cs", ".cv", ".lu", ".wb", ".wt"}) form.take(hint);
  form.drop(".L1::");
  form.drop(".L2::");
}

/// None of them orders anything for the race check: an order must hold in every schedule.
void take_strength(Form& form, MemoryAccess& access) {
  if (form.take(".weak")) return;
  if (form.take(".volatile")) {
    access.strength = Strength::volatile_access;
    return;
  }
  if (form.take(".relaxed"))
    access.strength = Strength::relaxed;
  else if (form.take(access.store ? ".release" : ".acquire"))
    access.strength = access.store ? Strength::release : Strength::acquire;
  else
    return;
  access.scope = form.take_scope();
}

Meaning meaning(Form& form) {
  MemoryAccess access;
  access.store = form.opcode() == "st";
  take_strength(form, access);
  access.space = form.take_space().value_or(machine::Space::none);
  access.non_coherent = form.take(".nc") || form.opcode() == "ldu";
  drop_cache_hints(form);
  if (form.take(".v2"))
    access.vector = 2;
  else if (form.take(".v4"))
    access.vector = 4;
  else if (form.take(".v8"))
    access.vector = 8;
  const Type type = form.take_type_or(Type::pred);
  access.bytes = size_of(type);
  access.sign_extends = is_signed(type);
  if (type == Type::pred || access.bytes > 8 || access.bytes * access.vector > 32) return {};
  return access;
}

}  // namespace

extern const Family ld;
const Family ld = {rows, meaning};

}  // namespace warpproof::ptx
