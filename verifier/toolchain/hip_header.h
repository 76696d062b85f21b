#pragma once
// The text of headers/hip/hip_runtime.h, which is a part of the library: no installed file is needed.

#include <string_view>

namespace warpproof::toolchain {

extern const std::string_view hip_header;

}  // namespace warpproof::toolchain
