#pragma once
// Both kernels in `bits` on the same inputs, each beside the certified running bound of its own operations.
// Two results further apart than both bounds together come from different functions of the reals.

#include <optional>
#include <string>
#include <vector>

#include "verifier/prove/kernel/input_data.h"
#include "verifier/prove/kernel/pair_context.h"
#include "verifier/verdict/finding.h"

namespace warpproof::prove {

struct PairConcreteAnswer {
  std::vector<exec::Effect> left_effects, right_effects;  ///< of the first run
  OutputComparison left_outputs, right_outputs;           ///< footprints of the first run
  verdict::Check bits = verdict::Check::not_done;
  std::optional<Counterexample> refutation;
  std::string why_not;  ///< when bits is not_done
};

PairConcreteAnswer run_pair_concrete(const PairContext& context, const std::vector<DataFamily>& families);

}  // namespace warpproof::prove
