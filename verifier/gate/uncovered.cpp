#include "verifier/gate/uncovered.h"

#include <algorithm>
#include <optional>

#include "verifier/base/files.h"
#include "verifier/gate/compared_kernels.h"
#include "verifier/gate/coverage.h"
#include "verifier/gate/includes.h"
#include "verifier/gate/source_scan.h"
#include "verifier/verdict/diagnostics.h"

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
    for (const std::string& name : ptx_entries((*text)->text)) scan.kernels.push_back({name});
    return scan;
  }
  // Most files are neither: a table of numbers is not read like a program.
  if (!is_code_name(path) && (*text)->text.find("global") == std::string::npos) return {};
  return scan_source((*text)->text);
}

bool is_same(const Revisions& revisions, const std::string& path) {
  const auto now = revisions.head->read(path);
  if (!now || !revisions.start->has(path)) return false;
  const auto was = revisions.start->read(path);
  return was && comparable((*now)->text) == comparable((*was)->text);
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
  explicit Search(Uncovered& asked)
      : asked_(asked),
        revisions_(asked.revisions),
        coverage_(asked.base, asked.head, asked.tables),
        includes_(*asked.revisions.head),
        old_includes_(*asked.revisions.start) {
    for (const std::string& path : revisions_.changed)
      if (may_be_source(path)) sources_.insert(path);
    for (const std::string& path : revisions_.gone) includes_.add_gone(path);
  }

  std::vector<GateRow> run() {
    for (const std::string& path : revisions_.changed)
      if ((may_be_source(path) || path.ends_with(".ptx")) && revisions_.head->find(path) != nullptr)
        changed_file(path);
    if (sources_.empty()) return std::move(rows_);
    for (const std::string& path : includes_.reaching(sources_))
      if (revisions_.head->has(path) && !revisions_.changed.contains(path)) unchanged_file(path);
    return std::move(rows_);
  }

 private:
  /// What a changed file holds that no claim covers.
  void changed_file(const std::string& path) {
    if (const auto text = revisions_.head->read(path); !text) {
      if (!is_code_name(path) && !path.ends_with(".ptx")) return;
      // Nobody knows what is in it: too large, a link, damaged.
      rows_.push_back(refused_row(GateCause::unreadable, path, path, text.diagnostics().front()));
      return;
    }
    if (is_same(revisions_, path)) return;  // comments, layout
    const SourceScan now = scan_of(*revisions_.head, path), was = scan_of(*revisions_.start, path);
    for (const KernelText& kernel : now.kernels) {
      if (coverage_.covers(path, kernel)) continue;
      const KernelText* old = named(was, kernel.name);
      const std::string old_path = old != nullptr ? path : moved_from(path, kernel.name);
      if (old_path.empty())
        add(path, kernel.name, "a new kernel, and no claim covers it");
      else
        compare(path, old_path, kernel.name, "it changed, and no claim covers it");
    }
    if (writes_kernels_by_macro(path))
      add(path, "*", "it changed, and a macro writes `__global__` here: its kernels can not be told apart");
  }

  /// A file that did not change itself, and includes one that did.
  void unchanged_file(const std::string& path) {
    const SourceScan& here = includes_.scan(path);
    if (here.kernels.empty() && !writes_kernels_by_macro(path)) return;
    const std::string header = changed_include(path);
    if (header.empty()) return;
    const std::string changed = base::escaped(header) + ", which it includes, changed, and ";
    for (const KernelText& kernel : here.kernels)
      if (!coverage_.covers(path, kernel)) compare(path, path, kernel.name, changed + "no claim covers it");
    if (writes_kernels_by_macro(path)) add(path, "*", changed + "a macro writes `__global__`");
  }

  static const KernelText* named(const SourceScan& scan, const std::string& name) {
    for (const KernelText& kernel : scan.kernels)
      if (kernel.name == name) return &kernel;
    return nullptr;
  }

  /// The only file that is gone and held a kernel of this name; "" when there is none, or several.
  std::string moved_from(const std::string& to, const std::string& kernel) {
    std::string found;
    bool several = false;
    for (const std::string& path : revisions_.gone) {
      if (!may_be_source(path) || named(scan_of(*revisions_.start, path), kernel) == nullptr) continue;
      asked_.moved[{to, to + ":" + kernel}].insert(path);
      several = !found.empty();
      found = path;
    }
    return several ? "" : found;
  }

  void add(const std::string& path, const std::string& kernel, const std::string& why) {
    if (rows_.size() >= rows_max) return;
    base::Diagnostic text{.code = "E0730", .where = where_of(*revisions_.head, path, kernel), .message = why};
    text.expected = what_to_write;
    rows_.push_back(
        open_row(GateCause::uncovered, path + ":" + kernel, path, Reason::unsupported_construct, text));
  }

  /// Old against new, where this run may compile both.
  void compare(const std::string& path, const std::string& old_path, const std::string& kernel,
               const std::string& why) {
    if (!asked_.options.compile_sources || !is_kernel_name(path) || rows_.size() >= rows_max)
      return add(path, kernel, why);
    const ChangedKernel changed{path, old_path, kernel, includes_.all(path), old_includes_.all(old_path)};
    for (Verdict& verdict : compare_changed_kernel(revisions_, changed, asked_.tables, asked_.options)) {
      GateRow row{.id = verdict.id, .path = path, .cause = GateCause::uncovered, .why = why};
      // Not compared at all: the reason is the gate's own.
      if (verdict.kind == "gate" && !verdict.diagnostics.empty())
        row.why += ": " + verdict.diagnostics.front().message;
      row.verdict = of_source(std::move(verdict));
      if (exit_code({row.verdict}) != 0 && row.verdict.outcome != Outcome::refuted)
        row.why += std::string("; write ") + what_to_write;
      if (row.verdict.place.path.empty())
        row.verdict.place = verdict::place_of(where_of(*revisions_.head, path, kernel));
      rows_.push_back(std::move(row));
    }
  }

  /// Any changed file that may be meant by an include, through others; "" when none is.
  std::string changed_include(const std::string& path) {
    std::string found;
    includes_.each(path, sources_, [&](const std::string& here) {
      if (here != path && revisions_.changed.contains(here)) found = here;
      return !found.empty();
    });
    return found;
  }

  bool writes_kernels_by_macro(const std::string& path) {
    if (!macros_) {
      const Paths written = includes_.with_macro_kernels();
      macros_ = includes_.reaching(written);
    }
    return includes_.scan(path).macro_kernel || (is_kernel_name(path) && macros_->contains(path));
  }

  Uncovered& asked_;
  const Revisions& revisions_;
  Coverage coverage_;
  Includes includes_, old_includes_;
  Paths sources_;                ///< of the changed paths, what may be included
  std::optional<Paths> macros_;  ///< from which a kernel that a macro writes is reached
  std::vector<GateRow> rows_;
};

/// By the same claim: another one may ask for something else of it.
bool still_covered(const Dependencies& head, const std::string& id,
                   const std::pair<std::string, std::string>& source) {
  for (const ClaimFile& file : head.files())
    for (const ClaimItem& item : file.items)
      if (item.id == id && !item.expects_refuted &&
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

std::vector<GateRow> Uncovered::kernels() { return Search(*this).run(); }

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
        if (still_covered(head, item.id, source) || !lives(head.revision(), source.first, source.second))
          continue;
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
