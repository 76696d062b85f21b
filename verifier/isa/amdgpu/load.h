#pragma once
// AMDGPU LLVM IR, as text (.ll) or bitcode (.bc), to what the executor runs: one kernel of a module. Read
// with LLVM's own library where this was built with it. Device functions that the kernel calls and that are
// in the module are laid into it.
//
// Hostile input never ends this process: everything is tried in a child process first, under limits, and done
// here only when that ended well. Errors have the place that LLVM tells:
//
//   E0340 no such kernel          E0462 another target, or a newer LLVM's file
//   E0460 does not parse          E0463 recursion
//   E0461 parses, is not valid    E0465 over a limit
//
//   if (!amdgpu::available()) ...                        // built without LLVM
//   base::Result<machine::Code> code = amdgpu::load_kernel(source, "gemm", "gfx942", limits);

#include <string>

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/isa/machine/code.h"

namespace warpproof::amdgpu {

/// Was this built with LLVM? Without it load_kernel only says so (E0469).
bool available();
/// "19.1.7", or "".
std::string llvm_version();

/// `target` "" takes what the IR says.
base::Result<machine::Code> load_kernel(const base::SourcePtr& source, const std::string& entry,
                                        const std::string& target, const base::Limits& limits);

}  // namespace warpproof::amdgpu
