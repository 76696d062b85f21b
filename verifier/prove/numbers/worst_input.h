#pragma once
// The search for the input of the box on which `after`, in its declared formats, is furthest from the exact
// value.

#include <optional>
#include <string>

#include "verifier/prove/numbers/side_numbers.h"
#include "warpproof/verdict.h"

namespace warpproof::prove {

struct WorstInput {
  std::string text;  ///< "worst error found: after 1.9e-06 (3.1 ulps, relative 2.2e-07), before 2.1e-06
                     ///< (...), by ..."
  /// Overflow, NaN, or an error that breaks an absolute rule; replayed by verifier/replay.
  std::optional<Counterexample> refutation;
  Reason reason = Reason::bound_exceeded;
  std::vector<double> errors;  ///< of `after`, by output: the worst found, 0 where none was comparable
};

WorstInput find_worst_input(const ir::Program& program, const ir::Rewrite& rewrite,
                            const SideNumbers& numbers, const std::vector<ir::UnfoldedOutput>& before,
                            const std::vector<ir::UnfoldedOutput>& after, int evaluations,
                            std::uint64_t seed);

}  // namespace warpproof::prove
