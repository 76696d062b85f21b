// The formats that other programs read, on verdicts made by hand: what their readers demand, their limits,
// and that problems are told apart by what they are and not by where they stand.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <set>
#include <sstream>

#include "sample_verdicts.h"
#include "verifier/report/format.h"
#include "verifier/report/gate.h"

using namespace warpproof;
using Json = nlohmann::json;

namespace {

std::string written(const std::string& format, const std::vector<Verdict>& verdicts) {
  std::ostringstream out;
  for (const report::FormatRow& row : report::formats())
    if (row.name == format) row.write(verdicts, {}, out);
  return out.str();
}

Json sarif_results(const std::vector<Verdict>& verdicts) {
  return Json::parse(written("sarif", verdicts))["runs"][0]["results"];
}

std::vector<Verdict> many(const std::function<Verdict()>& make, std::size_t count) {
  std::vector<Verdict> out;
  for (std::size_t i = 0; i < count; ++i) {
    out.push_back(make());
    out.back().id += "_" + std::to_string(i);
  }
  return out;
}

Verdict unexpected() {
  Verdict v = sample::race();
  v.place.path = "./kernels/claim.rw";
  return v;
}

}  // namespace

TEST_CASE("sarif: one location first, a whole region, the page of the rule") {
  const Json root = Json::parse(written("sarif", sample::all()));
  const Json& run = root["runs"][0];
  std::set<std::string> rules;
  for (const Json& rule : run["tool"]["driver"]["rules"]) {
    CHECK(rules.insert(rule["id"]).second);
    CHECK(rule["help"]["text"].get<std::string>().size() > 20);
    CHECK(rule["help"]["markdown"].get<std::string>().size() > 20);
  }
  CHECK(rules.count("E0203") == 1);
  for (const Json& result : run["results"]) {
    CHECK(result["locations"].size() == 1);
    CHECK(rules.count(result["ruleId"]) == 1);
    const Json& region = result["locations"][0]["physicalLocation"]["region"];
    for (const char* key : {"startLine", "startColumn", "endLine", "endColumn"}) CHECK(region[key] >= 1);
  }
  const Json race = sarif_results({unexpected()})[0];
  CHECK(race["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "kernel.cu");
  CHECK(race["relatedLocations"].size() == 2);
}

TEST_CASE("sarif and gitlab: what is as asked is not uploaded; what is undecided is") {
  CHECK(sarif_results({sample::proved_rewrite(), sample::wrong_kernel()}).empty());  // as the claims expect
  CHECK(Json::parse(written("gitlab", {sample::proved_rewrite(), sample::wrong_kernel()})).empty());
  Verdict tested = sample::undecided();
  tested.outcome = Outcome::tested;
  tested.expectation_met = true;
  CHECK(sarif_results({tested})[0]["level"] == "warning");
  CHECK(Json::parse(written("gitlab", {sample::undecided()}))[0]["severity"] == "major");
}

TEST_CASE("sarif and gitlab: a moved line is the same problem, another reason is another") {
  Verdict moved = unexpected();
  moved.place.line += 40;
  for (Answer& answer : moved.answers)
    for (Detail& detail : answer.details) detail.place.line += 40;
  Verdict other = unexpected();
  other.reason = other.answers[1].reason = Reason::out_of_bounds;
  for (const char* format : {"sarif", "gitlab"}) {
    const auto print_of = [format](const Verdict& verdict) {
      const Json root = Json::parse(written(format, {verdict}));
      return root.is_array() ? root[0]["fingerprint"].get<std::string>()
                             : root["runs"][0]["results"][0]["partialFingerprints"]["primaryLocationLineHash"]
                                   .get<std::string>();
    };
    CHECK(print_of(unexpected()) == print_of(moved));
    CHECK(print_of(unexpected()) != print_of(other));
  }
}

TEST_CASE("sarif: no more results than are shown, and their number is said") {
  const Json run = Json::parse(written("sarif", many(unexpected, 5'100)))["runs"][0];
  CHECK(run["results"].size() == 5'000);
  CHECK(run["properties"]["resultsLeftOut"] == 100);
}

TEST_CASE("annotations: ten of a level, worst first, and a note that is itself shown") {
  std::vector<Verdict> verdicts = many(sample::not_modelled, 30);
  for (Verdict& verdict : many(sample::undecided, 30)) verdicts.push_back(verdict);
  for (Verdict& verdict : many(unexpected, 30)) verdicts.push_back(verdict);
  std::istringstream lines(written("github", verdicts));
  std::vector<std::string> order;
  std::string last;
  for (std::string line; std::getline(lines, line); last = line)
    order.push_back(line.substr(0, line.find(' ')));
  CHECK(order.size() == 30);
  CHECK(std::count(order.begin(), order.end(), "::error") == 10);
  CHECK(std::count(order.begin(), order.end(), "::warning") == 10);
  CHECK(std::count(order.begin(), order.end(), "::notice") == 10);  // the note is one of them
  CHECK(std::is_sorted(order.begin(), order.begin() + 20));         // ::error before ::warning
  CHECK(last.find("61 more") != std::string::npos);
  CHECK(written("github", {unexpected()}).find("file=kernel.cu,line=18,") != std::string::npos);
}

TEST_CASE("annotations: nothing of the input starts a workflow command") {
  std::istringstream lines(written("github", {sample::hostile()}));
  for (std::string line; std::getline(lines, line);) CHECK(line.starts_with("::error "));
}

TEST_CASE("summary: at most 1 MiB, and what is left out is said") {
  Verdict verbose = unexpected();
  verbose.answers[1].summary = std::string(3'000, '*');
  const std::string text = written("markdown", many([&] { return verbose; }, 2'000));
  CHECK(text.size() < (1U << 20));
  CHECK(text.find("are left out here") != std::string::npos);
}

TEST_CASE("junit: only what its schema knows; undecided is a failure, not modelled an error") {
  pugi::xml_document document;
  const std::string text = written("junit", sample::all());
  REQUIRE(document.load_buffer(text.data(), text.size()));
  const std::set<std::string> of_case = {"name", "classname", "time"};
  const std::set<std::string> of_suite = {"name", "tests", "failures", "errors", "time", "file"};
  std::size_t failures = 0, errors = 0;
  for (pugi::xml_node suite : document.child("testsuites").children("testsuite")) {
    for (pugi::xml_attribute attribute : suite.attributes()) CHECK(of_suite.count(attribute.name()) == 1);
    for (pugi::xml_node test : suite.children("testcase")) {
      for (pugi::xml_attribute attribute : test.attributes()) CHECK(of_case.count(attribute.name()) == 1);
      failures += test.child("failure") ? 1 : 0;
      errors += test.child("error") ? 1 : 0;
    }
  }
  CHECK(document.child("testsuites").attribute("failures").as_uint() == failures);
  CHECK(document.child("testsuites").attribute("errors").as_uint() == errors);
  CHECK(errors == 2);  // rejected and unsupported
  for (const char* outcome : {"undecided", "race"}) {
    const Verdict verdict = std::string(outcome) == "race" ? unexpected() : sample::undecided();
    CHECK(written("junit", {verdict}).find("<failure") != std::string::npos);
  }
  CHECK(written("junit", {sample::proved_rewrite(), sample::wrong_kernel()}).find("<failure") ==
        std::string::npos);
}

TEST_CASE("formats: files for the tests that know schemas") {
  const char* folder = std::getenv("WARPPROOF_PAGES");
  if (folder == nullptr) return;
  for (const report::FormatRow& row : report::formats()) {
    std::ofstream file(std::string(folder) + "/all." + std::string(row.name), std::ios::binary);
    file << written(std::string(row.name), sample::all());
    CHECK(static_cast<bool>(file));
  }
}

TEST_CASE("every format of text shows what misleads as an escape, and is UTF-8") {
  for (const char* format : {"text", "github", "markdown", "junit", "html"}) {
    const std::string text = written(format, {sample::hostile()});
    CHECK_MESSAGE(text.find("\xe2\x80\xae") == std::string::npos, format);
    CHECK_MESSAGE(text.find('\xff') == std::string::npos, format);
    CHECK_MESSAGE(text.find('\x1b') == std::string::npos, format);
    CHECK_MESSAGE(text.find("u{202E}") != std::string::npos, format);
  }
}

TEST_CASE("where nobody listed sizes, those that were tried are said, and not called listed") {
  Verdict verdict = sample::proved_rewrite();
  verdict.kind = "equivalence";
  verdict.reach = verdict.answers.front().reach = Reach::listed_sizes;
  CHECK(written("text", {verdict}).find("for listed sizes") != std::string::npos);
  verdict.answers.front().details.push_back({"sizes tried: n=1, n=127", {}});
  for (const char* format : {"text", "markdown", "html"}) {
    CAPTURE(format);
    const std::string text = written(format, {verdict});
    CHECK(text.find("at the sizes tried") != std::string::npos);
    CHECK(text.find("listed sizes") == std::string::npos);
  }
  // The word of the formats that programs read stays.
  CHECK(written("json", {verdict}).find("\"listed_sizes\"") != std::string::npos);
  GateReport gate;
  gate.rows.push_back(
      {.id = "k.cu:k", .path = "k.cu", .cause = GateCause::uncovered, .why = "its file changed"});
  gate.rows.back().verdict = verdict;
  for (const char* format : {"text", "markdown"}) {
    CAPTURE(format);
    std::ostringstream out;
    CHECK(report::write_gate(gate, format, {}, out));
    CHECK(out.str().find("n=1, n=127") != std::string::npos);
  }
}
