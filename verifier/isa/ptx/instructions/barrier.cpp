#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"bar",
     "bar{.cta}.sync a{, b}; bar{.cta}.red.{popc.u32,and.pred,or.pred} d, a{, b}, {!}c; "
     "bar{.cta}.arrive a, b; bar.warp.sync membermask",
     "Parallel Synchronization and Communication Instructions: bar"},
    {"barrier",
     "barrier{.cta}.sync{.aligned} a{, b}; barrier{.cta}.red{.aligned}.{popc.u32,and.pred,or.pred} d, a{, "
     "b}, {!}c; "
     "barrier{.cta}.arrive{.aligned} a, b",
     "Parallel Synchronization and Communication Instructions: barrier", 6, 0},
};

Meaning meaning(Form& form) {
  form.take(".cta");
  form.take(".aligned");
  if (form.take(".warp"))
    return form.opcode() == "bar" && form.take(".sync") ? Meaning{WarpBarrier{}} : Meaning{};
  if (form.take(".red")) {
    Barrier barrier;
    const Type type = form.take_type_or(Type::b8);
    if (type == Type::u32 && form.take(".popc"))
      barrier.reduction = BarrierReduction::count;
    else if (type == Type::pred && form.take(".and"))
      barrier.reduction = BarrierReduction::conjunction;
    else if (type == Type::pred && form.take(".or"))
      barrier.reduction = BarrierReduction::disjunction;
    else
      return {};
    return barrier;
  }
  if (form.take(".sync")) return Barrier{false};
  if (form.take(".arrive")) return Barrier{true};
  return {};
}

}  // namespace

extern const Family barrier;
const Family barrier = {rows, meaning};

}  // namespace warpproof::ptx
