#include "verifier/front/cli/catalogue.h"

#include <filesystem>
#include <vector>

#ifndef WARPPROOF_CATALOGUE_DIR
#define WARPPROOF_CATALOGUE_DIR "."
#endif

namespace warpproof::cli {

std::string catalogue_folder() {
  std::error_code error;
  std::vector<std::filesystem::path> places;
  // The program's own place first: an installed program never reads the tree that it was built from.
  const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
  if (!error) places.push_back(self.parent_path().parent_path() / "share" / "warpproof");
  places.emplace_back(WARPPROOF_CATALOGUE_DIR);
  for (const std::filesystem::path& place : places)
    if (std::filesystem::is_directory(place / "rewrites", error)) return place.string();
  return ".";
}

}  // namespace warpproof::cli
