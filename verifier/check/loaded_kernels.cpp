#include "verifier/check/loaded_kernels.h"

#include "verifier/base/files.h"
#include "verifier/check/verdict_files.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof::checking {

using verdict::Finding;

bool load_kernels(const Session& session, const prove::ClaimView& view, LoadedKernels& loaded,
                  verdict::Subject& subject, std::vector<Finding>& findings) {
  bool complete = true;
  for (const ir::KernelClaim* kernel : view.kernels) {
    session.report(subject.id, "compile " + kernel->source.path, 0.05);
    Artefact artefact = load_artefact(*kernel, session.request.compile_sources, session.limits);
    for (const auto& entry : artefact.provenance) subject.provenance.push_back(entry);
    for (const base::Diagnostic& diagnostic : artefact.diagnostics) subject.diagnostics.push_back(diagnostic);
    for (warpproof::Artefact file : artefact.files) {
      file.path = path_in_root(session.root, file.path);
      add_artefact(subject.artefacts, std::move(file));
    }
    if (artefact.finding) findings.push_back(*artefact.finding);
    complete = complete && artefact.code != nullptr;
    loaded.artefacts.push_back(std::move(artefact));
  }
  for (std::size_t i = 0; i < view.kernels.size(); ++i)
    if (loaded.artefacts[i].code != nullptr)
      loaded.codes[view.kernels[i]->id] = loaded.artefacts[i].code.get();
  return complete;
}

void name_sources(std::vector<Finding>& findings, const base::Span& claim) {
  constexpr std::string_view compiled_in = "/src/";
  const std::string folder = claim.source ? base::folder_of(claim.source->path) : "";
  for (Finding& finding : findings)
    for (Detail& detail : finding.details)
      if (detail.place.path.starts_with(compiled_in))
        detail.place.path =
            (folder.empty() ? "" : folder + "/") + detail.place.path.substr(compiled_in.size());
}

void name_bytes(std::vector<Finding>& findings, const LoadedKernels& loaded) {
  for (Finding& finding : findings) {
    if (finding.question != Question::implemented) continue;
    std::vector<Detail> said;
    for (const Artefact& artefact : loaded.artefacts)
      if (!artefact.not_compiled.empty()) said.push_back({artefact.not_compiled, {}});
    finding.details.insert(finding.details.begin(), said.begin(), said.end());
    return;
  }
}

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

}  // namespace warpproof::checking
