#include "verifier/report/alarm.h"

#include <algorithm>

#include "verifier/base/digest.h"
#include "verifier/base/stable_order.h"
#include "verifier/report/visible.h"

namespace warpproof::report {
namespace {

Level level_of(Outcome outcome) {
  if (outcome == Outcome::unsupported) return Level::note;
  const bool undecided =
      outcome == Outcome::unknown || outcome == Outcome::tested || outcome == Outcome::vacuous;
  return undecided ? Level::warning : Level::error;
}

bool has_place(const Detail& detail) { return detail.place.line != 0 && detail.place.path != "PTX"; }

/// Below the root, as those who show it count: without "./".
Place plain(Place place) {
  while (place.path.starts_with("./")) place.path.erase(0, 2);
  return place;
}

Alarm of_diagnostic(const Verdict& verdict) {
  Alarm alarm;
  alarm.rule = code(verdict.reason);
  alarm.place = verdict.place;
  for (const Diagnostic& diagnostic : verdict.diagnostics) {
    if (!diagnostic.is_error) continue;
    alarm.rule = diagnostic.code;
    alarm.message = diagnostic.message;
    if (!diagnostic.expected.empty()) alarm.message += "; expected " + diagnostic.expected;
    if (!diagnostic.suggestion.empty()) alarm.message += "; did you mean " + diagnostic.suggestion + "?";
    if (diagnostic.place.line != 0) alarm.place = diagnostic.place;
    break;
  }
  return alarm;
}

Alarm of_answer(const Verdict& verdict, const Answer& answer) {
  Alarm alarm;
  alarm.rule = code(answer.reason);
  alarm.message = answer.summary.empty() ? std::string(sentence(answer.reason)) : answer.summary;
  if (answer.counterexample) alarm.message += "; " + in_one_line(*answer.counterexample);
  alarm.place = verdict.place;
  for (const Detail& detail : answer.details)
    if (has_place(detail)) alarm.related.push_back(detail);
  if (!alarm.related.empty()) alarm.place = alarm.related.front().place;
  return alarm;
}

}  // namespace

const Answer* deciding_answer(const Verdict& verdict) {
  for (const Answer& answer : verdict.answers)
    if (answer.outcome == verdict.outcome &&
        (answer.reason == verdict.reason || verdict.reason == Reason::none))
      return &answer;
  return nullptr;
}

std::string without_control(std::string_view text) {
  std::string line(text);
  for (char& c : line) c = c == '\n' || c == '\t' || c == '\r' ? ' ' : c;
  return visible(line);
}

std::string in_one_line(const Counterexample& counterexample) {
  std::string out = counterexample.output;
  if (!counterexample.index.empty()) {
    out += "[";
    for (std::size_t i = 0; i < counterexample.index.size(); ++i)
      out += (i ? ", " : "") + std::to_string(counterexample.index[i]);
    out += "]";
  }
  if (!counterexample.sizes.empty()) out += " at";
  for (const auto& [name, value] : counterexample.sizes) out += " " + name + "=" + std::to_string(value);
  return out + ": expected " + counterexample.before + ", got " + counterexample.after;
}

std::optional<Alarm> alarm_of(const Verdict& verdict) {
  // As asked and decided: nothing to look at. Undecided is never green, also where it was expected.
  const bool decided = verdict.outcome == Outcome::proved || verdict.outcome == Outcome::refuted;
  if (decided && verdict.expectation_met) return std::nullopt;
  const Answer* answer = deciding_answer(verdict);
  Alarm alarm = answer != nullptr ? of_answer(verdict, *answer) : of_diagnostic(verdict);
  alarm.verdict = &verdict;
  alarm.place = plain(alarm.place);
  for (Detail& detail : alarm.related) detail.place = plain(detail.place);
  alarm.level = level_of(verdict.outcome);
  alarm.title = verdict.id + " is " + std::string(word(verdict.outcome));
  if (!verdict.expected.empty() && !verdict.expectation_met) alarm.title += ", expected " + verdict.expected;
  alarm.title = without_control(alarm.title);
  alarm.message = without_control(alarm.message);
  const std::string question = answer != nullptr ? std::string(word(answer->question)) : "input";
  alarm.fingerprint =
      base::sha256_hex(verdict.kind + "\n" + verdict.id + "\n" + question + "\n" + alarm.rule);
  return alarm;
}

std::vector<Alarm> alarms_of(const std::vector<Verdict>& verdicts) {
  std::vector<Alarm> out;
  for (const Verdict& verdict : verdicts)
    if (auto alarm = alarm_of(verdict)) out.push_back(std::move(*alarm));
  base::sort_stably(out, [](const Alarm& a, const Alarm& b) { return a.level < b.level; });
  return out;
}

}  // namespace warpproof::report
