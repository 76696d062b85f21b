#pragma once
// Whose machine is meant, by the names that people write: the one place that tells AMD's from NVIDIA's.
//
//   is_amd_target("gfx942")        a target of HIP and AMDGPU IR, not yet known to be a right one
//   is_amd_source("k/kernel.hip")  HIP C++, or LLVM IR as text or bitcode

#include <string_view>

namespace warpproof::base {

inline bool is_amd_target(std::string_view target) { return target.starts_with("gfx"); }

inline bool is_amd_source(std::string_view path) {
  return path.ends_with(".hip") || path.ends_with(".ll") || path.ends_with(".bc");
}

}  // namespace warpproof::base
