#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"bar", "bar{.cta}.sync a{, b}; bar{.cta}.arrive a, b; bar.warp.sync membermask",
     "Parallel Synchronization and Communication Instructions: bar"},
    {"barrier", "barrier{.cta}.sync{.aligned} a{, b}; barrier{.cta}.arrive{.aligned} a, b",
     "Parallel Synchronization and Communication Instructions: barrier", 6, 0},
};

Meaning meaning(Form& form) {
  form.take(".cta");
  form.take(".aligned");
  if (form.take(".warp"))
    return form.opcode() == "bar" && form.take(".sync") ? Meaning{WarpBarrier{}} : Meaning{};
  if (form.take(".sync")) return Barrier{false};
  if (form.take(".arrive")) return Barrier{true};
  return {};
}

}  // namespace

extern const Family barrier;
const Family barrier = {rows, meaning};

}  // namespace warpproof::ptx
