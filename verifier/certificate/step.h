#pragma once
// A proof is chains of steps. A step says: the subterm at this place equals that term, by this one lemma.

#include <string>
#include <vector>

#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

struct Step {
  std::string lemma;
  Path path;
  ExpressionPtr after;               ///< what the subterm becomes
  std::vector<ExpressionPtr> terms;  ///< what the lemma asks for
  bool reversed = false;             ///< the lemma reads from right to left
};
using Chain = std::vector<Step>;

/// The whole term after the step, or the reason why it is refused (then `term` is null).
struct StepResult {
  ExpressionPtr term;
  std::string refusal;
};
StepResult check_step(Kernel& kernel, const Scope& scope, const ExpressionPtr& term, const Step& step);
StepResult check_chain(Kernel& kernel, const Scope& scope, ExpressionPtr term, const Chain& chain);

}  // namespace warpproof::certificate
