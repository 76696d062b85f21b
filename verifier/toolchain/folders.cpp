#include "verifier/toolchain/folders.h"

#include <filesystem>
#include <set>

#include "verifier/toolchain/search.h"

namespace warpproof::toolchain {
namespace {

namespace files = std::filesystem;

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
    if (const std::string root = environment_variable(name); root.starts_with('/'))
      add_toolkit_of(root + "/bin/nvcc", folders);
  if (const std::string rocm = environment_variable("WARPPROOF_ROCM"); rocm.starts_with('/'))
    folders.insert(rocm);
#ifdef WARPPROOF_NVCC_HINT
  add_toolkit_of(WARPPROOF_NVCC_HINT, folders);
#endif
  for (const std::string& folder : path_folders())
    for (const char* name : {"/nvcc", "/clang++-19", "/clang++"}) add_toolkit_of(folder + name, folders);
  return {folders.begin(), folders.end()};
}

}  // namespace warpproof::toolchain
