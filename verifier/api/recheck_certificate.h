#pragma once
// A certificate's text against the .rw file that it names, without the search.

#include <functional>
#include <string>

#include "verifier/base/limits.h"
#include "verifier/certificate/certificate.h"
#include "warpproof/check.h"

namespace warpproof {

struct CertificateCheck {
  RecheckReport report;
  std::vector<certificate::SourceDigest> sources;  ///< that the certificate names
  std::vector<LedgerEntry> ledger;                 ///< what this check leant on
};

/// The claim to open, and the folder that its imports may not leave.
struct ClaimFile {
  std::string root, path;
};
/// Where the file is that a certificate calls so. The path in it is a hint where to look; digests decide.
using FindClaim = std::function<ClaimFile(const certificate::SourceDigest& claim)>;

CertificateCheck recheck_certificate(const std::string& text, const FindClaim& find_claim,
                                     const base::Limits& limits, const base::Deadline& deadline);

}  // namespace warpproof
