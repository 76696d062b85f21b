#pragma once
// Patterns of paths below a repository's root: `*` and `?` stay within one name, `**` is any number of
// folders, everything else is itself. The whole path is matched.
//
//   matches("kernels/**", "kernels/norm/kernel.cu") == true
//   matches("*.cu", "kernels/kernel.cu") == false      // write **/*.cu
//
// Time is at most pattern times path: no pattern is slow.

#include <string>
#include <string_view>

namespace warpproof::configuration {

bool matches(std::string_view pattern, std::string_view path);

/// Why a pattern is refused, or "": empty, absolute, `..`, control bytes, longer than 512 bytes.
std::string pattern_fault(std::string_view pattern);

/// True when every path of `inner` is surely a path of `outer`; false when that is not clear.
bool surely_covers(std::string_view outer, std::string_view inner);

}  // namespace warpproof::configuration
