#include "verifier/gate/uncovered.h"

#include <algorithm>

#include "verifier/base/files.h"
#include "verifier/gate/coverage.h"
#include "verifier/gate/source_scan.h"

namespace warpproof::gating {
namespace {

constexpr std::size_t rows_max = 200;
constexpr const char* what_to_write =
    "a claim for it (kernel NAME, source, computes, arguments, launch, sizes) in a .rw file, or a "
    "[[gate.kernel]] launch in the base's warpproof.toml";

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

std::string base_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

class Search {
 public:
  explicit Search(const Uncovered& asked)
      : revisions_(asked.revisions), coverage_(asked.base, asked.head, asked.tables) {
    for (const auto& [path, entry] : revisions_.head->listing())
      if (entry.kind == EntryKind::file && is_source_name(path)) by_name_[base_name(path)].push_back(path);
    for (const std::string& path : revisions_.gone) gone_by_name_.emplace(base_name(path), path);
  }

  std::vector<GateRow> run() {
    bool source_changed = false;
    for (const std::string& path : revisions_.changed) {
      source_changed = source_changed || is_source_name(path);
      if ((is_source_name(path) || path.ends_with(".ptx")) && revisions_.head->find(path) != nullptr)
        changed_file(path);
    }
    if (!source_changed) return std::move(rows_);
    for (const auto& [path, entry] : revisions_.head->listing())
      if (entry.kind == EntryKind::file && is_kernel_name(path) && !revisions_.changed.contains(path))
        unchanged_file(path);
    return std::move(rows_);
  }

 private:
  /// What a changed file holds that no claim covers.
  void changed_file(const std::string& path) {
    if (const auto text = revisions_.head->read(path); !text) {
      // Nobody knows what is in it: too large, a link, damaged.
      rows_.push_back(refused_row(GateCause::unreadable, path, path, text.diagnostics().front()));
      return;
    }
    const SourceScan now = scan_of(*revisions_.head, path), was = scan_of(*revisions_.start, path);
    for (const KernelText& kernel : now.kernels) {
      if (coverage_.covers(path, kernel.name)) continue;
      const auto old = std::find_if(was.kernels.begin(), was.kernels.end(),
                                    [&](const KernelText& one) { return one.name == kernel.name; });
      const bool is_new = old == was.kernels.end();
      if (!is_new && old->text == kernel.text && now.rest == was.rest) continue;  // comments, layout
      add(path, kernel.name,
          is_new ? "a new kernel, and no claim covers it" : "it changed, and no claim covers it");
    }
    if (now.rest != was.rest && writes_kernels_by_macro(path))
      add(path, "*", "it changed, and a macro writes `__global__` here: its kernels can not be told apart");
  }

  /// A file that did not change itself, and includes one that did.
  void unchanged_file(const std::string& path) {
    const std::string header = changed_include(path);
    if (header.empty()) return;
    for (const KernelText& kernel : scan(path).kernels)
      if (!coverage_.covers(path, kernel.name))
        add(path, kernel.name,
            base::escaped(header) + ", which it includes, changed, and no claim covers it");
    if (writes_kernels_by_macro(path))
      add(path, "*", base::escaped(header) + ", which it includes, changed, and a macro writes `__global__`");
  }

  void add(const std::string& path, const std::string& kernel, const std::string& why) {
    if (rows_.size() >= rows_max) return;
    base::Diagnostic text{.code = "E0730", .where = where_of(*revisions_.head, path, kernel), .message = why};
    text.expected = what_to_write;
    rows_.push_back(
        open_row(GateCause::uncovered, path + ":" + kernel, path, Reason::unsupported_construct, text));
  }

  /// Calls `visit` with the file and everything that its includes may mean, until it returns true.
  template <class Visit>
  void each_included(const std::string& path, Visit visit) {
    std::set<std::string> seen;
    std::vector<std::string> open = {path};
    while (!open.empty()) {
      const std::string here = open.back();
      open.pop_back();
      if (!seen.insert(here).second) continue;
      if (visit(here)) return;
      if (scan(here).computed_include)  // it may mean any of them
        for (const std::string& changed : revisions_.changed)
          if (is_source_name(changed)) open.push_back(changed);
      for (const std::string& include : scan(here).includes) {
        const std::string name = base_name(include);
        if (const auto candidates = by_name_.find(name); candidates != by_name_.end())
          open.insert(open.end(), candidates->second.begin(), candidates->second.end());
        if (const auto gone = gone_by_name_.find(name); gone != gone_by_name_.end())
          open.push_back(gone->second);
      }
    }
  }

  /// Any changed file that may be meant by an include, through others; "" when none is.
  std::string changed_include(const std::string& path) {
    std::string found;
    each_included(path, [&](const std::string& here) {
      if (here != path && revisions_.changed.contains(here)) found = here;
      return !found.empty();
    });
    return found;
  }

  bool writes_kernels_by_macro(const std::string& path) {
    bool found = false;
    if (is_kernel_name(path))
      each_included(path, [&](const std::string& here) { return found = scan(here).macro_kernel; });
    return found;
  }

  const SourceScan& scan(const std::string& path) {
    const auto known = scans_.find(path);
    return known != scans_.end() ? known->second
                                 : scans_.emplace(path, scan_of(*revisions_.head, path)).first->second;
  }

  const Revisions& revisions_;
  Coverage coverage_;
  std::map<std::string, std::vector<std::string>> by_name_;
  std::map<std::string, std::string> gone_by_name_;
  std::map<std::string, SourceScan> scans_;
  std::vector<GateRow> rows_;
};

bool still_covered(const Dependencies& head, const std::pair<std::string, std::string>& source) {
  for (const ClaimFile& file : head.files())
    for (const ClaimItem& item : file.items)
      if (item.asked && !item.expects_refuted &&
          std::find(item.sources.begin(), item.sources.end(), source) != item.sources.end())
        return true;
  return false;
}

bool lives(const Revision& head, const std::string& source, const std::string& entry) {
  const SourceScan scan = scan_of(head, source);
  return std::any_of(scan.kernels.begin(), scan.kernels.end(),
                     [&](const KernelText& kernel) { return names_kernel(entry, kernel.name); });
}

}  // namespace

std::vector<GateRow> Uncovered::kernels() const { return Search(*this).run(); }

std::vector<GateRow> uncovered_now(const Dependencies& base, const Dependencies& head,
                                   const KnownClaims& known) {
  std::vector<GateRow> rows;
  Paths files;
  for (const auto& [claim, what] : known)
    if (what.in_base && base.revision().has(claim.first)) files.insert(claim.first);
  for (const std::string& path : files)
    for (const ClaimItem& item : base.read(path).items) {
      const auto now = known.find({path, item.id});
      if (now == known.end() || !now->second.in_base || item.expects_refuted) continue;
      for (const auto& source : item.sources) {
        if (still_covered(head, source) || !lives(head.revision(), source.first, source.second)) continue;
        const base::Diagnostic why{.code = "E0727",
                                   .where = where_of(head.revision(), path, item.id),
                                   .message = "no claim covers " + base::escaped(source.first) + ":" +
                                              base::escaped(source.second) + " any more"};
        rows.push_back(refused_row(GateCause::weakened, item.id, path, why));
      }
    }
  return rows;
}

}  // namespace warpproof::gating
