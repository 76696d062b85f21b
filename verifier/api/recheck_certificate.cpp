#include "verifier/api/recheck_certificate.h"

#include <set>

#include "verifier/attest/json_text.h"
#include "verifier/base/diagnostic.h"
#include "verifier/base/digest.h"
#include "verifier/certificate/recheck.h"
#include "verifier/text/load.h"

namespace warpproof {

namespace {

/// Other bytes, or other meanings, than it was made for: nothing is wrong with its steps.
bool of_another_state(const certificate::Certificate& certificate, const ir::Program& program) {
  std::multiset<std::string> then, now;
  for (const certificate::SourceDigest& source : certificate.sources) then.insert(source.sha256);
  for (const base::SourcePtr& source : program.sources) now.insert(base::sha256_hex(source->text));
  return then != now || certificate.semantics != certificate::semantics_revision;
}

}  // namespace

CertificateCheck recheck_certificate(const std::string& text, const FindClaim& find_claim,
                                     const base::Limits& limits, const base::Deadline& deadline) {
  CertificateCheck out;
  RecheckReport& report = out.report;
  const auto certificate = certificate::read_certificate(text, limits);
  if (const std::string* why = std::get_if<std::string>(&certificate)) {
    const std::string fault = why->starts_with("not JSON") ? attest::json_fault(text) : "";
    report.reason = fault.empty()
                        ? base::escaped(*why)
                        : base::render({.code = "E0750",
                                        .message = "the certificate is not well-formed JSON: " + fault,
                                        .expected = "the file as it was written"});
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
  if (!result.accepted && of_another_state(read, *program)) return out;  // as it is: 2
  report.exit_code = result.accepted ? 0 : (result.out_of_budget || result.unconfirmed ? 3 : 1);
  out.ledger = result.ledger;
  return out;
}

}  // namespace warpproof
