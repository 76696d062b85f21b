#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "verifier/configuration/budget.h"
#include "verifier/configuration/discovery.h"

using namespace warpproof;
using namespace warpproof::configuration;
namespace fs = std::filesystem;

namespace {

struct Folder {
  fs::path path;
  Folder() {
    std::string name = (fs::temp_directory_path() / "configuration-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path = name;
  }
  ~Folder() { fs::remove_all(path); }
  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((path / name).parent_path());
    std::ofstream(path / name) << text;
  }
};

}  // namespace

TEST_CASE("found upward, and not beyond a work tree's root") {
  const Folder folder;
  folder.write("warpproof.toml", "");
  folder.write("a/b/x", "");
  const auto found = [&](const char* where) { return file_for((folder.path / where).string()); };
  CHECK(fs::equivalent(found("a/b"), folder.path / "warpproof.toml"));
  folder.write("a/.git/HEAD", "");
  CHECK(found("a/b").empty());
  folder.write("a/warpproof.toml", "");
  CHECK(fs::equivalent(found("a/b"), folder.path / "a/warpproof.toml"));
  CHECK(fs::equivalent(found("a"), folder.path / "a/warpproof.toml"));
}

TEST_CASE("what has the name is the file, readable or not") {
  const Folder folder;
  folder.write("warpproof.toml", "");
  fs::create_directories(folder.path / "b/warpproof.toml");
  CHECK(fs::path(file_for((folder.path / "b").string())).parent_path().filename() == "b");
  fs::create_directories(folder.path / "c");
  fs::create_symlink("nowhere", folder.path / "c/warpproof.toml");
  CHECK(fs::path(file_for((folder.path / "c").string())).parent_path().filename() == "c");
}

TEST_CASE("named budgets") {
  REQUIRE(budgets().size() == 3);
  Request request;
  apply(budgets()[0], request);
  CHECK(request.quick);
  CHECK(request.time_ms_max < Request{}.time_ms_max);
  apply(budgets()[1], request);
  CHECK(!request.quick);
  CHECK(request.time_ms_max == Request{}.time_ms_max);
  CHECK(request.solver_resource_max == Request{}.solver_resource_max);
}
