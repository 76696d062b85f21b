#pragma once
// PTX to what the executor runs: one kernel of a module, with the device functions that it calls laid into
// it. Launch, sizes and arguments are not known here. What has no meaning becomes an operation that is not
// modelled and says why; it is reported only when a thread reaches it. Never fails on a module that was read.
//
//   std::optional<machine::Code> code = ptx::lower(*module, "gemm");
//   Effect effect = exec::execute(*code, launch, memory, field, nullptr, limits, deadline);

#include <optional>
#include <string_view>

#include "verifier/isa/machine/code.h"
#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx {

/// Nothing when the module has no kernel of that name with a body.
std::optional<machine::Code> lower(const Module& module, std::string_view entry);

}  // namespace warpproof::ptx
