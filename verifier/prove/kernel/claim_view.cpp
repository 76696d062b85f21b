#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {
namespace {

base::Diagnostic claim_error(const std::string& code, const base::Span& where, const std::string& message) {
  return {.code = code, .where = where, .message = message};
}

/// The parts that kernel claims and sequences share.
template <class Claim>
base::Result<ClaimView> common_view(const Claim& claim, const ir::Rewrite& rewrite,
                                    const ir::Computes& computes) {
  ClaimView view;
  view.id = claim.id;
  view.computes = &computes;
  view.rewrite = &rewrite;
  if (computes.side != "before" && computes.side != "after")
    return claim_error("E0340", computes.where, "a rewrite has the sides 'before' and 'after'");
  view.side = computes.side == "before" ? &rewrite.before : &rewrite.after;
  view.numbers = &claim.numbers;
  view.sizes = &claim.sizes;
  view.maxima = &claim.maxima;
  view.requirements = &claim.requirements;
  return view;
}

template <class Claim>
base::Result<ClaimView> computed_view(const ir::Program& program, const Claim& claim) {
  if (!claim.computes)
    return claim_error("E0347", claim.where, "'" + claim.id + "' says nothing about what it computes");
  const ir::Rewrite* rewrite = program.find_rewrite(claim.computes->rewrite);
  if (rewrite == nullptr)
    return claim_error("E0340", claim.computes->where, "unknown rewrite '" + claim.computes->rewrite + "'");
  return view_as(program, claim, *rewrite, *claim.computes);
}

}  // namespace

base::Result<ClaimView> view_as(const ir::Program&, const ir::KernelClaim& claim, const ir::Rewrite& rewrite,
                                const ir::Computes& computes) {
  base::Result<ClaimView> result = common_view(claim, rewrite, computes);
  if (!result) return result;
  result->kernel = &claim;
  result->arguments = &claim.arguments;
  result->data = &claim.data;
  result->kernels = {&claim};
  return result;
}

base::Result<ClaimView> view_as(const ir::Program& program, const ir::SequenceClaim& claim,
                                const ir::Rewrite& rewrite, const ir::Computes& computes) {
  base::Result<ClaimView> result = common_view(claim, rewrite, computes);
  if (!result) return result;
  result->sequence = &claim;
  result->arguments = &claim.buffers;
  result->data = &claim.data;
  for (const ir::SequenceLaunch& launch : claim.launches) {
    const ir::KernelClaim* kernel = program.find_kernel(launch.kernel);
    if (kernel == nullptr)
      return claim_error("E0350", launch.where, "unknown kernel '" + launch.kernel + "'");
    bool seen = false;
    for (const ir::KernelClaim* other : result->kernels) seen = seen || other == kernel;
    if (!seen) result->kernels.push_back(kernel);
  }
  if (result->kernels.empty())
    return claim_error("E0301", claim.where, "a sequence launches at least one kernel");
  return result;
}

base::Result<ClaimView> view(const ir::Program& program, const ir::KernelClaim& claim) {
  return computed_view(program, claim);
}
base::Result<ClaimView> view(const ir::Program& program, const ir::SequenceClaim& claim) {
  return computed_view(program, claim);
}

}  // namespace warpproof::prove
