#pragma once
// Concrete runs in `bits` beside the certified running bound of the kernel's own operations (`error`) and an
// enclosure of the exact value. Inside the bound everywhere: evidence for `implemented`. Certainly outside: a
// refutation, replayed by the independent evaluator (verifier/replay), small and shown with its bits.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "verifier/exec/effect.h"
#include "verifier/prove/kernel/context.h"
#include "verifier/prove/kernel/input_data.h"
#include "verifier/prove/kernel/outputs.h"
#include "verifier/verdict/finding.h"

namespace warpproof::prove {

/// What the kernel gave where it was refuted.
enum class RefutedBy : std::uint8_t { number, infinity, not_a_number };

struct ConcreteAnswer {
  std::vector<exec::Effect> effects;  ///< of the first run
  OutputComparison outputs;           ///< footprint of the first run: not written, several blocks, outside
  /// Enclosures of the kernel over the reals and of the definition, at each input of the families: do they
  /// meet?
  verdict::Check enclosures = verdict::Check::not_done;
  verdict::Check bits = verdict::Check::not_done;
  std::optional<Counterexample> refutation;  ///< shown on the first family that shows it
  bool refutation_replayed = false;
  RefutedBy refuted_by = RefutedBy::number;
  double worst_share = 0;      ///< largest |bits - exact| / bound seen
  std::vector<double> errors;  ///< by output: largest |bits - exact| that is certain
  std::uint64_t compared = 0;
  std::string why_not;  ///< when bits is not_done: what the runs could not decide
};

/// What is allowed of an output element instead of its running bound, for rules on the error itself.
using AllowedError = std::function<double(std::size_t output, const std::vector<std::int64_t>& index)>;

ConcreteAnswer run_concrete(const Context& context, const std::vector<DataFamily>& families,
                            const AllowedError& allowed = {});

}  // namespace warpproof::prove
