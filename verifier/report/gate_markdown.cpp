// The gate as a job summary: one table, blocking rows first; then both texts of what was weakened, and what
// was found.

#include <ostream>
#include <sstream>

#include "verifier/report/alarm.h"
#include "verifier/report/gate.h"
#include "verifier/report/markdown_text.h"
#include "verifier/report/reach_text.h"

namespace warpproof::report {
namespace {

constexpr std::size_t bytes_max = 900'000;  // a step may write 1 MiB

std::string why_it_passes(const GateRow& row) {
  if (row.blocking || exit_code({row.verdict}) == 0) return "";
  return row.waiver.empty() ? row.policy : "waived: " + row.waiver;
}

void table_row(const GateRow& row, std::ostream& out) {
  const std::string sizes = sizes_tried(row.verdict);
  const std::string tried = sizes.empty() ? "" : " (sizes tried: " + sizes + ")";
  out << "| " << (row.blocking ? "**block**" : "pass") << " | " << word(row.verdict.outcome) << " | "
      << plain(row.id) << " | " << plain(word(row.cause)) << ": " << plain(row.why + tried) << " | "
      << (row.verdict.outcome == Outcome::proved ? "" : code_span(code(row.verdict.reason))) << " | "
      << plain(why_it_passes(row)) << " |\n";
}

void section(const GateRow& row, std::ostream& out) {
  out << "\n<details><summary>" << plain(row.id) << ": " << plain(row.why) << "</summary>\n\n";
  if (const auto alarm = alarm_of(row.verdict)) {
    out << plain(alarm->message) << "\n\n";
    if (!alarm->place.path.empty())
      out << "at " << code_span(alarm->place.path + ":" + std::to_string(alarm->place.line)) << "\n\n";
    out << code_span("warpproof explain " + alarm->rule) << "\n\n";
  }
  if (!row.before.empty()) out << "before\n\n" << code_block(row.before) << "\n";
  if (!row.after.empty()) out << "after\n\n" << code_block(row.after) << "\n";
  out << "</details>\n";
}

}  // namespace

void write_gate_markdown(const GateReport& report, std::ostream& out) {
  std::ostringstream text;
  const bool blocked = !report.rows.empty() && report.rows.front().blocking;
  text << "## warpproof gate: " << (blocked ? "blocked" : "passed") << "\n\n"
       << gate_headline(report) << "\n\n";
  for (const Diagnostic& one : report.diagnostics)
    if (!one.is_error) text << plain(one.message) << "\n\n";
  std::size_t left_out = 0;
  const auto fits = [&] { return static_cast<std::size_t>(text.tellp()) < bytes_max; };
  if (!report.rows.empty())
    text << "| | verdict | subject | why | reason | let pass by |\n|---|---|---|---|---|---|\n";
  for (const GateRow& row : report.rows) fits() ? table_row(row, text) : void(++left_out);
  for (const GateRow& row : report.rows)
    if (row.blocking) fits() ? section(row, text) : void(++left_out);
  if (left_out != 0) text << "\n" << left_out << " rows or sections are left out here.\n";
  out << text.str();
}

}  // namespace warpproof::report
