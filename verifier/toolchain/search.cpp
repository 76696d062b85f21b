#include "verifier/toolchain/search.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "verifier/base/child_process.h"

namespace warpproof::toolchain {

namespace files = std::filesystem;

std::string environment_variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

std::vector<std::string> path_folders() {
  std::vector<std::string> out;
  const std::string path = environment_variable("PATH");
  for (std::size_t at = 0; at < path.size();) {
    const std::size_t colon = std::min(path.find(':', at), path.size());
    if (path[at] == '/') out.push_back(path.substr(at, colon - at));
    at = colon + 1;
  }
  return out;
}

std::optional<VersionAnswer> ask_version(const std::string& path) {
  std::error_code failed;
  const files::path real = files::canonical(path, failed);
  if (failed || access(real.c_str(), X_OK) != 0) return std::nullopt;
  base::ChildResult answer = base::run_child({.argv = {real.string(), "--version"},
                                              .environment = {"PATH=/usr/bin:/bin"},
                                              .limits = {.wall_time_ms_max = 10'000}});
  if (answer.end != base::ChildEnd::exited || answer.exit_code != 0) return std::nullopt;
  return VersionAnswer{real.string(), real.parent_path().parent_path().string(), std::move(answer.out)};
}

}  // namespace warpproof::toolchain
