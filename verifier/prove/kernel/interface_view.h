#pragma once
// A claim seen by its arguments alone: what it reads, what it writes, at which extents. For questions that
// need no definition, such as whether two kernels compute the same. A claim that computes a rewrite keeps it;
// one that says nothing gets inputs and outputs from its arguments (the language makes it write their
// extents).

#include <memory>

#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

struct InterfaceView {
  std::unique_ptr<ir::Rewrite> made;       ///< null where the claim computes a rewrite
  std::unique_ptr<ir::Computes> computes;  ///< likewise
  ClaimView view;                          ///< points into the claim, the program and the two above
};

base::Result<InterfaceView> interface_view(const ir::Program& program, const ir::KernelClaim& claim);
base::Result<InterfaceView> interface_view(const ir::Program& program, const ir::SequenceClaim& claim);

}  // namespace warpproof::prove
