// The outcome table, exhaustively: every kind of finding with every state of the evidence, both sides of each
// condition.
#include <doctest/doctest.h>

#include <optional>
#include <set>

#include "verifier/base/fault.h"
#include "verifier/verdict/conclude.h"
#include "verifier/verdict/reason_class.h"

using namespace warpproof;
using namespace warpproof::verdict;

namespace {

constexpr Check every_check[] = {Check::not_done, Check::agrees, Check::disagrees};
constexpr Question every_question[] = {Question::equal, Question::accurate, Question::implemented,
                                       Question::safe};

Counterexample replayed_counterexample() {
  Counterexample counterexample;
  counterexample.sizes = {{"M", 1}};
  counterexample.replayed = true;
  return counterexample;
}

Reason violation_of(Question question) {
  switch (question) {
    case Question::equal:
      return Reason::value_differs;
    case Question::accurate:
      return Reason::bound_exceeded;
    case Question::implemented:
      return Reason::output_differs;
    case Question::safe:
      return Reason::race_shared;
  }
  return Reason::none;
}

std::optional<Verdict> conclude_one(const Finding& finding) {
  Subject subject;
  subject.id = "one";
  subject.kind = "kernel";
  subject.asked = {finding.question};
  try {
    return conclude(subject, {finding});
  } catch (const base::Fault&) {
    return std::nullopt;
  }
}

Finding finding_of(Question question, Found found) {
  Finding finding;
  finding.question = question;
  finding.found = found;
  finding.reach = Reach::all_sizes;
  switch (found) {
    case Found::fails:
      finding.reason = violation_of(question);
      finding.counterexample = replayed_counterexample();
      finding.details = {{"two accesses", {}}};
      break;
    case Found::gave_up:
      finding.reason = Reason::solver_budget;
      break;
    case Found::not_modelled:
      finding.reason = Reason::unsupported_construct;
      break;
    case Found::contradictory:
      finding.reason = Reason::requirements_contradict;
      break;
    default:
      break;
  }
  return finding;
}

template <class Visit>
void for_all_evidence(Visit visit) {
  for (unsigned code = 0; code < 6561 * 4; ++code) {
    unsigned rest = code / 4;
    Evidence evidence;
    for (Check* check : {&evidence.replay, &evidence.certificate, &evidence.evaluation, &evidence.term,
                         &evidence.field, &evidence.bits, &evidence.schedules, &evidence.bound}) {
      *check = every_check[rest % 3];
      rest /= 3;
    }
    evidence.field_behind_hash = (code & 1) != 0;
    evidence.rests_on_approximation = (code & 2) != 0;
    visit(evidence);
  }
}

// The table of the design, written a second time as what proved, refuted and tested need at least.
bool may_prove(const Finding& f) {
  const Evidence& e = f.evidence;
  if (f.found != Found::holds || f.reach <= Reach::samples || e.rests_on_approximation) return false;
  switch (f.question) {
    case Question::equal:
      return e.certificate == Check::agrees && e.evaluation == Check::agrees;
    case Question::accurate:
      return e.bound == Check::agrees;
    case Question::implemented:
      return e.term == Check::agrees && e.field == Check::agrees && e.bits == Check::agrees;
    case Question::safe:
      return e.schedules == Check::agrees;
  }
  return false;
}

bool may_refute(const Finding& f) {
  return f.found == Found::fails && f.evidence.replay == Check::agrees && !f.evidence.rests_on_approximation;
}

bool may_test(const Finding& f) {
  if (f.evidence.rests_on_approximation) return false;
  const bool silent = f.found == Found::holds || f.found == Found::no_difference_found;
  if (f.question == Question::accurate) return silent;
  return f.question == Question::implemented && silent && f.evidence.field == Check::agrees &&
         f.evidence.bits != Check::disagrees;
}

}  // namespace

TEST_CASE("proved, refuted and tested need all their evidence, in every combination") {
  std::set<Outcome> seen[4];
  for (const Question question : every_question) {
    for (const Found found : every_found) {
      for (const Reach reach : {Reach::samples, Reach::listed_sizes}) {
        Finding finding = finding_of(question, found);
        finding.reach = reach;
        unsigned wrong = 0, proved_missed = 0, refuted_missed = 0;
        for_all_evidence([&](const Evidence& evidence) {
          finding.evidence = evidence;
          const std::optional<Verdict> verdict = conclude_one(finding);
          if (!verdict) return;
          const Outcome outcome = verdict->outcome;
          seen[static_cast<int>(question)].insert(outcome);
          wrong += outcome == Outcome::proved && !may_prove(finding);
          wrong += outcome == Outcome::refuted && !may_refute(finding);
          wrong += outcome == Outcome::tested && !may_test(finding);
          wrong += outcome == Outcome::rejected && found != Found::bad_input;
          wrong += outcome == Outcome::vacuous && found != Found::contradictory;
          wrong += outcome == Outcome::unsupported && found != Found::not_modelled;
          wrong += verdict->reach != reach;
          proved_missed += may_prove(finding) && outcome != Outcome::proved;
          refuted_missed += may_refute(finding) && outcome != Outcome::refuted;
        });
        INFO("question " << word(question) << ", found " << static_cast<int>(found) << ", reach "
                         << word(reach));
        CHECK(wrong == 0);
        CHECK(proved_missed == 0);
        CHECK(refuted_missed == 0);
      }
    }
  }
  for (const Question question : every_question) {
    const bool can_be_tested = question == Question::accurate || question == Question::implemented;
    CHECK(seen[static_cast<int>(question)].size() == (can_be_tested ? 7 : 6));
    CHECK(seen[static_cast<int>(question)].count(Outcome::tested) == (can_be_tested ? 1 : 0));
  }
}

