// A step that takes the larger or the smaller of two.

#include "verifier/prove/rewrite/fold_templates.h"

namespace warpproof::prove {

using certificate::Operation;
using certificate::operation_of;

Extreme extreme_in(const ExpressionPtr& step) {
  const Operation operation = operation_of(*step);
  if (operation == Operation::max) return {ir::Reduction::max, step->operands};
  if (operation == Operation::min) return {ir::Reduction::min, step->operands};
  if (operation != Operation::select) return {};
  const Expression& condition = *step->operands[0];
  const Operation asked = operation_of(condition);
  const bool greater = asked == Operation::gt || asked == Operation::ge;
  if (!greater && asked != Operation::lt && asked != Operation::le) return {};
  const std::vector<ExpressionPtr> branches(step->operands.begin() + 1, step->operands.end());
  for (const std::size_t first : {0u, 1u}) {
    if (!ir::alpha_equal(condition.operands[0], branches[first]) ||
        !ir::alpha_equal(condition.operands[1], branches[1 - first]))
      continue;
    return {greater == (first == 0) ? ir::Reduction::max : ir::Reduction::min, branches};
  }
  return {};
}

}  // namespace warpproof::prove
