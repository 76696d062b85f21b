// Runs every case of tests/machine/amdgpu in the domain of bits, one thread a row, and every row whose result
// is poison alone: it must be a finding. No LLVM: nothing is measured.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "tests/machine/case_run.h"
#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/load.h"

namespace {

using namespace warpproof;
using machine::Case;
using Rows = std::vector<std::vector<std::uint64_t>>;

struct Kernel {
  Case c;
  Rows poison;       ///< inputs
  std::string text;  ///< a module of this kernel alone
};

std::string contents(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

Rows poison_rows(const std::string& text) {
  Rows rows;
  const std::size_t at = text.find("; poison ");
  if (at == std::string::npos) return rows;
  std::istringstream words(
      text.substr(text.find(": ", at) + 2, text.find('\n', at) - text.find(": ", at) - 2));
  rows.emplace_back();
  for (std::string word; words >> word;) {
    rows.back().push_back(std::stoull(word, nullptr, 16));
    if (word.back() == ';') rows.emplace_back();
  }
  return rows;
}

/// One module a kernel: what stands before all of them, the kernel, what stands after.
std::vector<Kernel> kernels_of(const std::string& name, const std::string& text) {
  const std::string mark = "\n; case ";
  const std::size_t end = text.find("\ndeclare ");
  const std::string head = text.substr(0, text.find(mark)), tail = text.substr(end);
  std::vector<Kernel> kernels;
  for (std::size_t at = text.find(mark); at != std::string::npos && at < end;) {
    const std::size_t next = std::min(text.find(mark, at + 1), end);
    const std::string body = text.substr(at, next - at);
    std::string comments;
    std::istringstream lines(body);
    for (std::string line; std::getline(lines, line);)
      if (line.starts_with("; ")) comments += "// " + line.substr(2) + "\n";
    kernels.push_back({machine::cases_of(name, comments).at(0), poison_rows(body), head + body + tail});
    at = next < end ? next : std::string::npos;
  }
  return kernels;
}

void run(const Kernel& kernel) {
  const auto source = std::make_shared<base::SourceFile>(base::SourceFile{kernel.c.file, kernel.text});
  const auto code = amdgpu::load_kernel(source, kernel.c.entry, "", {});
  INFO("case ", kernel.c.entry);
  if (!code) {
    FAIL_CHECK(base::render(code.diagnostics().front()));
    return;
  }
  const Case& c = kernel.c;
  if (!c.rows.empty()) {
    const machine::CaseOutputs got = machine::run_case(*code, c, c.rows);
    for (const std::string& trouble : got.troubles) FAIL_CHECK(trouble);
    for (std::size_t i = 0; i < c.out.size() && got.troubles.empty(); ++i)
      for (std::size_t r = 0; r < c.rows.size(); ++r) {
        const std::uint64_t expected = c.rows[r][c.in.size() + i];
        if (machine::agrees(c.within, c.out[i], got.values[i][r], expected)) continue;
        std::ostringstream row;
        row << std::hex;
        for (const std::uint64_t value : c.rows[r]) row << value << " ";
        FAIL_CHECK("output ", i, " row ", r, ": ", row.str(), "got ", got.values[i][r]);
      }
  }
  for (const std::vector<std::uint64_t>& inputs : kernel.poison) {
    const machine::CaseOutputs got = machine::run_case(*code, c, {inputs});
    bool found = false;
    for (const std::string& trouble : got.troubles)
      found = found || trouble.starts_with("uninitialised_read");
    CHECK_MESSAGE(found, "poison is not found: ", inputs.front());
  }
}

}  // namespace

TEST_CASE("machine: every AMDGPU meaning agrees with the rows of its cases, and poison is a finding") {
  if (!amdgpu::available()) {
    MESSAGE("not measured here: built without LLVM 19");
    return;
  }
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(WARPPROOF_SOURCE_DIR "/tests/machine/amdgpu"))
    if (entry.path().extension() == ".ll") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::string all;
  std::size_t count = 0;
  std::size_t poison = 0;
  for (const auto& path : paths) {
    const std::string text = contents(path);
    for (const Kernel& kernel : kernels_of(path.filename().string(), text)) {
      run(kernel);
      ++count;
      poison += kernel.poison.size();
    }
    all += text;
  }
  CHECK(count > 500);
  CHECK(poison > 300);
  // What needs more than one thread, or a launch, is in tests/unit/amdgpu.
  std::string units;
  for (const auto& entry : std::filesystem::directory_iterator(WARPPROOF_SOURCE_DIR "/tests/unit/amdgpu"))
    if (entry.path().extension() == ".cpp") units += contents(entry.path());
  for (const amdgpu::Family* family : amdgpu::families())
    for (const amdgpu::Row& row : family->rows) {
      if (row.status == amdgpu::Status::parsed_only) continue;
      const std::string name(row.name);
      const bool seen = all.find("@" + name) != std::string::npos ||
                        all.find(" " + name + " ") != std::string::npos ||
                        units.find(name) != std::string::npos;
      CHECK_MESSAGE(seen, "no case for ", name);
    }
}
