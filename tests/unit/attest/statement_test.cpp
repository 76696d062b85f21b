#include "verifier/attest/statement.h"

#include <doctest/doctest.h>

#include <functional>

#include "verifier/attest/json_text.h"
#include "verifier/verdict/conclude.h"

using namespace warpproof;
using namespace warpproof::attest;

namespace {

/// A verdict as the engines leave it, of two files; `conclude` makes the outcome.
Verdict made(const std::string& id, bool holds) {
  verdict::Subject subject{.id = id, .kind = "rewrite", .asked = {Question::equal}};
  verdict::Finding finding;
  finding.question = Question::equal;
  finding.found = holds ? verdict::Found::holds : verdict::Found::gave_up;
  finding.reason = holds ? Reason::certificate_checked : Reason::solver_budget;
  finding.reach = Reach::all_sizes;
  finding.summary = "said \"so\"\n";
  finding.certificate = holds ? "{\"format\": \"warpproof-certificate\"}\n" : "";
  finding.ledger = {{Assumption::kernel_lemmas, ""}, {Assumption::solver_unsat, "a solver"}};
  finding.evidence.certificate = holds ? verdict::Check::agrees : verdict::Check::not_done;
  finding.evidence.evaluation = verdict::Check::agrees;
  Verdict out = verdict::conclude(subject, {finding});
  out.place = {"some/folder/a.rw", 3, 1};
  out.artefacts = {{"claim", "a.rw", std::string(64, 'a'), false, ""},
                   {"import", "b.rw", std::string(64, 'b'), false, ""}};
  out.provenance = {{"solver", "a solver"}, {"seed", "1"}, {"sha256(some/folder/a.rw)", "aa"}};
  out.time_ms = 12.5;
  return out;
}

const ToolWords tool{"0.1.0", "1"};

std::string refusal(const std::string& text) {
  const auto statement = read_statement(text);
  return statement ? "" : statement.diagnostics().front().code;
}

std::string changed(const std::string& text, const std::function<void(Json&)>& change) {
  Json root = *read_json(text, "the statement");
  change(root);
  return root.dump();
}

}  // namespace

TEST_CASE("a verdict's statement reads back, and times do not change its bytes") {
  Verdict verdict = made("a", true);
  const std::string text = statement_of(verdict, tool);
  verdict.time_ms = 99;
  verdict.answers.front().time_ms = 99;
  CHECK(statement_of(verdict, tool) == text);
  const auto read = read_statement(text);
  REQUIRE(read);
  CHECK(read->outcome == word(verdict.outcome));
  CHECK(read->outcome == "proved");
  CHECK(read->answers.front().certificate == verdict.answers.front().certificate);
  CHECK(read->answers.front().ledger.size() == 2);
  CHECK(read->subjects.size() == 2);
  CHECK(read->provenance.size() == 2);
  CHECK(text.find("some/folder") == std::string::npos);
  CHECK(read->place_path == "a.rw");
  CHECK(read->semantics == "1");
}

TEST_CASE("a statement is about bytes: no artefact, no statement") {
  Verdict verdict = made("a", true);
  verdict.artefacts.clear();
  CHECK(statement_of(verdict, tool) == "");
  CHECK(summary_of({verdict}) == "");
}

TEST_CASE("bytes that are not UTF-8 do not throw, and what is written can be read") {
  Verdict verdict = made("a\xff", true);
  CHECK(refusal(statement_of(verdict, tool)) == "");
}

TEST_CASE("a summary is green only where everything is as asked") {
  const Verdict good = made("good", true), open = made("open", false);
  const auto result = [](const std::vector<Verdict>& verdicts) {
    return read_statement(summary_of(verdicts))->result;
  };
  CHECK(result({good}) == "PASSED");
  CHECK(result({good, open}) == "FAILED");
  Verdict warned = good;
  warned.diagnostics.push_back({.code = "E0999", .is_error = false});
  CHECK(result({good, warned}) == "WARNED");
  CHECK(read_statement(summary_of({good, open}))->failed == std::vector<std::string>{"open"});
}

TEST_CASE("a statement that no writer wrote is refused") {
  const std::string text = statement_of(made("a", true), tool);
  const auto with = [&](const std::function<void(Json&)>& change) { return refusal(changed(text, change)); };
  CHECK(with([](Json&) {}) == "");
  CHECK(with([](Json& r) { r["_type"] = "https://in-toto.io/Statement/v2"; }) == "E0758");
  CHECK(with([](Json& r) { r["predicateType"] = "https://warpproof.dev/attestation/verdict/v2"; }) ==
        "E0758");
  CHECK(with([](Json& r) { r["more"] = 1; }) == "E0752");
  CHECK(with([](Json& r) { r["subject"] = Json::array(); }) == "E0752");
  CHECK(with([](Json& r) { r["subject"][0]["name"] = "c.rw"; }) == "E0752");
  CHECK(with([](Json& r) { r["subject"].push_back(r["subject"][0]); }) == "E0752");
  CHECK(with([](Json& r) { r["subject"].erase(1); }) == "E0752");
  CHECK(with([](Json& r) { r["subject"][0]["digest"]["sha256"] = std::string(64, 'A'); }) == "E0752");
  CHECK(with([](Json& r) { r["subject"][0]["digest"]["md5"] = ""; }) == "E0752");
  CHECK(with([](Json& r) { r["predicate"]["outcome"] = "fine"; }) == "E0752");
  CHECK(with([](Json& r) { r["predicate"]["reach"] = "samples"; }) == "E0752");
  CHECK(with([](Json& r) { r["predicate"]["reason"] = 3; }) == "E0752");
  CHECK(with([](Json& r) { r["predicate"]["answers"][0]["question"] = "nice"; }) == "E0752");
  CHECK(with([](Json& r) { r["predicate"]["answers"][0]["question"] = "safe"; }) == "E0752");
  CHECK(with([](Json& r) { r["predicate"]["answers"][0]["ledger"][0]["assumption"] = "none"; }) == "E0752");
  CHECK(with([](Json& r) { r["predicate"]["answers"][0]["certificate"] = ""; }) == "E0752");
  CHECK(with([](Json& r) { r["predicate"]["place"]["line"] = -1; }) == "E0752");
  CHECK(with([](Json& r) { r["predicate"]["tool"]["name"] = "other"; }) == "E0752");
  // Each field is needed.
  const Json whole = *read_json(text, "the statement");
  for (const auto& [key, value] : whole["predicate"].items()) {
    CAPTURE(key);
    CHECK(with([&](Json& r) { r["predicate"].erase(key); }) == "E0752");
    CHECK(with([&](Json& r) { r["predicate"][key] = nullptr; }) == "E0752");
  }
  CHECK(refusal("[1]") == "E0752");
  CHECK(refusal(text + "}") == "E0750");
}

TEST_CASE("a text that was cut says so, and where, at every byte") {
  const std::string text = statement_of(made("a", true), tool);
  const std::size_t end = text.find_last_of('}') + 1;
  for (std::size_t bytes = 1; bytes < end; ++bytes) {
    const std::string fault = json_fault(std::string_view(text).substr(0, bytes));
    const bool said =
        fault == "it ends in the middle, after byte " + std::to_string(bytes) + ": it was truncated";
    if (!said) CAPTURE(fault);
    if (!said) CAPTURE(bytes);
    CHECK(said);
  }
  CHECK(json_fault(text).empty());
  CHECK(json_fault("") == "it is empty");
  CHECK(json_fault("{\"a\": 1]") == "byte 8 does not fit there");
  CHECK(json_fault(text + "}") == "byte " + std::to_string(text.size() + 1) + " does not fit there");
}
