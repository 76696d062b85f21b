// A folder stands for the claims below it.

#include "verifier/check/claim_files.h"

#include <filesystem>

#include "tests/unit/check/claim_folder.h"

using namespace warpproof;

TEST_CASE("a folder stands for its .rw files, in order; links and hidden names are passed over") {
  const ClaimFolder folder;
  const std::string root = folder.path("rewrites");
  std::filesystem::create_directories(root + "/.hidden");
  std::filesystem::create_directories(root + "/a/b");
  std::filesystem::copy_file(root + "/layout/twice.rw", root + "/.hidden/twice.rw");
  std::filesystem::copy_file(root + "/layout/twice.rw", root + "/a/b/first.rw");
  std::filesystem::create_symlink(root + "/layout/twice.rw", root + "/a/link.rw");
  std::filesystem::create_directory_symlink(root + "/layout", root + "/a/linked");
  const auto files = checking::claim_files(root);
  REQUIRE(files);
  CHECK(*files == std::vector<std::string>{root + "/a/b/first.rw", root + "/layout/twice.rw"});
  CHECK(*checking::claim_files(root + "/none.rw") == std::vector<std::string>{root + "/none.rw"});

  std::filesystem::create_directories(root + "/empty");
  const auto none = checking::claim_files(root + "/empty");
  REQUIRE_FALSE(none);
  CHECK(none.diagnostics().front().code == "E0516");
}

TEST_CASE("a request for a folder answers each claim below it") {
  const ClaimFolder folder;
  Request request = folder.request("rewrites/layout/twice.rw");
  request.files = {folder.path("rewrites")};
  const std::vector<Verdict> verdicts = checking::check_all(request);
  REQUIRE(verdicts.size() == 1);
  CHECK(verdicts.front().id == "twice");
  CHECK(verdicts.front().outcome == Outcome::proved);
  request.files = {folder.path("no such folder")};
  CHECK(checking::check_all(request).front().outcome == Outcome::rejected);
}
