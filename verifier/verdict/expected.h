#pragma once
// What a claim says about itself: `expect proved for all sizes`, `expect refuted (value_differs)`.
//
// A claim without `expect` asks for `proved`. `expect refuted` without a reason code is never met: a twin
// must be refused for the stated reason. The reach of `expect proved for all sizes` speaks of the question
// `equal`.

#include <optional>
#include <string>

#include "warpproof/verdict.h"

namespace warpproof::verdict {

struct Expected {
  Outcome outcome = Outcome::proved;
  Reach reach = Reach::none;  ///< at least this reach, of `equal` where that was asked, else of the verdict
  std::optional<Reason> reason;
};

/// From the words of a file: outcome "refuted", reach "" or "all sizes" or "all_sizes", reason code or none.
/// Empty when a word is none of ours.
std::optional<Expected> expected_from_words(const std::string& outcome, const std::string& reach,
                                            const std::optional<std::string>& reason);

/// "proved for all sizes", "refuted (value_differs)".
std::string words(const Expected& expected);

}  // namespace warpproof::verdict
