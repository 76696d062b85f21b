#include "verifier/gate/kept_sources.h"

#include <algorithm>

#include "verifier/base/files.h"

namespace warpproof::gating {
namespace {

std::string below_root(const std::string& claim, const std::string& relative) {
  if (relative.empty()) return "";
  const base::Result<std::string> path = base::joined_path(base::folder_of(claim), relative);
  return path ? *path : "";
}

std::vector<const ir::SourceReference*> machines_of(const ir::KernelClaim& claim) {
  std::vector<const ir::SourceReference*> out = {&claim.source};
  for (const ir::SourceReference& other : claim.others) out.push_back(&other);
  return out;
}

std::string shown(const std::string& path, const ir::SourceReference& source) {
  return path + " entry " + source.entry + (source.artefact.empty() ? "" : " artefact " + source.artefact);
}

/// Another file of the change in which the old entry still stands, or "".
std::string elsewhere(const Revisions& revisions, const std::string& entry, const std::string& now) {
  const auto speaks = [&](const std::string& path) {
    if (path == now || path.ends_with(".rw") || !revisions.head->has(path)) return false;
    if (!may_be_source(path)) return false;
    const base::Result<base::SourcePtr> text = revisions.head->read(path);
    const SourceScan scan = text ? scan_source((*text)->text) : SourceScan{};
    return std::any_of(scan.kernels.begin(), scan.kernels.end(), [&](const KernelText& kernel) {
      return entry.find(kernel.name) != std::string::npos;
    });
  };
  const auto at = std::find_if(revisions.changed.begin(), revisions.changed.end(), speaks);
  return at == revisions.changed.end() ? "" : *at;
}

/// Why a claim that moved on leaves code behind; "" when it does not.
std::string left_behind(const ir::SourceReference& was, const std::string& old_path,
                        const ir::SourceReference& is, const std::string& new_path,
                        const Revisions& revisions) {
  if (old_path == new_path && was.entry == is.entry) return "";
  const std::string old = base::escaped(old_path) + ":" + base::escaped(was.entry);
  if (revisions.head->find(old_path) != nullptr)
    return "it speaks of other code now, and " + base::escaped(old_path) + ", where " + old +
           " was, is still there";
  if (const std::string other = elsewhere(revisions, was.entry, new_path); !other.empty())
    return old + " is gone, and " + base::escaped(other) + " holds a kernel of this name too";
  return "";
}

}  // namespace

void compare_sources_of(const PlacedKernel& was, const PlacedKernel& is, const Revisions& revisions,
                        DemandChanges& out) {
  for (const ir::SourceReference* before : machines_of(was.claim))
    for (const ir::SourceReference* after : machines_of(is.claim)) {
      if (before->target != after->target || before->path.empty()) continue;
      const std::string old_path = below_root(was.path, before->path);
      const std::string new_path = below_root(is.path, after->path);
      const auto add = [&](const std::string& why) {
        if (!why.empty())
          out.push_back(
              {DemandChange::Kind::weakened, why, shown(old_path, *before), shown(new_path, *after)});
      };
      add(left_behind(*before, old_path, *after, new_path, revisions));
      const std::string code = below_root(was.path, before->artefact);
      if (code.empty() || code == below_root(is.path, after->artefact)) continue;
      if (code.find('*') != std::string::npos || revisions.head->find(code) != nullptr)
        add("the committed code " + base::escaped(code) +
            " is still there, and the claim does not name it any more");
    }
}

}  // namespace warpproof::gating
