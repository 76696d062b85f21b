#pragma once
// What `explain` prints of a rewrite: short, the verdict first.

#include <string>
#include <vector>

#include "warpproof/rewrites.h"

namespace warpproof::report {

struct ExplanationParts {
  const RewriteStatement& statement;
  const Verdict& verdict;
  const std::vector<std::string>& derivation;     ///< lines of certificate/derivation.h
  const std::vector<std::string>&before, &after;  ///< lines "term = value" at the counterexample
};

std::string explanation_text(const ExplanationParts& parts, bool whole);

}  // namespace warpproof::report
