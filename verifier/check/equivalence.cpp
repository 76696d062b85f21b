#include "verifier/check/equivalence.h"

#include "verifier/base/digest.h"
#include "verifier/base/files.h"
#include "verifier/check/equivalence_side.h"
#include "verifier/check/loaded_kernels.h"
#include "verifier/check/pipeline.h"
#include "verifier/check/root.h"
#include "verifier/check/verdict_files.h"
#include "verifier/prove/kernel/equivalent.h"
#include "verifier/prove/kernel/interface_view.h"
#include "verifier/text/load.h"

namespace warpproof::checking {
namespace {

using verdict::Finding;

/// Both sides as subjects; a code file without a claim takes the other side's.
base::Result<std::vector<EquivalenceSubject>> both_subjects(const SideWords& left, const SideWords& right,
                                                            const Request& request,
                                                            const base::Limits& limits) {
  auto first = subject_of(left, request, limits);
  auto second = subject_of(right, request, limits);
  base::Diagnostics why;
  for (const auto* side : {&first, &second})
    if (!*side)
      for (const base::Diagnostic& diagnostic : side->diagnostics()) why.push_back(diagnostic);
  if (!why.empty()) return why;
  if (!*first && !*second)
    return base::Diagnostic{
        .code = "E0336",
        .message = "no claim knows '" + left.path + "' or '" + right.path + "': how are they launched?",
        .expected = "a claim.rw beside one of them, with source, arguments, launch and sizes"};
  std::vector<EquivalenceSubject> out;
  if (!*first || !*second) {
    auto borrowed = *first ? borrowed_subject(right, **first) : borrowed_subject(left, **second);
    if (!borrowed) return borrowed.diagnostics();
    (*first ? *second : *first) = std::move(*borrowed);
  }
  out.push_back(std::move(**first));
  out.push_back(std::move(**second));
  return out;
}

base::Result<prove::InterfaceView> view_of(const EquivalenceSubject& subject) {
  if (subject.is_sequence)
    return prove::interface_view(subject.program, *subject.program.find_sequence(subject.id));
  return prove::interface_view(subject.program, *subject.program.find_kernel(subject.id));
}

const base::Span& claim_place(const EquivalenceSubject& subject) {
  return subject.is_sequence ? subject.program.find_sequence(subject.id)->where
                             : subject.program.find_kernel(subject.id)->where;
}

std::string claim_text(const EquivalenceSubject& subject) {
  return subject.is_sequence ? text::print(*subject.program.find_sequence(subject.id), subject.program)
                             : text::print(*subject.program.find_kernel(subject.id), subject.program);
}

std::string digest_of(const EquivalenceSubject& subject, const LoadedKernels& loaded) {
  std::string text = subject.name + "\n" + subject.id + "\n";
  for (const Artefact& artefact : loaded.artefacts)
    for (const auto& [name, value] : artefact.provenance) text += name + "=" + value + "\n";
  return base::sha256_hex(text);
}

void compare(const std::vector<EquivalenceSubject>& subjects, const Request& request,
             const base::Limits& limits, verdict::Subject& subject, std::vector<Finding>& findings) {
  std::vector<prove::InterfaceView> views;
  for (const EquivalenceSubject& side : subjects) {
    auto view = view_of(side);
    if (!view) {
      subject.diagnostics = view.diagnostics();
      return;
    }
    views.push_back(std::move(*view));
  }
  LoadedKernels loaded[2];
  bool complete = true;
  for (std::size_t i = 0; i < 2; ++i) {
    const Session session{.program = subjects[i].program,
                          .request = request,
                          .limits = limits,
                          .equal_findings = {},
                          .root = root_of(request, claim_place(subjects[i]).source->path)};
    if (i == 0) subject.provenance = provenance(session);
    subject.definitions.push_back({subjects[i].name, claim_text(subjects[i])});
    add_program_files(session, subject.artefacts);
    complete = load_kernels(session, views[i].view, loaded[i], subject, findings) && complete;
  }
  if (!complete) return;
  const auto side = [&](std::size_t i) {
    return prove::EquivalenceSide{subjects[i].program, views[i].view, loaded[i].codes, subjects[i].name,
                                  digest_of(subjects[i], loaded[i])};
  };
  prove::ClaimOptions options{.quick = request.quick, .seed = request.seed};
  options.progress = [&](const std::string& stage, double done) {
    if (request.progress) request.progress({subject.id, stage, done});
  };
  const Clock clock;
  const base::Deadline deadline(request.time_ms_max);
  auto answered = prove::equivalence_findings(side(0), side(1), options, limits, deadline);
  if (answered) {
    if (!answered->empty()) answered->back().time_ms = clock.ms();
    findings.insert(findings.end(), answered->begin(), answered->end());
    for (std::size_t i = 2; i-- > 0;) name_bytes(findings, loaded[i]);
    // One folder for both is the usual case; with two, a compiler's place does not tell which.
    const auto folder = [&](std::size_t i) { return base::folder_of(claim_place(subjects[i]).source->path); };
    if (folder(0) == folder(1)) name_sources(findings, claim_place(subjects[0]));
  } else if (only_not_modelled(answered.diagnostics())) {
    findings.push_back(not_modelled(answered.diagnostics()));
  } else {
    subject.diagnostics = answered.diagnostics();
  }
}

}  // namespace

Verdict check_equivalence(const std::string& left, const std::string& right, const Request& request) {
  const base::Limits limits = limits_of(request);
  verdict::Subject subject{.id = left + " = " + right, .kind = "equivalence"};
  std::vector<Finding> findings;
  const auto subjects = both_subjects(side_words(left), side_words(right), request, limits);
  if (subjects)
    compare(*subjects, request, limits, subject, findings);
  else
    subject.diagnostics = subjects.diagnostics();
  for (const Question question : {Question::implemented, Question::safe})
    for (const Finding& finding : findings)
      if (finding.question == question) {
        subject.asked.push_back(question);
        break;
      }
  return verdict::conclude(subject, findings);
}

}  // namespace warpproof::checking
