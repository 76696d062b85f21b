#pragma once
// The code that a compiler may make of this one: PTX `mul` and `add` without a rounding modifier may become
// one fused operation (docs/semantics.md). Here all pairs that stand in one basic block are fused; with the
// code as it is these are the two uniform choices that a device's result is compared with.

#include "verifier/isa/machine/code.h"

namespace warpproof::prove {

/// `fused` is set to the number of pairs. Differences (`sub`) stay as they are: a fused one would need a
/// negation of its own.
machine::Code contracted(const machine::Code& code, std::size_t& fused);

}  // namespace warpproof::prove
