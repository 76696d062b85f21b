#pragma once
// What the six comparisons share: the answer of a question as a boolean interval.

#include "refmodels/ops/op.h"

namespace refmodels::ops {

/// {0}, {1} or [0, 1], with the definedness of both operands.
inline Interval truth_of(number::Certainty answer, Intervals operands) {
  for (const Interval& operand : operands) {
    if (operand.certainly_undefined()) return operand;
  }
  const Interval truth = Interval::boolean(answer, operands[0].precision());
  const bool sure = !operands[0].possibly_undefined() && !operands[1].possibly_undefined();
  return sure ? truth : truth.with_possibly_undefined();
}

}  // namespace refmodels::ops
