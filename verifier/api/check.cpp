#include "warpproof/check.h"

#include <optional>

#include "verifier/api/attestation_root.h"
#include "verifier/api/guarded.h"
#include "verifier/api/recheck_certificate.h"
#include "verifier/api/with_progress.h"
#include "verifier/base/diagnostic.h"
#include "verifier/base/files.h"
#include "verifier/check/equivalence.h"
#include "verifier/check/equivalence_side.h"
#include "verifier/check/pipeline.h"
#include "verifier/gate/compare_sources.h"

namespace warpproof {
namespace {

/// Below the root, or as it is written; without a root also below the folders above, of here and of the
/// certificate.
ClaimFile claim_of_certificate(const RecheckRequest& request, const certificate::SourceDigest& claim) {
  if (!request.root.empty())
    return {request.root,
            base::path_below(request.root, claim.path) ? claim.path : request.root + "/" + claim.path};
  for (const std::string& folder : folders_upward(request.certificate_path))
    if (base::path_below(folder, folder + "/" + claim.path)) return {folder, folder + "/" + claim.path};
  return {".", claim.path};
}

RecheckReport recheck_file(const RecheckRequest& request) {
  const base::Limits limits{.wall_time_ms_max = request.time_ms_max};
  const base::Deadline deadline(request.time_ms_max);
  const auto file = base::read_source(request.certificate_path, limits);
  if (!file) return {.reason = base::render(file.diagnostics().front())};
  return recheck_certificate(
             (*file)->text,
             [&](const certificate::SourceDigest& claim) { return claim_of_certificate(request, claim); },
             limits, deadline)
      .report;
}

/// "kernels/scale.cu#scale[N=4]" as a version of a source file; nothing where the sizes can not be read.
std::optional<gating::CodeVersion> version_of(const std::string& written) {
  const checking::SideWords words = checking::side_words(written);
  const std::string folder = base::folder_of(words.path);
  gating::CodeVersion version{.folder = folder.empty() ? "." : folder,
                              .file = words.path.substr(folder.empty() ? 0 : folder.size() + 1),
                              .shown = words.path};
  if (!gating::select(words.selected, version)) return std::nullopt;
  return version;
}

/// No claim knows either of two CUDA files: their host code may say how they are launched.
Verdict by_host_code(const std::string& left, const std::string& right, const Request& request,
                     Verdict unanswered) {
  const auto before = version_of(left), after = version_of(right);
  if (!before || !after) return unanswered;
  std::vector<Verdict> verdicts = gating::compare_sources(*before, *after, request);
  if (verdicts.size() == 1) {
    verdicts.front().id = left + " = " + right;
    return verdicts.front();
  }
  Diagnostic& why = unanswered.diagnostics.front();
  why.code = "E0337";
  why.message = "several kernels stand in these files";
  why.expected = right + "#" + "KERNEL";
  for (const Verdict& verdict : verdicts) why.found += (why.found.empty() ? "" : ", ") + verdict.id;
  why.rendered =
      "error[E0337]: " + why.message + "\n  expected: " + why.expected + "\n  found: " + why.found + "\n";
  return unanswered;
}

Verdict equivalence(const std::string& left, const std::string& right, const Request& request) {
  Verdict verdict = checking::check_equivalence(left, right, request);
  const auto is_cuda = [](const std::string& side) {
    return checking::side_words(side).path.ends_with(".cu");
  };
  const bool unknown = verdict.diagnostics.size() == 1 && verdict.diagnostics.front().code == "E0336";
  if (!unknown || !is_cuda(left) || !is_cuda(right)) return verdict;
  return by_host_code(left, right, request, std::move(verdict));
}

}  // namespace

std::vector<Verdict> check_all(const Request& request) { return with_progress(request, checking::check_all); }

Verdict check(const Request& request) { return with_progress(request, checking::check_one); }

Verdict equivalent(const std::string& left, const std::string& right, const Request& options) {
  return with_progress(options, [&](const Request& request) { return equivalence(left, right, request); });
}

RecheckReport recheck(const RecheckRequest& request) {
  return guarded([&] { return recheck_file(request); });
}

}  // namespace warpproof
