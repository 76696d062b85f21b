#include "verifier/gate/revisions.h"

#include <cctype>
#include <map>

#include "verifier/configuration/discovery.h"

namespace warpproof::gating {
namespace {

void find_changes(const Listing& from, const Listing& to, Revisions& out) {
  const auto changed = [&](const std::string& path, const Entry& entry) {
    out.changed.insert(path);
    if (entry.kind != EntryKind::file) out.opaque.insert(path);
  };
  for (const auto& [path, entry] : from) {
    const auto now = to.find(path);
    if (now == to.end()) out.gone.insert(path);
    if (now == to.end() || !(now->second == entry)) changed(path, entry);
  }
  for (const auto& [path, entry] : to) {
    const auto then = from.find(path);
    if (then == from.end() || !(then->second == entry)) changed(path, entry);
  }
}

}  // namespace

base::Result<Revisions> open_revisions(const GateRequest& request, const base::Limits& limits) {
  Revisions out;
  auto repository = Repository::open(request.repository);
  if (!repository) return repository.diagnostics();
  out.repository = std::make_unique<Repository>(std::move(*repository));
  const Repository& git = *out.repository;
  const auto base = git.commit_of(request.base);
  if (!base) return base.diagnostics();
  const bool work_tree = request.head.empty();
  if (work_tree && git.work_tree().empty())
    return base::Diagnostic{.code = "E0714",
                            .message = "a bare repository has no work tree",
                            .expected = "--head with the revision to be judged"};
  const auto head = git.commit_of(work_tree ? "HEAD" : request.head);
  if (!head) return head.diagnostics();
  const auto start = git.merge_base(*base, *head);
  if (!start) return start.diagnostics();
  auto start_files = git.listing(*start);
  if (!start_files) return start_files.diagnostics();
  auto base_files = *base == *start ? start_files : git.listing(*base);
  if (!base_files) return base_files.diagnostics();
  auto head_files = work_tree ? git.work_tree_listing(*head, out.dirty) : git.listing(*head);
  if (!head_files) return head_files.diagnostics();
  find_changes(*start_files, *head_files, out);
  out.base_commit = *base;
  out.merge_base_commit = *start;
  out.head_commit = out.dirty ? "" : *head;
  out.base_day = git.day_of(*base);
  out.base = std::make_unique<Revision>(git, std::move(*base_files), "", limits);
  out.start = std::make_unique<Revision>(git, std::move(*start_files), "", limits);
  out.head = std::make_unique<Revision>(git, std::move(*head_files), git.work_tree(), limits);
  return out;
}

bool Revisions::below_opaque(const Paths& paths) const {
  for (const std::string& one : opaque) {
    const auto below = paths.lower_bound(one + "/");
    if (below != paths.end() && below->starts_with(one + "/")) return true;
  }
  return false;
}

base::Result<configuration::ConfigurationFile> configuration_of(const Revision& revision) {
  const std::string path = configuration::file_name;
  if (revision.find(path) == nullptr) return configuration::ConfigurationFile{};
  const base::Result<base::SourcePtr> source = revision.read(path);
  if (!source) return source.diagnostics();
  return configuration::read_file(*source);
}

std::string colliding_paths(const Revisions& revisions) {
  std::map<std::string, std::string> lower;
  for (const auto& [path, entry] : revisions.head->listing()) {
    std::string key = path;
    for (char& c : key) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const auto [at, fresh] = lower.try_emplace(std::move(key), path);
    if (!fresh && (revisions.changed.contains(path) || revisions.changed.contains(at->second)))
      return at->second + "' and '" + path;
  }
  return "";
}

}  // namespace warpproof::gating
