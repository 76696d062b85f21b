#include "verifier/check/root.h"

#include <filesystem>

namespace warpproof::checking {

std::string root_of(const Request& request, const std::string& path) {
  if (!request.root.empty()) return request.root;
  std::error_code error;
  const std::filesystem::path file = std::filesystem::absolute(path, error);
  for (std::filesystem::path folder = file.parent_path();; folder = folder.parent_path()) {
    // Relative to here, so that no path of the machine stands in a verdict.
    if (std::filesystem::is_directory(folder / "rewrites", error))
      return std::filesystem::proximate(folder, error).string();
    if (folder == folder.parent_path()) break;
  }
  return std::filesystem::proximate(file.parent_path(), error).string();
}

}  // namespace warpproof::checking
