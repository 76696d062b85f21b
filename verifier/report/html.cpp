// HTML: one file that needs nothing else. No script, no network, nothing of the input as markup; readable
// with the style left out, on paper, on a telephone. Size is bounded: what is left out is said.

#include <array>
#include <cstring>
#include <ostream>

#include "verifier/report/alarm.h"
#include "verifier/report/format.h"
#include "verifier/report/html_sections.h"

namespace warpproof::report {
namespace {

using html::element;
using html::Node;

constexpr std::size_t page_bytes_max = 12'000'000;
constexpr std::size_t table_rows_max = 5'000;
constexpr const char* policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

void meta(Node head, const char* key, const char* name, const char* content) {
  Node node = head.append_child("meta");
  node.append_attribute(key) = name;
  node.append_attribute("content") = content;
}

void append_head(Node root, const std::string& title) {
  Node head = root.append_child("head");
  head.append_child("meta").append_attribute("charset") = "utf-8";
  meta(head, "http-equiv", "Content-Security-Policy", policy);
  meta(head, "name", "viewport", "width=device-width, initial-scale=1");
  meta(head, "name", "color-scheme", "light dark");
  meta(head, "name", "referrer", "no-referrer");
  head.append_child("title").text() = title.c_str();
  head.append_child("style").text() = html::style_sheet();
}

std::string anchor_of(std::size_t index) { return "v" + std::to_string(index + 1); }

/// Worst first, then what is as asked, each in the order of the verdicts.
std::vector<std::size_t> reading_order(const std::vector<Verdict>& verdicts) {
  std::vector<std::size_t> order;
  for (const Alarm& alarm : alarms_of(verdicts))
    order.push_back(static_cast<std::size_t>(alarm.verdict - verdicts.data()));
  for (std::size_t i = 0; i < verdicts.size(); ++i)
    if (!alarm_of(verdicts[i])) order.push_back(i);
  return order;
}

void append_counts(Node parent, const std::vector<Verdict>& verdicts) {
  std::array<std::size_t, 7> counts{};
  for (const Verdict& verdict : verdicts) ++counts[static_cast<std::size_t>(verdict.outcome)];
  Node bar = element(parent, "div", "bar");
  Node words = element(parent, "p", "counts");
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    const auto outcome = static_cast<Outcome>(i);
    Node piece = element(bar, "span", html::tone_of(outcome).c_str());
    piece.append_attribute("style") = ("flex-grow:" + std::to_string(counts[i])).c_str();
    element(words, "span", html::tone_of(outcome).c_str(),
            std::string(html::mark_of(outcome)) + " " + std::to_string(counts[i]) + " " +
                std::string(word(outcome)));
  }
}

void append_row(Node table, const Verdict& verdict, const std::string& link) {
  Node row = element(table, "tr", html::tone_of(verdict.outcome).c_str());
  Node outcome = element(row, "td", "outcome");
  element(outcome, "span", "mark", html::mark_of(verdict.outcome));
  html::text(outcome, word(verdict.outcome));
  Node subject = element(row, "td", "subject");
  if (!link.empty()) {
    subject = element(subject, "a");
    subject.append_attribute("href") = ("#" + link).c_str();
  }
  html::text(subject, verdict.id);
  element(row, "td", "reach", html::reach_words(verdict, verdict.reach));
  Node reason = element(row, "td", "reason");
  if (verdict.outcome != Outcome::proved) element(reason, "code", "", code(verdict.reason));
  const std::string expected = verdict.expected.empty()  ? ""
                               : verdict.expectation_met ? "as expected"
                                                         : "expected " + verdict.expected;
  element(row, "td", verdict.expectation_met ? "expectation" : "expectation missed", expected);
}

/// What was written into the tree so far, roughly.
std::size_t bytes_of(Node node) {
  std::size_t bytes = 0;
  struct Counter : pugi::xml_tree_walker {
    std::size_t* bytes = nullptr;
    bool for_each(Node& at) override {
      *bytes += 2 * std::strlen(at.name()) + std::strlen(at.value()) + 24;
      return true;
    }
  } counter;
  counter.bytes = &bytes;
  node.traverse(counter);
  return bytes;
}

void append_summary(Node body, const std::vector<Verdict>& verdicts, const std::vector<std::size_t>& order,
                    std::size_t articles) {
  if (verdicts.size() < 2) return;
  Node part = element(body, "section", "overview");
  append_counts(part, verdicts);
  Node table = element(element(part, "div", "scroll"), "table", "verdicts");
  Node head = element(table, "tr", "head");
  for (const char* name : {"verdict", "subject", "for", "reason", ""}) element(head, "th", "", name);
  for (std::size_t i = 0; i < order.size() && i < table_rows_max; ++i)
    append_row(table, verdicts[order[i]], i < articles ? anchor_of(i) : "");
  if (order.size() > table_rows_max)
    element(part, "p", "note", html::counted(order.size() - table_rows_max, "more row"));
}

void append_masthead(Node body, const std::vector<Verdict>& verdicts) {
  std::size_t met = 0;
  for (const Verdict& verdict : verdicts) met += alarm_of(verdict) ? 0 : 1;
  Node head = element(body, "header", "masthead");
  element(head, "h1", "", "warpproof");
  element(head, "p", "asked", std::to_string(met) + " of " + std::to_string(verdicts.size()) + " as asked");
}

/// An element without content is written as <td></td>; HTML takes <td/> for an open one.
struct Closer : pugi::xml_tree_walker {
  bool for_each(Node& node) override {
    if (node.type() == pugi::node_element && !node.first_child() && std::strcmp(node.name(), "meta") != 0)
      node.append_child(pugi::node_pcdata);
    return true;
  }
};

}  // namespace

void write_html(const std::vector<Verdict>& verdicts, const ReportOptions&, std::ostream& out) {
  const std::vector<std::size_t> order = reading_order(verdicts);
  pugi::xml_document document;
  document.append_child(pugi::node_doctype).set_value("html");
  Node root = document.append_child("html");
  root.append_attribute("lang") = "en";
  root.append_attribute("dir") = "ltr";
  const bool one = verdicts.size() == 1;
  append_head(root, one ? std::string(word(verdicts[0].outcome)) + ": " + visible(verdicts[0].id, 120)
                        : "warpproof: " + html::counted(verdicts.size(), "verdict"));
  Node body = root.append_child("body");
  append_masthead(body, verdicts);
  Node overview = element(body, "div", "overview-place");
  Node main = body.append_child("main");
  std::size_t bytes = 0, written = 0;
  for (; written < order.size() && bytes < page_bytes_max; ++written) {
    html::append_verdict(main, verdicts[order[written]], anchor_of(written));
    bytes += bytes_of(main.last_child());
  }
  append_summary(overview, verdicts, order, written);
  if (written < order.size())
    element(main, "p", "note",
            html::counted(order.size() - written, "more verdict") +
                " stand in the table only: the page would be too large.");
  Node foot = element(body, "footer");
  html::text(foot,
             "Proved is a statement about the definitions, the sizes that are named, and the code with this "
             "digest; what "
             "it leans on stands under “Taken without proof”. Not decided is never shown as proved.");
  Closer closer;
  document.traverse(closer);
  document.save(out, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
  out << "\n";
}

}  // namespace warpproof::report
