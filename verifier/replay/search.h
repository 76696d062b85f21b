#pragma once
// Search by evaluation: small sizes first, structured inputs, then seeded random ones. What is found is exact
// or a pair of enclosures that do not meet, is shrunk, and is replayed from its printed form before anybody
// believes it.
//
//   SearchOptions options;
//   SearchResult result = search_counterexample(program, rewrite, options);
//   if (result.difference) show(result.difference->counterexample);
//
// Counts of steps decide, never the clock: the same input gives the same answer on every machine. Never
// throws on hostile input; what can not be evaluated within the steps is passed over.

#include <cstdint>
#include <optional>

#include "verifier/base/limits.h"
#include "verifier/ir/program.h"
#include "verifier/replay/point.h"
#include "warpproof/verdict.h"

namespace warpproof::replay {

struct SearchOptions {
  std::uint64_t steps_max = 2'000'000;
  std::uint64_t seed = 1;
  std::optional<std::size_t> without_requirement;  ///< index into rewrite.requirements: is it needed?
};

/// Two sides that certainly differ at a point.
struct Difference {
  Reason reason = Reason::value_differs;  ///< value_differs, defined_less or shape_differs
  Counterexample counterexample;  ///< shrunk; `replayed` says whether its printed form showed the same again
};

struct SearchResult {
  std::optional<Difference> difference;
  std::uint64_t points = 0;    ///< points at which all requirements held and both sides were evaluated
  std::uint64_t compared = 0;  ///< output elements that were exactly equal, or whose enclosures meet
  std::uint64_t steps = 0;
};

/// A value that differs is preferred to a shape, a shape to a definedness that differs.
SearchResult search_counterexample(const ir::Program& program, const ir::Rewrite& rewrite,
                                   const SearchOptions& options = {});

/// Both sides at `count` random points, extents 0 among them. A difference here after a proof is a fault of
/// ours.
SearchResult agree_on_samples(const ir::Program& program, const ir::Rewrite& rewrite, std::uint64_t count,
                              const SearchOptions& options = {});

/// A point with positive extents at which all requirements hold and an element of an output of `before` is
/// defined.
struct Witness {
  Point point;
  std::string output;
  std::vector<std::int64_t> index;
  std::string value;
};
struct WitnessResult {
  std::optional<Witness> witness;
  bool requirements_met = false;  ///< some point met all requirements
  std::uint64_t steps = 0;
};
WitnessResult find_witness(const ir::Program& program, const ir::Rewrite& rewrite,
                           const SearchOptions& options = {});

/// Evaluates a printed counterexample again, from its text alone and at twice the precision; sets `replayed`,
/// the two values and the Python file. False when it does not show `reason`.
bool replay(const ir::Program& program, const ir::Rewrite& rewrite, Reason reason,
            Counterexample& counterexample, std::optional<std::size_t> without_requirement = std::nullopt);

}  // namespace warpproof::replay
