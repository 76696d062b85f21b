#include "verifier/api/recheck_certificate.h"

#include "verifier/base/diagnostic.h"
#include "verifier/certificate/recheck.h"
#include "verifier/text/load.h"

namespace warpproof {

CertificateCheck recheck_certificate(const std::string& text, const FindClaim& find_claim,
                                     const base::Limits& limits, const base::Deadline& deadline) {
  CertificateCheck out;
  RecheckReport& report = out.report;
  const auto certificate = certificate::read_certificate(text, limits);
  if (const std::string* why = std::get_if<std::string>(&certificate)) {
    report.reason = base::escaped(*why);
    return out;
  }
  const auto& read = std::get<certificate::Certificate>(certificate);
  report.subject = base::escaped(read.rewrite);
  out.sources = read.sources;
  if (read.sources.empty()) {
    report.reason = "the certificate names no source";
    return out;
  }
  // What imports stands after what it imports: the last source is the file that was checked.
  const ClaimFile claim = find_claim(read.sources.back());
  const auto program = text::load_file(claim.path, claim.root, limits);
  if (!program) {
    report.reason = base::render(program.diagnostics().front());
    return out;
  }
  const certificate::RecheckResult result = certificate::recheck(text, *program, limits, deadline);
  report.valid = result.accepted;
  report.reason = base::escaped(result.refusal, 4000, true);
  report.solver = result.solver;
  for (const certificate::OutputProof* output : read.proofs())
    report.steps += static_cast<std::uint32_t>(output->facts.size() + output->left.size() +
                                               output->right.size() + output->defined.size());
  const bool ranks = !read.instances.empty();
  report.claim = std::string("before = after for all sizes") + (ranks ? " and ranks" : "") +
                 ", wherever before is defined";
  report.exit_code = result.accepted ? 0 : (result.out_of_budget || result.unconfirmed ? 3 : 1);
  out.ledger = result.ledger;
  return out;
}

}  // namespace warpproof
