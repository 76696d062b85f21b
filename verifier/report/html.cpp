// HTML: one file that needs nothing else. No script, no network, nothing of the input as markup; readable
// with the style left out, on paper, on a telephone. Size is bounded: what is left out is said.

#include <cstring>
#include <ostream>

#include "verifier/report/alarm.h"
#include "verifier/report/format.h"
#include "verifier/report/html_page.h"
#include "verifier/report/html_sections.h"

namespace warpproof::report {
namespace {

using html::element;
using html::Node;

constexpr std::size_t page_bytes_max = 12'000'000;
constexpr std::size_t table_rows_max = 5'000;
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
  html::append_counts(part, verdicts);
  Node table = element(element(part, "div", "scroll"), "table", "verdicts");
  Node head = element(table, "tr", "head");
  for (const char* name : {"verdict", "subject", "for", "reason", ""}) element(head, "th", "", name);
  for (std::size_t i = 0; i < order.size() && i < table_rows_max; ++i)
    html::append_overview_row(table, verdicts[order[i]], i < articles ? "#" + anchor_of(i) : "");
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

}  // namespace

void write_html(const std::vector<Verdict>& verdicts, const ReportOptions&, std::ostream& out) {
  const std::vector<std::size_t> order = reading_order(verdicts);
  const bool one = verdicts.size() == 1;
  html::Page page(one ? std::string(word(verdicts[0].outcome)) + ": " + visible(verdicts[0].id, 120)
                      : "warpproof: " + html::counted(verdicts.size(), "verdict"));
  Node body = page.body();
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
  page.write(out);
}

}  // namespace warpproof::report
