#pragma once
// What a verdict depends on: the key under which it is kept, and how to see afterwards that the verdict was
// made from just this. The bytes of claim, imports, rewrites, sources, headers and committed code; flags,
// sizes and data stand in the claim's text; the compiler's build; the limits of the request that decide a
// verdict; solver, semantics revision and build of this program. The wall clock is not in it: what depended
// on it is never kept.

#include <functional>
#include <string>
#include <vector>

#include "verifier/check/pipeline.h"

namespace warpproof::checking {

/// The build of the compiler that would be found now, "" where there is none.
using CompilerBuild = std::function<std::string(bool for_amd)>;

struct VerdictKey {
  std::string digest;
  std::string root;                        ///< of the session
  std::vector<warpproof::Artefact> files;  ///< that the key was made from; the verdict must be about the same
  /// "source(gemm)" and what provenance must say there.
  std::vector<std::pair<std::string, std::string>> compiled;
  std::string why_not;  ///< why no verdict of this subject can be cached; "" when it can
};

VerdictKey verdict_key(const Session& session, const Stated& item, const CompilerBuild& build_of);

/// Was the verdict made from what the key says? False when a file changed in between, when a source was
/// compiled that was thought not to be, or the other way round.
bool is_about(const Verdict& verdict, const VerdictKey& key);

}  // namespace warpproof::checking
