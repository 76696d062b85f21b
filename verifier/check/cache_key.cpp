#include "verifier/check/cache_key.h"

#include <algorithm>

#include "verifier/base/files.h"
#include "verifier/cache/key.h"
#include "verifier/certificate/certificate.h"
#include "verifier/check/artefact_place.h"
#include "verifier/check/rootless.h"
#include "verifier/check/verdict_files.h"
#include "verifier/prove/kernel/plan.h"
#include "verifier/smt/solver.h"

namespace warpproof::checking {
namespace {

/// Files of the claim's folder that the verdict of this kernel will be about.
class KernelFiles {
 public:
  KernelFiles(const Session& session, const CompilerBuild& build_of, VerdictKey& key)
      : session_(session), build_of_(build_of), key_(key) {}

  void add(const ir::KernelClaim& claim) {
    const ir::SourceReference& source = claim.source;
    if (is_executed(source)) return add_read(claim, "code", source.path, true);
    const bool amd = is_for_amd(source);
    const std::string build = session_.request.compile_sources ? build_of_(amd) : "";
    if (!build.empty()) {
      if (amd && !rocm_folder().empty()) key_.why_not = "headers of a ROCm are not looked through";
      key_.compiled.emplace_back("source(" + claim.id + ")", compiled_words(source, build));
      return add_snapshot(claim);
    }
    if (source.artefact.empty()) key_.why_not = "there is no compiler and no committed code";
    add_read(claim, "code", source.artefact, true);
    add_read(claim, "source", source.path, false);
  }

 private:
  void add_file(const ir::KernelClaim& claim, const char* role, const std::string& path,
                const std::string& text) {
    warpproof::Artefact file = artefact_of(role, path_in_root(session_.root, named(claim, path)), text);
    file.text.clear();
    add_artefact(key_.files, std::move(file));
  }

  void add_read(const ir::KernelClaim& claim, const char* role, const std::string& path, bool is_needed) {
    if (const auto file = base::read_source_below(folder_of(claim), path, session_.limits))
      add_file(claim, role, path, (*file)->text);
    else if (is_needed)
      key_.why_not = "'" + path + "' can not be read";
  }

  void add_snapshot(const ir::KernelClaim& claim) {
    const auto snapshot = toolchain::take_snapshot(folder_of(claim), session_.limits);
    if (!snapshot || snapshot->find(claim.source.path) == nullptr) {
      key_.why_not = "'" + claim.source.path + "' can not be read";
      return;
    }
    for (const std::string& path : snapshot->reachable(claim.source.path))
      add_file(claim, path == claim.source.path ? "source" : "header", path, snapshot->find(path)->text);
  }

  const Session& session_;
  const CompilerBuild& build_of_;
  VerdictKey& key_;
};

template <class Claim>
void add_kernels(const Session& session, const Claim& claim, const CompilerBuild& build_of, VerdictKey& key) {
  const auto view = prove::view(session.program, claim);
  if (!view) {
    key.why_not = "the claim is rejected";
    return;
  }
  KernelFiles files(session, build_of, key);
  for (const ir::KernelClaim* kernel : view->kernels) files.add(*kernel);
}

}  // namespace

VerdictKey verdict_key(const Session& session, const Stated& item, const CompilerBuild& build_of) {
  VerdictKey out{.root = session.root};
  const std::string build = cache::build_id();
  if (build.empty()) out.why_not = "this program has no build id";
  add_program_files(session, out.files);
  for (warpproof::Artefact& file : out.files) file.text.clear();
  if (item.kernel != nullptr) add_kernels(session, *item.kernel, build_of, out);
  if (item.sequence != nullptr) add_kernels(session, *item.sequence, build_of, out);
  if (!out.why_not.empty()) return out;
  const Request& request = session.request;
  cache::Key key("verdict");
  key.add("build", build);
  key.add("semantics", std::to_string(certificate::semantics_revision));
  key.add("solver", smt::solver_version());
  key.add("subject", item.name);
  key.add("kind", item.rewrite != nullptr ? "rewrite" : item.kernel != nullptr ? "kernel" : "sequence");
  key.add("compile_sources", request.compile_sources ? "1" : "0");
  key.add("quick", request.quick ? "1" : "0");
  key.add("seed", std::to_string(request.seed));
  key.add("solver_resource_max", std::to_string(session.limits.solver_resource_max));
  key.add("memory_bytes_max", std::to_string(session.limits.memory_bytes_max));
  // Places of a verdict are paths as they were asked for: they are a part of the answer.
  const Rootless rootless(session.root);
  for (const base::SourcePtr& source : session.program.sources)
    key.add("place", rootless.place(source->path));
  for (const warpproof::Artefact& file : out.files) {
    key.add("role", file.role);
    key.add("path", file.path);
    key.add("sha256", file.sha256);
  }
  for (const auto& [what, words] : out.compiled) key.add(what, words);
  out.digest = key.digest();
  return out;
}

bool is_about(const Verdict& verdict, const VerdictKey& key) {
  const auto same = [](const warpproof::Artefact& a, const warpproof::Artefact& b) {
    return a.role == b.role && a.path == b.path && a.sha256 == b.sha256;
  };
  const auto stands_in = [&](const std::vector<warpproof::Artefact>& files, const warpproof::Artefact& one) {
    return std::any_of(files.begin(), files.end(),
                       [&](const warpproof::Artefact& file) { return same(file, one); });
  };
  for (const warpproof::Artefact& file : key.files)
    if (!stands_in(verdict.artefacts, file)) return false;
  for (const warpproof::Artefact& file : verdict.artefacts) {
    const bool emitted = file.role == "code" && !key.compiled.empty();
    if (!emitted && !stands_in(key.files, file)) return false;
  }
  for (const auto& expected : key.compiled)
    if (std::find(verdict.provenance.begin(), verdict.provenance.end(), expected) == verdict.provenance.end())
      return false;
  return true;
}

}  // namespace warpproof::checking
