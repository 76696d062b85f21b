#pragma once
// "Does the emitted code compute the definition?" over the reals: first in a prime field (quick, and finds
// the outputs that differ), then in normal forms (what makes `proved`), with the definedness of everything
// the kernel does.

#include <string>
#include <vector>

#include "verifier/exec/effect.h"
#include "verifier/prove/kernel/context.h"
#include "verifier/prove/kernel/outputs.h"
#include "verifier/verdict/finding.h"

namespace warpproof::prove {

struct FieldAnswer {
  std::vector<exec::Effect> effects;
  OutputComparison outputs;
  bool behind_hash = false;          ///< some difference, or some agreement, rests on a hash
  bool plain_difference = false;     ///< some difference that no hash reaches
  bool hashed_without_laws = false;  ///< log, roots, max, choices: a disagreement behind them says nothing
  bool layout_overlaps = false;
  std::optional<std::string> trouble;
  std::string probability;  ///< in words
  bool clean = false;       ///< safe and modelled: values mean something
};
FieldAnswer run_field(const Context& context);

struct TermAnswer {
  std::vector<exec::Effect> effects;
  OutputComparison outputs;
  std::optional<std::string> trouble;
  std::vector<std::string>
      undefined_places;  ///< obligations of the kernel that neither signs nor the definition show
  std::vector<LedgerEntry> ledger;
  bool clean = false;
};
TermAnswer run_term(const Context& context);

}  // namespace warpproof::prove
