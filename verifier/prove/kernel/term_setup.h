#pragma once
// What a `term` run needs besides the code: names, sizes, literals and what the rewrite requires of its
// inputs; and what the run leaned on afterwards.

#include <string>
#include <vector>

#include "verifier/domain/term.h"
#include "verifier/exec/effect.h"
#include "verifier/prove/kernel/context.h"
#include "warpproof/verdict.h"

namespace warpproof::prove {

void prepare_term(const Context& context, domain::Term& term);
/// "x[3] is positive"
std::string describe(const domain::Obligation& obligation, domain::Term& term);
std::vector<LedgerEntry> ledger_of(const std::vector<exec::Effect>& effects, const domain::Term& term);

}  // namespace warpproof::prove
