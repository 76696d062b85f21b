#include "warpproof/check.h"

#include "verifier/api/guarded.h"
#include "verifier/api/recheck_certificate.h"
#include "verifier/api/with_progress.h"
#include "verifier/base/diagnostic.h"
#include "verifier/base/files.h"
#include "verifier/check/equivalence.h"
#include "verifier/check/pipeline.h"

namespace warpproof {
namespace {

RecheckReport recheck_file(const RecheckRequest& request) {
  const base::Limits limits{.wall_time_ms_max = request.time_ms_max};
  const base::Deadline deadline(request.time_ms_max);
  const auto file = base::read_source(request.certificate_path, limits);
  if (!file) return {.reason = base::render(file.diagnostics().front())};
  return recheck_certificate((*file)->text, request.root, limits, deadline).report;
}

}  // namespace

std::vector<Verdict> check_all(const Request& request) { return with_progress(request, checking::check_all); }

Verdict check(const Request& request) { return with_progress(request, checking::check_one); }

Verdict equivalent(const std::string& left, const std::string& right, const Request& options) {
  return with_progress(
      options, [&](const Request& request) { return checking::check_equivalence(left, right, request); });
}

RecheckReport recheck(const RecheckRequest& request) {
  return guarded([&] { return recheck_file(request); });
}

}  // namespace warpproof
