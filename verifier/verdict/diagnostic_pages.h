#pragma once
// A page for each diagnostic code: for `explain`, the generated docs, and the help texts of SARIF. The texts
// live in pages/*.def alone; tests/docs holds them against the codes that the sources use, both ways.
//
//   if (const DiagnosticPage* page = diagnostic_page("E0203")) std::cout << page->title;

#include <span>
#include <string>
#include <string_view>

namespace warpproof::verdict {

struct DiagnosticPage {
  std::string_view code;     ///< "E0203"
  std::string_view title;    ///< a few words
  std::string_view meaning;  ///< what is wrong
  std::string_view action;   ///< what to do
  /// What brings it: a whole .rw file when it ends with a line break, else a sentence or a line.
  std::string_view example;
};

/// Ordered by code.
std::span<const DiagnosticPage> diagnostic_pages();
/// Null when there is no such code.
const DiagnosticPage* diagnostic_page(std::string_view code);

}  // namespace warpproof::verdict
