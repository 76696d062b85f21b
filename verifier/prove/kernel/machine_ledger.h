#pragma once
// What every answer about emitted code leans on, whatever the code computes: that the machine keeps what the
// compiler emitted, and that variables of the module which the host could write hold their initial values.

#include <vector>

#include "verifier/prove/kernel/plan.h"
#include "warpproof/verdict.h"

namespace warpproof::prove {

std::vector<LedgerEntry> machine_ledger(const Plan& plan);

}  // namespace warpproof::prove
