#pragma once
// Findings of many choices of sizes as one answer a question.

#include <string>
#include <vector>

#include "verifier/verdict/finding.h"

namespace warpproof::prove {

/// What does not hold, when something does not; else one finding a question for all sizes, with what was said
/// of each as a detail. `implemented` is the sentence for that question.
std::vector<verdict::Finding> over_sizes(const std::vector<std::vector<verdict::Finding>>& by_size,
                                         const std::string& implemented);

}  // namespace warpproof::prove
