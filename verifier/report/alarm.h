#pragma once
// What a reviewer has to look at: one alarm a subject that is not as asked. Shared by the formats that show
// problems only (SARIF, annotations, code quality); what is as asked raises none.

#include <optional>
#include <string>
#include <vector>

#include "warpproof/verdict.h"

namespace warpproof::report {

/// error: wrong, or rejected input. warning: not decided. note: a construct that is not modelled.
enum class Level : std::uint8_t { error, warning, note };

struct Alarm {
  const Verdict* verdict = nullptr;
  Level level = Level::error;
  std::string rule;     ///< a reason code or a diagnostic's code
  std::string title;    ///< one sentence: what is wrong with which subject
  std::string message;  ///< the summary of the answer that decides, and the counterexample in one line
  Place place;          ///< the first place that shows it: code before claim
  std::vector<Detail> related;
  std::string fingerprint;  ///< of subject, question and rule; not of line numbers, which move
};

std::optional<Alarm> alarm_of(const Verdict& verdict);
/// Worst first; otherwise in the order of the verdicts.
std::vector<Alarm> alarms_of(const std::vector<Verdict>& verdicts);

/// The answer that decides a verdict, or null for a rejected one.
const Answer* deciding_answer(const Verdict& verdict);
/// "Y[0, 1] at K=2 M=1: expected 10, got 2"
std::string in_one_line(const Counterexample& counterexample);
/// One line, and as `visible` shows it: strings come from files of the user.
std::string without_control(std::string_view text);

}  // namespace warpproof::report
