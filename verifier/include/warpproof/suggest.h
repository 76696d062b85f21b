#pragma once
// Which requirement is missing? For a rewrite that is refuted or unknown: candidates from a fixed menu, made
// of what occurs in the rewrite, are tried by evaluation and then proved. A suggestion is never a guess: with
// it the rewrite is proved (certificate re-checked), and a point that meets it, with positive extents,
// exists.
//
//   for (const warpproof::SuggestionReport& report : warpproof::suggest_requirements(request))
//     for (const warpproof::Suggestion& suggestion : report.suggestions)
//       std::cout << suggestion.clause << "\n";          // "require divides: K mod T = 0"
//
// Menu: an extent of at least one, nonzero, ordered sizes, divides, sign, a product of sizes, equal sizes, an
// input of ones or zeros; one condition, or two where one is not enough. Along axis groups only what has no
// axes is on it. An empty list says that nothing on the menu suffices, not that nothing does.

#include <string>
#include <vector>

#include "warpproof/check.h"

namespace warpproof {

struct Suggestion {
  std::vector<std::string> conditions;  ///< one or two
  std::string clause;                   ///< to be pasted: "require divides: K mod T = 0"
  std::string summary;                  ///< of the proof with it
  std::string certificate;              ///< of the rewrite with it, re-checked here
};

struct SuggestionReport {
  Verdict verdict;                      ///< of the rewrite as it stands; a file that is no program: rejected
  std::vector<Suggestion> suggestions;  ///< weakest first; none implies an earlier one
  std::uint32_t candidates = 0;         ///< on the menu for this rewrite
  std::uint32_t proofs_tried = 0;
  std::string note;  ///< why there is none
};

/// Of the rewrites of the files that are not as asked, or of those that `only` names. Throws as `check_all`.
std::vector<SuggestionReport> suggest_requirements(const Request& request);

/// As text for people, and as JSON (schema suggestions-1): the same bytes for the same reports.
std::string suggestions_text(const std::vector<SuggestionReport>& reports);
std::string suggestions_json(const std::vector<SuggestionReport>& reports);

/// 2 rejected; 3 some rewrite has no suggestion and is not proved; 0 each has one, or needs none.
int suggestions_exit_code(const std::vector<SuggestionReport>& reports);

}  // namespace warpproof
