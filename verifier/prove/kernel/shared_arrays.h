#pragma once
// One array that is passed for two arguments of a launch.

#include <vector>

#include "verifier/exec/launch.h"

namespace warpproof::prove {

bool passed_twice(const std::vector<exec::Argument>& arguments);

}  // namespace warpproof::prove
