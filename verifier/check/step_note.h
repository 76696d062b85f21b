#pragma once
// Two definitions of one name that are meant as steps of their sides, and are compared (clause L23).

#include <string>

#include "verifier/ir/program.h"

namespace warpproof::checking {

/// What to do about a difference of `output`, where nobody declared it as an output and another definition
/// reads it; else "".
std::string step_note(const ir::Rewrite& rewrite, const std::string& output);

}  // namespace warpproof::checking
