#include "verifier/gate/includes.h"

namespace warpproof::gating {
namespace {

std::string last_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

}  // namespace

Includes::Includes(const Revision& revision) : revision_(revision) {
  for (const auto& [path, entry] : revision.listing())
    if (entry.kind == EntryKind::file && is_source_name(path)) by_name_[last_name(path)].push_back(path);
}

void Includes::add_gone(const std::string& path) { by_name_[last_name(path)].push_back(path); }

const SourceScan& Includes::scan(const std::string& path) {
  const auto known = scans_.find(path);
  if (known != scans_.end()) return known->second;
  const base::Result<base::SourcePtr> text = revision_.has(path) ? revision_.read(path) : base::Diagnostics{};
  return scans_.emplace(path, text ? scan_source((*text)->text) : SourceScan{}).first->second;
}

void Includes::each(const std::string& path, const Paths& always,
                    const std::function<bool(const std::string&)>& visit) {
  Paths seen;
  std::vector<std::string> open = {path};
  while (!open.empty()) {
    const std::string here = open.back();
    open.pop_back();
    if (!seen.insert(here).second) continue;
    if (visit(here)) return;
    if (scan(here).computed_include) open.insert(open.end(), always.begin(), always.end());
    for (const std::string& include : scan(here).includes)
      if (const auto meant = by_name_.find(last_name(include)); meant != by_name_.end())
        open.insert(open.end(), meant->second.begin(), meant->second.end());
  }
}

Paths Includes::all(const std::string& path) {
  Paths files;
  each(path, {}, [&](const std::string& here) {
    files.insert(here);
    return false;
  });
  return files;
}

}  // namespace warpproof::gating
