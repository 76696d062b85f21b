#include "verifier/api/worker_program.h"

#include <dlfcn.h>
#include <unistd.h>

#include <filesystem>
#include <vector>

namespace warpproof::isolated {
namespace {

namespace files = std::filesystem;

bool is_program(const files::path& path) {
  std::error_code failed;
  return files::is_regular_file(path, failed) && access(path.c_str(), X_OK) == 0;
}

/// The folders of the running program and of the file that this code was loaded from.
std::vector<files::path> own_folders() {
  std::vector<files::path> out;
  std::error_code failed;
  const files::path program = files::read_symlink("/proc/self/exe", failed);
  if (!failed) out.push_back(program.parent_path());
  Dl_info about{};
  if (dladdr(reinterpret_cast<const void*>(&find_worker), &about) != 0 && about.dli_fname != nullptr) {
    const files::path library = files::canonical(about.dli_fname, failed);
    if (!failed) out.push_back(library.parent_path());
  }
  return out;
}

}  // namespace

std::string find_worker(const std::string& given, std::string& why) {
  if (!given.empty()) {
    std::error_code failed;
    const files::path path = files::absolute(given, failed);
    if (!failed && is_program(path)) return path.string();
    why = "the worker program '" + given + "' is not there, or is no program";
    return "";
  }
  std::string looked;
  for (const files::path& folder : own_folders())
    for (const char* place : {".", "../bin", "../libexec/warpproof"}) {
      const files::path path = (folder / place / "warpproof").lexically_normal();
      if (is_program(path)) return path.string();
      looked += (looked.empty() ? "" : ", ") + path.parent_path().string();
    }
  why = "the program 'warpproof' is in none of " + looked + "; give its path";
  return "";
}

}  // namespace warpproof::isolated
