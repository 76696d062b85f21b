// Every PTX file under kernels/ is read, and prints and reads back as the same module.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "support.h"

using namespace ptx_test;

TEST_CASE("the PTX of all committed kernels") {
  std::vector<std::filesystem::path> paths;
  const std::filesystem::path root = std::filesystem::path(WARPPROOF_SOURCE_DIR) / "kernels";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    if (entry.path().extension() == ".ptx") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  CHECK(!paths.empty());
  for (const auto& path : paths) {
    CAPTURE(path.string());
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    const auto module = load(text.str());
    REQUIRE_MESSAGE(bool(module), (module ? "" : rendered(module.diagnostics())));
    CHECK(!module->entries.empty());
    for (const auto& entry : module->entries) CHECK(!entry.body.empty());
    check_print_and_read(*module);
  }
}
