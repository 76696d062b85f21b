#pragma once
// Why a rewrite holds or does not: its verdict, the proof with what each step needs, and at a counterexample
// both sides step by step.

#include "verifier/check/subject.h"
#include "warpproof/rewrites.h"

namespace warpproof::checking {

struct Explanation {
  RewriteStatement statement;
  Verdict verdict;
  std::vector<std::string> derivation;     ///< certificate/derivation.h, with needs
  std::vector<std::string> before, after;  ///< replay/trace.h, at the counterexample
};

/// The derivation of a verdict `proved`, with needs; empty where it has no certificate.
std::vector<std::string> derivation_of(const ir::Program& program, const ir::Rewrite& rewrite,
                                       const Verdict& verdict, const base::Limits& limits,
                                       std::uint64_t time_ms_max);

Explanation explanation_of(const ir::Program& program, const ir::Rewrite& rewrite, Verdict verdict,
                           const base::Limits& limits, std::uint64_t time_ms_max);

}  // namespace warpproof::checking
