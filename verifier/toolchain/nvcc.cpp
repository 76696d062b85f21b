#include "verifier/toolchain/nvcc.h"

#include <fstream>
#include <string_view>

#include "verifier/toolchain/search.h"

namespace warpproof::toolchain {

std::vector<std::string> nvcc_candidates() {
  std::vector<std::string> out;
  for (const char* name : {"CUDA_HOME", "CUDA_PATH"})
    if (const std::string root = environment_variable(name); !root.empty()) out.push_back(root + "/bin/nvcc");
  for (const std::string& folder : path_folders()) out.push_back(folder + "/nvcc");
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
  const std::optional<VersionAnswer> answer = ask_version(path);
  if (!answer) return std::nullopt;
  Compiler compiler{answer->program, answer->toolkit,
                    rest_of_line(answer->text, "Cuda compilation tools, release "), ""};
  const std::string build =
      rest_of_line(answer->text, "/compiler.");  // "Build cuda_13.0.r13.0/compiler.36424714_0"
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
