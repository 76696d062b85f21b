// JSON, schema/verdicts-1.json. Fields are only ever added within version 1.

#include <nlohmann/json.hpp>
#include <ostream>

#include "verifier/report/format.h"
#include "verifier/report/json_rows.h"
#include "verifier/verdict/json_text.h"

namespace warpproof::report {
namespace {

using Json = nlohmann::ordered_json;

Json place(const Place& p) {
  if (p.path.empty()) return nullptr;
  return {{"path", p.path}, {"line", p.line}, {"column", p.column}};
}

Json counterexample(const Counterexample& c) {
  Json out;
  out["sizes"] = verdict::json_object(c.sizes);
  out["inputs"] = Json::array();
  for (const TensorValue& input : c.inputs) {
    Json tensor = {{"name", input.name}, {"shape", input.shape}, {"elements", input.elements}};
    if (!input.bits.empty()) tensor["bits"] = input.bits;
    out["inputs"].push_back(tensor);
  }
  out["output"] = c.output;
  out["index"] = c.index;
  out["before"] = c.before;
  out["after"] = c.after;
  out["replayed"] = c.replayed;
  out["replay_file"] = c.replay_file;
  return out;
}

Json answer(const Answer& a) {
  Json out = {{"question", word(a.question)},
              {"outcome", word(a.outcome)},
              {"reach", word(a.reach)},
              {"reason", code(a.reason)},
              {"summary", a.summary}};
  out["details"] = Json::array();
  for (const Detail& d : a.details) out["details"].push_back({{"text", d.text}, {"place", place(d.place)}});
  out["counterexample"] = a.counterexample ? counterexample(*a.counterexample) : Json(nullptr);
  out["ledger"] = Json::array();
  for (const LedgerEntry& entry : a.ledger)
    out["ledger"].push_back({{"id", code(entry.assumption)},
                             {"statement", sentence(entry.assumption)},
                             {"detail", entry.detail}});
  out["certificate"] = nullptr;
  if (!a.certificate.empty()) {
    Json parsed = Json::parse(a.certificate, nullptr, false);
    out["certificate"] = parsed.is_discarded() ? Json(a.certificate) : parsed;
  }
  out["derivation"] = a.derivation;
  out["errors"] = Json::array();
  for (const ErrorBound& e : a.errors)
    out["errors"].push_back({{"output", e.output},
                             {"magnitude", e.magnitude},
                             {"bound_before", e.bound_before},
                             {"bound_after", e.bound_after},
                             {"worst_found", e.worst_found}});
  out["time_ms"] = a.time_ms;
  return out;
}

}  // namespace

nlohmann::ordered_json json_diagnostic(const Diagnostic& d) {
  return {{"code", d.code},
          {"severity", d.is_error ? "error" : "warning"},
          {"place", place(d.place)},
          {"message", d.message},
          {"expected", d.expected},
          {"found", d.found},
          {"suggestion", d.suggestion},
          {"notes", d.notes}};
}

Json json_row(const Verdict& v) {
  Json out = {{"id", v.id},
              {"kind", v.kind},
              {"place", place(v.place)},
              {"expected", v.expected},
              {"expectation_met", v.expectation_met},
              {"outcome", word(v.outcome)},
              {"reach", word(v.reach)},
              {"reason", code(v.reason)},
              {"time_ms", v.time_ms}};
  if (!v.fact.empty()) out["fact"] = v.fact;
  out["answers"] = Json::array();
  for (const Answer& a : v.answers) out["answers"].push_back(answer(a));
  out["diagnostics"] = Json::array();
  for (const Diagnostic& d : v.diagnostics) out["diagnostics"].push_back(json_diagnostic(d));
  out["provenance"] = verdict::json_object(v.provenance);
  out["definitions"] = Json::array();
  for (const Definition& d : v.definitions)
    out["definitions"].push_back({{"name", d.name}, {"text", d.text}});
  out["artefacts"] = Json::array();
  for (const Artefact& a : v.artefacts)
    out["artefacts"].push_back(
        {{"role", a.role}, {"path", a.path}, {"sha256", a.sha256}, {"compiled_here", a.compiled_here}});
  return out;
}

void write_json(const std::vector<Verdict>& verdicts, const ReportOptions&, std::ostream& out) {
  Json root;
  root["schema"] = "warpproof-verdicts-1";
  root["verdicts"] = Json::array();
  for (const Verdict& v : verdicts) root["verdicts"].push_back(json_row(v));
  root["exit_code"] = exit_code(verdicts);
  out << verdict::json_text(root, 2) << "\n";
}

}  // namespace warpproof::report
