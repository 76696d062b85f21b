#include "verifier/attest/statement.h"

#include <set>

#include "verifier/attest/json_text.h"
#include "verifier/verdict/json_text.h"

namespace warpproof::attest {
namespace {

Json digest(const std::string& sha256) { return {{"sha256", sha256}}; }

Json counterexample_of(const Counterexample& c) {
  Json out;
  out["sizes"] = verdict::json_object(c.sizes);
  out["output"] = c.output;
  out["index"] = c.index;
  out["before"] = c.before;
  out["after"] = c.after;
  out["replayed"] = c.replayed;
  return out;
}

Json answer_of(const Answer& a) {
  Json out = {{"question", word(a.question)},
              {"outcome", word(a.outcome)},
              {"reach", word(a.reach)},
              {"reason", code(a.reason)},
              {"summary", a.summary}};
  out["ledger"] = Json::array();
  for (const LedgerEntry& entry : a.ledger)
    out["ledger"].push_back({{"assumption", code(entry.assumption)}, {"detail", entry.detail}});
  out["counterexample"] = a.counterexample ? counterexample_of(*a.counterexample) : Json(nullptr);
  // The text as it is: its bytes are what is re-checked.
  out["certificate"] = a.certificate.empty() ? Json(nullptr) : Json(a.certificate);
  return out;
}

/// Each file once; a file that is claim and import is one subject.
class Subjects {
 public:
  void add(const Verdict& verdict) {
    for (const Artefact& artefact : verdict.artefacts)
      if (seen_.insert({artefact.path, artefact.sha256}).second)
        rows_.push_back({{"name", artefact.path}, {"digest", digest(artefact.sha256)}});
  }
  const Json& rows() const { return rows_; }

 private:
  Json rows_ = Json::array();
  std::set<std::pair<std::string, std::string>> seen_;
};

/// The place's file as its artefact names it: below the root, so that no folder of a machine is attested.
std::string place_path(const Verdict& v) {
  for (const Artefact& artefact : v.artefacts)
    if (v.place.path == artefact.path || v.place.path.ends_with("/" + artefact.path)) return artefact.path;
  return v.place.path;
}

Json predicate_of(const Verdict& v, const ToolWords& tool) {
  Json out;
  out["tool"] = {{"name", "warpproof"}, {"version", tool.version}, {"semanticsRevision", tool.semantics}};
  out["id"] = v.id;
  out["kind"] = v.kind;
  out["place"] = {{"path", place_path(v)}, {"line", v.place.line}, {"column", v.place.column}};
  out["expected"] = v.expected;
  out["expectationMet"] = v.expectation_met;
  out["outcome"] = word(v.outcome);
  out["reach"] = word(v.reach);
  out["reason"] = code(v.reason);
  out["answers"] = Json::array();
  for (const Answer& a : v.answers) out["answers"].push_back(answer_of(a));
  out["artefacts"] = Json::array();
  for (const Artefact& a : v.artefacts)
    out["artefacts"].push_back(
        {{"role", a.role}, {"path", a.path}, {"sha256", a.sha256}, {"compiledHere", a.compiled_here}});
  out["provenance"] = Json::array();
  // Digests of files are the artefacts', under paths below the root.
  for (const auto& [name, value] : v.provenance)
    if (!name.starts_with("sha256(")) out["provenance"].push_back({{"name", name}, {"value", value}});
  return out;
}

bool warns(const Verdict& verdict) {
  for (const Diagnostic& diagnostic : verdict.diagnostics)
    if (!diagnostic.is_error) return true;
  return false;
}

}  // namespace

std::string statement_of(const Verdict& verdict, const ToolWords& tool) {
  Subjects subjects;
  subjects.add(verdict);
  if (subjects.rows().empty()) return "";
  Json root;
  root["_type"] = statement_type;
  root["subject"] = subjects.rows();
  root["predicateType"] = verdict_predicate;
  root["predicate"] = predicate_of(verdict, tool);
  return verdict::json_text(root, 2) + "\n";
}

std::string summary_of(const std::vector<Verdict>& verdicts) {
  Subjects subjects;
  Json passed = Json::array(), warned = Json::array(), failed = Json::array();
  Json configuration = Json::array();
  std::set<std::string> configured;
  for (const Verdict& v : verdicts) {
    subjects.add(v);
    for (const Artefact& artefact : v.artefacts)
      if (artefact.role == "claim" && configured.insert(artefact.path + artefact.sha256).second)
        configuration.push_back({{"name", artefact.path}, {"digest", digest(artefact.sha256)}});
    (exit_code({v}) != 0 ? failed : warns(v) ? warned : passed).push_back(v.id);
  }
  if (subjects.rows().empty()) return "";
  const char* result = !failed.empty() ? "FAILED" : !warned.empty() ? "WARNED" : "PASSED";
  Json root;
  root["_type"] = statement_type;
  root["subject"] = subjects.rows();
  root["predicateType"] = test_result_predicate;
  root["predicate"] = {{"result", result},
                       {"configuration", configuration},
                       {"passedTests", passed},
                       {"warnedTests", warned},
                       {"failedTests", failed}};
  return verdict::json_text(root, 2) + "\n";
}

}  // namespace warpproof::attest
