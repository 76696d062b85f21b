#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"cvta", "cvta{.to}.{global,shared,local,const,param}.u64 d, a",
     "Data Movement and Conversion Instructions: cvta", 2, 0},
};

Meaning meaning(Form& form) {
  const bool from_generic = form.take(".to");
  const auto space = form.take_space();
  if (!space || form.take_type() != Type::u64) return {};
  return AddressCast{*space, !from_generic};
}

}  // namespace

extern const Family cvta;
const Family cvta = {rows, meaning};

}  // namespace warpproof::ptx
