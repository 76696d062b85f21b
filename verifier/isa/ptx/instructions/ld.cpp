#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"ld", "ld{.weak,.volatile}{.space}{.nc}{.cop}{.v2,.v4}.type d, [a]",
     "Data Movement and Conversion Instructions: ld"},
    {"ldu", "ldu{.global}{.v2,.v4}.type d, [a]", "Data Movement and Conversion Instructions: ldu", 2, 0},
    {"st", "st{.weak,.volatile}{.space}{.cop}{.v2,.v4}.type [a], b",
     "Data Movement and Conversion Instructions: st"},
};

void drop_cache_hints(Form& form) {
  for (const std::string_view hint : {".ca", ".cg", ".cs", ".cv", ".lu", ".wb", ".wt"}) form.take(hint);
  form.drop(".L1::");
  form.drop(".L2::");
}

Meaning meaning(Form& form) {
  MemoryAccess access;
  access.store = form.opcode() == "st";
  // Volatile accesses order nothing: for the race check they are plain ones.
  if (!form.take(".weak")) form.take(".volatile");
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
