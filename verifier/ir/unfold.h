#pragma once
// Unfolding: an output element of one side as a closed expression over constants, sizes, its own indices,
// reads of inputs, applies and reductions; no calls and no local tensors are left. Used by the prover, the
// re-checker, the evaluator and the kernel questions alike; the certificate names its result by text.

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/ir/program.h"

namespace warpproof::ir {

struct UnfoldedOutput {
  std::string name;
  std::vector<IndexVariable> indices;
  std::vector<ExpressionPtr> extents;
  ExpressionPtr body;
};

/// Fails (E0260) on a circular definition and above limits.expression_nodes_max. Index ids of an output with
/// the same rank are the same on both sides: the first index of every output has id `output_index_base`, and
/// so on.
inline constexpr IndexId output_index_base = 0x40000000;
base::Result<std::vector<UnfoldedOutput>> unfold(const Program& program, const Rewrite& rewrite,
                                                 const Side& side, IndexAllocator& allocator,
                                                 const base::Limits& limits);

/// One named equation of a side (a local such as partial sums, or an output), unfolded.
base::Result<UnfoldedOutput> unfold_equation(const Program& program, const Rewrite& rewrite, const Side& side,
                                             const std::string& equation, IndexAllocator& allocator,
                                             const base::Limits& limits);

/// An expression outside of any side (a requirement, a value of a claim), without calls. Fails as above.
base::Result<ExpressionPtr> unfold_calls(const Program& program, const ExpressionPtr& expression,
                                         IndexAllocator& allocator, const base::Limits& limits);

}  // namespace warpproof::ir
