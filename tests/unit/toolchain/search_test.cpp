#include "verifier/toolchain/search.h"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace warpproof;

TEST_CASE("search: the absolute folders of PATH, in their order") {
  const std::string before = toolchain::environment_variable("PATH");
  const auto folders_of = [](const char* path) {
    setenv("PATH", path, 1);
    return toolchain::path_folders();
  };
  CHECK(folders_of("/b:/a") == std::vector<std::string>{"/b", "/a"});
  CHECK(folders_of("::bin:./x:/a::").size() == 1);
  CHECK(folders_of("").empty());
  CHECK(folders_of(":/a") == std::vector<std::string>{"/a"});
  setenv("PATH", before.c_str(), 1);
  CHECK(toolchain::environment_variable("WARPPROOF_NOBODY_SETS_THIS").empty());
}

TEST_CASE("search: a program that can not be run, or that fails, has no version") {
  CHECK(!toolchain::ask_version("/nowhere/nvcc"));
  CHECK(!toolchain::ask_version("/etc/passwd"));
  CHECK(!toolchain::ask_version("/bin/false"));
}
