#pragma once
// From a request to verdicts: reads the files, finds the subjects, checks each. Same request, same verdicts,
// same order.

#include <vector>

#include "verifier/base/limits.h"
#include "warpproof/check.h"

namespace warpproof::checking {

base::Limits limits_of(const Request& request);

std::vector<Verdict> check_all(const Request& request);

/// The verdict of the only subject of a request; `rejected` when there are several or none.
Verdict check_one(const Request& request);

}  // namespace warpproof::checking
