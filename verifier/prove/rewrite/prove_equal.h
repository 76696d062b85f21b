#pragma once
// Is `before` the same function as `after`, over the reals, for all sizes? The search for a proof: both sides
// go into normal forms, reductions that still differ are matched, and what was found is written down as a
// certificate, which the independent checker has read again before `closed` is said.
//
//   ProofAttempt attempt = prove_equal(program, rewrite, limits, deadline);
//   if (attempt.status == ProofStatus::closed) keep(attempt.certificate);
//
// `closed` says nothing about whether the left side is defined anywhere: finding a witness is the evaluator's
// task.

#include "verifier/certificate/recheck.h"

namespace warpproof::prove {

enum class ProofStatus : std::uint8_t {
  closed,         ///< certificate found and re-checked
  open,           ///< no proof; the open obligation is shown
  contradictory,  ///< the requirements contradict each other: vacuous
  unsupported,    ///< a construct that the proof kernel has no meaning for
  unconfirmed,    ///< a solver answer was not confirmed
  budget,         ///< a limit was reached
  time,           ///< the wall-clock net was reached
};

struct ProofAttempt {
  ProofStatus status = ProofStatus::open;
  std::string certificate;             ///< JSON, when closed
  certificate::RecheckResult checked;  ///< the checker's own account, when closed
  std::string reason;                  ///< one line, when not closed
  std::string obligation;              ///< the normal forms that differ, or the condition that was not shown
  std::vector<std::string> smt_queries;  ///< SMT-LIB of each question that the solver left open
  std::uint64_t steps = 0;
};

ProofAttempt prove_equal(const ir::Program& program, const ir::Rewrite& rewrite, const base::Limits& limits,
                         const base::Deadline& deadline);

}  // namespace warpproof::prove
