#pragma once
// Two claims at one choice of sizes, made comparable: inputs of one name are one tensor of the domain,
// outputs stand in the same order. What the two sides do is not looked at here.

#include <string>

#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

/// One side of a question "do these two compute the same?".
struct EquivalenceSide {
  const ir::Program& program;
  const ClaimView& claim;
  const Codes& codes;
  std::string name;    ///< as a person calls it: "kernel.cu"
  std::string digest;  ///< of all that runs: points of the prime field derive from it
};

struct PairedPlans {
  Plan left, right;  ///< right.outputs[i] is compared with left.outputs[i]
};

/// Why arrays of integers that both sides read can not have the same contents at these sizes: given in one
/// and over a range in the other, or over different ranges (E0386); or unknown to the left side (E0382).
/// Contents of arrays that formulas give are compared by `pair_plans`.
base::Diagnostics differing_index_data(const EquivalenceSide& left, const EquivalenceSide& right,
                                       const Sizes& sizes);

/// Arrays over a range hold on both sides what they hold on the left one by choice `index_choice`
/// (index_data.h). Fails (E03xx) where one side cannot be launched, where an input of one side is unknown to
/// the other (E0382), or an output (E0383); E0393 (not modelled yet) where a shared input has another layout
/// or format.
base::Result<PairedPlans> pair_plans(const EquivalenceSide& left, const EquivalenceSide& right,
                                     const Sizes& sizes, const base::Limits& limits,
                                     std::uint64_t index_choice = 0);

}  // namespace warpproof::prove
