#pragma once
// A certificate's text against the .rw file that it names, without the search.

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

/// `root`: "" for here. The path in the certificate is a hint where to look; digests decide.
CertificateCheck recheck_certificate(const std::string& text, const std::string& root,
                                     const base::Limits& limits, const base::Deadline& deadline);

}  // namespace warpproof
