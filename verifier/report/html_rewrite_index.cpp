// The index: a table for each family. An anchor is a filter: the style hides what is not of it.

#include <array>
#include <cctype>
#include <map>

#include "verifier/report/html_rewrite.h"
#include "verifier/report/html_sections.h"

namespace warpproof::report::html {
namespace {

std::string anchor_of_family(const std::string& family) {
  return "family-" + (family.empty() ? "none" : visible(family, 100));
}

Node link(Node parent, const std::string& target, const std::string& shown) {
  Node node = element(parent, "a", "", shown);
  node.append_attribute("href") = target.c_str();
  return node;
}

void append_entry(Node table, const RewriteEntry& entry, const std::string& target, bool is_twin) {
  const Verdict& verdict = entry.verdict;
  const std::string kind = "entry " + tone_of(verdict.outcome) + (is_twin ? " of-twin" : "");
  Node row = element(table, "tr", kind.c_str());
  Node outcome = element(row, "td", "outcome");
  element(outcome, "span", "mark", mark_of(verdict.outcome));
  text(outcome, word(verdict.outcome));
  Node subject = element(row, "td", "subject");
  link(subject, target, shown_title(entry.statement));
  element(subject, "small", "", entry.statement.id);
  element(row, "td", "reach", reach_words(verdict, verdict.reach));
  element(element(row, "td", "fact"), "code", "", entry.statement.fact);
  element(row, "td", verdict.expectation_met ? "expectation" : "expectation missed",
          verdict.expectation_met    ? ""
          : verdict.expected.empty() ? "nothing is expected of it"
                                     : "expected " + verdict.expected);
}

using Families = std::map<std::string, std::vector<const RewriteFamilyMember*>>;

std::vector<Verdict> verdicts_of(const std::vector<const RewriteFamilyMember*>& members) {
  std::vector<Verdict> out;
  const auto add = [&out](const RewriteEntry& entry) {
    out.emplace_back();
    out.back().outcome = entry.verdict.outcome;
    out.back().expectation_met = entry.verdict.expectation_met;
  };
  for (const RewriteFamilyMember* member : members) {
    add(*member->entry);
    for (const RewriteEntry* twin : member->twins) add(*twin);
  }
  return out;
}

void append_filters(Node part, const std::vector<Verdict>& all, const Families& families) {
  Node line = element(part, "p", "filters", "show: ");
  link(line, "#all", "all");
  std::array<std::size_t, 7> counts{};
  for (const Verdict& verdict : all) ++counts[static_cast<std::size_t>(verdict.outcome)];
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] != 0) {
      const std::string outcome(word(static_cast<Outcome>(i)));
      link(line, "#" + outcome, outcome);
    }
  Node names = element(part, "p", "filters", "family: ");
  for (const auto& [family, members] : families) {
    Node name = link(names, "#" + anchor_of_family(family), family.empty() ? "none" : family);
    element(name, "small", "", " " + std::to_string(verdicts_of(members).size()));
  }
}

void append_faults(Node main, const std::vector<Verdict>& at_fault) {
  if (at_fault.empty()) return;
  Node part = section(main, "Files that could not be read", "faults");
  for (const Verdict& verdict : at_fault) append_diagnostics(part, verdict);
}

}  // namespace

void append_rewrite_index(Node body, const std::vector<RewriteFamilyMember>& members,
                          const std::vector<Verdict>& at_fault) {
  Families families;
  std::vector<const RewriteFamilyMember*> every;
  for (const RewriteFamilyMember& member : members) {
    families[member.entry->statement.family].push_back(&member);
    every.push_back(&member);
  }
  const std::vector<Verdict> all = verdicts_of(every);
  std::size_t met = 0;
  for (const Verdict& verdict : all) met += verdict.expectation_met ? 1 : 0;
  for (const char* anchor :
       {"all", "proved", "refuted", "tested", "unknown", "unsupported", "rejected", "vacuous"})
    element(body, "span", "filter").append_attribute("id") = anchor;
  Node head = element(body, "header", "masthead");
  element(head, "h1", "", "warpproof");
  element(head, "p", "asked",
          counted(all.size(), "rewrite") + ", " + std::to_string(met) + " as expected; " +
              std::to_string(families.size()) + (families.size() == 1 ? " family" : " families"));
  Node overview = element(body, "section", "overview");
  append_counts(overview, all);
  append_filters(overview, all, families);
  Node main = body.append_child("main");
  append_faults(main, at_fault);
  for (const auto& [family, of_family] : families) {
    Node part = element(main, "section", "family overview");
    part.append_attribute("id") = anchor_of_family(family).c_str();
    element(part, "h2", "", family.empty() ? "none" : family);
    append_counts(part, verdicts_of(of_family));
    Node table = element(element(part, "div", "scroll"), "table", "verdicts");
    for (const RewriteFamilyMember* member : of_family) {
      append_entry(table, *member->entry, member->page, false);
      for (const RewriteEntry* twin : member->twins)
        append_entry(table, *twin, member->page + "#" + anchor_of_twin(*twin), true);
    }
  }
}

}  // namespace warpproof::report::html
