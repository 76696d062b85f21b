#pragma once
// The second, dumber reader of a proof. It makes the statement again from the program (unfolding,
// definedness, requirements), checks each step as one instance of one lemma, derives every side condition
// itself, and links none of the search. A certificate of other bytes, of another semantics revision, or with
// a tampered step is refused.
//
//   RecheckResult result = recheck(certificate_text, program, limits, deadline);
//   if (!result.accepted) print(result.refusal);

#include <string>

#include "verifier/certificate/certificate.h"
#include "verifier/certificate/statement.h"
#include "warpproof/verdict.h"

namespace warpproof::certificate {

struct RecheckResult {
  bool accepted = false;
  std::string refusal;              ///< why not, one line
  bool out_of_budget = false;       ///< a limit was the reason
  bool unconfirmed = false;         ///< a nonlinear answer of the solver was not confirmed
  std::string rewrite;              ///< id that the certificate names
  std::string solver;               ///< that this check used
  std::vector<std::string> lemmas;  ///< used, by id
  std::vector<warpproof::LedgerEntry> ledger;
  KernelStatistics statistics;
};

RecheckResult recheck(std::string_view certificate_text, const ir::Program& program,
                      const base::Limits& limits, const base::Deadline& deadline);

/// The part that needs no file: the proof of one rewrite against its statement.
RecheckResult check_proof(const Certificate& certificate, const ir::Program& program,
                          const ir::Rewrite& rewrite, const base::Limits& limits,
                          const base::Deadline& deadline);

/// Digests of the program's sources, in the order of `program.sources`.
std::vector<SourceDigest> digests_of(const ir::Program& program);

}  // namespace warpproof::certificate
