#pragma once
// Which file applies to a folder.

#include <string>

namespace warpproof::configuration {

inline constexpr const char* file_name = "warpproof.toml";

/// The nearest warpproof.toml of `folder` or above, not above the root of a git work tree; "" when there is
/// none.
std::string file_for(const std::string& folder);

}  // namespace warpproof::configuration
