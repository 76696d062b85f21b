#pragma once
// From a request to verdicts: reads the files, finds the subjects, checks each. Same request, same verdicts,
// same order.

#include <vector>

#include "warpproof/check.h"

namespace warpproof::checking {

std::vector<Verdict> check_all(const Request& request);

}  // namespace warpproof::checking
