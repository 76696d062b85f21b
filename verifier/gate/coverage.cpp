#include "verifier/gate/coverage.h"

#include <algorithm>

#include "verifier/configuration/glob.h"

namespace warpproof::gating {
namespace {

/// The same claim of the base speaks of this code too.
bool covered_in_base(const Dependencies& base, const std::string& claim, const std::string& id,
                     const std::pair<std::string, std::string>& source) {
  if (!base.revision().has(claim)) return false;
  for (const ClaimItem& item : base.read(claim).items)
    if (item.id == id && std::find(item.sources.begin(), item.sources.end(), source) != item.sources.end())
      return true;
  return false;
}

}  // namespace

Coverage::Coverage(const Dependencies& base, const Dependencies& head,
                   const configuration::GateTables& tables) {
  const auto is_twin_path = [&](const std::string& path) {
    return std::any_of(tables.twins.begin(), tables.twins.end(),
                       [&](const std::string& pattern) { return configuration::matches(pattern, path); });
  };
  for (const ClaimFile& file : head.files())
    for (const ClaimItem& item : file.items) {
      if (!item.asked) continue;
      for (const auto& source : item.sources) {
        if (item.expects_refuted && !is_twin_path(source.first) &&
            !covered_in_base(base, file.path, item.id, source))
          continue;
        entries_[source.first].push_back(source.second);
        // A kernel may stand in a header of the source that a claim names.
        for (const std::string& path : item.code) entries_[path].push_back(source.second);
      }
    }
}

bool Coverage::covers(const std::string& path, const std::string& kernel) const {
  const auto at = entries_.find(path);
  return at != entries_.end() &&
         std::any_of(at->second.begin(), at->second.end(),
                     [&](const std::string& entry) { return names_kernel(entry, kernel); });
}

bool names_kernel(const std::string& entry, const std::string& kernel) {
  if (entry == kernel) return true;
  if (!entry.starts_with("_Z") || kernel.empty()) return false;
  const std::string mangled = std::to_string(kernel.size()) + kernel;
  for (std::size_t at = entry.find(mangled); at != std::string::npos; at = entry.find(mangled, at + 1))
    if (entry[at - 1] < '0' || entry[at - 1] > '9') return true;
  return false;
}

}  // namespace warpproof::gating
