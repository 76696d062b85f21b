#pragma once

#include <string>

#include "warpproof/check.h"

namespace warpproof::checking {

/// The folder that imports may not leave: as asked, else the nearest folder above the file that holds
/// `rewrites`, else the file's own.
std::string root_of(const Request& request, const std::string& path);

}  // namespace warpproof::checking
