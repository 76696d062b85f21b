#pragma once
// Places of shared and local variables. PTX leaves them open; these are ours: in order of declaration,
// aligned as declared, the dynamic shared memory behind everything static.

#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx {

/// Sets Variable::offset of the .shared and .local variables of one function, and its local and own shared
/// bytes.
void place_function_variables(Function& function);

/// Sets the module-level and callee parts of every kernel's shared memory. A call through a register may
/// reach any function with a body. False when the call graph is too large to walk (ten million steps over all
/// kernels).
bool place_reachable_shared(Module& module);

}  // namespace warpproof::ptx
