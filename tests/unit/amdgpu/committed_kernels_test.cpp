// Every committed IR of kernels/ is read, and nothing in it is unknown.

#include <chrono>
#include <filesystem>
#include <map>

#include "tests/unit/amdgpu/support.h"

using namespace amdgpu_test;

TEST_CASE("the IR of every kernel is read, with lines, and each of its instructions has a meaning") {
  if (!measured()) return;
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(WARPPROOF_SOURCE_DIR "/kernels"))
    if (entry.path().extension() == ".ll") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::map<std::string, int> unknown;
  const auto begin = std::chrono::steady_clock::now();
  for (const auto& path : paths) {
    CAPTURE(path.string());
    const std::string text = file(path.string());
    const std::size_t at = text.find("amdgpu_kernel void @");
    REQUIRE(at != std::string::npos);
    const std::size_t name = at + std::string("amdgpu_kernel void @").size();
    const auto code = amdgpu::load_kernel(source(text, path.filename().string()),
                                          text.substr(name, text.find('(', name) - name), "", {});
    if (!code) {
      FAIL_CHECK(base::render(code.diagnostics().front()));
      continue;
    }
    CHECK(!machine::check(*code));
    for (const machine::Operation& op : code->operations) {
      if (std::holds_alternative<std::monostate>(op.meaning)) ++unknown[op.why];
      if (op.place != machine::no_place) CHECK(code->places[op.place].text_line != 0);
    }
  }
  const auto took = std::chrono::steady_clock::now() - begin;
  MESSAGE(paths.size(), " files in ", std::chrono::duration_cast<std::chrono::milliseconds>(took).count(),
          " ms");
  for (const auto& [why, times] : unknown) FAIL_CHECK(why, " (", times, " times)");
}
