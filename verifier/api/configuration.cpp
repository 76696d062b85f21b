#include "warpproof/configuration.h"

#include <filesystem>

#include "verifier/api/guarded.h"
#include "verifier/base/files.h"
#include "verifier/configuration/budget.h"
#include "verifier/configuration/discovery.h"
#include "verifier/configuration/file.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof {
namespace {

/// Paths of the file are relative to its folder.
std::string beside(const std::string& file, const std::string& path) {
  if (path.empty() || path.front() == '/') return path;
  const std::filesystem::path folder = std::filesystem::path(file).parent_path();
  return folder.empty() ? path : (folder / path).string();
}

Configuration read(const std::string& path) {
  Configuration out{.path = path};
  base::Limits limits;
  limits.source_bytes_max = configuration::file_bytes_max;
  const auto source = base::read_source(path, limits);
  if (!source) {
    out.diagnostics = verdict::as_data(source.diagnostics());
    return out;
  }
  const auto file = configuration::read_file(*source);
  if (!file) {
    out.diagnostics = verdict::as_data(file.diagnostics());
    return out;
  }
  out.request = file->settings.request;
  out.request.root = beside(path, out.request.root);
  out.request.cache = beside(path, out.request.cache);
  out.format = file->settings.format;
  out.color = file->settings.color;
  return out;
}

}  // namespace

std::vector<std::string> budget_names() {
  std::vector<std::string> names;
  for (const configuration::Budget& budget : configuration::budgets()) names.emplace_back(budget.name);
  return names;
}

bool set_budget(Request& request, const std::string& name) {
  for (const configuration::Budget& budget : configuration::budgets()) {
    if (budget.name != name) continue;
    configuration::apply(budget, request);
    return true;
  }
  return false;
}

Configuration read_configuration(const std::string& path) {
  return guarded([&] { return read(path); });
}

Configuration find_configuration(const std::string& folder) {
  return guarded([&] {
    const std::string path = configuration::file_for(folder);
    return path.empty() ? Configuration{} : read(path);
  });
}

}  // namespace warpproof
