#pragma once
// What loads, stores and atomics share.

#include <optional>
#include <string_view>

#include "verifier/isa/amdgpu/lower/lowering.h"

namespace warpproof::amdgpu {

/// Of LLVM's number of an address space.
machine::Space space_of(unsigned llvm_space);
/// Of a syncscope's name; nothing for one that is not known.
std::optional<machine::Scope> scope_of(std::string_view name);
std::optional<machine::Strength> strength_of(std::string_view ordering);

/// A load from what the launch gives (arguments, implicit arguments, dispatch packet): its parts as operands
/// of the launch. False: a place whose content is not modelled, or a load that does not fit it; the reason is
/// set.
bool load_from_launch(Lowering& out, const Instruction& i, const Origin& origin);

}  // namespace warpproof::amdgpu
