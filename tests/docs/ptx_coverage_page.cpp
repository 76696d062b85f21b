// Prints docs/generated/ptx-coverage.md from the table of PTX instructions. Usage: ptx_coverage_page

#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "tests/docs/table_cell.h"
#include "verifier/isa/ptx/instructions/family.h"

using namespace warpproof;

namespace {

void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

/// "Integer Arithmetic Instructions: add" -> chapter and section.
std::pair<std::string, std::string> split(std::string_view section) {
  const std::size_t colon = section.find(": ");
  if (colon == std::string_view::npos) return {std::string(section), ""};
  return {std::string(section.substr(0, colon)), std::string(section.substr(colon + 2))};
}

std::string status_text(const ptx::Row& row, const ptx::Coverage& coverage) {
  if (coverage.status == ptx::Status::parsed_only) return "parsed only";
  std::string text = ptx::name_of(coverage.status);
  if (coverage.status == ptx::Status::uncalibrated && coverage.calibrated != 0) text = "partly calibrated";
  return text + (row.status == ptx::Status::approximated ? " (see semantics-ptx.md)" : "");
}

}  // namespace

int main() {
  std::map<std::string, std::vector<const ptx::Row*>> chapters;
  std::size_t tested = 0;
  std::size_t calibrated = 0;
  for (const ptx::TestedForm& form : ptx::tested_forms()) {
    ++tested;
    calibrated += form.calibrated ? 1 : 0;
  }
  for (const ptx::Family* family : ptx::families())
    for (const ptx::Row& row : family->rows) chapters[split(row.section).first].push_back(&row);
  print(
      "# PTX coverage\n\n"
      "What has a meaning, by the chapters of the PTX ISA manual. *Forms* are opcodes with all their "
      "modifiers, as the\n"
      "cases of `tests/machine/ptx` execute them; *calibrated* ones gave on a device what we say, bit for "
      "bit or within\n"
      "the documented error. What the meanings promise: [semantics-ptx.md](../semantics-ptx.md).\n\n" +
      std::to_string(tested) + " exact forms tested, " + std::to_string(calibrated) + " calibrated.\n");
  for (const auto& [chapter, rows] : chapters) {
    print("\n## " + chapter +
          "\n\n| opcode | forms with a meaning | section | PTX | status | tested | calibrated |\n"
          "|---|---|---|---|---|---|---|\n");
    for (const ptx::Row* row : rows) {
      const ptx::Coverage coverage = ptx::coverage_of(*row);
      const bool none = coverage.status == ptx::Status::parsed_only;
      print("| `" + std::string(row->opcode) + "` | " + (none ? "none" : "`" + cell(row->grammar) + "`") +
            " | " + cell(split(row->section).second) + " | " + std::to_string(row->version_major) + "." +
            std::to_string(row->version_minor) + " | " + status_text(*row, coverage) + " | " +
            std::to_string(coverage.tested) + " | " + std::to_string(coverage.calibrated) + " |\n");
    }
  }
  return std::ferror(stdout) != 0 ? 1 : 0;
}
