#pragma once
// The subject of a kernel verdict: the PTX or AMDGPU IR of every kernel that a claim launches. Compiled here
// in the sandbox when that is wanted and possible, else the committed artefact; the verdict says which.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "verifier/base/diagnostic.h"
#include "verifier/base/limits.h"
#include "verifier/ir/program.h"
#include "verifier/isa/machine/code.h"
#include "verifier/toolchain/snapshot.h"
#include "verifier/verdict/finding.h"

namespace warpproof::checking {

struct Artefact {
  std::unique_ptr<machine::Code> code;  ///< null: see finding or diagnostics
  std::vector<std::pair<std::string, std::string>> provenance;
  /// Source, headers and code by the bytes that were read; paths lead from the claim's folder as it is named.
  std::vector<warpproof::Artefact> files;
  std::string not_compiled;  ///< why the source was not compiled by this run; empty: it was
  /// Rejected: missing file, compile error, entry missing, neither PTX nor IR.
  base::Diagnostics diagnostics;
  std::optional<verdict::Finding> finding;  ///< not decided: no compiler and no artefact, no sandbox
};

/// How a source is compiled that no claim file stands beside.
struct SourceOverlay {
  std::string folder;                             ///< of the source
  std::vector<toolchain::SnapshotFile> replaced;  ///< files of it with other text
  std::vector<toolchain::SnapshotFile> headers;   ///< for what is nowhere else
};

/// Fails softly in `diagnostics` and `finding`. The claim's folder is where its source text stands.
/// With an overlay its folder counts, and an
/// entry that has another name in the code is taken by its C++ name where that is clear.
Artefact load_artefact(const ir::KernelClaim& claim, bool compile_sources, const base::Limits& limits,
                       const SourceOverlay* overlay = nullptr);

}  // namespace warpproof::checking
