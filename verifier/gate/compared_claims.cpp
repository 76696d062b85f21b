#include "verifier/gate/compared_claims.h"

#include <algorithm>
#include <set>

#include "verifier/gate/kept_sources.h"
#include "verifier/text/load.h"

namespace warpproof::gating {
namespace {

struct Item {
  const ir::Rewrite* rewrite = nullptr;
  const ir::KernelClaim* kernel = nullptr;
  const ir::SequenceClaim* sequence = nullptr;
};

/// The program of one claim file, with the things that this file itself states.
struct Stated {
  std::optional<ir::Program> program;  ///< empty: there is no such file, or it can not be read
  base::Diagnostics why;
  std::map<std::string, Item> items;
};

template <class Claims, class Set>
void add_items(const ir::Program& program, const Claims& claims, std::map<std::string, Item>& items,
               Set set) {
  for (const auto& claim : claims)
    if (claim.where.source == program.sources.back()) set(items[claim.id], claim);
}

Stated stated_in(const Dependencies& revision, const std::string& path) {
  Stated out;
  if (!revision.revision().has(path)) return out;
  std::vector<base::SourcePtr> sources;
  for (const std::string& text : revision.read(path).texts) {
    const base::Result<base::SourcePtr> source = revision.revision().read(text);
    if (!source) {
      out.why = source.diagnostics();
      return out;
    }
    sources.push_back(*source);
  }
  base::Result<ir::Program> program = text::load_program(sources, {});
  if (!program) {
    out.why = program.diagnostics();
    return out;
  }
  out.program = std::move(*program);
  const ir::Program& all = *out.program;
  add_items(all, all.rewrites, out.items, [](Item& item, const auto& claim) { item.rewrite = &claim; });
  add_items(all, all.kernels, out.items, [](Item& item, const auto& claim) { item.kernel = &claim; });
  add_items(all, all.sequences, out.items, [](Item& item, const auto& claim) { item.sequence = &claim; });
  return out;
}

base::Span where_of(const Item& item) {
  if (item.rewrite != nullptr) return item.rewrite->where;
  return item.kernel != nullptr ? item.kernel->where : item.sequence->where;
}

std::optional<ir::Expectation> expectation_of(const Item& item) {
  if (item.rewrite != nullptr) return item.rewrite->expect;
  return item.kernel != nullptr ? item.kernel->expect : item.sequence->expect;
}

std::string text_of(const Item& item, const ir::Program& program) {
  if (item.rewrite != nullptr) return text::print(*item.rewrite, program);
  return item.kernel != nullptr ? text::print(*item.kernel, program) : text::print(*item.sequence, program);
}

bool same_kind(const Item& a, const Item& b) {
  return (a.rewrite != nullptr) == (b.rewrite != nullptr) && (a.kernel != nullptr) == (b.kernel != nullptr);
}

DemandChanges compare(const Item& was, const ir::Program& base, const Item& is, const ir::Program& head) {
  if (was.rewrite != nullptr) return compare_demands(*was.rewrite, base, *is.rewrite, head);
  if (was.kernel != nullptr) return compare_demands(*was.kernel, base, *is.kernel, head);
  return compare_demands(*was.sequence, base, *is.sequence, head);
}

base::Span file_start(const std::string& path) {
  return {std::make_shared<base::SourceFile>(base::SourceFile{path, ""}), 0, 0};
}

class Comparison {
 public:
  Comparison(const Revisions& revisions, const Dependencies& base, const Dependencies& start,
             const Dependencies& head)
      : revisions_(revisions), base_(base), start_(start), head_(head) {}

  ComparedClaims run(const Paths& touched) {
    for (const std::string& path : touched) {
      heads_.emplace(path, stated_in(head_, path));
      for (const auto& [id, item] : heads_.at(path).items) out_.known[{path, id}];
    }
    Paths files = touched;
    for (const std::string& path : revisions_.changed)
      if (path.ends_with(".rw") && !revisions_.head->has(path)) files.insert(path);
    for (const std::string& path : files) compare_file(path);
    return std::move(out_);
  }

 private:
  void compare_file(const std::string& path) {
    const Entry* entry = revisions_.base->find(path);
    if (entry == nullptr) return;    // all of it is new
    if (rejected_now(path)) return;  // its verdict says so, and blocks
    const Stated& base = base_of(path);
    if (!base.program) {
      base::Diagnostic why{.code = "E0728",
                           .where = file_start(path),
                           .message =
                               "what the base revision demands here can not be read, so nobody knows "
                               "whether less is demanded now"};
      if (!base.why.empty()) why.notes.push_back(base.why.front().message);
      // Deleted or mended: the base did not read it either.
      out_.rows.push_back(refused_row(GateCause::weakened, path, path, why));
      return;
    }
    for (const auto& [id, item] : base.items) compare_item(path, id, item, *base.program);
  }

