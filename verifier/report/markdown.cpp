// Markdown for a job summary or a pull request: one table, the verdict first; what is not as asked is spelled
// out below, worst first, up to the size that a step may write.

#include <ostream>
#include <sstream>

#include "verifier/report/alarm.h"
#include "verifier/report/format.h"
#include "verifier/report/markdown_text.h"
#include "verifier/report/reach_text.h"

namespace warpproof::report {
namespace {

constexpr std::size_t bytes_max = 900'000;  // a step may write 1 MiB
constexpr std::size_t details_max = 8;

/// Below a heading that says "for".
std::string reach_words(const Verdict& verdict) {
  const std::string text = reach_text(verdict);
  return text.starts_with("for ") ? text.substr(4) : text;
}

void row(const Verdict& verdict, std::ostream& out) {
  const bool quiet = !alarm_of(verdict).has_value();
  out << "| " << (quiet ? "" : "**") << word(verdict.outcome) << (quiet ? "" : "**") << " | "
      << plain(verdict.id) << " | " << reach_words(verdict) << " | "
      << (verdict.outcome == Outcome::proved ? "" : code_span(code(verdict.reason))) << " | "
      << (verdict.expected.empty()  ? ""
          : verdict.expectation_met ? "as expected"
                                    : plain("expected " + verdict.expected))
      << " |\n";
}

void section(const Alarm& alarm, std::ostream& out) {
  out << "\n<details><summary>" << plain(alarm.title) << "</summary>\n\n" << plain(alarm.message) << "\n\n";
  if (!alarm.place.path.empty())
    out << "at " << code_span(alarm.place.path + ":" + std::to_string(alarm.place.line)) << "\n\n";
  for (std::size_t i = 0; i < std::min(alarm.related.size(), details_max); ++i)
    out << "- " << plain(alarm.related[i].text) << " "
        << code_span(alarm.related[i].place.path + ":" + std::to_string(alarm.related[i].place.line)) << "\n";
  out << "\n" << code_span("warpproof explain " + alarm.rule) << "\n</details>\n";
}

}  // namespace

void write_markdown(const std::vector<Verdict>& verdicts, const ReportOptions&, std::ostream& out) {
  const std::vector<Alarm> alarms = alarms_of(verdicts);
  std::ostringstream text;
  text << "## warpproof: " << (verdicts.size() - alarms.size()) << " of " << verdicts.size()
       << " as asked\n\n";
  text << "| verdict | subject | for | reason | |\n|---|---|---|---|---|\n";
  std::size_t left_out = 0;
  const auto fits = [&] { return static_cast<std::size_t>(text.tellp()) < bytes_max; };
  for (const Alarm& alarm : alarms) fits() ? row(*alarm.verdict, text) : void(++left_out);
  for (const Verdict& verdict : verdicts)
    if (!alarm_of(verdict)) fits() ? row(verdict, text) : void(++left_out);
  for (const Alarm& alarm : alarms) fits() ? section(alarm, text) : void(++left_out);
  if (left_out != 0) text << "\n" << left_out << " rows or sections are left out here.\n";
  out << text.str();
}

}  // namespace warpproof::report
