// A kernel claim or a sequence: the rewrite it implements, then the code itself.

#include "verifier/check/loaded_kernels.h"
#include "verifier/check/subject.h"
#include "verifier/check/verdict_files.h"
#include "verifier/prove/kernel/claim_questions.h"
#include "verifier/text/load.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof::checking {
namespace {

using verdict::Finding;

void ask(verdict::Subject& subject, const std::vector<Finding>& findings) {
  for (const Question question : {Question::equal, Question::accurate, Question::implemented, Question::safe})
    for (const Finding& finding : findings)
      if (finding.question == question) {
        subject.asked.push_back(question);
        break;
      }
}

template <class Claim>
Verdict check_claim(Session& session, const Claim& claim, const char* kind) {
  const base::Deadline deadline(session.request.time_ms_max);
  const std::string id = session.named.empty() ? claim.id : session.named;
  verdict::Subject subject{.id = id, .kind = kind};
  subject.place = verdict::place_of(claim.where);
  subject.expected = expected_of(claim.expect, subject.diagnostics);
  subject.provenance = provenance(session);
  add_program_files(session, subject.artefacts);
  std::vector<Finding> findings;
  const auto view = prove::view(session.program, claim);
  if (!view) {
    subject.diagnostics = view.diagnostics();
    return verdict::conclude(subject, findings);
  }
  subject.definitions = definitions_of(session.program, *view->rewrite);
  subject.definitions.push_back({id, text::print(claim, session.program)});
  LoadedKernels loaded;
  if (load_kernels(session, *view, loaded, subject, findings)) {
    findings = equal_findings(session, *view->rewrite, deadline);
    prove::ClaimOptions options{.quick = session.request.quick, .seed = session.request.seed};
    options.progress = [&](const std::string& stage, double done) {
      session.report(id, stage, 0.1 + 0.9 * done);
    };
    const Clock clock;
    auto answered =
        prove::claim_findings(session.program, *view, loaded.codes, options, session.limits, deadline);
    if (answered && !answered->empty()) answered->back().time_ms = clock.ms();
    // Asked, whatever was found: a claim of which nothing was run must not end as proved.
    if (answered) subject.asked = {Question::implemented, Question::safe};
    if (answered)
      findings.insert(findings.end(), answered->begin(), answered->end());
    else if (only_not_modelled(answered.diagnostics()))
      findings.push_back(not_modelled(answered.diagnostics()));
    else
      subject.diagnostics.insert(subject.diagnostics.end(), answered.diagnostics().begin(),
                                 answered.diagnostics().end());
  }
  name_sources(findings, claim.where);
  name_bytes(findings, loaded);
  ask(subject, findings);
  return verdict::conclude(subject, findings);
}

}  // namespace

Verdict check_kernel(Session& session, const ir::KernelClaim& claim) {
  return check_claim(session, claim, "kernel");
}
Verdict check_sequence(Session& session, const ir::SequenceClaim& claim) {
  return check_claim(session, claim, "sequence");
}

}  // namespace warpproof::checking
