#pragma once
// Which sizes are tried, and in which order. Small values in every combination of few deviations from 2, so
// that ragged tails (T = 2, N = 3) and empty extents come early; constants of the rewrite add their
// neighbours (16: 15, 16, 17); a size that a requirement gives by an equation (K = 16 * T) is computed. Large
// constants (300: 299, 300, 301) are tried for one size at a time, the others small.

#include <functional>
#include <optional>
#include <vector>

#include "verifier/replay/evaluator.h"
#include "verifier/replay/random.h"

namespace warpproof::replay {

class SizeSpace {
 public:
  SizeSpace(const ir::Program& program, const ir::Rewrite& rewrite,
            std::optional<std::size_t> without_requirement);

  /// At most `count` assignments that meet all requirements on sizes alone, in the order of the search. Steps
  /// of the budget are used; stops early when it is used up.
  std::vector<ir::SizeAssignment> listed(std::size_t count, Budget& budget) const;
  /// Sizes near the large constants of the rewrite, nearest first for each.
  std::vector<ir::SizeAssignment> far(Budget& budget) const;
  /// A random one with values 0 to 5; empty when it does not meet the requirements on sizes.
  std::optional<ir::SizeAssignment> random(Random& random, Budget& budget) const;
  /// Computes the sizes that equations give, then checks all requirements on sizes alone.
  bool complete(ir::SizeAssignment& sizes, Budget& budget) const;

 private:
  struct Given {
    std::size_t size;         ///< index into size_names
    ir::ExpressionPtr value;  ///< over other sizes
  };
  void collect(std::optional<std::size_t> without_requirement);
  ir::SizeAssignment assignment(const std::vector<std::int64_t>& values) const;

  const ir::Program& program_;
  const ir::Rewrite& rewrite_;
  std::vector<Given> given_;
  std::vector<const ir::Requirement*> on_sizes_;  ///< requirements that read no input
  std::vector<std::int64_t> values_;              ///< in the order in which they are tried
  std::vector<std::int64_t> far_values_;
};

/// Calls `visit` for every node of the expression, each shared node once.
void visit_nodes(const ir::ExpressionPtr& expression,
                 const std::function<void(const ir::Expression&)>& visit);

}  // namespace warpproof::replay
