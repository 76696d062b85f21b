#pragma once
// Which program answers in a child process.

#include <string>

namespace warpproof::isolated {

/// As isolated.h says where it is looked for; "" when it is nowhere, and then `why` says where we looked.
std::string find_worker(const std::string& given, std::string& why);

}  // namespace warpproof::isolated
