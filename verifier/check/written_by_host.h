#pragma once
// Does host code write what a kernel keeps in its module? Then the initial values say nothing.

#include <string>

#include "verifier/isa/machine/code.h"

namespace warpproof::checking {

/// E0742 where the code reads a variable of the device and the host code of its source writes such ones, or
/// hands out their addresses; "" else.
std::string written_by_host(const machine::Code& code, const base::SourcePtr& source);

}  // namespace warpproof::checking
