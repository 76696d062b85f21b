#include "verifier/base/mangled_name.h"

namespace warpproof::base {

std::string mangled_name(const std::string& name, const std::vector<std::string>& names) {
  const std::string start = "_Z" + std::to_string(name.size()) + name;
  std::string found;
  for (const std::string& mangled : names) {
    if (!mangled.starts_with(start)) continue;
    if (!found.empty()) return "";
    found = mangled;
  }
  return found;
}

}  // namespace warpproof::base
