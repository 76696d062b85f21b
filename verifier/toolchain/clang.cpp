#include "verifier/toolchain/clang.h"

#include "verifier/toolchain/search.h"

namespace warpproof::toolchain {

std::vector<std::string> clang_candidates() {
  std::vector<std::string> out;
  for (const char* name : {"/clang++-19", "/clang++"})
    for (const std::string& folder : path_folders()) out.push_back(folder + name);
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
  const std::optional<VersionAnswer> answer = ask_version(path);
  if (!answer) return std::nullopt;
  std::optional<Compiler> compiler = from_line(answer->text.substr(0, answer->text.find('\n')));
  if (!compiler || (!any_version && !compiler->version.starts_with(std::string(clang_major) + ".")))
    return std::nullopt;
  compiler->path = answer->program;
  compiler->toolkit_root = answer->toolkit;
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
