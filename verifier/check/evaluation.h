#pragma once
// Both sides of a rewrite at a point that somebody chose: what `eval` prints.

#include "verifier/base/diagnostic.h"
#include "verifier/ir/program.h"
#include "verifier/replay/chosen_point.h"
#include "warpproof/evaluate.h"

namespace warpproof::checking {

Evaluation evaluation_of(const ir::Program& program, const ir::Rewrite& rewrite,
                         const EvaluationRequest& request, const std::vector<replay::GivenTensor>& inputs);

/// One that has nothing but what is wrong.
Evaluation not_evaluated(base::Diagnostics diagnostics);

}  // namespace warpproof::checking
