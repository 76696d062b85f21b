#pragma once
// Asking the solver. Only `unsat` is ever used as a proof; everything else is "not shown".
//
// A query is self-contained (its own solver context), limited by the solver's own resource count so that the
// answer does not depend on the machine's mood, with wall clock as a net. It goes first in linearised form; a
// nonlinear unsat counts only when a second configuration (other seed, other arithmetic) says the same, else
// `unconfirmed`. A solver exception or memory-out is `crashed`: a lost proof, never ours.

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "verifier/smt/term.h"

namespace warpproof::smt {

enum class Status : std::uint8_t { unsat, sat, unknown, unconfirmed, crashed };
const char* word(Status status);

struct Budget {
  std::uint64_t resource_max = 20'000'000;  ///< solver steps (rlimit) of one call
  std::uint64_t wall_ms_max = 10'000;
  bool linear_only = false;  ///< `unknown` instead of the nonlinear form
};

struct Answer {
  Status status = Status::unknown;
  bool by_linear = false;      ///< decided by the linearised query: no confirmation needed
  bool out_of_budget = false;  ///< unknown because of resource or wall clock
  std::string reason;          ///< of unknown and crashed
  std::vector<std::pair<std::string, std::string>>
      model;  ///< sat: variable, value ("3", "-1/2", "true"), by name
  std::uint64_t resource_used = 0;
};

/// Are these assertions together contradictory?
Answer check_unsat(const std::vector<Term>& assertions, const Budget& budget);

/// The exact query (not linearised) as an SMT-LIB 2 script that ends in (check-sat).
std::string export_smtlib(const std::vector<Term>& assertions);

/// "Z3 4.8.12.0": part of every certificate.
std::string solver_version();

}  // namespace warpproof::smt
