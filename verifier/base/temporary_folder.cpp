#include "verifier/base/temporary_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <vector>

namespace warpproof::base {
namespace {

namespace files = std::filesystem;

constexpr const char* prefix = "warpproof-";
constexpr const char* lease_name = ".warpproof-lease";
constexpr int looked_at_max = 4096;  // so that a full folder does not delay the start

std::string parent_folder() {
  std::error_code failed;
  const files::path chosen = files::temp_directory_path(failed);
  return failed ? "/tmp" : chosen.string();
}

bool same_file(const struct stat& a, const struct stat& b) {
  return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/// Locked before it has its name: nobody ever finds it unlocked while its maker lives.
int take_lease(const std::string& folder) {
  const std::string fresh = folder + "/" + lease_name + "-new";
  const std::string lease = folder + "/" + lease_name;
  const int fd = open(fresh.c_str(), O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (fd < 0) return -1;
  if (flock(fd, LOCK_EX | LOCK_NB) == 0 && rename(fresh.c_str(), lease.c_str()) == 0) return fd;
  close(fd);
  unlink(fresh.c_str());
  return -1;
}

/// The lease last: what is interrupted here is found again.
void remove_folder(const std::string& folder) {
  std::error_code ignored;  // a left-over temporary folder is not worth a failure
  std::vector<files::path> contents;
  for (files::directory_iterator at(folder, ignored); !ignored && at != files::directory_iterator();
       at.increment(ignored))
    if (at->path().filename() != lease_name) contents.push_back(at->path());
  for (const files::path& path : contents) files::remove_all(path, ignored);
  files::remove_all(folder, ignored);
}

/// A folder of our own user, its lease, and the lock of it.
class Abandoned {
 public:
  explicit Abandoned(const std::string& folder)
      : folder_(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)) {
    if (!is_ours(folder_, S_IFDIR)) return;
    lease_ = openat(folder_, lease_name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (!is_ours(lease_, S_IFREG) || flock(lease_, LOCK_EX | LOCK_NB) != 0) return;
    // Another one may have removed it between our looking and our locking, and a new one have its name.
    struct stat opened{}, named{};
    const std::string lease = folder + "/" + lease_name;
    proved_ = fstat(lease_, &opened) == 0 && lstat(lease.c_str(), &named) == 0 && same_file(opened, named);
  }
  ~Abandoned() {
    if (lease_ >= 0) close(lease_);
    if (folder_ >= 0) close(folder_);
  }
  Abandoned(const Abandoned&) = delete;
  Abandoned& operator=(const Abandoned&) = delete;
  bool proved() const { return proved_; }

 private:
  static bool is_ours(int fd, mode_t type) {
    struct stat about{};
    return fd >= 0 && fstat(fd, &about) == 0 && about.st_uid == geteuid() && (about.st_mode & S_IFMT) == type;
  }

  int folder_ = -1, lease_ = -1;
  bool proved_ = false;
};

}  // namespace

std::size_t remove_abandoned_folders(const std::string& parent) {
  std::size_t removed = 0;
  int looked_at = 0;
  std::error_code failed;
  std::vector<std::string> found;
  for (files::directory_iterator at(parent, failed); !failed && at != files::directory_iterator();
       at.increment(failed))
    if (at->path().filename().string().starts_with(prefix) && ++looked_at <= looked_at_max)
      found.push_back(at->path().string());
  for (const std::string& folder : found) {
    const Abandoned abandoned(folder);
    if (!abandoned.proved()) continue;
    remove_folder(folder);
    ++removed;
  }
  return removed;
}

TemporaryFolder::TemporaryFolder(std::string_view kind) {
  static std::once_flag swept;
  const std::string parent = parent_folder();
  std::call_once(swept, [&] { remove_abandoned_folders(parent); });
  std::string name = parent + "/" + prefix + std::string(kind) + "-XXXXXX";
  if (mkdtemp(name.data()) == nullptr) {
    why_ = std::strerror(errno);
    return;
  }
  path_ = name;
  lease_ = take_lease(path_);
}

TemporaryFolder::~TemporaryFolder() {
  if (!made()) return;
  remove_folder(path_);
  if (lease_ >= 0) close(lease_);
}

}  // namespace warpproof::base
