#include "verifier/check/claim_files.h"

#include <algorithm>
#include <filesystem>

namespace warpproof::checking {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t entries_max = 100'000;
constexpr int depth_max = 32;

base::Diagnostic unreadable(const std::string& path, const std::error_code& failed) {
  return {.code = "E0502", .message = "'" + path + "' can not be read: " + failed.message()};
}

}  // namespace

base::Result<std::vector<std::string>> claim_files(const std::string& path) {
  std::error_code failed;
  if (!fs::is_directory(path, failed)) return std::vector<std::string>{path};
  std::vector<std::string> out;
  std::size_t entries = 0;
  fs::recursive_directory_iterator at(path, failed);
  if (failed) return unreadable(path, failed);
  for (const fs::recursive_directory_iterator end; at != end; at.increment(failed)) {
    if (failed) return unreadable(path, failed);
    const std::string name = at->path().filename().string();
    if (++entries > entries_max || at.depth() > depth_max)
      return base::Diagnostic{.code = "E0516",
                              .message = "'" + path + "' holds more than is looked through",
                              .expected = "a folder of at most " + std::to_string(entries_max) +
                                          " entries, " + std::to_string(depth_max) + " deep"};
    const bool passed_over = name.starts_with(".") || at->is_symlink(failed);
    if (at->is_directory(failed) && passed_over) at.disable_recursion_pending();
    if (!passed_over && name.ends_with(".rw") && at->is_regular_file(failed))
      out.push_back(at->path().lexically_normal().string());
  }
  if (out.empty())
    return base::Diagnostic{.code = "E0516",
                            .message = "no .rw file below '" + path + "'",
                            .expected = "a folder that holds claims"};
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace warpproof::checking
