#include "verifier/isa/amdgpu/instructions/family.h"

#include <map>

namespace warpproof::amdgpu {

const char* name_of(Status status) {
  static constexpr const char* names[] = {"uncalibrated", "documented", "approximated", "parsed_only"};
  return names[static_cast<std::size_t>(status)];
}

FoundRow find_row(std::string_view name) {
  static const std::map<std::string_view, FoundRow> table = [] {
    std::map<std::string_view, FoundRow> all;
    for (const Family* family : families())
      for (const Row& row : family->rows) all.emplace(row.name, FoundRow{family, &row});
    return all;
  }();
  const auto found = table.find(name);
  return found == table.end() ? FoundRow{} : found->second;
}

}  // namespace warpproof::amdgpu
