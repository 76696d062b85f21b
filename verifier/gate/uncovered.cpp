#include "verifier/gate/uncovered.h"

#include <algorithm>

#include "verifier/base/files.h"
#include "verifier/gate/source_scan.h"

namespace warpproof::gating {
namespace {

constexpr std::size_t rows_max = 200;

SourceScan scan_of(const Revision& revision, const std::string& path) {
  const base::Result<base::SourcePtr> text = revision.has(path) ? revision.read(path) : base::Diagnostics{};
  if (!text) return {};
  if (path.ends_with(".ptx")) {
    SourceScan scan;
    for (const std::string& name : ptx_entries((*text)->text)) scan.kernels.push_back({name, (*text)->text});
    return scan;
  }
  return scan_source((*text)->text);
}

base::Span where_of(const Revision& revision, const std::string& path, const std::string& kernel) {
  const base::Result<base::SourcePtr> source = revision.read(path);
  if (!source) return {std::make_shared<base::SourceFile>(base::SourceFile{path, ""}), 0, 0};
  const std::size_t at = (*source)->text.find(kernel);
  const auto offset = static_cast<std::uint32_t>(at == std::string::npos ? 0 : at);
  return {*source, offset, offset};
}

class Search {
 public:
  Search(const Revisions& revisions, const Dependencies& head) : revisions_(revisions) {
    for (const ClaimFile& file : head.files())
      for (const ClaimItem& item : file.items)
        for (const auto& [source, entry] : item.sources) {
          if (!item.asked) continue;
          covered_.emplace_back(source, entry);
          // A kernel may stand in a header of the source that a claim names.
          for (const std::string& path : item.code) covered_.emplace_back(path, entry);
        }
    for (const auto& [path, entry] : revisions.head->listing())
      if (entry.kind == EntryKind::file && is_source_name(path))
        by_name_[path.substr(path.rfind('/') + 1)].push_back(path);
  }

  bool covered(const std::string& path, const std::string& kernel) const {
    return std::any_of(covered_.begin(), covered_.end(), [&](const auto& one) {
      return one.first == path && names_kernel(one.second, kernel);
    });
  }

  /// What a changed file holds that no claim covers.
  void changed_file(const std::string& path, std::vector<GateRow>& rows) const {
    const SourceScan now = scan_of(*revisions_.head, path), was = scan_of(*revisions_.start, path);
    for (const KernelText& kernel : now.kernels) {
      if (rows.size() >= rows_max || covered(path, kernel.name)) continue;
      const auto old = std::find_if(was.kernels.begin(), was.kernels.end(),
                                    [&](const KernelText& one) { return one.name == kernel.name; });
      const bool is_new = old == was.kernels.end();
      if (!is_new && old->text == kernel.text && now.rest == was.rest) continue;  // comments, layout
      rows.push_back(
          row(path, kernel.name,
              is_new ? "a new kernel, and no claim covers it" : "it changed, and no claim covers it"));
    }
  }

  /// A file that did not change itself, and includes one that did.
  void unchanged_file(const std::string& path, std::vector<GateRow>& rows) {
    const std::string header = changed_include(path);
    if (header.empty()) return;
    for (const KernelText& kernel : scan_of(*revisions_.head, path).kernels)
      if (rows.size() < rows_max && !covered(path, kernel.name))
        rows.push_back(row(path, kernel.name,
                           base::escaped(header) + ", which it includes, changed, and no claim covers it"));
  }

 private:
  GateRow row(const std::string& path, const std::string& kernel, const std::string& why) const {
    base::Diagnostic text{.code = "E0730", .where = where_of(*revisions_.head, path, kernel), .message = why};
    text.expected =
        "a claim for it (kernel NAME, source, computes, arguments, launch, sizes) in a .rw file, or "
        "a [[gate.kernel]] launch in the base's warpproof.toml";
    return open_row(GateCause::uncovered, path + ":" + kernel, path, Reason::unsupported_construct, text);
  }

  /// Any changed file that may be meant by an include, through others; "" when none is.
  std::string changed_include(const std::string& path) {
    std::set<std::string> seen;
    std::vector<std::string> open = {path};
    while (!open.empty()) {
      const std::string here = open.back();
      open.pop_back();
      if (!seen.insert(here).second) continue;
      if (here != path && revisions_.changed.contains(here)) return here;
      for (const std::string& include : includes(here)) {
        const std::string name = include.substr(include.rfind('/') + 1);
        for (const std::string& candidate : by_name_[name]) open.push_back(candidate);
        for (const std::string& gone : revisions_.gone)
          if (gone.ends_with("/" + name) || gone == name) return gone;
      }
    }
    return "";
  }

  const std::vector<std::string>& includes(const std::string& path) {
    const auto known = includes_.find(path);
    if (known != includes_.end()) return known->second;
    return includes_.emplace(path, scan_of(*revisions_.head, path).includes).first->second;
  }

  const Revisions& revisions_;
  std::vector<std::pair<std::string, std::string>> covered_;
  std::map<std::string, std::vector<std::string>> by_name_;
  std::map<std::string, std::vector<std::string>> includes_;
};

}  // namespace

bool names_kernel(const std::string& entry, const std::string& kernel) {
  return entry == kernel || (entry.starts_with("_Z") && entry.find(kernel) != std::string::npos);
}

std::vector<GateRow> uncovered_kernels(const Revisions& revisions, const Dependencies& head,
                                       const configuration::GateTables&, const Request&) {
  std::vector<GateRow> rows;
  Search search(revisions, head);
  bool header_changed = false;
  for (const std::string& path : revisions.changed) {
    const bool source = is_source_name(path);
    header_changed = header_changed || source;
    if ((source || path.ends_with(".ptx")) && revisions.head->has(path)) search.changed_file(path, rows);
  }
  if (!header_changed) return rows;
  for (const auto& [path, entry] : revisions.head->listing())
    if (entry.kind == EntryKind::file && is_kernel_name(path) && !revisions.changed.contains(path))
      search.unchanged_file(path, rows);
  return rows;
}

std::vector<GateRow> uncovered_now(const Dependencies& base, const Dependencies& head,
                                   const KnownClaims& known) {
  std::vector<GateRow> rows;
  const auto still_covered = [&](const std::string& path, const std::string& entry) {
    for (const ClaimFile& file : head.files())
      for (const ClaimItem& item : file.items)
        for (const auto& [source, name] : item.sources)
          if (item.asked && source == path && name == entry) return true;
    return false;
  };
  Paths files;
  for (const auto& [claim, what] : known)
    if (what.in_base) files.insert(claim.first);
  for (const std::string& path : files) {
    if (!base.revision().has(path)) continue;
    for (const ClaimItem& item : base.read(path).items) {
      const auto now = known.find({path, item.id});
      if (now == known.end() || !now->second.in_base) continue;
      for (const auto& [source, entry] : item.sources) {
        if (!head.revision().has(source) || still_covered(source, entry)) continue;
        const SourceScan scan = scan_of(head.revision(), source);
        const bool lives =
            std::any_of(scan.kernels.begin(), scan.kernels.end(),
                        [&](const KernelText& kernel) { return names_kernel(entry, kernel.name); });
        if (!lives) continue;
        const base::Diagnostic why{
            .code = "E0727",
            .where = where_of(head.revision(), path, item.id),
            .message = "no claim covers " + base::escaped(source) + ":" + base::escaped(entry) + " any more"};
        rows.push_back(refused_row(GateCause::weakened, item.id, path, why));
      }
    }
  }
  return rows;
}

}  // namespace warpproof::gating
