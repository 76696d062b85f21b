#pragma once
// The text of headers/: what host code is read with.

#include <string_view>

namespace warpproof::importers {

extern const std::string_view cuda_host_header, torch_host_header;

}  // namespace warpproof::importers
