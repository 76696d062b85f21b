#include "verifier/base/temporary_folder.h"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>

using namespace warpproof::base;
namespace files = std::filesystem;

namespace {

/// TMPDIR for the length of a test.
class Place {
 public:
  Place() {
    char name[] = "/tmp/warpproof-test-XXXXXX";
    REQUIRE(mkdtemp(name) != nullptr);
    path = name;
    setenv("TMPDIR", name, 1);
  }
  ~Place() {
    unsetenv("TMPDIR");
    files::remove_all(path);
  }
  std::vector<std::string> names() const {
    std::vector<std::string> out;
    for (const auto& entry : files::directory_iterator(path)) out.push_back(entry.path().filename().string());
    std::sort(out.begin(), out.end());
    return out;
  }
  std::string path;
};

/// The folder that a process made before it was killed.
std::string left_by_killed(const std::string& kind) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  if (child == 0) {
    const TemporaryFolder folder(kind);
    files::create_directories(folder.path() + "/deep/er");
    std::ofstream(folder.path() + "/deep/er/file") << "text";
    if (write(ends[1], folder.path().data(), folder.path().size()) > 0) raise(SIGKILL);
    _exit(1);
  }
  close(ends[1]);
  char buffer[4096];
  const ssize_t size = read(ends[0], buffer, sizeof buffer);
  close(ends[0]);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  REQUIRE(WIFSIGNALED(status));
  REQUIRE(size > 0);
  return {buffer, static_cast<std::size_t>(size)};
}

}  // namespace

TEST_CASE("a temporary folder is private, and gone with its object") {
  const Place place;
  std::string path;
  {
    const TemporaryFolder folder("kind");
    REQUIRE(folder.made());
    path = folder.path();
    CHECK(path.starts_with(place.path + "/warpproof-kind-"));
    CHECK((files::status(path).permissions() & files::perms::all) == files::perms::owner_all);
    std::ofstream(path + "/file") << "text";
  }
  CHECK_FALSE(files::exists(path));
  setenv("TMPDIR", (place.path + "/nowhere").c_str(), 1);  // not a folder: the system's own is taken
  CHECK(TemporaryFolder("kind").made());
}

TEST_CASE("what a killed process left is removed; what lives is not") {
  const Place place;
  const TemporaryFolder alive("kind");
  const std::string left = left_by_killed("kind");
  REQUIRE(files::exists(left + "/deep/er/file"));
  CHECK(remove_abandoned_folders(place.path) == 1);
  CHECK_FALSE(files::exists(left));
  CHECK(files::exists(alive.path()));
  CHECK(remove_abandoned_folders(place.path) == 0);
}

TEST_CASE("what is not proved to be ours stays") {
  const Place place;
  const std::string left = left_by_killed("kind");
  const std::string lease = left + "/.warpproof-lease";
  REQUIRE(files::exists(lease));
  files::create_directory(place.path + "/warpproof-kind-nolease");
  std::ofstream(place.path + "/warpproof-kind-file") << "text";
  const auto folder_with = [&](const std::string& name) {
    files::create_directory(place.path + "/" + name);
    return place.path + "/" + name + "/.warpproof-lease";
  };
  files::copy_file(lease, folder_with("another-name"));
  files::create_symlink(lease, folder_with("warpproof-kind-linked"));
  files::create_directory(folder_with("warpproof-kind-folder"));
  // Outside of the place that is looked at, and reached by a link in it.
  const Place outside;
  files::copy_file(lease, outside.path + "/.warpproof-lease");
  files::create_directory_symlink(outside.path, place.path + "/warpproof-kind-link");
  if (geteuid() == 0) {
    files::copy_file(lease, folder_with("warpproof-kind-stranger"));
    REQUIRE(chown((place.path + "/warpproof-kind-stranger").c_str(), 65534, 65534) == 0);
  }
  const auto before = place.names();
  CHECK(remove_abandoned_folders(place.path) == 1);  // `left` alone
  CHECK(place.names().size() == before.size() - 1);
  CHECK_FALSE(files::exists(left));
  CHECK(files::exists(outside.path + "/.warpproof-lease"));
}
