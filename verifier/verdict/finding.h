#pragma once
// What an engine found about one question, with the evidence that was checked. A finding is not an outcome:
// only `conclude` turns it into one, by the outcome table. Say what happened; do not judge.
//
//   Finding finding;
//   finding.question = Question::equal;
//   finding.found = Found::fails;
//   finding.reason = Reason::value_differs;
//   finding.evidence.replay = Check::agrees;      // an evaluator that shares nothing with the prover saw it
//   too finding.counterexample = counterexample;

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "warpproof/verdict.h"

namespace warpproof::verdict {

enum class Found : std::uint8_t {
  holds,                ///< the claim was shown
  fails,                ///< a concrete violation was found
  no_difference_found,  ///< searched or sampled; nothing shown either way
  gave_up,              ///< budget, solver, an open obligation
  not_modelled,         ///< a construct that the tool does not model, named
  bad_input,            ///< the question makes no sense for this input
  contradictory,        ///< requirements contradict, the box is empty, or `before` is defined nowhere
};
inline constexpr Found every_found[] = {Found::holds,        Found::fails,        Found::no_difference_found,
                                        Found::gave_up,      Found::not_modelled, Found::bad_input,
                                        Found::contradictory};

/// One independent check of a finding.
enum class Check : std::uint8_t { not_done, agrees, disagrees };

struct Evidence {
  Check replay =
      Check::not_done;  ///< fails: the violation was seen again by code that shares none with its finder
  Check certificate =
      Check::not_done;  ///< equal: the separate checker accepted the proof; disagrees: it rejected it
  Check evaluation = Check::not_done;  ///< equal: both sides evaluated on sampled sizes and inputs are equal
  Check term = Check::not_done;        ///< implemented: normal forms of all outputs are equal
  Check field = Check::not_done;       ///< implemented: equal at points of a prime field; where it
                                       ///< hashes what has laws, enclosures meet at points of the reals
  Check bits = Check::not_done;        ///< implemented: concrete runs lie within the certified running bound
  Check schedules = Check::not_done;   ///< safe: the happens-before argument covers every schedule
  Check bound = Check::not_done;       ///< accurate: the certified bound over the whole box meets the rule
  bool field_behind_hash = false;  ///< a hash, max or select reaches the output: field may disagree wrongly
  bool rests_on_approximation = false;  ///< some model leaves something out: neither proved nor refuted
};

struct Finding {
  Question question = Question::equal;
  Found found = Found::gave_up;
  Reach reach = Reach::none;  ///< of what was shown, searched or sampled
  Reason reason = Reason::none;
  Evidence evidence;
  std::string summary;
  std::vector<Detail> details;
  std::optional<Counterexample> counterexample;
  std::vector<LedgerEntry> ledger;
  std::string certificate;
  std::vector<std::string> derivation;  ///< of the certificate, for people
  std::vector<ErrorBound> errors;       ///< by output, at the sizes of this finding
  double time_ms = 0;
};

/// Says the same thing once.
inline void add_once(std::vector<LedgerEntry>& ledger, const LedgerEntry& entry) {
  for (const LedgerEntry& other : ledger)
    if (other.assumption == entry.assumption && other.detail == entry.detail) return;
  ledger.push_back(entry);
}

}  // namespace warpproof::verdict
