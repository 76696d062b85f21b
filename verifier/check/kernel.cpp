// A kernel claim or a sequence: the rewrite it implements, then the code itself.

#include "verifier/check/artefact.h"
#include "verifier/check/subject.h"
#include "verifier/prove/kernel/claim_questions.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof::checking {
namespace {

using verdict::Finding;

struct Loaded {
  std::vector<Artefact> artefacts;
  prove::Modules modules;
};

/// False: some kernel has no PTX; the subject's diagnostics or the findings say why.
bool load_modules(const Session& session, const prove::ClaimView& view, Loaded& loaded,
                  verdict::Subject& subject, std::vector<Finding>& findings) {
  bool complete = true;
  for (const ir::KernelClaim* kernel : view.kernels) {
    session.report(subject.id, "compile " + kernel->source.path, 0.05);
    Artefact artefact = load_artefact(*kernel, session.request.compile_sources, session.limits);
    for (const auto& entry : artefact.provenance) subject.provenance.push_back(entry);
    for (const base::Diagnostic& diagnostic : artefact.diagnostics) subject.diagnostics.push_back(diagnostic);
    if (artefact.finding) findings.push_back(*artefact.finding);
    complete = complete && artefact.module != nullptr;
    loaded.artefacts.push_back(std::move(artefact));
  }
  for (std::size_t i = 0; i < view.kernels.size(); ++i)
    if (loaded.artefacts[i].module != nullptr)
      loaded.modules[view.kernels[i]->id] = loaded.artefacts[i].module.get();
  return complete;
}

/// Codes E039x: the claim is fine, and this build has no model for it yet.
bool only_not_modelled(const base::Diagnostics& diagnostics) {
  for (const base::Diagnostic& diagnostic : diagnostics)
    if (!diagnostic.code.starts_with("E039")) return false;
  return !diagnostics.empty();
}

Finding not_modelled(const base::Diagnostics& diagnostics) {
  Finding finding;
  finding.question = Question::implemented;
  finding.found = verdict::Found::not_modelled;
  finding.reason = Reason::unsupported_construct;
  finding.summary = diagnostics.front().message;
  for (const base::Diagnostic& diagnostic : diagnostics)
    finding.details.push_back(
        {diagnostic.code + ": " + diagnostic.message, verdict::place_of(diagnostic.where)});
  return finding;
}

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
  subject.expected = expected_of(claim.expect, subject.diagnostics);
  subject.provenance = provenance(session);
  std::vector<Finding> findings;
  const auto view = prove::view(session.program, claim);
  if (!view) {
    subject.diagnostics = view.diagnostics();
    return verdict::conclude(subject, findings);
  }
  Loaded loaded;
  if (load_modules(session, *view, loaded, subject, findings)) {
    findings = equal_findings(session, *view->rewrite, deadline);
    prove::ClaimOptions options{.quick = session.request.quick, .seed = session.request.seed};
    options.progress = [&](const std::string& stage, double done) {
      session.report(id, stage, 0.1 + 0.9 * done);
    };
    const Clock clock;
    auto answered =
        prove::claim_findings(session.program, *view, loaded.modules, options, session.limits, deadline);
    if (answered && !answered->empty()) answered->back().time_ms = clock.ms();
    if (answered)
      findings.insert(findings.end(), answered->begin(), answered->end());
    else if (only_not_modelled(answered.diagnostics()))
      findings.push_back(not_modelled(answered.diagnostics()));
    else
      subject.diagnostics.insert(subject.diagnostics.end(), answered.diagnostics().begin(),
                                 answered.diagnostics().end());
  }
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