TEST_CASE("engines that contradict each other are a fault of ours, never a verdict") {
  Finding finding = finding_of(Question::equal, Found::holds);
  finding.evidence.certificate = Check::agrees;
  finding.evidence.evaluation = Check::disagrees;
  CHECK_FALSE(conclude_one(finding));
  finding.evidence = {};
  finding.evidence.certificate = Check::disagrees;
  CHECK_FALSE(conclude_one(finding));

  finding = finding_of(Question::implemented, Found::holds);
  finding.evidence.term = Check::agrees;
  finding.evidence.bits = Check::agrees;
  finding.evidence.field = Check::disagrees;
  CHECK_FALSE(conclude_one(finding));
  finding.evidence.field_behind_hash = true;
  CHECK(conclude_one(finding)->outcome == Outcome::unknown);
  CHECK(conclude_one(finding)->reason == Reason::behind_hash);
  finding.evidence.field = Check::agrees;
  finding.evidence.bits = Check::disagrees;
  CHECK_FALSE(conclude_one(finding));

  finding = finding_of(Question::equal, Found::fails);
  finding.evidence.replay = Check::agrees;
  finding.evidence.certificate = Check::agrees;
  CHECK_FALSE(conclude_one(finding));
}

TEST_CASE("a proof for all sizes and a counterexample from another engine can not both stand") {
  Finding proof = finding_of(Question::equal, Found::holds);
  proof.evidence.certificate = proof.evidence.evaluation = Check::agrees;
  Finding counterexample = finding_of(Question::equal, Found::fails);
  counterexample.evidence.replay = Check::agrees;
  Subject subject;
  subject.asked = {Question::equal};
  CHECK(conclude(subject, {proof}).outcome == Outcome::proved);
  CHECK(conclude(subject, {counterexample}).outcome == Outcome::refuted);
  CHECK_THROWS_AS(conclude(subject, {proof, counterexample}), base::Fault);
}

TEST_CASE("a failure that nobody replayed is unknown, and one that shows nothing too") {
  Finding finding = finding_of(Question::equal, Found::fails);
  CHECK(conclude_one(finding)->reason == Reason::not_replayed);
  finding.evidence.replay = Check::disagrees;
  CHECK(conclude_one(finding)->outcome == Outcome::unknown);
  finding.evidence.replay = Check::agrees;
  CHECK(conclude_one(finding)->outcome == Outcome::refuted);
  finding.counterexample->replayed = false;
  CHECK(conclude_one(finding)->reason == Reason::not_replayed);
  finding.counterexample.reset();
  CHECK(conclude_one(finding)->reason == Reason::not_replayed);
  Finding race = finding_of(Question::safe, Found::fails);
  race.evidence.replay = Check::agrees;
  race.counterexample.reset();
  CHECK(conclude_one(race)->outcome == Outcome::refuted);
  race.details.clear();
  CHECK(conclude_one(race)->outcome == Outcome::unknown);
}

TEST_CASE("a reason code must belong to its finding") {
  Finding finding = finding_of(Question::equal, Found::fails);
  finding.reason = Reason::race_shared;
  CHECK_FALSE(conclude_one(finding));
  finding.reason = Reason::solver_budget;
  CHECK_FALSE(conclude_one(finding));
  finding = finding_of(Question::safe, Found::gave_up);
  finding.reason = Reason::no_violation;
  CHECK_FALSE(conclude_one(finding));
  finding = finding_of(Question::safe, Found::not_modelled);
  finding.reason = Reason::time_limit;
  CHECK_FALSE(conclude_one(finding));
  finding = finding_of(Question::equal, Found::contradictory);
  finding.reason = Reason::open_obligation;
  CHECK_FALSE(conclude_one(finding));
}

TEST_CASE("every reason code has a class, a name that is read back, and a sentence") {
  unsigned violations = 0;
  for (unsigned i = 0; i <= static_cast<unsigned>(Reason::question_not_met); ++i) {
    const Reason reason = static_cast<Reason>(i);
    CHECK_NOTHROW(class_of(reason));
    CHECK(reason_named(code(reason)) == reason);
    CHECK_FALSE(sentence(reason).empty());
    if (class_of(reason) == ReasonClass::violation) {
      ++violations;
      CHECK_NOTHROW(question_of(reason));
    } else {
      CHECK_THROWS_AS(question_of(reason), base::Fault);
    }
  }
  CHECK(violations == 23);
  CHECK_FALSE(reason_named("made_up"));
}
