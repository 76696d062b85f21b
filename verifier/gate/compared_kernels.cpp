#include "verifier/gate/compared_kernels.h"

#include <algorithm>

#include "verifier/base/files.h"
#include "verifier/gate/check_folder.h"
#include "verifier/gate/rows.h"
#include "verifier/text/load.h"
#include "verifier/text/print.h"

namespace warpproof::gating {
namespace {

/// The folder that holds all of them: what a compilation may see.
std::string common_folder(const Paths& files) {
  std::string common = files.empty() ? "" : base::folder_of(*files.begin());
  for (const std::string& path : files)
    while (!common.empty() && !path.starts_with(common + "/")) common = base::folder_of(common);
  return common;
}

std::string below(const std::string& folder, const std::string& path) {
  return folder.empty() ? path : path.substr(folder.size() + 1);
}

const configuration::KernelLaunch* entry_for(const configuration::GateTables& tables,
                                             const ChangedKernel& changed) {
  for (const configuration::KernelLaunch& entry : tables.kernels)
    if (entry.file == changed.path && entry.kernel == changed.kernel) return &entry;
  return nullptr;
}

/// The sections of an entry, read as those of a claim.
base::Result<ir::KernelClaim> claim_of(const configuration::KernelLaunch& entry, const std::string& file) {
  const std::string text = "kernel launched\n  source " + text::quoted(file) + " entry kernel target " +
                           entry.target + "\n" + entry.launch + "\n";
  auto program = text::load_program(
      std::make_shared<base::SourceFile>(base::SourceFile{"[[gate.kernel]] of warpproof.toml", text}), {});
  if (!program) return program.diagnostics();
  if (program->kernels.size() == 1 && program->rewrites.empty() && program->sequences.empty())
    return program->kernels.front();
  return base::Diagnostic{.code = "E0735",
                          .where = entry.where,
                          .message = "'launch' of [[gate.kernel]] states more than a launch",
                          .expected = "the sections arguments, launch, sizes, formats, box"};
}

Verdict refused(const ChangedKernel& changed, const base::Diagnostics& why) {
  const std::string id = changed.path + ":" + changed.kernel;
  return open_row(GateCause::uncovered, id, changed.path, Reason::unsupported_construct, why.front()).verdict;
}

}  // namespace

std::vector<Verdict> compare_changed_kernel(const Revisions& revisions, const ChangedKernel& changed,
                                            const configuration::GateTables& tables, const Request& options) {
  base::Result<CheckFolder> folder = CheckFolder::make();
  if (!folder) return {refused(changed, folder.diagnostics())};
  Paths all = changed.files;
  all.insert(changed.old_files.begin(), changed.old_files.end());
  for (const std::string& path : changed.old_files)
    if (const auto why = folder->add(*revisions.start, path, "old"); !why.empty())
      return {refused(changed, why)};
  for (const std::string& path : changed.files)
    if (const auto why = folder->add(*revisions.head, path, "new"); !why.empty())
      return {refused(changed, why)};
  const std::string common = common_folder(all);
  const auto version = [&](const std::string& side, const std::string& path) {
    CodeVersion out;
    out.folder = folder->path_of(common.empty() ? side : side + "/" + common);
    out.file = below(common, path);
    out.shown = path;
    out.kernel = changed.kernel;
    return out;
  };
  CodeVersion before = version("old", changed.old_path), after = version("new", changed.path);
  std::optional<ir::KernelClaim> launch;
  if (const configuration::KernelLaunch* entry = entry_for(tables, changed)) {
    base::Result<ir::KernelClaim> claim = claim_of(*entry, after.file);
    if (!claim) return {refused(changed, claim.diagnostics())};
    launch = std::move(*claim);
    before.target = after.target = entry->target;
    before.flags = after.flags = entry->flags;
  }
  Request request = options;
  request.files.clear();
  request.only.clear();
  request.root = folder->path_of("");
  std::vector<Verdict> verdicts = compare_sources(before, after, request, launch);
  for (Verdict& verdict : verdicts) folder->forget_in(verdict);
  if (verdicts.empty())
    verdicts.push_back(refused(changed, {{.code = "E0730", .message = "old and new were not compared"}}));
  return verdicts;
}

}  // namespace warpproof::gating
