#include "verifier/prove/kernel/size_summary.h"

#include <algorithm>

namespace warpproof::prove {
namespace {

using verdict::Finding;

bool holds(const Finding& finding) { return finding.found == verdict::Found::holds; }

void move_ledger(Finding& from, Finding& to) {
  for (const LedgerEntry& entry : from.ledger) verdict::add_once(to.ledger, entry);
  from.ledger.clear();
}

/// One line for all sizes; what was said of each size becomes a detail. A ledger that says the same is kept
/// once.
void summarise(std::vector<Finding>& here, std::size_t sizes, const std::string& implemented) {
  const Question question = here.front().question;
  const std::string sentence = question == Question::implemented ? implemented
                               : question == Question::safe      ? "no violation in any schedule"
                                                                 : "the certified bound meets the rule";
  std::vector<Detail> details;
  for (Finding& finding : here) {
    // The summary of a part that was summed up before says nothing more.
    if (!finding.summary.empty() && !finding.summary.starts_with(sentence))
      details.push_back({finding.summary, {}});
    details.insert(details.end(), finding.details.begin(), finding.details.end());
    finding.details.clear();
    if (&finding != &here.front()) move_ledger(finding, here.front());
  }
  Finding& first = here.front();
  first.summary =
      sentence + " at " + std::to_string(sizes) + (sizes == 1 ? " choice of sizes" : " choices of sizes");
  first.details = std::move(details);
}

}  // namespace

std::vector<Finding> over_sizes(const std::vector<std::vector<Finding>>& by_size,
                                const std::string& implemented) {
  std::vector<Finding> out;
  for (const Question question : {Question::accurate, Question::implemented, Question::safe}) {
    std::vector<Finding> here;
    std::size_t sizes = 0;
    for (const std::vector<Finding>& at : by_size) {
      const std::size_t before = here.size();
      for (const Finding& finding : at)
        if (finding.question == question) here.push_back(finding);
      sizes += here.size() > before ? 1 : 0;
    }
    const bool all_hold = std::all_of(here.begin(), here.end(), holds);
    if (all_hold && here.size() > 1) summarise(here, sizes, implemented);
    for (Finding& finding : here)
      if (all_hold || !holds(finding)) out.push_back(std::move(finding));
  }
  return out;
}

}  // namespace warpproof::prove
