// The report of runs on a device, for people and as JSON (schema runs-1: one row a subject).

#include <nlohmann/json.hpp>
#include <ostream>

#include "verifier/verdict/json_text.h"
#include "warpproof/run.h"

namespace warpproof {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const RunCase& c) {
  return {{"sizes", c.sizes},
          {"data", c.data},
          {"outcome", word(c.outcome)},
          {"elements", c.elements},
          {"same_bits", c.same_bits},
          {"contracted", c.contracted},
          {"within_bound", c.within_bound},
          {"worst_share", c.worst_share},
          {"findings", c.findings},
          {"own_run", c.own_run}};
}

Json json_of(const RunSubject& subject) {
  Json out = {{"id", subject.id},
              {"kind", subject.kind},
              {"expected", subject.expected},
              {"outcome", word(subject.outcome)},
              {"summary", subject.summary}};
  out["cases"] = Json::array();
  for (const RunCase& c : subject.cases) out["cases"].push_back(json_of(c));
  out["diagnostics"] = Json::array();
  for (const Diagnostic& d : subject.diagnostics)
    out["diagnostics"].push_back(
        {{"code", d.code}, {"message", d.message}, {"path", d.place.path}, {"line", d.place.line}});
  out["provenance"] = verdict::json_object(subject.provenance);
  return out;
}

void write_text(const RunReport& report, std::ostream& out) {
  for (const RunSubject& subject : report.subjects) {
    std::string head(word(subject.outcome));
    for (char& c : head) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    head.resize(std::max<std::size_t>(head.size() + 2, 13), ' ');
    out << head << subject.id;
    if (!subject.expected.empty() && subject.expected.starts_with("refuted"))
      out << "  (expects " << subject.expected << ")";
    out << "\n             " << subject.summary << "\n";
    for (const Diagnostic& d : subject.diagnostics) out << d.rendered;
    for (const RunCase& c : subject.cases)
      if (c.outcome == RunOutcome::failed || c.outcome == RunOutcome::undecided) {
        for (std::size_t i = 1; i < c.findings.size(); ++i) out << "             " << c.findings[i] << "\n";
        if (!c.own_run.empty()) out << "             our own execution: " << c.own_run << "\n";
        break;
      }
  }
  for (const auto& [key, value] : report.evidence) out << key << ": " << value << "\n";
  if (exit_code(report) == 3) out << "Not everything was run: nothing is said of what was not.\n";
}

}  // namespace

bool write_run_report(const RunReport& report, const std::string& format, std::ostream& out) {
  if (format == "text") {
    write_text(report, out);
    return true;
  }
  if (format != "json") return false;
  Json json = {{"schema", "runs-1"},
               {"evidence", verdict::json_object(report.evidence)},
               {"exit_code", exit_code(report)}};
  json["runs"] = Json::array();
  for (const RunSubject& subject : report.subjects) json["runs"].push_back(json_of(subject));
  out << verdict::json_text(json, 1) << "\n";
  return true;
}

}  // namespace warpproof
