#pragma once
// Where programs are looked for, and what one says of its version. Nothing found is an ordinary answer.
//
//   for (const std::string& folder : path_folders()) try_it(folder + "/nvcc");
//   if (const std::optional<VersionAnswer> answer = ask_version(path)) use(answer->text);

#include <optional>
#include <string>
#include <vector>

namespace warpproof::toolchain {

/// "" where it is not set.
std::string environment_variable(const char* name);

/// The absolute folders of PATH, in their order.
std::vector<std::string> path_folders();

struct VersionAnswer {
  std::string program;  ///< links resolved
  std::string toolkit;  ///< the folder above its own
  std::string text;     ///< what `--version` printed
};
/// Runs `program --version`: 10 s at most, with nothing but PATH=/usr/bin:/bin in its environment. Nothing
/// for what can not be run, or fails.
std::optional<VersionAnswer> ask_version(const std::string& path);

}  // namespace warpproof::toolchain
