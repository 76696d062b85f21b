#pragma once
// Builds float meanings: takes .ftz, .sat and the rounding that every float instruction shares.

#include "verifier/isa/ptx/instructions/expansion.h"
#include "verifier/isa/ptx/instructions/form.h"
#include "verifier/isa/ptx/instructions/meaning.h"

namespace warpproof::ptx {

/// add, sub, mul, fma ... of one float type. Without a rounding modifier it is to nearest and, when
/// `may_fuse`, contractible. Nothing for types that are not scalar floats.
Meaning real_operation(Form& form, Type type, RealOperation operation, unsigned operands, bool may_fuse);

/// The packed forms (.f16x2, .bf16x2) and those with .relu, whose type is still to be taken. Empty for
/// others.
Expansion real_expansion(Form& form, RealOperation operation, unsigned operands, bool may_fuse);

/// A function of one argument: .approx or a rounding, .ftz.
Meaning real_function(Form& form, Type type, domain::Function function);

}  // namespace warpproof::ptx
