#include "verifier/check/cached.h"

#include <algorithm>

#include "verifier/cache/key.h"
#include "verifier/check/rootless.h"
#include "verifier/toolchain/clang.h"
#include "verifier/toolchain/fingerprint.h"
#include "verifier/toolchain/nvcc.h"
#include "verifier/verdict/record.h"

namespace warpproof::checking {
namespace {

/// A question to the solver may end by the clock after 2 s: what is unknown after less was not decided by it.
constexpr double undecided_ms_max = 1'500;

constexpr int failed_reads_max = 3;

Diagnostic warning(const char* code, const std::string& message, const std::string& suggestion) {
  Diagnostic out;
  out.code = code;
  out.is_error = false;
  out.message = base::escaped(message);
  out.suggestion = suggestion;
  out.rendered = std::string("warning[") + code + "]: " + out.message + "\n";
  return out;
}

Verdict said(Verdict verdict, const std::string& how) {
  verdict.provenance.emplace_back("cache", base::escaped(how));
  return verdict;
}

/// Depends on the clock, on memory, or on what is installed.
bool is_of_this_run(Reason reason) {
  return reason == Reason::time_limit || reason == Reason::memory_limit ||
         reason == Reason::compiler_unavailable || reason == Reason::sandbox_unavailable;
}

}  // namespace

bool may_be_kept(const Verdict& verdict, const Request& request, double elapsed_ms) {
  if (verdict.outcome == Outcome::rejected || verdict.answers.empty()) return false;
  if (std::any_of(verdict.diagnostics.begin(), verdict.diagnostics.end(),
                  [](const Diagnostic& diagnostic) { return diagnostic.is_error; }))
    return false;
  // No deadline has passed that began after the clock of this run.
  if (elapsed_ms >= static_cast<double>(request.time_ms_max)) return false;
  for (const Answer& answer : verdict.answers) {
    if (is_of_this_run(answer.reason)) return false;
    if (answer.outcome == Outcome::unknown && elapsed_ms > undecided_ms_max) return false;
  }
  return !is_of_this_run(verdict.reason);
}

Cached::Cached(const Request& request) : request_(request) {
  if (request.cache.empty()) return;
  std::string secret;
  if (!request.cache_key_path.empty()) {
    const auto read = cache::read_secret(request.cache_key_path);
    if (!read) {
      why_not_ = read.diagnostics().front().message;
      return;
    }
    secret = *read;
  }
  cache_ = std::make_unique<cache::Cache>(request.cache, secret);
  why_not_ = cache_->why_not();
}

/// Known from an earlier run as long as the files of the compilers are the same.
std::string Cached::build_of(bool for_amd) {
  const std::string files =
      toolchain::fingerprint(for_amd ? toolchain::clang_candidates() : toolchain::nvcc_candidates());
  if (files.empty()) return "";
  cache::Key key(for_amd ? "clang" : "nvcc");
  key.add("build", cache::build_id());
  key.add("files", files);
  if (const cache::Found known = cache_->find(key.digest()); known.text) return *known.text;
  const auto compiler = for_amd ? toolchain::find_clang() : toolchain::find_nvcc();
  const std::string build = compiler ? compiler->build : "";
  cache_->keep(key.digest(), build);
  return build;
}

Looked Cached::look(const Session& session, const Stated& item) {
  Looked out;
  if (request_.cache.empty() || !why_not_.empty()) return out;
  out.key = verdict_key(session, item, [this](bool for_amd) { return build_of(for_amd); });
  if (!out.key.why_not.empty()) return out;
  const cache::Found found = cache_->find(out.key.digest);
  out.damaged = found.damaged;
  out.untrusted = found.untrusted;
  if (!found.why.empty() && ++failed_reads_ > failed_reads_max) why_not_ = found.why;
  if (!found.text) return out;
  auto verdict = verdict::read_record(Rootless(session.root).with(*found.text));
  out.damaged = !verdict;
  if (verdict) out.verdict = said(std::move(*verdict), "hit");
  return out;
}

/// "" or why it was not stored.
std::string Cached::store(const VerdictKey& key, const Verdict& verdict) {
  const Rootless rootless(key.root);
  for (const warpproof::Artefact& artefact : verdict.artefacts)
    if (rootless.is_in(artefact.text)) return "'" + artefact.path + "' holds the name of its own folder";
  const auto text = rootless.without(verdict::record(verdict));
  return text ? cache_->keep(key.digest, *text) : "it holds the name of its own folder";
}

Verdict Cached::keep(const Looked& looked, Verdict computed, double elapsed_ms) {
  if (request_.cache.empty()) return computed;
  if (!why_not_.empty()) {
    computed.diagnostics.push_back(warning("E0772", "the verdict cache is not used: " + why_not_,
                                           "remove the file, or name another one"));
    return said(std::move(computed), "off: " + why_not_);
  }
  std::string why_not = looked.key.why_not;
  if (!why_not.empty()) {
    // no key
  } else if (!may_be_kept(computed, request_, elapsed_ms)) {
    why_not = "another run may say otherwise";
  } else if (!is_about(computed, looked.key)) {
    why_not = "its files changed meanwhile";
  } else {
    why_not = store(looked.key, computed);
  }
  if (looked.damaged)
    computed.diagnostics.push_back(
        warning("E0771", "an entry of the verdict cache was damaged; this was computed again", ""));
  const std::string how = looked.untrusted ? "miss (the entry there is not authentic)" : "miss";
  return said(std::move(computed), how + (why_not.empty() ? "" : ", not kept: " + why_not));
}

}  // namespace warpproof::checking
