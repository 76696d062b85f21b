#include "verifier/configuration/discovery.h"

#include <filesystem>

namespace warpproof::configuration {

std::string file_for(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path start = fs::absolute(folder.empty() ? "." : folder, error).lexically_normal();
  if (error) return "";
  for (fs::path here = start;; here = here.parent_path()) {
    const fs::path file = here / file_name;
    // Whatever has the name is the file: one that can not be read is an error, not a reason to look further.
    if (fs::exists(fs::symlink_status(file, error))) return fs::proximate(file, error).string();
    // A work tree's root; `.git` is a file in a linked work tree and in a submodule.
    if (fs::exists(fs::symlink_status(here / ".git", error)) || here == here.parent_path()) return "";
  }
}

}  // namespace warpproof::configuration
