#include "verifier/gate/includes.h"

#include <set>

namespace warpproof::gating {
namespace {

std::string last_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

}  // namespace

Includes::Includes(const Revision& revision) : revision_(revision) {
  for (const auto& [path, entry] : revision.listing())
    if (entry.kind == EntryKind::file && may_be_source(path)) by_name_[last_name(path)].push_back(path);
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

void Includes::read_all() {
  if (read_all_) return;
  read_all_ = true;
  Paths seen;
  std::set<std::string> names;
  std::vector<std::string> open;
  for (const auto& [path, entry] : revision_.listing())
    if (entry.kind == EntryKind::file && is_code_name(path)) open.push_back(path);
  while (!open.empty()) {
    const std::string here = open.back();
    open.pop_back();
    if (!seen.insert(here).second) continue;
    const SourceScan& found = scan(here);
    if (found.computed_include) computed_.push_back(here);
    std::set<std::string> once;
    for (const std::string& include : found.includes) once.insert(last_name(include));
    for (const std::string& name : once) {
      includers_[name].push_back(here);
      const auto meant = by_name_.find(name);
      if (names.insert(name).second && meant != by_name_.end())
        open.insert(open.end(), meant->second.begin(), meant->second.end());
    }
  }
}

Paths Includes::reaching(const Paths& targets) {
  read_all();
  Paths seen;
  std::set<std::string> names;
  std::vector<std::string> open(targets.begin(), targets.end());
  if (!open.empty()) open.insert(open.end(), computed_.begin(), computed_.end());
  while (!open.empty()) {
    const std::string here = open.back();
    open.pop_back();
    if (!seen.insert(here).second || !names.insert(last_name(here)).second) continue;
    if (const auto by = includers_.find(last_name(here)); by != includers_.end())
      open.insert(open.end(), by->second.begin(), by->second.end());
  }
  return seen;
}

Paths Includes::with_macro_kernels() {
  read_all();
  Paths found;
  for (const auto& [path, scanned] : scans_)
    if (scanned.macro_kernel) found.insert(path);
  return found;
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
