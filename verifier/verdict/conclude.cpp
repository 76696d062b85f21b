#include "verifier/verdict/conclude.h"

#include <algorithm>
#include <array>
#include <set>

#include "verifier/base/fault.h"
#include "verifier/verdict/diagnostics.h"
#include "verifier/verdict/judge.h"

namespace warpproof::verdict {
namespace {

// Best first; the worst answer decides.
constexpr std::array<Outcome, 7> severity = {Outcome::proved,      Outcome::tested,  Outcome::unknown,
                                             Outcome::unsupported, Outcome::vacuous, Outcome::refuted,
                                             Outcome::rejected};
// Among equally bad answers the first of these speaks: a wrong rewrite or a race explains wrong numbers, not
// the reverse.
constexpr std::array<Question, 4> precedence = {Question::equal, Question::safe, Question::implemented,
                                                Question::accurate};

std::size_t severity_of(Outcome outcome) {
  return static_cast<std::size_t>(std::find(severity.begin(), severity.end(), outcome) - severity.begin());
}

/// The largest of each over the findings, one at each choice of sizes.
void add_error(std::vector<ErrorBound>& errors, const ErrorBound& more) {
  for (ErrorBound& error : errors) {
    if (error.output != more.output) continue;
    error.magnitude = std::max(error.magnitude, more.magnitude);
    error.bound_before = std::max(error.bound_before, more.bound_before);
    error.bound_after = std::max(error.bound_after, more.bound_after);
    error.worst_found = std::max(error.worst_found, more.worst_found);
    return;
  }
  errors.push_back(more);
}

bool said_in(const std::vector<Detail>& before, const Detail& detail) {
  return std::any_of(before.begin(), before.end(), [&](const Detail& said) {
    return said.text == detail.text && said.place.path == detail.place.path &&
           said.place.line == detail.place.line && said.place.column == detail.place.column;
  });
}

/// Every choice of sizes may say the same; once is enough.
void add_details(std::vector<Detail>& details, const std::vector<Detail>& more) {
  if (std::all_of(more.begin(), more.end(), [&](const Detail& detail) { return said_in(details, detail); }))
    return;
  details.insert(details.end(), more.begin(), more.end());
}

/// Two forms of one file may be at fault alike.
std::vector<Diagnostic> each_once(const std::vector<Diagnostic>& diagnostics) {
  std::vector<Diagnostic> out;
  std::set<std::string> said;
  for (const Diagnostic& diagnostic : diagnostics)
    if (said.insert(diagnostic.rendered).second) out.push_back(diagnostic);
  return out;
}

/// One answer from all findings about one question: the worst decides, the weakest reach stands.
Answer answer_of(Question question, const std::vector<Finding>& findings) {
  Answer answer;
  answer.question = question;
  bool first = true, proved_everywhere = false, refuted = false;
  for (const Finding& finding : findings) {
    if (finding.question != question) continue;
    const Judgement judged = judge(finding);
    proved_everywhere |= judged.outcome == Outcome::proved && finding.reach == Reach::all_sizes;
    refuted |= judged.outcome == Outcome::refuted;
    const bool worse = first || severity_of(judged.outcome) > severity_of(answer.outcome);
    answer.reach = first ? finding.reach : std::min(answer.reach, finding.reach);
    if (worse) {
      answer.outcome = judged.outcome;
      answer.reason = judged.reason;
      answer.summary = finding.summary;
      answer.counterexample = judged.outcome == Outcome::refuted ? finding.counterexample : std::nullopt;
      answer.certificate = finding.certificate;
      answer.derivation = judged.outcome == Outcome::proved ? finding.derivation : std::vector<std::string>();
    }
    for (const ErrorBound& error : finding.errors) add_error(answer.errors, error);
    add_details(answer.details, finding.details);
    answer.ledger.insert(answer.ledger.end(), finding.ledger.begin(), finding.ledger.end());
    answer.time_ms += finding.time_ms;
    first = false;
  }
  WARPPROOF_INVARIANT(!(proved_everywhere && refuted),
                      "question '" + std::string(word(question)) + "' is proved for all sizes and refuted");
  return answer;
}

bool was_asked(const Subject& subject, const std::vector<Finding>& findings, Question question) {
  const bool found = std::any_of(findings.begin(), findings.end(),
                                 [&](const Finding& finding) { return finding.question == question; });
  const bool asked = std::find(subject.asked.begin(), subject.asked.end(), question) != subject.asked.end();
  WARPPROOF_INVARIANT(found || !asked, "'" + subject.id + "': question '" + std::string(word(question)) +
                                           "' was asked and not answered");
  return found;
}

void decide(Verdict& verdict) {
  WARPPROOF_INVARIANT(!verdict.answers.empty(), "'" + verdict.id + "': no question was answered");
  const Answer* worst = nullptr;
  verdict.reach = Reach::all_sizes;
  for (const Answer& answer : verdict.answers) {
    if (worst == nullptr || severity_of(answer.outcome) > severity_of(worst->outcome)) worst = &answer;
    verdict.reach = std::min(verdict.reach, answer.reach);
  }
  verdict.outcome = worst->outcome;
  // Several proved questions have a reason each; the verdict as a whole then needs none.
  const bool many_proved = verdict.answers.size() > 1 && verdict.outcome == Outcome::proved;
  verdict.reason = many_proved ? Reason::none : worst->reason;
}

Reach reach_for_expectation(const Verdict& verdict) {
  for (const Answer& answer : verdict.answers) {
    if (answer.question == Question::equal) return answer.reach;
  }
  return verdict.reach;
}

bool meets(const Verdict& verdict, const Expected& expected) {
  if (verdict.outcome != expected.outcome) return false;
  if (expected.outcome == Outcome::refuted) {
    if (!expected.reason) return false;
    return std::any_of(verdict.answers.begin(), verdict.answers.end(), [&](const Answer& answer) {
      return answer.outcome == Outcome::refuted && answer.reason == *expected.reason;
    });
  }
  if (expected.reason && verdict.reason != *expected.reason) return false;
  return reach_for_expectation(verdict) >= expected.reach;
}

}  // namespace

Verdict conclude(const Subject& subject, const std::vector<Finding>& findings) {
  Verdict verdict;
  verdict.id = subject.id;
  verdict.kind = subject.kind;
  verdict.fact = subject.fact;
  verdict.place = subject.place;
  verdict.provenance = subject.provenance;
  verdict.definitions = subject.definitions;
  verdict.artefacts = subject.artefacts;
  verdict.diagnostics = each_once(as_data(subject.diagnostics));
  if (subject.expected) verdict.expected = words(*subject.expected);
  const bool rejected = std::any_of(verdict.diagnostics.begin(), verdict.diagnostics.end(),
                                    [](const Diagnostic& diagnostic) { return diagnostic.is_error; });
  if (rejected) {
    verdict.outcome = Outcome::rejected;
    verdict.reason = Reason::bad_input;
  } else {
    for (const Question question : precedence) {
      if (was_asked(subject, findings, question)) verdict.answers.push_back(answer_of(question, findings));
    }
    decide(verdict);
  }
  for (const Answer& answer : verdict.answers) verdict.time_ms += answer.time_ms;
  verdict.expectation_met = meets(verdict, subject.expected.value_or(Expected{}));
  return verdict;
}

}  // namespace warpproof::verdict
