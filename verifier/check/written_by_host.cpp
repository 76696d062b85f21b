#include "verifier/check/written_by_host.h"

#include <algorithm>

namespace warpproof::checking {

std::string written_by_host(const machine::Code& code, const base::SourcePtr& source) {
  if (source == nullptr) return "";
  const auto outlives = [](const machine::Variable& variable) {
    return variable.space == machine::Space::global || variable.space == machine::Space::constant;
  };
  const auto found = std::find_if(code.variables.begin(), code.variables.end(), outlives);
  if (found == code.variables.end()) return "";
  for (const char* word : {"MemcpyToSymbol", "MemsetToSymbol", "GetSymbolAddress"})
    if (const std::size_t at = source->text.find(word); at != std::string::npos)
      return ":" +
             std::to_string(1 + std::count(source->text.begin(),
                                           source->text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) +
             ": E0742: host code may write '" + found->name + "', which the kernel has";
  return "";
}

}  // namespace warpproof::checking
