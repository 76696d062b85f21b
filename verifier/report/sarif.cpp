// SARIF 2.1.0 as GitHub code scanning takes it: problems only, one location first, own fingerprints, a page
// for each rule. Limits of the upload (5,000 shown results, 1,000 locations a result) are kept.

#include <map>
#include <nlohmann/json.hpp>
#include <ostream>

#include "verifier/report/alarm.h"
#include "verifier/report/format.h"
#include "verifier/verdict/diagnostic_pages.h"
#include "verifier/verdict/json_text.h"
#include "verifier/verdict/reason_class.h"

namespace warpproof::report {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t results_max = 5000;
constexpr std::size_t related_max = 100;

const char* level_word(Level level) {
  constexpr const char* words[] = {"error", "warning", "note"};
  return words[static_cast<int>(level)];
}

/// A relative reference: bytes that a URI can not hold are escaped.
std::string uri_of(const std::string& path) {
  constexpr const char* digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = std::isalnum(byte) != 0 || std::string_view("-._~/").find(c) != std::string_view::npos;
    if (plain)
      out += c;
    else
      out += {'%', digits[byte >> 4], digits[byte & 15]};
  }
  return out;
}

Json location(const Place& place, const std::string& message) {
  const std::uint32_t line = place.line == 0 ? 1 : place.line, column = place.column == 0 ? 1 : place.column;
  Json out;
  out["physicalLocation"]["artifactLocation"]["uri"] = uri_of(place.path.empty() ? "." : place.path);
  out["physicalLocation"]["region"] = {
      {"startLine", line}, {"startColumn", column}, {"endLine", line}, {"endColumn", column + 1}};
  if (!message.empty()) out["message"]["text"] = message;
  return out;
}

/// The page of a rule: what `warpproof explain CODE` says, since a rule has no address of its own.
struct RulePage {
  std::string title, text, markdown;
};

RulePage page_of(const std::string& code) {
  RulePage page;
  const std::string more = "`warpproof explain " + code + "`";
  if (const verdict::DiagnosticPage* written = verdict::diagnostic_page(code)) {
    page.title = written->title;
    page.text = std::string(written->meaning) + " " + std::string(written->action);
    page.markdown = std::string(written->meaning) + "\n\n" + std::string(written->action) +
                    "\n\nFor example:\n\n```\n" + std::string(written->example) +
                    (written->example.ends_with('\n') ? "" : "\n") + "```\n\n" + more;
  } else if (const auto reason = reason_named(code)) {
    page.title = sentence(*reason);
    page.text = page.title + ". " + verdict::advice(*reason);
    page.markdown = page.title + ".\n\n" + verdict::advice(*reason) + "\n\n" + more;
  } else {
    page.title = "A mistake in the input, code " + code;
    page.text = page.markdown = page.title + ".";
  }
  return page;
}

Json rule(const Alarm& alarm) {
  const RulePage page = page_of(alarm.rule);
  Json out;
  out["id"] = alarm.rule;
  out["name"] = alarm.rule;
  out["shortDescription"]["text"] = page.title;
  out["fullDescription"]["text"] = page.text;
  out["help"]["text"] = page.text;
  out["help"]["markdown"] = page.markdown;
  out["defaultConfiguration"]["level"] = level_word(alarm.level);
  out["properties"]["tags"] = {"correctness", "gpu"};
  return out;
}

Json result(const Alarm& alarm, std::size_t rule_index) {
  Json out;
  out["ruleId"] = alarm.rule;
  out["ruleIndex"] = rule_index;
  out["level"] = level_word(alarm.level);
  out["message"]["text"] = alarm.title + ": " + alarm.message;
  out["locations"] = Json::array({location(alarm.place, "")});
  for (std::size_t i = 0; i < std::min(alarm.related.size(), related_max); ++i)
    out["relatedLocations"].push_back(
        location(alarm.related[i].place, without_control(alarm.related[i].text)));
  // The name that GitHub reads; the value is ours, so that a moved line is not a new problem.
  out["partialFingerprints"]["primaryLocationLineHash"] = alarm.fingerprint;
  return out;
}

}  // namespace

void write_sarif(const std::vector<Verdict>& verdicts, const ReportOptions&, std::ostream& out) {
  std::vector<Alarm> alarms = alarms_of(verdicts);
  const std::size_t left_out = alarms.size() > results_max ? alarms.size() - results_max : 0;
  alarms.resize(alarms.size() - left_out);
  Json run;
  run["tool"]["driver"] = {{"name", "warpproof"}, {"rules", Json::array()}};
  run["automationDetails"]["id"] = "warpproof/";
  run["columnKind"] = "unicodeCodePoints";
  run["results"] = Json::array();
  std::map<std::string, std::size_t> rules;
  for (const Alarm& alarm : alarms) {
    const auto [at, fresh] = rules.try_emplace(alarm.rule, rules.size());
    if (fresh) run["tool"]["driver"]["rules"].push_back(rule(alarm));
    run["results"].push_back(result(alarm, at->second));
  }
  if (left_out != 0) run["properties"]["resultsLeftOut"] = left_out;
  Json root;
  root["$schema"] = "https://json.schemastore.org/sarif-2.1.0.json";
  root["version"] = "2.1.0";
  root["runs"] = Json::array({run});
  out << verdict::json_text(root, 2) << "\n";
}

}  // namespace warpproof::report
