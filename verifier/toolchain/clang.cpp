#include "verifier/toolchain/clang.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <vector>

#include "verifier/base/child_process.h"

namespace warpproof::toolchain {
namespace {

namespace files = std::filesystem;

}  // namespace

std::vector<std::string> clang_candidates() {
  std::vector<std::string> out;
  const char* value = std::getenv("PATH");
  std::string path = value ? value : "";
  for (const char* name : {"/clang++-19", "/clang++"}) {
    for (std::size_t at = 0; at < path.size();) {
      const std::size_t colon = std::min(path.find(':', at), path.size());
      const std::string folder = path.substr(at, colon - at);
      if (folder.starts_with('/')) out.push_back(folder + name);
      at = colon + 1;
    }
  }
  out.push_back("/usr/lib/llvm-19/bin/clang++");
  return out;
}

namespace {

/// "Debian clang version 19.1.7 (3~deb12u1)": the version is "19.1.7", the whole line names the build.
std::optional<Compiler> from_line(const std::string& line) {
  const std::string before = "clang version ";
  const std::size_t at = line.find(before);
  if (at == std::string::npos) return std::nullopt;
  const std::string rest = line.substr(at + before.size());
  return Compiler{"", "", rest.substr(0, rest.find(' ')), line};
}

std::optional<Compiler> examine(const std::string& path, bool any_version) {
  std::error_code failed;
  const std::string real = files::canonical(path, failed).string();
  if (failed || access(real.c_str(), X_OK) != 0) return std::nullopt;
  const base::ChildResult answer = base::run_child({.argv = {real, "--version"},
                                                    .environment = {"PATH=/usr/bin:/bin"},
                                                    .limits = {.wall_time_ms_max = 10'000}});
  if (answer.end != base::ChildEnd::exited || answer.exit_code != 0) return std::nullopt;
  std::optional<Compiler> compiler = from_line(answer.out.substr(0, answer.out.find('\n')));
  if (!compiler || (!any_version && !compiler->version.starts_with(std::string(clang_major) + ".")))
    return std::nullopt;
  compiler->path = real;
  compiler->toolkit_root = files::path(real).parent_path().parent_path().string();
  return compiler;
}

}  // namespace

std::optional<Compiler> find_clang(const std::string& explicit_path) {
  if (!explicit_path.empty()) return examine(explicit_path, true);
  for (const std::string& path : clang_candidates())
    if (std::optional<Compiler> found = examine(path, false)) return found;
  return std::nullopt;
}

std::optional<Compiler> producer_of_ir(const std::string& ir) {
  const std::size_t at = ir.find("clang version ");
  if (at == std::string::npos) return std::nullopt;
  const std::size_t begin = ir.rfind('"', at);
  const std::size_t end = ir.find('"', at);
  if (begin == std::string::npos || end == std::string::npos || end - begin > 200) return std::nullopt;
  return from_line(ir.substr(begin + 1, end - begin - 1));
}

}  // namespace warpproof::toolchain
