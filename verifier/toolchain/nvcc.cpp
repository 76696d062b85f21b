#include "verifier/toolchain/nvcc.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <vector>

#include "verifier/base/child_process.h"

namespace warpproof::toolchain {
namespace {

namespace files = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

}  // namespace

std::vector<std::string> nvcc_candidates() {
  std::vector<std::string> out;
  for (const char* name : {"CUDA_HOME", "CUDA_PATH"})
    if (const std::string root = environment(name); !root.empty()) out.push_back(root + "/bin/nvcc");
  std::string path = environment("PATH");
  while (!path.empty()) {
    const std::size_t colon = path.find(':');
    const std::string folder = path.substr(0, colon);
    if (folder.starts_with('/')) out.push_back(folder + "/nvcc");
    path = colon == std::string::npos ? "" : path.substr(colon + 1);
  }
#ifdef WARPPROOF_NVCC_HINT
  out.push_back(WARPPROOF_NVCC_HINT);
#endif
  out.push_back("/usr/local/cuda/bin/nvcc");
  return out;
}

namespace {

/// The text between `before` and the end of its line, or "".
std::string rest_of_line(const std::string& text, const std::string& before) {
  const std::size_t at = text.find(before);
  if (at == std::string::npos) return "";
  const std::size_t begin = at + before.size();
  const std::size_t end = text.find('\n', begin);
  return text.substr(begin, end == std::string::npos ? end : end - begin);
}

/// A wrapper script is no toolkit: what it starts lies elsewhere, and the folder above it holds no headers.
bool is_program(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  char magic[4] = {};
  return file.read(magic, sizeof magic) && std::string_view(magic, sizeof magic) ==
                                               "\x7f"
                                               "ELF";
}

std::optional<Compiler> examine(const std::string& path) {
  std::error_code failed;
  const std::string real = files::canonical(path, failed).string();
  if (failed || access(real.c_str(), X_OK) != 0) return std::nullopt;
  const base::ChildResult answer = base::run_child({.argv = {real, "--version"},
                                                    .environment = {"PATH=/usr/bin:/bin"},
                                                    .limits = {.wall_time_ms_max = 10'000}});
  if (answer.end != base::ChildEnd::exited || answer.exit_code != 0) return std::nullopt;
  Compiler compiler{real, files::path(real).parent_path().parent_path().string(),
                    rest_of_line(answer.out, "Cuda compilation tools, release "), ""};
  const std::string build =
      rest_of_line(answer.out, "/compiler.");  // "Build cuda_13.0.r13.0/compiler.36424714_0"
  if (!build.empty()) compiler.build = "CL-" + build.substr(0, build.find('_'));
  if (compiler.version.empty()) return std::nullopt;
  return compiler;
}

}  // namespace

std::optional<Compiler> find_nvcc(const std::string& explicit_path) {
  if (!explicit_path.empty()) return examine(explicit_path);
  for (const std::string& path : nvcc_candidates())
    if (is_program(path))
      if (std::optional<Compiler> found = examine(path)) return found;
  return std::nullopt;
}

std::optional<Compiler> producer_of(const std::string& ptx) {
  const std::string head = ptx.substr(0, 1024);
  Compiler producer{"", "", rest_of_line(head, "// Cuda compilation tools, release "),
                    rest_of_line(head, "// Compiler Build ID: ")};
  if (producer.version.empty()) return std::nullopt;
  return producer;
}

bool same_build(const Compiler& a, const Compiler& b) { return a.version == b.version && a.build == b.build; }

}  // namespace warpproof::toolchain
