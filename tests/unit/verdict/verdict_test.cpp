// From answers to a verdict: precedence, weakest reach, expectations, exit codes.
#include <doctest/doctest.h>

#include "verifier/base/fault.h"
#include "verifier/verdict/conclude.h"

using namespace warpproof;
using namespace warpproof::verdict;

namespace {

constexpr Outcome every_outcome[] = {Outcome::proved,  Outcome::refuted,     Outcome::tested,
                                     Outcome::unknown, Outcome::unsupported, Outcome::rejected,
                                     Outcome::vacuous};

/// A finding about `question` that ends as `outcome`.
Finding ending(Question question, Outcome outcome, Reach reach = Reach::listed_sizes) {
  Finding finding;
  finding.question = question;
  finding.reach = reach;
  Evidence& e = finding.evidence;
  switch (outcome) {
    case Outcome::proved:
      finding.found = Found::holds;
      e.certificate = e.evaluation = e.term = e.field = e.bits = e.schedules = e.bound = Check::agrees;
      break;
    case Outcome::refuted:
      finding.found = Found::fails;
      finding.reason = question == Question::equal      ? Reason::value_differs
                       : question == Question::accurate ? Reason::bound_exceeded
                       : question == Question::safe     ? Reason::race_global
                                                        : Reason::output_differs;
      finding.counterexample = Counterexample{};
      finding.counterexample->replayed = true;
      e.replay = Check::agrees;
      break;
    case Outcome::tested:
      finding.found = Found::no_difference_found;
      e.field = Check::agrees;
      break;
    case Outcome::unknown:
      finding.found = Found::gave_up;
      finding.reason = Reason::solver_budget;
      break;
    case Outcome::unsupported:
      finding.found = Found::not_modelled;
      finding.reason = Reason::unsupported_instruction;
      break;
    case Outcome::rejected:
      finding.found = Found::bad_input;
      break;
    case Outcome::vacuous:
      finding.found = Found::contradictory;
      finding.reason = Reason::requirements_contradict;
      break;
  }
  return finding;
}

Verdict verdict_of(const std::vector<Finding>& findings, std::optional<Expected> expected = std::nullopt) {
  Subject subject;
  subject.id = "s";
  subject.expected = std::move(expected);
  return conclude(subject, findings);
}

int rank(Outcome outcome) {
  switch (outcome) {
    case Outcome::proved:
      return 0;
    case Outcome::tested:
      return 1;
    case Outcome::unknown:
      return 2;
    case Outcome::unsupported:
      return 3;
    case Outcome::vacuous:
      return 4;
    case Outcome::refuted:
      return 5;
    case Outcome::rejected:
      return 6;
  }
  return -1;
}

Expected expect(const char* outcome, const char* reach = "", const char* reason = nullptr) {
  const auto expected = expected_from_words(
      outcome, reach, reason != nullptr ? std::optional<std::string>(reason) : std::nullopt);
  REQUIRE(expected);
  return *expected;
}

}  // namespace

TEST_CASE("the worst question decides, whatever the order") {
  for (const Outcome first : every_outcome) {
    for (const Outcome second : every_outcome) {
      const Finding a = ending(Question::implemented, first), b = ending(Question::accurate, second);
      const Outcome worst = rank(first) >= rank(second) ? first : second;
      CHECK(verdict_of({a, b}).outcome == worst);
      CHECK(verdict_of({b, a}).outcome == worst);
      const Finding c = ending(Question::implemented, second);
      CHECK(verdict_of({a, c}).outcome == worst);
      CHECK(verdict_of({c, a}).answers.size() == 1);
    }
  }
}

TEST_CASE("the reach of a verdict is the weakest reach of its questions") {
  const Verdict verdict = verdict_of({ending(Question::equal, Outcome::proved, Reach::all_sizes),
                                      ending(Question::implemented, Outcome::proved, Reach::listed_data)});
  CHECK(verdict.outcome == Outcome::proved);
  CHECK(verdict.reach == Reach::listed_data);
  CHECK(verdict.reason == Reason::none);
  CHECK(verdict.answers[0].reason == Reason::certificate_checked);
}

TEST_CASE("what every choice of sizes says is said once; what one adds stands whole") {
  Finding first = ending(Question::implemented, Outcome::unknown), second = first, third = first;
  first.details = {{"a", {}}, {"seen twice", {}}, {"b", {}}, {"seen twice", {}}};
  second.details = {{"b", {}}, {"a", {}}};
  third.details = {{"c", {}}, {"seen twice", {}}};
  const Verdict verdict = verdict_of({first, second, third});
  std::string said;
  for (const Detail& detail : verdict.answers.front().details) said += detail.text + ";";
  CHECK(said == "a;seen twice;b;seen twice;c;seen twice;");
  second.details.front().place.line = 7;
  CHECK(verdict_of({first, second}).answers.front().details.size() == 6);
}

TEST_CASE("an asked question without an answer, or no question at all, is a fault") {
  Subject subject;
  subject.asked = {Question::equal, Question::safe};
  CHECK_THROWS_AS(conclude(subject, {ending(Question::equal, Outcome::proved)}), base::Fault);
  CHECK_THROWS_AS(conclude({}, {}), base::Fault);
}

