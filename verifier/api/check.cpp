#include "warpproof/check.h"

#include "verifier/api/guarded.h"
#include "verifier/base/diagnostic.h"
#include "verifier/base/files.h"
#include "verifier/certificate/recheck.h"
#include "verifier/check/equivalence.h"
#include "verifier/check/pipeline.h"
#include "verifier/text/load.h"

namespace warpproof {
namespace {

RecheckReport recheck_file(const RecheckRequest& request) {
  RecheckReport report;
  const base::Limits limits{.wall_time_ms_max = request.time_ms_max};
  const base::Deadline deadline(request.time_ms_max);
  const auto file = base::read_source(request.certificate_path, limits);
  if (!file) {
    report.reason = base::render(file.diagnostics().front());
    return report;
  }
  const auto certificate = certificate::read_certificate((*file)->text, limits);
  if (const std::string* why = std::get_if<std::string>(&certificate)) {
    report.reason = base::escaped(*why);
    return report;
  }
  const auto& read = std::get<certificate::Certificate>(certificate);
  report.subject = base::escaped(read.rewrite);
  if (read.sources.empty()) {
    report.reason = "the certificate names no source";
    return report;
  }
  const std::string root = request.root.empty() ? "." : request.root;
  // What imports stands after what it imports: the last source is the file that was checked.
  // The path is only a hint where to look; the digests decide whether it is the same text.
  std::string path = read.sources.back().path;
  if (!base::path_below(root, path)) path = root + "/" + path;
  const auto program = text::load_file(path, root, limits);
  if (!program) {
    report.reason = base::render(program.diagnostics().front());
    return report;
  }
  const certificate::RecheckResult result = certificate::recheck((*file)->text, *program, limits, deadline);
  report.valid = result.accepted;
  report.reason = base::escaped(result.refusal, 4000, true);
  report.solver = result.solver;
  for (const certificate::OutputProof& output : read.outputs)
    report.steps += static_cast<std::uint32_t>(output.facts.size() + output.left.size() +
                                               output.right.size() + output.defined.size());
  report.claim = "before = after for all sizes, wherever before is defined";
  report.exit_code = result.accepted ? 0 : (result.out_of_budget || result.unconfirmed ? 3 : 1);
  return report;
}

}  // namespace

std::vector<Verdict> check_all(const Request& request) {
  return guarded([&] { return checking::check_all(request); });
}

Verdict check(const Request& request) {
  return guarded([&] { return checking::check_one(request); });
}

Verdict equivalent(const std::string& left, const std::string& right, const Request& options) {
  return guarded([&] { return checking::check_equivalence(left, right, options); });
}

RecheckReport recheck(const RecheckRequest& request) {
  return guarded([&] { return recheck_file(request); });
}

}  // namespace warpproof
