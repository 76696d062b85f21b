// Prints docs/generated/diagnostics.md from the pages of the diagnostic codes. Usage: diagnostics_page

#include <cstdio>
#include <string>

#include "verifier/verdict/diagnostic_pages.h"

namespace {

struct Area {
  const char* first;  ///< the first code of it
  const char* title;
};
constexpr Area areas[] = {
    {"E0100", "Characters and grammar"},
    {"E0190", "Not supported yet"},
    {"E0200", "Names, types and shapes"},
    {"E0300", "Claims"},
    {"E0360", "Launches at their sizes"},
    {"E0400", "PTX"},
    {"E0430", "Learnt sequences"},
    {"E0460", "AMDGPU"},
    {"E0500", "Files and limits"},
    {"E0530", "The compiler"},
    {"E0700", "Configuration"},
    {"E0710", "The gate"},
    {"E0740", "Launches read out of host code"},
    {"E0750", "Attestations"},
    {"E0760", "The service"},
    {"E0770", "Records and the cache"},
};

std::string text_of(std::string_view text) { return std::string(text); }

}  // namespace

int main() {
  std::string page =
      "# Diagnostic codes\n\n"
      "What is wrong with an input, one code each; codes are never renamed or reused. A diagnostic is no "
      "outcome: a verdict that it\n"
      "makes is `rejected`, or `unsupported` where something is not supported yet. `warpproof explain E0203` "
      "prints one of these,\n"
      "`warpproof list diagnostics` the titles. Reason codes: [reasons.md](reasons.md).\n";
  std::size_t area = 0;
  for (const warpproof::verdict::DiagnosticPage& entry : warpproof::verdict::diagnostic_pages()) {
    bool is_new = false;
    while (area < std::size(areas) && entry.code >= areas[area].first) ++area, is_new = true;
    if (is_new) page += "\n## " + text_of(areas[area - 1].title) + "\n";
    page += "\n### " + text_of(entry.code) + ": " + text_of(entry.title) + "\n\n" + text_of(entry.meaning) +
            " " + text_of(entry.action) + "\n\n";
    const bool is_file = entry.example.ends_with('\n');
    page += "```\n" + text_of(entry.example) + (is_file ? "" : "\n") + "```\n";
  }
  std::fputs(page.c_str(), stdout);
}