TEST_CASE("one error among the diagnostics rejects, a warning does not") {
  Subject subject;
  subject.asked = {Question::equal};
  subject.diagnostics.push_back({.code = "E0203", .where = {}, .message = "unknown size 'K'"});
  Verdict verdict = conclude(subject, {});
  CHECK(verdict.outcome == Outcome::rejected);
  CHECK(verdict.reason == Reason::bad_input);
  CHECK(exit_code({verdict}) == 2);
  subject.expected = expect("refuted", "", "value_differs");
  CHECK(exit_code({conclude(subject, {})}) == 2);
  subject.expected.reset();
  subject.diagnostics[0].severity = base::Severity::warning;
  verdict = conclude(subject, {ending(Question::equal, Outcome::proved)});
  CHECK(verdict.outcome == Outcome::proved);
  CHECK(verdict.diagnostics.size() == 1);
  // The old and the new form of one file at fault alike: said once.
  subject.diagnostics.push_back(subject.diagnostics[0]);
  CHECK(conclude(subject, {ending(Question::equal, Outcome::proved)}).diagnostics.size() == 1);
  subject.diagnostics.back().message += " too";
  CHECK(conclude(subject, {ending(Question::equal, Outcome::proved)}).diagnostics.size() == 2);
}

TEST_CASE("expect refuted is met for the stated reason alone") {
  const Finding refuted = ending(Question::equal, Outcome::refuted);
  CHECK(verdict_of({refuted}, expect("refuted", "", "value_differs")).expectation_met);
  CHECK_FALSE(verdict_of({refuted}, expect("refuted", "", "defined_less")).expectation_met);
  CHECK_FALSE(verdict_of({refuted}, expect("refuted")).expectation_met);
  CHECK_FALSE(verdict_of({refuted}).expectation_met);
  for (const Outcome other : every_outcome) {
    if (other == Outcome::refuted) continue;
    CHECK_FALSE(verdict_of({ending(Question::equal, other == Outcome::tested ? Outcome::unknown : other)},
                           expect("refuted", "", "value_differs"))
                    .expectation_met);
  }
  // The stated reason may be that of any refuted question.
  const Finding race = ending(Question::safe, Outcome::refuted);
  const Finding wrong = ending(Question::implemented, Outcome::refuted);
  CHECK(verdict_of({wrong, race}).reason == Reason::race_global);
  CHECK(verdict_of({wrong, race}, expect("refuted", "", "output_differs")).expectation_met);
}

TEST_CASE("expect proved for all sizes speaks of equal") {
  const Finding equal = ending(Question::equal, Outcome::proved, Reach::all_sizes);
  const Finding accurate = ending(Question::accurate, Outcome::proved, Reach::listed_sizes);
  CHECK(verdict_of({equal, accurate}, expect("proved", "all sizes")).expectation_met);
  const Finding listed = ending(Question::equal, Outcome::proved, Reach::listed_sizes);
  CHECK_FALSE(verdict_of({listed, accurate}, expect("proved", "all sizes")).expectation_met);
  CHECK(verdict_of({listed, accurate}, expect("proved")).expectation_met);
  CHECK_FALSE(verdict_of({accurate}, expect("proved", "all sizes")).expectation_met);
}

TEST_CASE("exit codes: the promise") {
  const auto code_for = [](Outcome outcome, std::optional<Expected> expected = std::nullopt) {
    return exit_code({verdict_of({ending(Question::accurate, outcome)}, std::move(expected))});
  };
  CHECK(code_for(Outcome::proved) == 0);
  CHECK(code_for(Outcome::refuted) == 1);
  CHECK(code_for(Outcome::rejected) == 2);
  for (const Outcome undecided :
       {Outcome::tested, Outcome::unknown, Outcome::unsupported, Outcome::vacuous}) {
    CHECK(code_for(undecided) == 3);
    CHECK(code_for(undecided, expect(std::string(word(undecided)).c_str())) == 3);
    CHECK(code_for(undecided, expect("refuted", "", "bound_exceeded")) == 3);
  }
  CHECK(code_for(Outcome::refuted, expect("refuted", "", "bound_exceeded")) == 0);
  CHECK(code_for(Outcome::refuted, expect("refuted", "", "overflow")) == 1);
  CHECK(code_for(Outcome::proved, expect("refuted", "", "bound_exceeded")) == 1);
  CHECK(code_for(Outcome::proved, expect("proved", "all sizes")) == 3);
  CHECK(exit_code({}) == 0);

  const Verdict proved = verdict_of({ending(Question::equal, Outcome::proved)});
  const Verdict unknown = verdict_of({ending(Question::equal, Outcome::unknown)});
  const Verdict refuted = verdict_of({ending(Question::equal, Outcome::refuted)});
  const Verdict rejected = verdict_of({ending(Question::equal, Outcome::rejected)});
  CHECK(exit_code({proved, unknown}) == 3);
  CHECK(exit_code({unknown, refuted, proved}) == 1);
  CHECK(exit_code({refuted, rejected, unknown}) == 2);
}

TEST_CASE("words of an expectation") {
  CHECK(words(expect("proved", "all sizes")) == "proved for all sizes");
  CHECK(words(expect("refuted", "", "race_shared")) == "refuted (race_shared)");
  CHECK_FALSE(expected_from_words("right", "", std::nullopt));
  CHECK_FALSE(expected_from_words("proved", "some sizes", std::nullopt));
  CHECK_FALSE(expected_from_words("refuted", "", "no_such_reason"));
}
