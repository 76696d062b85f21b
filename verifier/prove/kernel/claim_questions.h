#pragma once
// A claim from sizes to findings: at each listed and added size the symbolic and the concrete runs, what they
// say about `safe` and `implemented`, and at the listed sizes the bounds for `accurate`.
//
//   auto findings = claim_findings(program, view, codes, options, limits, deadline);
//   if (!findings) reject(findings.diagnostics());

#include <functional>
#include <string>
#include <vector>

#include "verifier/prove/kernel/plan.h"
#include "verifier/verdict/finding.h"

namespace warpproof::prove {

struct ClaimOptions {
  bool quick = false;        ///< fewer added sizes and data families
  bool faults_only = false;  ///< of a pair: look for faults at all sizes, prove nothing there
  std::uint64_t seed = 1;
  std::function<void(const std::string& stage, double done)> progress;
};

base::Result<std::vector<verdict::Finding>> claim_findings(const ir::Program& program, const ClaimView& claim,
                                                           const Codes& codes, const ClaimOptions& options,
                                                           const base::Limits& limits,
                                                           const base::Deadline& deadline);

}  // namespace warpproof::prove