  bool rejected_now(const std::string& path) const {
    const auto here = heads_.find(path);
    return here != heads_.end() && !here->second.program && revisions_.head->has(path);
  }

  void compare_item(const std::string& path, const std::string& id, const Item& was,
                    const ir::Program& base) {
    const auto here = heads_.find(path);
    if (here != heads_.end()) {
      const auto same = here->second.items.find(id);
      if (same != here->second.items.end() && same_kind(was, same->second))
        return compare_found(path, path, id, was, base, same->second, *here->second.program);
    }
    for (const auto& [other, stated] : heads_) {
      const auto moved = stated.items.find(id);
      if (other == path || moved == stated.items.end() || !same_kind(was, moved->second)) continue;
      if (!base_of(other).items.contains(id))  // else it is that file's own
        return compare_found(path, other, id, was, base, moved->second, *stated.program);
    }
    if (start_knows(path, id)) missing(path, id, was, base);
  }

  void compare_found(const std::string& from, const std::string& path, const std::string& id, const Item& was,
                     const ir::Program& base, const Item& is, const ir::Program& head) {
    out_.known[{path, id}] = {true, expectation_of(was), from};
    DemandChanges changes = compare(was, base, is, head);
    if (was.kernel != nullptr)
      compare_sources_of({*was.kernel, from}, {*is.kernel, path}, revisions_, changes);
    for (const DemandChange& change : changes) {
      out_.rows.push_back(demand_row(id, path, where_of(is), change));
      if (base_moved_on(path))
        out_.rows.back().why +=
            "; the base revision changed this file too since the branch began: merge it first";
    }
  }

  const Stated& base_of(const std::string& path) {
    const auto known = bases_.find(path);
    return known != bases_.end() ? known->second : bases_.emplace(path, stated_in(base_, path)).first->second;
  }

  bool base_moved_on(const std::string& path) const {
    const Entry* in_base = revisions_.base->find(path);
    const Entry* at_start = revisions_.start->find(path);
    return (in_base == nullptr) != (at_start == nullptr) || (in_base != nullptr && !(*in_base == *at_start));
  }

  /// A claim that came into the base after the branch began is not deleted by it.
  bool start_knows(const std::string& path, const std::string& id) {
    if (!base_moved_on(path)) return true;
    const auto known = starts_.find(path);
    const Stated& start =
        known != starts_.end() ? known->second : starts_.emplace(path, stated_in(start_, path)).first->second;
    return start.items.contains(id) || (!start.program && revisions_.start->has(path));
  }

  void missing(const std::string& path, const std::string& id, const Item& was, const ir::Program& base) {
    const base::Diagnostic why{.code = "E0724",
                               .where = file_start(path),
                               .message = "the claim '" + base::escaped(id) + "' was deleted",
                               .expected =
                                   "the claim, here or in a file that this change adds; or a waiver in "
                                   "the base revision"};
    GateRow row = refused_row(GateCause::deleted, id, path, why);
    row.before = text_of(was, base);
    out_.rows.push_back(std::move(row));
  }

  const Revisions& revisions_;
  const Dependencies& base_;
  const Dependencies& start_;
  const Dependencies& head_;
  std::map<std::string, Stated> heads_, bases_, starts_;
  ComparedClaims out_;
};

}  // namespace

ComparedClaims compare_claims(const Revisions& revisions, const Dependencies& base, const Dependencies& start,
                              const Dependencies& head, const Paths& touched) {
  return Comparison(revisions, base, start, head).run(touched);
}

std::vector<GateRow> unknown_to_branch(const Revisions& revisions, const Dependencies& base,
                                       const ComparedClaims& compared) {
  std::vector<GateRow> rows;
  std::set<std::pair<std::string, std::string>> said;
  for (const auto& [claim, what] : compared.known)
    if (what.in_base) said.emplace(what.base_path, claim.second);
  for (const GateRow& row : compared.rows) said.emplace(row.path, row.id);
  for (const ClaimFile& file : base.files()) {
    const std::vector<std::string> ids = file.touched_items(revisions.changed);
    const bool texts = file.texts_touched(revisions.changed);
    for (const ClaimItem& item : file.items) {
      if (said.contains({file.path, item.id})) continue;
      if (!texts && std::find(ids.begin(), ids.end(), item.id) == ids.end()) continue;
      const base::Diagnostic why{.code = "E0724",
                                 .where = file_start(file.path),
                                 .message = "the base demands '" + base::escaped(item.id) +
                                            "' of what this change touches, and the branch does not have it",
                                 .expected = "the base merged into the branch"};
      rows.push_back(refused_row(GateCause::weakened, item.id, file.path, why));
    }
  }
  return rows;
}

}  // namespace warpproof::gating
