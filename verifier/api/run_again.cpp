#include "verifier/api/run_again.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "verifier/attest/json_text.h"
#include "verifier/check/equivalence.h"
#include "verifier/check/equivalence_side.h"
#include "verifier/check/pipeline.h"
#include "warpproof/information.h"

namespace warpproof {
namespace {

using Part = AttestationReport::Part;
using Row = AttestationReport::Row;
using attest::Statement;
using attest::StatementAnswer;

std::string value_of(const Statement& statement, const std::string& name) {
  for (const auto& [key, value] : statement.provenance)
    if (key == name) return value;
  return "";
}

/// A number of the provenance, at most `most`; the default where none is written.
std::uint64_t number_of(const Statement& statement, const std::string& name, std::uint64_t fallback,
                        std::uint64_t most) {
  const std::string text = value_of(statement, name);
  std::uint64_t value = 0;
  const auto end = text.data() + text.size();
  if (text.empty() || std::from_chars(text.data(), end, value).ptr != end) return fallback;
  return std::min(value, most);
}

/// Sides are written as seen from where the run was started.
std::string side_again(const std::string& root, const std::string& side) {
  std::error_code error;
  const bool here = std::filesystem::exists(checking::side_words(side).path, error);
  return here ? side : file_again(root, side);
}

Request request_of(const Statement& then, const AttestationRequest& request) {
  Request out;
  out.root = request.root;
  out.seed = number_of(then, "seed", out.seed, UINT64_MAX);
  out.solver_resource_max =
      number_of(then, "solver_resource_max", out.solver_resource_max, out.solver_resource_max * 100);
  out.memory_bytes_max = number_of(then, "memory_bytes_max", out.memory_bytes_max, 32ull << 30);
  out.time_ms_max = request.time_ms_max;
  out.quick = value_of(then, "quick") == "yes";
  out.compile_sources = value_of(then, "compile_sources") != "no";
  return out;
}

/// A claim about several machines has the first one under its own name: asked so, the others need not run.
std::string only_subject(const Request& again, const std::string& id) {
  Request named = again;
  named.only = {id};
  std::size_t count = 0;
  std::string target;
  checking::each_stated(named, [&](checking::Session* session, const checking::Stated& item) {
    ++count;
    if (session != nullptr && item.kernel != nullptr && item.name == id) target = item.kernel->source.target;
  });
  return count > 1 && !target.empty() ? id + "[" + target + "]" : id;
}

/// Nothing where the statement does not say enough to ask again.
std::optional<Verdict> asked_again(const Statement& then, const AttestationRequest& request) {
  Request again = request_of(then, request);
  if (then.kind == "equivalence") {
    if (then.id.find(" = ") == std::string::npos) return std::nullopt;
    return equivalence_again(then.id, again);
  }
  for (const attest::StatementArtefact& artefact : then.artefacts)
    if (artefact.role == "claim") again.files.push_back(file_again(request.root, artefact.path));
  if (again.files.size() != 1) return std::nullopt;
  if (then.kind != "file") again.only = {only_subject(again, then.id)};
  for (Verdict& verdict : checking::check_all(again))
    if (then.kind == "file" || verdict.id == then.id) return std::move(verdict);
  return std::nullopt;
}

std::string ledger_text(const StatementAnswer& answer) {
  std::string out;
  for (const auto& [assumption, detail] : answer.ledger)
    out += assumption + (assumption == code(Assumption::solver_unsat) ? "" : ":" + detail) + "\n";
  return out;
}

std::string told(const std::string& outcome, const std::string& reach, const std::string& reason) {
  return outcome + " for " + reach + " (" + reason + ")";
}

Row compared(const std::string& what, const std::string& then, const std::string& now) {
  if (then == now) return {what, Part::valid, "run again: " + now};
  return {what, Part::refused, "the attestation says " + then + ", a new run says " + now};
}

std::string artefact_text(const Statement& statement) {
  std::vector<std::string> lines;
  for (const attest::StatementArtefact& a : statement.artefacts)
    lines.push_back(a.role + " " + a.path + " " + a.sha256 + (a.compiled_here ? " compiled" : "") + "\n");
  std::sort(lines.begin(), lines.end());
  std::string out;
  for (const std::string& line : lines) out += line;
  return out;
}

void compare_answers(const Statement& then, const Statement& now, std::vector<Row>& rows) {
  if (then.answers.size() != now.answers.size())
    rows.push_back({"answers", Part::refused,
                    "the attestation has " + std::to_string(then.answers.size()) + " answers, a new run " +
                        std::to_string(now.answers.size())});
  for (std::size_t i = 0; i < std::min(then.answers.size(), now.answers.size()); ++i) {
    const StatementAnswer &said = then.answers[i], &found = now.answers[i];
    Row row = compared(said.question, told(said.outcome, said.reach, said.reason),
                       told(found.outcome, found.reach, found.reason));
    if (said.question != found.question)
      row = {said.question, Part::refused, "a new run answers " + found.question};
    if (row.part == Part::valid && ledger_text(said) != ledger_text(found))
      row = {said.question, Part::refused, "a new run leans on another ledger"};
    rows.push_back(std::move(row));
  }
}

/// The bytes that were read and emitted. A machine without the compiler can not say.
Row compare_files(const Statement& then, const Statement& now) {
  const std::string what = "files and emitted code";
  if (artefact_text(then) == artefact_text(now)) return {what, Part::valid, "run again: the same digests"};
  const auto compiled = [](const Statement& s) {
    return std::any_of(s.artefacts.begin(), s.artefacts.end(), [](const auto& a) { return a.compiled_here; });
  };
  if (compiled(then) && !compiled(now))
    return {what, Part::not_rechecked,
            "that run compiled the source, and this one could not (warpproof doctor)"};
  return {what, Part::refused, "a new run read, or emitted, other bytes"};
}

/// The net of time decides nothing: its value does not count.
std::vector<std::pair<std::string, std::string>> run_words(const Statement& statement) {
  auto out = statement.provenance;
  for (auto& [name, value] : out)
    if (name == "time_ms_max") value.clear();
  return out;
}

/// Its sources' paths are written as seen from where the run was started, and are only a hint.
std::string certificate_text(const StatementAnswer& answer) {
  if (answer.certificate.empty()) return "";
  auto root = attest::read_json(answer.certificate, "the certificate");
  if (!root || !root->is_object() || !root->contains("sources") || !(*root)["sources"].is_array())
    return answer.certificate;
  for (attest::Json& source : (*root)["sources"])
    if (source.is_object()) source.erase("path");
  return root->dump();
}

/// What describes a run and is no part of its answer.
std::string run_only(const Statement& then, const Statement& now) {
  std::string out;
  const auto differs = [&](const std::string& what) { out += (out.empty() ? "" : ", ") + what; };
  if (then.version != now.version) differs("version " + then.version + " then, " + now.version + " now");
  if (then.place_path != now.place_path) differs("the place's path");
  if (run_words(then) != run_words(now)) differs("provenance");
  for (std::size_t i = 0; i < std::min(then.answers.size(), now.answers.size()); ++i) {
    if (then.answers[i].ledger != now.answers[i].ledger)
      differs("the solver in the ledger of " + now.answers[i].question);
    if (then.answers[i].summary != now.answers[i].summary) differs("summary of " + now.answers[i].question);
    if (then.answers[i].counterexample != now.answers[i].counterexample)
      differs("counterexample of " + now.answers[i].question);
    if (certificate_text(then.answers[i]) != certificate_text(now.answers[i]))
      differs("certificate of " + now.answers[i].question);
  }
  return out;
}

}  // namespace

std::string file_again(const std::string& root, const std::string& path) {
  return root.empty() || path.starts_with("/") ? path : root + "/" + path;
}

Verdict equivalence_again(const std::string& id, const Request& again) {
  const std::size_t sides = id.find(" = ");
  Verdict verdict = checking::check_equivalence(side_again(again.root, id.substr(0, sides)),
                                                side_again(again.root, id.substr(sides + 3)), again);
  verdict.id = id;
  return verdict;
}

std::vector<Row> run_again(const Statement& then, const AttestationRequest& request, bool is_signed) {
  const std::optional<Verdict> verdict = asked_again(then, request);
  if (!verdict)
    return {{"run again", Part::not_rechecked, "the statement does not name one claim to ask about"}};
  const auto now = attest::read_statement(
      attest::statement_of(*verdict, {.version = version(), .semantics = semantics_revision()}));
  if (!now)
    return {{"run again", Part::refused,
             "a new run says " + std::string(word(verdict->outcome)) + " and names no files"}};
  std::vector<Row> rows;
  rows.push_back(compared("verdict", told(then.outcome, then.reach, then.reason),
                          told(now->outcome, now->reach, now->reason)));
  const auto expectation = [](const Statement& s) {
    return (s.expected.empty() ? "nothing" : s.expected) + (s.expectation_met ? ", met" : ", not met");
  };
  rows.push_back(compared("expected", expectation(then), expectation(*now)));
  const bool same_place = then.place_line == now->place_line && then.place_column == now->place_column;
  const bool same_name = then.kind == now->kind && (then.kind == "equivalence" || then.id == now->id);
  if (!same_place || !same_name) rows.push_back({"subject", Part::refused, "a new run is about another one"});
  compare_answers(then, *now, rows);
  rows.push_back(compare_files(then, *now));
  if (const std::string differs = run_only(then, *now); !differs.empty())
    rows.push_back({"about the run", is_signed ? Part::valid : Part::not_rechecked, "differs: " + differs});
  return rows;
}

}  // namespace warpproof
