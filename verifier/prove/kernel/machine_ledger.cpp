#include "verifier/prove/kernel/machine_ledger.h"

#include "verifier/verdict/finding.h"

namespace warpproof::prove {
namespace {

/// A constant or global variable of the program text. Strings and tables of the compiler have names that no
/// program has.
bool is_of_the_program(const machine::Variable& variable) {
  if (variable.space != machine::Space::global && variable.space != machine::Space::constant) return false;
  const std::string& name = variable.name;
  return !name.starts_with("__cudart_") && !name.starts_with("$") && !name.starts_with(".");
}

}  // namespace

std::vector<LedgerEntry> machine_ledger(const Plan& plan) {
  std::vector<LedgerEntry> ledger = {{Assumption::compiler_to_machine, ""}};
  for (const PlannedLaunch& launch : plan.launches)
    for (const machine::Variable& variable : launch.code->variables)
      if (is_of_the_program(variable))
        verdict::add_once(ledger, {Assumption::module_initial_values, launch.kernel + ": " + variable.name});
  return ledger;
}

}  // namespace warpproof::prove
