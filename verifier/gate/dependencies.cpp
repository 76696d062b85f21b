#include "verifier/gate/dependencies.h"

#include <algorithm>

#include "verifier/base/files.h"
#include "verifier/configuration/glob.h"
#include "verifier/text/parser.h"
#include "verifier/toolchain/snapshot.h"

namespace warpproof::gating {
namespace {

constexpr std::size_t texts_max = 256;

bool meet(const Paths& some, const Paths& others) {
  const Paths& fewer = some.size() < others.size() ? some : others;
  const Paths& more = &fewer == &some ? others : some;
  return std::any_of(fewer.begin(), fewer.end(),
                     [&](const std::string& path) { return more.contains(path); });
}

std::string in_folder(const std::string& folder, const std::string& relative) {
  const base::Result<std::string> path = base::joined_path(folder, relative);
  return path ? *path : "";
}

bool is_below(const std::string& root, const std::string& path) {
  return root.empty() || path.starts_with(root + "/");
}

bool ends_with_path(const std::string& path, const std::string& tail) {
  return path == tail || path.ends_with("/" + tail);
}

/// "../x/tile.cuh" is looked for as "x/tile.cuh": whatever folder the compiler starts from.
std::string tail_of(std::string include) {
  for (;;) {
    if (include.starts_with("../"))
      include.erase(0, 3);
    else if (include.starts_with("./"))
      include.erase(0, 2);
    else
      return include;
  }
}

}  // namespace

bool ClaimFile::texts_touched(const Paths& changed) const {
  if (meet(wanted, changed)) return true;
  const std::string catalogue = (root.empty() ? "" : root + "/") + "rewrites/";
  for (const std::string& name : used)
    if (std::any_of(changed.begin(), changed.end(), [&](const std::string& one) {
          return one.starts_with(catalogue) && one.ends_with("/" + name + ".rw");
        }))
      return true;
  if (readable) return false;
  const std::string folder = base::folder_of(path);
  return std::any_of(changed.begin(), changed.end(),
                     [&](const std::string& one) { return is_below(folder, one); });
}

std::vector<std::string> ClaimFile::touched_items(const Paths& changed) const {
  std::vector<std::string> ids;
  for (const ClaimItem& item : items)
    if (item.asked && meet(item.code, changed)) ids.push_back(item.id);
  return ids;
}

bool ClaimFile::asks_anything() const {
  return !readable ||
         std::any_of(items.begin(), items.end(), [](const ClaimItem& item) { return item.asked; });
}

Dependencies::Dependencies(const Revision& revision, std::string root, Files files, Paths gone)
    : revision_(revision), root_(std::move(root)), gone_(std::move(gone)) {
  if (files == Files::on_demand) return;
  for (const auto& [path, entry] : revision.listing())
    if (entry.kind == EntryKind::file && path.ends_with(".rw")) files_.push_back(read(path));
}

const ClaimFile* Dependencies::find(const std::string& path) const {
  const auto at = std::lower_bound(files_.begin(), files_.end(), path,
                                   [](const ClaimFile& file, const std::string& p) { return file.path < p; });
  return at != files_.end() && at->path == path ? &*at : nullptr;
}

const Dependencies::Stated& Dependencies::stated(const std::string& path) const {
  const auto known = stated_.find(path);
  if (known != stated_.end()) return known->second;
  Stated out;
  const base::Limits limits;
  const base::Result<base::SourcePtr> source = revision_.read(path);
  base::Diagnostics mistakes;
  if (source) {
    text::Tokens tokens = text::read_tokens(*source, limits, mistakes);
    if (mistakes.empty()) out.syntax = text::Parser(std::move(tokens), limits, mistakes).file();
  }
  out.readable = source && mistakes.empty();
  return stated_.emplace(path, std::move(out)).first->second;
}

std::string Dependencies::root_of(const std::string& path) const {
  if (!root_.empty() && is_below(root_, path)) return root_;
  for (std::string folder = base::folder_of(path);; folder = base::folder_of(folder)) {
    const std::string prefix = (folder.empty() ? "" : folder + "/") + "rewrites/";
    const auto at = revision_.listing().lower_bound(prefix);
    if (at != revision_.listing().end() && at->first.starts_with(prefix)) return folder;
    if (folder.empty()) return "";
  }
}

std::string Dependencies::used_rewrite(const std::string& root, const std::string& name) const {
  const std::string folder = (root.empty() ? "" : root + "/") + "rewrites";
  for (const std::string& path : revision_.below(folder, 1))
    if (revision_.has(path) && ends_with_path(path, name + ".rw") &&
        std::count(path.begin() + static_cast<std::ptrdiff_t>(folder.size()), path.end(), '/') == 2)
      return path;
  return "";
}

void Dependencies::collect_texts(const std::string& path, ClaimFile& file) const {
  // Depth first without recursion; a path is entered once, so a circle ends (and `check` reports it).
  struct Open {
    std::string path;
    std::vector<std::string> needs;
    std::size_t next = 0;
  };
  std::vector<Open> stack;
  const auto enter = [&](const std::string& one) {
    if (!file.wanted.insert(one).second || file.wanted.size() > texts_max) return;
    Open open{one, {}};
    const Stated& said = stated(one);
    file.readable = file.readable && (said.readable || !revision_.has(one));
    for (const text::Word& import : said.syntax.imports) {
      const std::string target = in_folder(base::folder_of(one), import.text);
      if (!target.empty()) open.needs.push_back(target);
    }
    for (const text::Word& used : said.syntax.uses) {
      file.used.insert(used.text);
      const std::string target = used_rewrite(file.root, used.text);
      if (!target.empty() && target != one) open.needs.push_back(target);
    }
    stack.push_back(std::move(open));
  };
  enter(path);
  while (!stack.empty()) {
    Open& top = stack.back();
    if (top.next < top.needs.size()) {
      const std::string next = top.needs[top.next++];
      enter(next);
      continue;
    }
    if (revision_.has(top.path)) file.texts.push_back(top.path);
    stack.pop_back();
  }
}

const std::vector<std::string>& Dependencies::sources_of(const std::string& folder) const {
  const auto known = sources_.find(folder);
  if (known != sources_.end()) return known->second;
  std::vector<std::string> paths;
  for (std::string& path : revision_.below(folder, toolchain::snapshot_depth_max))
    if (is_source_name(path)) paths.push_back(std::move(path));
  for (const std::string& path : gone_)
    if (is_source_name(path) && is_below(folder, path)) paths.push_back(path);
  return sources_.emplace(folder, std::move(paths)).first->second;
}

const SourceScan& Dependencies::scan(const std::string& path) const {
  const auto known = scans_.find(path);
  if (known != scans_.end()) return known->second;
  const base::Result<base::SourcePtr> text = revision_.has(path) ? revision_.read(path) : base::Diagnostics{};
  return scans_.emplace(path, text ? scan_source((*text)->text) : SourceScan{}).first->second;
}

void Dependencies::add_includes(const std::string& folder, const std::string& source, Paths& code) const {
  std::vector<std::string> open = {source};
  while (!open.empty()) {
    const std::string path = open.back();
    open.pop_back();
    if (!code.insert(path).second) continue;
    const SourceScan& seen_in = scan(path);
    for (const std::string& include : seen_in.includes) {
      // Also the places where nothing is: a header that goes away is a change.
      for (const std::string& from : {base::folder_of(path), folder}) {
        const std::string there = in_folder(from, include);
        if (!there.empty()) open.push_back(there);
      }
      for (const std::string& seen : sources_of(folder))
        if (ends_with_path(seen, tail_of(include))) open.push_back(seen);
    }
    if (seen_in.computed_include)
      for (const std::string& seen : sources_of(folder)) open.push_back(seen);
  }
}

void Dependencies::add_committed(const std::string& claim, const text::ItemSyntax& item, Paths& code) const {
  const std::string folder = base::folder_of(claim);
  for (const text::SourceSyntax& source : item.sources) {
    if (source.artefact.text.empty()) continue;
    const std::string artefact = in_folder(folder, source.artefact.text);
    if (artefact.empty()) continue;
    code.insert(artefact);
    if (artefact.find('*') == std::string::npos) continue;
    for (const std::string& seen : revision_.below(folder, toolchain::snapshot_depth_max))
      if (configuration::matches(artefact, seen)) code.insert(seen);
  }
}

Paths Dependencies::code_of(const std::string& claim, const text::ItemSyntax& item) const {
  const std::string folder = base::folder_of(claim);
  Paths code;
  for (const text::SourceSyntax& source : item.sources) {
    const std::string path = in_folder(folder, source.path.text);
    if (!path.empty()) add_includes(folder, path, code);
  }
  add_committed(claim, item, code);
  return code;
}

Paths Dependencies::code_of_texts(const std::vector<std::string>& texts) const {
  Paths code;
  for (const std::string& path : texts)
    for (const text::ItemSyntax& item : stated(path).syntax.items) code.merge(code_of(path, item));
  return code;
}

void Dependencies::add_steps(const std::vector<std::string>& texts, const text::ItemSyntax& sequence,
                             ClaimItem& item) const {
  for (const std::string& path : texts)
    for (const text::ItemSyntax& kernel : stated(path).syntax.items)
      for (const text::LaunchSyntax& launch : sequence.launches)
        if (launch.kernel.text == kernel.name.text)
          for (const text::SourceSyntax& source : kernel.sources)
            item.sources.emplace_back(in_folder(base::folder_of(path), source.path.text), source.entry.text);
}

ClaimFile Dependencies::read(const std::string& path) const {
  ClaimFile file{.path = path, .root = root_of(path)};
  collect_texts(path, file);
  const Paths everything = code_of_texts(file.texts);
  for (const text::ItemSyntax& written : stated(path).syntax.items) {
    ClaimItem item{.id = written.name.text};
    for (const text::SourceSyntax& source : written.sources)
      item.sources.emplace_back(in_folder(base::folder_of(path), source.path.text), source.entry.text);
    // A twin without a source of its own has its parent's, and a sequence those of its kernels.
    const bool is_rewrite = written.kind == text::ItemKind::rewrite;
    item.asked = written.kind != text::ItemKind::kernel || !written.computes.rewrite.text.empty();
    item.expects_refuted = written.expect.outcome == "refuted";
    add_steps(file.texts, written, item);
    if (!written.sources.empty())
      item.code = code_of(path, written);
    else if (!is_rewrite)
      item.code = everything;
    add_committed(path, written, item.committed);
    file.items.push_back(std::move(item));
  }
  file.code = everything;
  return file;
}

}  // namespace warpproof::gating
