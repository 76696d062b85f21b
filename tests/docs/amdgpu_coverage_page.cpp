// Prints docs/generated/amdgpu-coverage.md from the table of AMDGPU instructions. Usage: amdgpu_coverage_page

#include <cstdio>
#include <string>

#include "tests/docs/table_cell.h"
#include "verifier/isa/amdgpu/instructions/family.h"

using namespace warpproof;

namespace {

std::string status_text(amdgpu::Status status) {
  return status == amdgpu::Status::parsed_only ? "parsed only" : amdgpu::name_of(status);
}

}  // namespace

int main() {
  std::string page =
      "# AMDGPU coverage\n\n"
      "What has a meaning: opcodes of LLVM IR, and functions that are called by these names (a type suffix "
      "cut off). Nothing was\n"
      "compared with a device: *uncalibrated* is exact by the manual, *documented* is within the error that "
      "the maker states. What the\n"
      "meanings promise: [semantics-amdgpu.md](../semantics-amdgpu.md).\n\n"
      "| opcode or function | forms with a meaning | manual | status |\n|---|---|---|---|\n";
  for (const amdgpu::Family* family : amdgpu::families())
    for (const amdgpu::Row& row : family->rows) {
      const bool none = row.status == amdgpu::Status::parsed_only;
      const std::string forms = none ? "none" : row.grammar.empty() ? "all" : cell(row.grammar);
      page += "| `" + std::string(row.name) + "` | " + forms + " | " + cell(row.section) + " | " +
              status_text(row.status) + " |\n";
    }
  std::fwrite(page.data(), 1, page.size(), stdout);
  return std::ferror(stdout) != 0 ? 1 : 0;
}
