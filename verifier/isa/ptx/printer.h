#pragma once
// A module as PTX text. Reading it back gives an equal module: load_module(print(m)) == m. Brace scopes are
// gone (names are unique by then); places and comments are not kept.

#include <string>

#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx {

std::string print(const Module& module);
std::string print(const Module& module, const Function& function);
std::string print(const Module& module, const Function& function, const Instruction& instruction);

}  // namespace warpproof::ptx
