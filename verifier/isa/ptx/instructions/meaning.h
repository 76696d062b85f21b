#pragma once
// The meaning of an instruction is the machine's; its names are used here as if they were PTX's own. PTX's
// `Space` and `Type` are others: `machine_space` and `integer_of` (form.h) translate.

#include "verifier/isa/machine/meaning.h"
#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx {

using namespace machine;

}  // namespace warpproof::ptx
