#include "verifier/gate/coverage.h"

#include <cxxabi.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "verifier/base/files.h"
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

/// "scale" of `lib::scale(float*)`: demangled, the last name before the arguments, without namespaces. With
/// the arguments of a template it is none: "scale<float>".
std::string function_of(const std::string& entry) {
  if (!entry.starts_with("_Z")) return entry;
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> text(
      abi::__cxa_demangle(entry.c_str(), nullptr, nullptr, &status), &std::free);
  if (status != 0 || text == nullptr) return entry;
  std::string name = text.get();
  name = name.substr(0, name.find('('));  // "(anonymous namespace)::" leaves nothing, and means nothing
  if (name.find('<') != std::string::npos) return name;
  return name.substr(name.rfind(':') + 1);  // npos + 1 is the start
}

/// The file that an include means without doubt, or "".
std::string meant_by(const Dependencies& head, const std::string& from, const std::string& folder,
                     const std::string& include) {
  const base::Result<std::string> beside = base::joined_path(base::folder_of(from), include);
  if (beside && head.revision().has(*beside)) return *beside;
  std::string found;
  const std::string tail = "/" + include.substr(include.find_first_not_of("./") == std::string::npos
                                                    ? 0
                                                    : include.find_first_not_of("./"));
  for (const std::string& path : head.sources_of(folder)) {
    if (!("/" + path).ends_with(tail)) continue;
    if (!found.empty()) return "";
    found = path;
  }
  return found;
}

/// What a source includes whatever is defined.
Paths sure_code(const Dependencies& head, const std::string& source) {
  Paths found;
  std::vector<std::string> open = {source};
  while (!open.empty()) {
    const std::string here = open.back();
    open.pop_back();
    if (!head.revision().has(here) || !found.insert(here).second) continue;
    for (const std::string& include : head.scan(here).sure_includes)
      if (std::string path = meant_by(head, here, base::folder_of(source), include); !path.empty())
        open.push_back(std::move(path));
  }
  return found;
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
        add_entry(head, source.first, source.second, item.code);
      }
    }
}

void Coverage::add_entry(const Dependencies& head, const std::string& source, const std::string& entry,
                         const Paths& code) {
  std::size_t count = 0;
  for (const std::string& path : code)
    for (const KernelText& kernel : head.scan(path).kernels)
      count += names_kernel(entry, kernel.name) ? 1 : 0;
  Paths compiled = sure_code(head, source);
  for (const std::string& path : code)
    if (path.ends_with(".ptx")) compiled.insert(path);
  for (const std::string& path : compiled) {
    entries_[path].insert(entry);
    std::size_t& most = kernels_[{path, function_of(entry)}];
    most = std::max(most, count);
  }
}

bool Coverage::covers(const std::string& path, const KernelText& kernel) const {
  const auto at = entries_.find(path);
  if (at == entries_.end()) return false;
  // The symbol itself.
  if (path.ends_with(".ptx")) return at->second.contains(kernel.name);
  if (kernel.is_template) return false;
  const auto claimed = std::count_if(at->second.begin(), at->second.end(), [&](const std::string& entry) {
    return names_kernel(entry, kernel.name);
  });
  const auto most = kernels_.find({path, kernel.name});
  return claimed > 0 && most != kernels_.end() && most->second <= static_cast<std::size_t>(claimed);
}

bool names_kernel(const std::string& entry, const std::string& kernel) {
  return !kernel.empty() && function_of(entry) == kernel;
}

}  // namespace warpproof::gating
