// Rules that contradict each other, and rules that never decide anything: both are mistakes of the owner that
// would otherwise show as a surprise in somebody's pull request.

#include <algorithm>

#include "verifier/configuration/glob.h"
#include "verifier/configuration/read.h"

namespace warpproof::configuration {
namespace {

bool holds(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::vector<std::string> all_words(const PolicyRule& rule) {
  std::vector<std::string> words = rule.allow;
  words.insert(words.end(), rule.block.begin(), rule.block.end());
  return words;
}

/// A word that one rule allows and the other blocks, or "".
std::string disputed(const PolicyRule& a, const PolicyRule& b) {
  for (const std::string& word : a.allow)
    if (holds(b.block, word)) return word;
  for (const std::string& word : a.block)
    if (holds(b.allow, word)) return word;
  return "";
}

bool all_decided_later(const PolicyRule& rule, const PolicyRule& later) {
  if (!surely_covers(later.path, rule.path)) return false;
  const std::vector<std::string> words = all_words(rule), after = all_words(later);
  return std::all_of(words.begin(), words.end(), [&](const std::string& word) { return holds(after, word); });
}

std::string line_of(const PolicyRule& rule) {
  return std::to_string(base::position_of(*rule.where.source, rule.where.begin).line);
}

}  // namespace

void check_policy(const GateTables& gate, base::Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < gate.policy.size(); ++i) {
    const PolicyRule& rule = gate.policy[i];
    if (const std::string word = disputed(rule, rule); !word.empty())
      diagnostics.push_back(
          {.code = "E0706", .where = rule.where, .message = "one rule allows and blocks '" + word + "'"});
    for (std::size_t j = i + 1; j < gate.policy.size(); ++j) {
      const PolicyRule& later = gate.policy[j];
      const std::string word = rule.path == later.path ? disputed(rule, later) : "";
      if (!word.empty()) {
        diagnostics.push_back({.code = "E0706",
                               .where = later.where,
                               .message = "two rules for '" + base::escaped(rule.path) +
                                          "' contradict each other about '" + word + "'",
                               .notes = {"the other one is in line " + line_of(rule)}});
        break;
      }
      if (all_decided_later(rule, later)) {
        diagnostics.push_back({.code = "E0707",
                               .where = rule.where,
                               .message = "this rule never decides: the one in line " + line_of(later) +
                                          " comes later and covers it",
                               .expected = "wide patterns first, narrow ones after them"});
        break;
      }
    }
  }
}

}  // namespace warpproof::configuration
