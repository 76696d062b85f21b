#pragma once
// What the executor saw, as findings about `safe` and `implemented`.

#include <vector>

#include "verifier/exec/effect.h"
#include "verifier/verdict/finding.h"

namespace warpproof::prove {

/// How a finding of the executor is reported: its reason code, and whether it is a violation that replays.
struct SafetyClass {
  Reason reason;
  verdict::Found found;
  Question question;
};
SafetyClass classify(exec::FindingKind kind);

/// Findings of the symbolic run; each violation is believed only when `replayed` (a run on concrete bits,
/// which shares no domain with the first) shows the same kind at the same instruction. Gives one finding
/// `holds` when there is nothing to report. `where` is printed with each ("M=33 K=20 N=17").
std::vector<verdict::Finding> safety_findings(const std::vector<exec::Effect>& effects,
                                              const std::vector<exec::Effect>& replayed,
                                              const std::string& where);

/// "thread (3, 0, 0) of block (1, 0, 0) writes As[48] (shared, 4 bytes)  [kernel.cu:23]".
Detail describe(const exec::Access& access);

/// Unsupported instructions as details, each once.
std::vector<Detail> describe(const std::vector<exec::Unsupported>& unsupported);
/// Makes `finding` say so: what is not modelled, with its lines and its reason. `who`: the side that it is
/// of.
void set_not_modelled(const std::vector<exec::Unsupported>& unsupported, verdict::Finding& finding,
                      const std::string& who = "");
Reason reason_of(const std::vector<exec::Unsupported>& unsupported);
/// No launch reached the limit on instructions.
bool ends(const std::vector<exec::Effect>& effects);

}  // namespace warpproof::prove
