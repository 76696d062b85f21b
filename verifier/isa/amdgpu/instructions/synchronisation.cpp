#include "verifier/isa/amdgpu/instructions/access.h"
#include "verifier/isa/amdgpu/instructions/family.h"

namespace warpproof::amdgpu {
namespace {

constexpr Row rows[] = {
    {"fence", "fence [syncscope] acquire|release|acq_rel|seq_cst; orders nothing by itself",
     "LangRef: fence"},
    {"__atomic_work_item_fence", "orders nothing by itself", "OpenCL C 3.0, 6.15.12.6"},
    {"llvm.amdgcn.s.barrier",
     "between a release fence before and an acquire fence after, of a workgroup or wider",
     "AMDGPUUsage: llvm.amdgcn.s.barrier; Memory Model"},
    {"llvm.amdgcn.wave.barrier",
     "between fences of a wavefront or wider it orders the lanes of a wave, else nothing",
     "AMDGPUUsage: LLVM IR Intrinsics"},
};

/// Does a fence order as wanted, for a scope at least as wide?
bool orders(const Instruction& i, bool release, machine::Scope at_least) {
  if (i.name == "fence") {
    const auto scope = scope_of(i.access.scope);
    const std::string& order = i.access.ordering;
    const bool fits = order == "seq_cst" || order == "acq_rel" || order == (release ? "release" : "acquire");
    return scope && *scope >= at_least && fits && i.unsupported.empty();
  }
  if (i.name != "__atomic_work_item_fence" || i.operands.size() < 3) return false;
  // cl_mem_fence_flags, memory_order, memory_scope as the OpenCL header numbers them.
  if (!i.operands[0].is_constant() || !i.operands[1].is_constant() || !i.operands[2].is_constant())
    return false;
  const std::uint64_t flags = i.operands[0].constant();
  const std::uint64_t order = i.operands[1].constant();
  const std::uint64_t scope = i.operands[2].constant();
  const bool some_space =
      flags != 0;  // the library ties local and global together (ROCm device library, awif)
  const bool fits = order == 5 || order == 4 || order == (release ? 3u : 2u);
  const bool wide = at_least == machine::Scope::wave ? scope >= 1 : scope >= 1 && scope <= 3;
  return some_space && fits && wide && scope != 4;
}

bool touches_memory(const Instruction& i) {
  return i.name == "load" || i.name == "store" || i.name == "atomicrmw" || i.name == "cmpxchg" ||
         i.name.starts_with("llvm.mem") || (i.defined_elsewhere && i.name != "__atomic_work_item_fence");
}

/// A barrier alone orders no memory: the fences on both sides do, with nothing of memory between.
bool fenced(const Lowering& out, machine::Scope at_least) {
  const std::vector<Instruction>& all = out.block_instructions();
  bool before = false;
  bool after = false;
  for (std::size_t k = out.instruction_number(); k-- > 0 && !before && !touches_memory(all[k]);)
    before = orders(all[k], true, at_least);
  for (std::size_t k = out.instruction_number() + 1; k < all.size() && !after && !touches_memory(all[k]); ++k)
    after = orders(all[k], false, at_least);
  return before && after;
}

bool lower(Lowering& out, const Instruction& i) {
  if (i.name == "llvm.amdgcn.s.barrier") {
    if (!fenced(out, machine::Scope::block))
      return out.not_modelled(
          "a barrier without a release fence before and an acquire fence after it, which orders no memory");
    out.emit(machine::Barrier{}, {}, {Operand::immediate(0)});
    return true;
  }
  if (i.name == "llvm.amdgcn.wave.barrier" && fenced(out, machine::Scope::wave)) {
    out.emit(machine::WarpBarrier{.members = machine::Members::convergent}, {}, {});
    return true;
  }
  out.emit(machine::NoEffect{}, {}, {});
  return true;
}

}  // namespace

extern const Family synchronisation;
const Family synchronisation = {rows, lower};

}  // namespace warpproof::amdgpu
