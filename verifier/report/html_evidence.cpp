// What a verdict rests on: diagnostics, the ledger of trust, the replay, digests, the certificate.

#include <algorithm>
#include <map>
#include <sstream>

#include "verifier/report/html_sections.h"
#include "verifier/verdict/diagnostic_pages.h"

namespace warpproof::report::html {
namespace {

constexpr std::size_t certificate_bytes_max = 48'000;
constexpr std::size_t replay_bytes_max = 48'000;
constexpr std::size_t diagnostics_max = 50;
constexpr std::size_t details_of_an_entry_max = 40;

std::string place_text(const Place& place) {
  if (place.path.empty()) return "";
  return place.path + (place.line != 0 ? ":" + std::to_string(place.line) : "");
}

/// A word of a command line as a shell takes it, whatever stands in it.
std::string shell_word(const std::string& word) {
  const bool plain = !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '_' || c == '-' || c == '.' || c == '/' || c == ',' || c == '=';
  });
  if (plain) return word;
  std::string out = "'";
  for (const char c : word) c == '\'' ? out += "'\\''" : out += c;
  return out + "'";
}

void append_row(Node list, const std::string& name, const std::string& value) {
  element(list, "dt", "", name);
  text(element(element(list, "dd"), "code"), value);
}

/// Of a rendered diagnostic the source line and its caret; what else it says stands beside it.
std::string source_lines(const std::string& rendered) {
  std::string out;
  std::istringstream lines(rendered);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t bar = line.find(" | ");
    const bool is_source = bar != std::string::npos && line.find_first_not_of(" 0123456789") == bar + 1;
    if (is_source) out += (out.empty() ? "" : "\n") + line;
  }
  return out;
}

}  // namespace

void append_diagnostics(Node article, const Verdict& verdict) {
  if (verdict.diagnostics.empty()) return;
  Node part = section(article, "Diagnostics", "diagnostics");
  for (std::size_t i = 0; i < std::min(verdict.diagnostics.size(), diagnostics_max); ++i) {
    const Diagnostic& diagnostic = verdict.diagnostics[i];
    Node box = element(part, "div", diagnostic.is_error ? "diagnostic error" : "diagnostic warning");
    Node line = element(box, "p", "message");
    element(line, "code", "code", diagnostic.code);
    text(line, " " + diagnostic.message);
    if (!diagnostic.place.path.empty()) element(line, "code", "place", place_text(diagnostic.place));
    Node list = element(box, "dl", "facts");
    const auto fact = [&list](const char* name, const std::string& value) {
      if (value.empty()) return;
      element(list, "dt", "", name);
      element(list, "dd", "", value);
    };
    fact("expected", diagnostic.expected);
    fact("found", diagnostic.found);
    fact("did you mean", diagnostic.suggestion);
    for (const std::string& note : diagnostic.notes) fact("note", note);
    if (!list.first_child()) box.remove_child(list);
    const std::string lines = source_lines(diagnostic.rendered);
    if (!lines.empty()) text(element(box, "pre"), lines);
    if (const verdict::DiagnosticPage* page = verdict::diagnostic_page(diagnostic.code))
      element(box, "p", "note", std::string(page->meaning) + " " + std::string(page->action));
  }
  if (verdict.diagnostics.size() > diagnostics_max)
    element(part, "p", "note", counted(verdict.diagnostics.size() - diagnostics_max, "more diagnostic"));
}

void append_ledger(Node article, const Verdict& verdict) {
  std::map<Assumption, std::vector<std::string>> entries;
  std::size_t answered = 0;
  for (const Answer& answer : verdict.answers) {
    ++answered;
    for (const LedgerEntry& entry : answer.ledger) {
      std::vector<std::string>& details = entries[entry.assumption];
      const bool known = std::find(details.begin(), details.end(), entry.detail) != details.end();
      if (!entry.detail.empty() && !known) details.push_back(entry.detail);
    }
  }
  if (answered == 0) return;
  Node part = section(article, "Taken without proof", "ledger");
  if (entries.empty()) {
    element(part, "p", "note", "Nothing beyond the checker itself.");
    return;
  }
  Node list = element(part, "ul");
  for (auto& [assumption, details] : entries) {
    Node item = element(list, "li");
    element(item, "code", "", code(assumption));
    text(item, " " + std::string(sentence(assumption)));
    if (details.empty()) continue;
    std::sort(details.begin(), details.end());
    Node inside = details.size() > 3 ? folded(item, counted(details.size(), "case")) : item;
    Node names = element(inside, "ul", "cases-of");
    for (std::size_t i = 0; i < std::min(details.size(), details_of_an_entry_max); ++i)
      element(names, "li", "", details[i]);
    if (details.size() > details_of_an_entry_max)
      element(names, "li", "note", counted(details.size() - details_of_an_entry_max, "more case"));
  }
}

void append_replay(Node article, const Verdict& verdict) {
  const Answer* answer = counterexample_answer(verdict);
  const bool has_file = answer != nullptr && !answer->counterexample->replay_file.empty();
  const std::string file = verdict.place.path;
  if (file.empty() && !has_file) return;
  Node part = section(article, "See it yourself", "replay");
  if (!file.empty())
    element(part, "pre", "command",
            "warpproof check " + shell_word(file) + " --only " + shell_word(verdict.id) +
                (has_file ? " --replay replay" : ""));
  if (!has_file) return;
  const std::string& replay = answer->counterexample->replay_file;
  element(part, "p", "", "The file that it writes needs Python and nothing of warpproof:");
  Node inside = folded(part, "replay file, " + counted(replay.size(), "byte"));
  text(element(inside, "pre"), replay, replay_bytes_max);
}

void append_provenance(Node article, const Verdict& verdict) {
  if (verdict.provenance.empty() && verdict.artefacts.empty()) return;
  Node part = section(article, "Provenance", "provenance");
  Node list = element(part, "dl", "facts");
  for (const Artefact& artefact : verdict.artefacts) {
    element(list, "dt", "", artefact.role + (artefact.compiled_here ? ", compiled here" : ""));
    Node value = element(list, "dd");
    element(value, "code", "", artefact.path);
    if (!artefact.sha256.empty()) element(value, "code", "digest", "sha256 " + artefact.sha256);
  }
  for (const auto& [name, value] : verdict.provenance) append_row(list, name, value);
  if (verdict.time_ms > 0) append_row(list, "time", short_number(verdict.time_ms / 1000) + " s");
}

void append_certificate(Node article, const Verdict& verdict) {
  for (const Answer& answer : verdict.answers) {
    if (answer.certificate.empty()) continue;
    Node part = section(article, "Certificate", "certificate");
    element(
        part, "p", "",
        "The proof as data; warpproof recheck reads it without the search. --certificates DIR writes it.");
    Node inside = folded(part, "certificate, " + counted(answer.certificate.size(), "byte"));
    text(element(inside, "pre"), answer.certificate, certificate_bytes_max);
    return;
  }
}

}  // namespace warpproof::report::html
