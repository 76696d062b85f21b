#pragma once
// The code of every kernel that a claim launches, and where it came from.

#include <vector>

#include "verifier/check/artefact.h"
#include "verifier/check/subject.h"
#include "verifier/prove/kernel/plan.h"

namespace warpproof::checking {

struct LoadedKernels {
  std::vector<Artefact> artefacts;
  prove::Codes codes;
};

/// False: some kernel has no code; the subject's diagnostics or the findings say why.
bool load_kernels(const Session& session, const prove::ClaimView& view, LoadedKernels& loaded,
                  verdict::Subject& subject, std::vector<verdict::Finding>& findings);

/// Lines of a source are known by the compiler's place for the claim's folder ("/src/kernel.cu"): as the user
/// would write them.
void name_sources(std::vector<verdict::Finding>& findings, const base::Span& claim);

/// The verdict is about the committed bytes where a source was not compiled: said first of `implemented`.
void name_bytes(std::vector<verdict::Finding>& findings, const LoadedKernels& loaded);

/// Codes E039x: the claim is fine, and this build has no model for it yet.
bool only_not_modelled(const base::Diagnostics& diagnostics);
verdict::Finding not_modelled(const base::Diagnostics& diagnostics);

}  // namespace warpproof::checking
