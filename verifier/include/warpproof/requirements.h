#pragma once
// Which requirements does a proved rewrite need? Each is dropped in turn, and the rewrite without it is
// answered like any other: refuted, the requirement is needed; proved, it is idle; else it is not shown.
// Where a condition has several parts (`0 <= s < N`), each part is dropped as well.
//
//   for (const auto& [verdict, requirements] : warpproof::check_requirements(request))
//     for (const warpproof::RequirementTest& test : requirements)
//       if (test.use == warpproof::RequirementUse::idle) std::cout << test.label << " asks for too much\n";
//
// Needed never rests on a point where `before` has no value: a rewrite may define more than its left side.
// Each idle requirement is idle beside all others: two that say the same are both idle, and one must stay.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "warpproof/check.h"

namespace warpproof {

enum class RequirementUse : std::uint8_t { needed, idle, not_shown };
std::string_view word(RequirementUse use);  ///< "needed", "idle", "not shown"

struct RequirementTest {
  std::string label;      ///< as written, or "requirement_2"
  std::string condition;  ///< what was dropped, in the language's own notation
  bool whole = true;      ///< false: one part of a condition
  Place place;
  RequirementUse use = RequirementUse::not_shown;
  std::string why;                               ///< "N=0: ...", "proved without it", or why neither is known
  std::optional<Counterexample> counterexample;  ///< needed: replayed, of the rewrite without it
};

struct TestedVerdict {
  Verdict verdict;  ///< the first details of `equal` tell the tests, the idle ones first
  std::vector<RequirementTest> requirements;  ///< empty unless the verdict is a proved rewrite
};

/// `check_all`, then the requirements of every proved rewrite. The outcome of a verdict and the exit code are
/// those of `check_all`: an idle requirement is a note. Throws as `check_all` does.
std::vector<TestedVerdict> check_requirements(const Request& request);

}  // namespace warpproof
