#pragma once
// Tells that the compilers which would be asked are the files that they were, without running one of them.
//
//   if (fingerprint(nvcc_candidates()) == known) use(known_build);

#include <string>
#include <vector>

namespace warpproof::toolchain {

/// Of each path that is there: where it leads, size, times, place on the disk. "" when none is there.
std::string fingerprint(const std::vector<std::string>& paths);

}  // namespace warpproof::toolchain
