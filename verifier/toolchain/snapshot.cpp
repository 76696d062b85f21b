#include "verifier/toolchain/snapshot.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "verifier/base/digest.h"

namespace warpproof::toolchain {
namespace {

constexpr std::array<std::string_view, 11> source_suffixes = {".cu", ".cuh", ".hip", ".h",   ".hh", ".hpp",
                                                              ".c",  ".cc",  ".cpp", ".inl", ".inc"};

bool is_source_name(std::string_view name) {
  return std::any_of(source_suffixes.begin(), source_suffixes.end(),
                     [&](std::string_view suffix) { return name.ends_with(suffix); });
}

base::Diagnostic problem(const std::string& path, std::string message, std::string expected = "") {
  return {
      .code = "E0530", .message = "'" + path + "': " + std::move(message), .expected = std::move(expected)};
}

/// Walks with descriptors relative to the folder, so that nobody can swap a link in between check and use.
class Reader {
 public:
  Reader(Snapshot& into, const base::Limits& limits) : into_(into), bytes_left_(limits.source_bytes_max) {}

  void folder(int fd, const std::string& prefix, std::uint32_t depth) {
    DIR* listing = fdopendir(fd);
    if (!listing) {
      close(fd);
      return fail(prefix, std::strerror(errno));
    }
    std::vector<std::string> names;
    while (const dirent* entry = readdir(listing)) {
      const std::string name = entry->d_name;
      if (name.starts_with('.')) continue;
      if (++entries_ > 64 * snapshot_files_max) fail(prefix, "too many entries");
      if (!problems.empty()) break;
      names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    for (const std::string& name : names)
      if (problems.empty()) entry_of(dirfd(listing), name, prefix, depth);
    closedir(listing);
  }

  base::Diagnostics problems;

 private:
  void fail(const std::string& path, std::string message, std::string expected = "") {
    if (problems.empty())
      problems.push_back(problem(into_.folder + "/" + path, std::move(message), std::move(expected)));
  }

  void entry_of(int folder_fd, const std::string& name, const std::string& prefix, std::uint32_t depth) {
    const int fd = openat(folder_fd, name.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0) return;  // a link, or not readable: for the compiler it does not exist
    struct stat about{};
    if (fstat(fd, &about) == 0 && S_ISDIR(about.st_mode) && depth < snapshot_depth_max)
      return folder(fd, prefix + name + "/", depth + 1);
    if (S_ISREG(about.st_mode) && is_source_name(name))
      read_file(fd, prefix + name, static_cast<std::uint64_t>(about.st_size));
    close(fd);
  }

  void read_file(int fd, const std::string& path, std::uint64_t size_bytes) {
    if (into_.files.size() == snapshot_files_max)
      return fail(path, "too many source files", "at most " + std::to_string(snapshot_files_max));
    if (size_bytes > bytes_left_) return fail(path, "the source files of this folder are too large together");
    std::string text(size_bytes, '\0');
    std::size_t done = 0;
    while (done < text.size()) {
      const ssize_t n = read(fd, text.data() + done, text.size() - done);
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) break;
      done += static_cast<std::size_t>(n);
    }
    text.resize(done);
    bytes_left_ -= done;
    into_.files.push_back({path, std::move(text)});
  }

  Snapshot& into_;
  std::uint64_t bytes_left_;
  std::uint64_t entries_ = 0;
};

}  // namespace

const SnapshotFile* Snapshot::find(const std::string& path) const {
  const auto at =
      std::lower_bound(files.begin(), files.end(), path,
                       [](const SnapshotFile& file, const std::string& name) { return file.path < name; });
  return at != files.end() && at->path == path ? &*at : nullptr;
}

std::string Snapshot::digest(const std::vector<std::string>& paths) const {
  std::string all;
  for (const std::string& path : paths)
    if (const SnapshotFile* file = find(path)) all += path + " " + base::sha256_hex(file->text) + "\n";
  return base::sha256_hex(all);
}

base::Result<Snapshot> take_snapshot(const std::string& folder, const base::Limits& limits) {
  Snapshot snapshot{.folder = folder};
  const int fd = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return problem(folder, std::strerror(errno), "a readable folder");
  Reader reader(snapshot, limits);
  reader.folder(fd, "", 0);
  if (!reader.problems.empty()) return reader.problems;
  std::sort(snapshot.files.begin(), snapshot.files.end(),
            [](const SnapshotFile& a, const SnapshotFile& b) { return a.path < b.path; });
  return snapshot;
}

}  // namespace warpproof::toolchain
