#pragma once
// Verdicts made by hand, one of each kind that a page shows differently.

#include <string>
#include <vector>

#include "warpproof/verdict.h"

namespace sample {

warpproof::Verdict wrong_kernel();    ///< refuted: source, counterexample, errors, ledger, replay
warpproof::Verdict race();            ///< refuted: two marked lines
warpproof::Verdict proved_rewrite();  ///< both sides, derivation, certificate
warpproof::Verdict rejected_file();   ///< diagnostics
warpproof::Verdict not_modelled();    ///< unsupported
warpproof::Verdict undecided();       ///< unknown
/// Every text of it tries to leave its place.
warpproof::Verdict hostile();
std::vector<warpproof::Verdict> all();

inline constexpr const char* attack =
    "</script></style></title><img src=x onerror=alert(1)>\"'--><!--&amp;\x01\x1b[31m\xe2\x80\xae\xff";

}  // namespace sample
