#include "verifier/verdict/judge.h"

#include "verifier/base/fault.h"
#include "verifier/verdict/reason_class.h"

namespace warpproof::verdict {
namespace {

bool agrees(Check check) { return check == Check::agrees; }
bool disagrees(Check check) { return check == Check::disagrees; }

void demand(bool condition, const Finding& finding, const char* what) {
  if (condition) return;
  base::raise_fault(__FILE__, __LINE__,
                    "question '" + std::string(word(finding.question)) + "', reason '" +
                        std::string(code(finding.reason)) + "': " + what);
}

/// Two engines that say opposite things about one claim: ours to repair, never the user's verdict.
void refuse_contradictions(const Finding& finding) {
  const Evidence& evidence = finding.evidence;
  demand(!(agrees(evidence.certificate) && disagrees(evidence.evaluation)), finding,
         "the proof was re-checked and evaluation differs");
  demand(!disagrees(evidence.certificate), finding, "the separate checker rejected the certificate");
  demand(!(agrees(evidence.term) && disagrees(evidence.field) && !evidence.field_behind_hash), finding,
         "normal forms are equal and the field differs where nothing is hashed");
  demand(!(agrees(evidence.term) && disagrees(evidence.bits)), finding,
         "normal forms are equal and a concrete run leaves the certified bound");
  const bool claims_success = finding.found == Found::holds;
  demand(!(claims_success && disagrees(evidence.evaluation)), finding,
         "the proof closed and evaluation differs");
  demand(!(claims_success && disagrees(evidence.schedules)), finding, "safe, and a schedule violates it");
  demand(!(claims_success && disagrees(evidence.bound)), finding,
         "accurate, and the bound does not meet the rule");
  demand(!(finding.found == Found::fails && agrees(evidence.replay) && agrees(evidence.certificate)), finding,
         "a re-checked proof and a replayed counterexample");
  demand(!(finding.found == Found::fails && agrees(evidence.replay) && agrees(evidence.schedules)), finding,
         "every schedule is covered and a violation replays");
}

/// The reason of a finding that ends as unknown: its own where that says why, else that nobody confirmed it.
Judgement unknown_for(const Finding& finding, Reason otherwise = Reason::unconfirmed) {
  const ReasonClass reason_class = class_of(finding.reason);
  const bool says_why = reason_class != ReasonClass::success && reason_class != ReasonClass::vacuous;
  return {Outcome::unknown, says_why ? finding.reason : otherwise};
}

Judgement judge_holds(const Finding& finding) {
  const Evidence& evidence = finding.evidence;
  if (evidence.rests_on_approximation) return {Outcome::unknown, Reason::approximated};
  const bool reaches = finding.reach > Reach::samples;  // proved never goes with samples
  switch (finding.question) {
    case Question::equal:
      if (agrees(evidence.certificate) && agrees(evidence.evaluation) && reaches) {
        return {Outcome::proved, Reason::certificate_checked};
      }
      return unknown_for(finding);
    case Question::accurate:
      if (!agrees(evidence.bound)) return unknown_for(finding, Reason::bound_too_loose);
      return {reaches ? Outcome::proved : Outcome::tested, Reason::bound_met};
    case Question::implemented:
      if (disagrees(evidence.field)) return {Outcome::unknown, Reason::behind_hash};
      if (disagrees(evidence.term)) return {Outcome::unknown, Reason::term_not_equal};
      if (disagrees(evidence.bits) || !agrees(evidence.field)) return unknown_for(finding);
      if (agrees(evidence.term) && agrees(evidence.bits) && reaches) {
        return {Outcome::proved, Reason::all_outputs_match};
      }
      return {Outcome::tested, Reason::field_agreement};
    case Question::safe:
      if (agrees(evidence.schedules) && reaches) return {Outcome::proved, Reason::no_violation};
      return unknown_for(finding);
  }
  return {};
}

/// A refutation shows something: an input with its values, or for accesses and footprints the places.
bool shows_something(const Finding& finding) {
  switch (finding.reason) {
    case Reason::value_differs:
    case Reason::defined_less:
    case Reason::shape_differs:
    case Reason::output_differs:
    case Reason::undefined_where_defined:
    case Reason::bound_exceeded:
    case Reason::overflow:
    case Reason::not_a_number:
      return finding.counterexample && finding.counterexample->replayed;
    default:
      return finding.counterexample || !finding.details.empty();
  }
}

Judgement judge_fails(const Finding& finding) {
  demand(class_of(finding.reason) == ReasonClass::violation, finding,
         "a failure whose reason is no violation");
  demand(question_of(finding.reason) == finding.question, finding, "a violation of another question");
  if (finding.evidence.rests_on_approximation) return {Outcome::unknown, Reason::approximated};
  if (!agrees(finding.evidence.replay) || !shows_something(finding))
    return {Outcome::unknown, Reason::not_replayed};
  return {Outcome::refuted, finding.reason};
}

Judgement judge_no_difference(const Finding& finding) {
  const Evidence& evidence = finding.evidence;
  if (evidence.rests_on_approximation) return {Outcome::unknown, Reason::approximated};
  switch (finding.question) {
    case Question::accurate:
      return {Outcome::tested, Reason::bound_too_loose};
    case Question::implemented:
      if (disagrees(evidence.term)) return {Outcome::unknown, Reason::term_not_equal};
      if (agrees(evidence.field) && !disagrees(evidence.bits))
        return {Outcome::tested, Reason::field_agreement};
      return unknown_for(finding);
    case Question::equal:
      return unknown_for(finding, Reason::open_obligation);
    case Question::safe:
      return unknown_for(finding);
  }
  return {};
}

}  // namespace

Judgement judge(const Finding& finding) {
  refuse_contradictions(finding);
  switch (finding.found) {
    case Found::holds:
      return judge_holds(finding);
    case Found::fails:
      return judge_fails(finding);
    case Found::no_difference_found:
      return judge_no_difference(finding);
    case Found::gave_up: {
      const ReasonClass reason_class = class_of(finding.reason);
      demand(reason_class != ReasonClass::success && reason_class != ReasonClass::vacuous &&
                 reason_class != ReasonClass::input,
             finding, "giving up needs a reason that says why");
      return {Outcome::unknown, finding.reason};
    }
    case Found::not_modelled:
      demand(class_of(finding.reason) == ReasonClass::unsupported, finding,
             "not modelled, with another reason");
      return {Outcome::unsupported, finding.reason};
    case Found::bad_input:
      return {Outcome::rejected, Reason::bad_input};
    case Found::contradictory:
      demand(class_of(finding.reason) == ReasonClass::vacuous, finding, "contradictory, with another reason");
      return {Outcome::vacuous, finding.reason};
  }
  return {};
}

}  // namespace warpproof::verdict
