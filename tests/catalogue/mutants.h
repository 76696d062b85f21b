#pragma once
// Mutants of an expression: one small change each, by operators that mirror the mistakes of the trap lists
// (another operator, another index, a guard dropped, a bound off by one, another constant, another reduction,
// another function).

#include <string>
#include <vector>

#include "verifier/ir/program.h"

namespace catalogue {

struct Mutant {
  std::string what;
  warpproof::ir::Rewrite rewrite;
};

/// All mutants of the equations of `after`, in order.
std::vector<Mutant> mutants_of(const warpproof::ir::Rewrite& rewrite);

}  // namespace catalogue
