// The gate for machines, schema/gate-1.json. Fields are only ever added within version 1.

#include <nlohmann/json.hpp>
#include <ostream>

#include "verifier/report/gate.h"
#include "verifier/report/json_rows.h"
#include "verifier/verdict/json_text.h"

namespace warpproof::report {
namespace {

using Json = nlohmann::ordered_json;

Json gate_row(const GateRow& row) {
  return {{"id", row.id},
          {"path", row.path},
          {"cause", word(row.cause)},
          {"why", row.why},
          {"blocking", row.blocking},
          {"policy", row.policy},
          {"waiver", row.waiver},
          {"before", row.before},
          {"after", row.after},
          {"verdict", json_row(row.verdict)}};
}

}  // namespace

void write_gate_json(const GateReport& report, std::ostream& out) {
  Json root = {{"schema", "warpproof-gate-1"},
               {"exit_code", report.exit_code},
               {"base_commit", report.base_commit},
               {"head_commit", report.head_commit},
               {"claims_known", report.claims_known},
               {"claims_checked", report.claims_checked},
               {"time_ms", report.time_ms}};
  root["diagnostics"] = Json::array();
  for (const Diagnostic& one : report.diagnostics) root["diagnostics"].push_back(json_diagnostic(one));
  root["rows"] = Json::array();
  for (const GateRow& row : report.rows) root["rows"].push_back(gate_row(row));
  out << verdict::json_text(root, 2) << "\n";
}

void write_gate_json_lines(const GateReport& report, std::ostream& out) {
  for (const GateRow& row : report.rows) out << verdict::json_text(gate_row(row), verdict::one_line) << "\n";
}

}  // namespace warpproof::report
