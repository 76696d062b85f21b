// What `suggest` found, for people and as JSON (schema suggestions-1: one row a rewrite).

#include <nlohmann/json.hpp>

#include "verifier/report/json_rows.h"
#include "verifier/report/visible.h"
#include "verifier/verdict/json_text.h"
#include "warpproof/suggest.h"

namespace warpproof {

std::string suggestions_text(const std::vector<SuggestionReport>& reports) {
  std::string out;
  for (const SuggestionReport& report : reports) {
    const Verdict& v = report.verdict;
    out += report::visible(v.id) + ": " + std::string(word(v.outcome));
    if (v.outcome != Outcome::proved) out += " (" + std::string(code(v.reason)) + ")";
    out += " as it stands\n";
    for (const Diagnostic& d : v.diagnostics) out += report::visible(d.rendered);
    for (const Suggestion& s : report.suggestions)
      out += "  " + report::visible(s.clause) + "\n      with it " + report::visible(s.summary) + "\n";
    if (!report.note.empty()) out += "  " + report::visible(report.note) + "\n";
    if (report.candidates > 0)
      out += "  " + std::to_string(report.candidates) + " candidates, " +
             std::to_string(report.proofs_tried) + " proofs tried\n";
  }
  if (reports.empty()) out = "no rewrite to suggest anything for; --only NAME asks about a wrong twin\n";
  return out;
}

std::string suggestions_json(const std::vector<SuggestionReport>& reports) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const SuggestionReport& report : reports) {
    nlohmann::ordered_json row = {{"id", report.verdict.id},
                                  {"outcome", word(report.verdict.outcome)},
                                  {"reason", code(report.verdict.reason)}};
    row["suggestions"] = nlohmann::ordered_json::array();
    for (const Suggestion& s : report.suggestions)
      row["suggestions"].push_back({{"clause", s.clause},
                                    {"conditions", s.conditions},
                                    {"summary", s.summary},
                                    {"certificate", s.certificate}});
    row["candidates"] = report.candidates;
    row["proofs_tried"] = report.proofs_tried;
    row["note"] = report.note;
    row["diagnostics"] = nlohmann::ordered_json::array();
    for (const Diagnostic& d : report.verdict.diagnostics)
      row["diagnostics"].push_back(report::json_diagnostic(d));
    rows.push_back(std::move(row));
  }
  nlohmann::ordered_json document = {{"schema", "suggestions-1"}};
  document["rewrites"] = std::move(rows);
  return verdict::json_text(document, 2) + "\n";
}

}  // namespace warpproof
