#include "verifier/toolchain/folders.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string_view>

namespace warpproof::toolchain {
namespace {

namespace files = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

void add_toolkit_of(const files::path& program, std::set<std::string>& folders) {
  std::error_code failed;
  const files::path real = files::canonical(program, failed);
  const files::path toolkit = real.parent_path().parent_path();
  if (failed || toolkit == "/" || toolkit.empty()) return;
  folders.insert(toolkit.string());
  folders.insert(program.parent_path().string());  // the link itself
}

}  // namespace

std::vector<std::string> compiler_folders() {
  std::set<std::string> folders = {"/usr/bin", "/usr/lib", "/usr/local", "/usr/include", "/opt/rocm"};
  for (const char* name : {"CUDA_HOME", "CUDA_PATH"})
    if (const std::string root = environment(name); root.starts_with('/'))
      add_toolkit_of(root + "/bin/nvcc", folders);
  if (const std::string rocm = environment("WARPPROOF_ROCM"); rocm.starts_with('/')) folders.insert(rocm);
#ifdef WARPPROOF_NVCC_HINT
  add_toolkit_of(WARPPROOF_NVCC_HINT, folders);
#endif
  const std::string path = environment("PATH");
  for (std::string_view rest = path; !rest.empty();) {
    const std::string_view folder = rest.substr(0, rest.find(':'));
    rest.remove_prefix(std::min(rest.size(), folder.size() + 1));
    if (!folder.starts_with('/')) continue;
    for (const char* name : {"/nvcc", "/clang++-19", "/clang++"})
      add_toolkit_of(std::string(folder) + name, folders);
  }
  return {folders.begin(), folders.end()};
}

}  // namespace warpproof::toolchain
