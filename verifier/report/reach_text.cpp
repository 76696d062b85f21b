#include "verifier/report/reach_text.h"

#include <algorithm>

namespace warpproof::report {

std::string sizes_tried(const Verdict& verdict) {
  constexpr std::string_view start = "sizes tried: ";
  for (const Answer& answer : verdict.answers)
    for (const Detail& detail : answer.details)
      if (detail.text.starts_with(start)) return detail.text.substr(start.size());
  return "";
}

std::string reach_text(const Verdict& verdict) {
  if (verdict.reach == Reach::none) return "";
  std::string words(word(verdict.reach));
  std::replace(words.begin(), words.end(), '_', ' ');
  if (sizes_tried(verdict).empty()) return "for " + words;
  if (verdict.reach == Reach::listed_sizes) return "at the sizes tried";
  return verdict.reach == Reach::listed_data ? "at the sizes and index data tried" : "for " + words;
}

}  // namespace warpproof::report
