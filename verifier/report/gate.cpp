#include "verifier/report/gate.h"

#include <algorithm>

#include "verifier/report/format.h"

namespace warpproof::report {
namespace {

/// What a policy or a waiver let pass is no problem to a reviewing tool; text, json and markdown show it.
std::vector<Verdict> as_findings(const GateReport& report) {
  std::vector<Verdict> out;
  for (const GateRow& row : report.rows) {
    if (!row.blocking && exit_code({row.verdict}) != 0) continue;
    out.push_back(row.verdict);
    if (out.back().place.path.empty()) out.back().place = {.path = row.path, .line = 1, .column = 1};
  }
  return out;
}

}  // namespace

std::string gate_headline(const GateReport& report) {
  const auto blocking =
      std::count_if(report.rows.begin(), report.rows.end(), [](const GateRow& row) { return row.blocking; });
  const std::string known = std::to_string(report.claims_checked) + " of " +
                            std::to_string(report.claims_known) + " claims checked";
  if (blocking != 0)
    return std::to_string(blocking) + " of " + std::to_string(report.rows.size()) + " rows block; " + known;
  if (report.rows.empty()) return "nothing changed that a claim rests on; " + known;
  return "nothing blocks; " + known;
}

bool write_gate(const GateReport& report, const std::string& format, const ReportOptions& options,
                std::ostream& out) {
  if (format == "text") {
    write_gate_text(report, options, out);
    return true;
  }
  if (format == "json" || format == "jsonl") {
    format == "json" ? write_gate_json(report, out) : write_gate_json_lines(report, out);
    return true;
  }
  if (format == "markdown") {
    write_gate_markdown(report, out);
    return true;
  }
  for (const FormatRow& row : formats())
    if (row.name == format) {
      row.write(as_findings(report), options, out);
      return true;
    }
  return false;
}

}  // namespace warpproof::report
