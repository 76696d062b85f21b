// What stands above many verdicts: how many there are of each outcome, and a row for each.

#include <array>

#include "verifier/report/html_sections.h"

namespace warpproof::report::html {

void append_counts(Node parent, const std::vector<Verdict>& verdicts) {
  std::array<std::size_t, 7> counts{};
  for (const Verdict& verdict : verdicts) ++counts[static_cast<std::size_t>(verdict.outcome)];
  Node bar = element(parent, "div", "bar");
  Node words = element(parent, "p", "counts");
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    const auto outcome = static_cast<Outcome>(i);
    Node piece = element(bar, "span", tone_of(outcome).c_str());
    piece.append_attribute("style") = ("flex-grow:" + std::to_string(counts[i])).c_str();
    element(
        words, "span", tone_of(outcome).c_str(),
        std::string(mark_of(outcome)) + " " + std::to_string(counts[i]) + " " + std::string(word(outcome)));
  }
}

void append_overview_row(Node table, const Verdict& verdict, const std::string& link) {
  Node row = element(table, "tr", tone_of(verdict.outcome).c_str());
  Node outcome = element(row, "td", "outcome");
  element(outcome, "span", "mark", mark_of(verdict.outcome));
  text(outcome, word(verdict.outcome));
  Node subject = element(row, "td", "subject");
  if (!link.empty()) {
    subject = element(subject, "a");
    subject.append_attribute("href") = link.c_str();
  }
  text(subject, verdict.id);
  element(row, "td", "reach", reach_words(verdict, verdict.reach));
  Node reason = element(row, "td", "reason");
  if (verdict.outcome != Outcome::proved) element(reason, "code", "", code(verdict.reason));
  const std::string expected = verdict.expected.empty()  ? ""
                               : verdict.expectation_met ? "as expected"
                                                         : "expected " + verdict.expected;
  element(row, "td", verdict.expectation_met ? "expectation" : "expectation missed", expected);
}

}  // namespace warpproof::report::html
