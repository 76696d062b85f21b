#include "verifier/toolchain/work_folder.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <utility>

namespace warpproof::toolchain {
namespace {

namespace files = std::filesystem;
constexpr unsigned nobody_id = 65534;

bool everybody_may_enter(const files::path& folder) {
  std::error_code failed;
  for (files::path at = files::canonical(folder, failed); !failed; at = at.parent_path()) {
    if ((files::status(at, failed).permissions() & files::perms::others_exec) == files::perms::none)
      return false;
    if (at == at.parent_path()) return !failed;
  }
  return false;
}

/// As root the compiler runs as nobody, who can enter /tmp but maybe not the folder that TMPDIR names.
std::string parent_folder() {
  std::error_code failed;
  const files::path chosen = files::temp_directory_path(failed);
  return failed || (geteuid() == 0 && !everybody_may_enter(chosen)) ? "/tmp" : chosen.string();
}

bool give_to_compiler(const files::path& path) {
  return geteuid() != 0 || chown(path.c_str(), nobody_id, nobody_id) == 0;
}

bool write_file(const files::path& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.close();
  return out.good();
}

bool fill(const files::path& folder, const std::vector<SnapshotFile>& contents) {
  std::error_code failed;
  if (!files::create_directory(folder, failed) || failed) return false;
  for (const SnapshotFile& file : contents) {
    const files::path path = folder / file.path;
    files::create_directories(path.parent_path(), failed);
    if (failed || !write_file(path, file.text)) return false;
  }
  return true;
}

bool fill(const files::path& root, const Snapshot& snapshot, const std::vector<SnapshotFile>& headers) {
  std::error_code failed;
  if (!fill(root / "source", snapshot.files) || !fill(root / "headers", headers)) return false;
  if (!files::create_directory(root / "output", failed) || failed) return false;
  if (!give_to_compiler(root)) return false;
  for (const auto& entry : files::recursive_directory_iterator(root, failed))
    if (!give_to_compiler(entry.path())) return false;
  return !failed;
}

}  // namespace

base::Result<WorkFolder> WorkFolder::make(const Snapshot& snapshot,
                                          const std::vector<SnapshotFile>& headers) {
  std::string name = parent_folder() + "/warpproof-XXXXXX";
  const auto failure = [](const std::string& what) {
    return base::Diagnostic{.code = "E0531", .message = "no temporary folder to compile in: " + what};
  };
  if (!mkdtemp(name.data())) return failure(std::strerror(errno));  // mode 0700
  WorkFolder made(name);
  if (!fill(name, snapshot, headers)) return failure("it could not be filled");
  return made;
}

WorkFolder::WorkFolder(WorkFolder&& other) noexcept : root_(std::exchange(other.root_, "")) {}

WorkFolder& WorkFolder::operator=(WorkFolder&& other) noexcept {
  std::swap(root_, other.root_);
  return *this;
}

WorkFolder::~WorkFolder() {
  std::error_code ignored;  // a left-over temporary folder is not worth a failure
  if (!root_.empty()) files::remove_all(root_, ignored);
}

}  // namespace warpproof::toolchain
