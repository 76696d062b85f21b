#include "verifier/verdict/expected.h"

namespace warpproof::verdict {

std::optional<Expected> expected_from_words(const std::string& outcome, const std::string& reach,
                                            const std::optional<std::string>& reason) {
  const std::optional<Outcome> named = outcome_named(outcome);
  if (!named) return std::nullopt;
  Expected expected{*named, Reach::none, std::nullopt};
  if (!reach.empty()) {
    std::string spelled = reach;
    for (char& c : spelled) {
      if (c == ' ') c = '_';
    }
    for (const Reach known : {Reach::samples, Reach::listed_data, Reach::listed_sizes, Reach::all_sizes}) {
      if (spelled == word(known)) expected.reach = known;
    }
    if (expected.reach == Reach::none) return std::nullopt;
  }
  if (reason) {
    expected.reason = reason_named(*reason);
    if (!expected.reason) return std::nullopt;
  }
  return expected;
}

std::string words(const Expected& expected) {
  std::string text(word(expected.outcome));
  if (expected.reach != Reach::none) {
    text += " for ";
    for (const char c : word(expected.reach)) text += c == '_' ? ' ' : c;
  }
  if (expected.reason) text += " (" + std::string(code(*expected.reason)) + ")";
  return text;
}

}  // namespace warpproof::verdict
