#include "verifier/isa/amdgpu/instructions/family.h"

namespace warpproof::amdgpu {
namespace {

constexpr Row rows[] = {
    {"llvm.assume", "a condition without operand bundles; a finding where it does not hold",
     "LangRef: llvm.assume"},
    {"llvm.experimental.noalias.scope.decl", "no effect", "LangRef: llvm.experimental.noalias.scope.decl"},
    {"llvm.amdgcn.sched.barrier", "no effect", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.sched.group.barrier", "no effect", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.s.setprio", "no effect", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.s.sleep", "no effect", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.prefetch", "no effect", "LangRef: llvm.prefetch"},
    {"llvm.sideeffect", "no effect", "LangRef: llvm.sideeffect"},
    {"llvm.donothing", "no effect", "LangRef: llvm.donothing"},
    {"llvm.trap", "the kernel stops itself: a finding", "LangRef: llvm.trap"},
    {"llvm.ubsantrap", "the kernel stops itself: a finding", "LangRef: llvm.ubsantrap"},
    {"llvm.expect", "its first operand", "LangRef: llvm.expect"},
    {"llvm.amdgcn.is.shared", "", "AMDGPUUsage: llvm.amdgcn.is.shared", Status::parsed_only},
    {"llvm.amdgcn.is.private", "", "AMDGPUUsage: llvm.amdgcn.is.private", Status::parsed_only},
    {"llvm.memcpy", "", "LangRef: llvm.memcpy", Status::parsed_only},
    {"llvm.memset", "", "LangRef: llvm.memset.*", Status::parsed_only},
    {"llvm.memmove", "", "LangRef: llvm.memmove", Status::parsed_only},
};

bool lower(Lowering& out, const Instruction& i) {
  if (i.name == "llvm.assume") {
    machine::Operation& trap = out.emit(machine::Trap{}, {}, {});
    const Operand& condition = i.operands[0].parts[0];
    if (condition.kind != Operand::Kind::row) {
      trap.meaning = machine::NoEffect{};
      return condition.kind == Operand::Kind::immediate && (condition.bits & 1) != 0;
    }
    trap.guard = condition.index;
    trap.guard_negated = true;
    trap.why = "what the compiler was promised does not hold";
    return true;
  }
  if (i.name == "llvm.trap" || i.name == "llvm.ubsantrap") {
    out.emit(machine::Trap{}, {}, {});
    return true;
  }
  if (i.name == "llvm.expect") {
    out.copy(i, i.operands[0].parts);
    return true;
  }
  out.emit(machine::NoEffect{}, {}, {});
  return true;
}

}  // namespace

extern const Family hints;
const Family hints = {rows, lower};

}  // namespace warpproof::amdgpu
