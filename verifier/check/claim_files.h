#pragma once
// The claims of a folder.

#include <string>
#include <vector>

#include "verifier/base/result.h"

namespace warpproof::checking {

/// The .rw files below a folder, in the order of their paths; a path that is no folder is given back as it
/// is. Hidden names and symbolic links are passed over. E0516: none, or more than are looked through; E0502:
/// a folder that can not be read.
///
///   claim_files("rewrites") == {"rewrites/activation/gelu_erf.rw", ...}
base::Result<std::vector<std::string>> claim_files(const std::string& path);

}  // namespace warpproof::checking
