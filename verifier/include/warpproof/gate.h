#pragma once
// The gate on a pull request: what changed between two revisions of a git repository, checked; with the
// policy, the waivers and the claims' demands of the base revision.
//
//   warpproof::GateRequest request{.repository = ".", .base = "origin/main"};
//   const warpproof::GateReport report = warpproof::gate(request);
//   warpproof::write_gate_report(report, "text", {}, std::cout);
//   return report.exit_code;
//
// Throws only warpproof::InternalFault. Reads the repository; runs none of its hooks, filters or code.

#include <cstdint>
#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

#include "warpproof/check.h"
#include "warpproof/report.h"

namespace warpproof {

struct GateRequest {
  std::string repository = ".";  ///< any folder of a work tree
  std::string base;              ///< revision that decides policy and demands
  std::string head;              ///< revision to be judged; "": the work tree as it stands
  Request options;             ///< limits, jobs, cache, compile_sources; `files` and `only` are not looked at
  std::string cache_key_path;  ///< entries of the cache are trusted only when authenticated by this key
};

/// Why a row stands in the table.
enum class GateCause : std::uint8_t {
  changed_claim,       ///< the claim's text changed
  changed_dependency,  ///< a kernel, header, rewrite or import that it rests on
  added,
  deleted,
  weakened,        ///< it demands less than in the base revision
  uncovered,       ///< a kernel changed and no claim covers it: old against new
  policy_changed,  ///< configuration that the base revision's owner must agree to
  unreadable
};
std::string_view word(GateCause cause);

struct GateRow {
  std::string id;    ///< claim, rewrite or "path:kernel"
  std::string path;  ///< below the repository's root
  GateCause cause = GateCause::changed_claim;
  std::string why;  ///< "kernel.cu changed", "requirement K >= 1 was dropped"
  bool blocking = false;
  std::string policy;         ///< the rule of the base revision that decided, as written
  std::string waiver;         ///< "" or reason, owner and expiry of the waiver that lets it pass
  std::string before, after;  ///< weakened, policy_changed: both texts
  Verdict verdict;            ///< outcome and reason of the row; always set by conclude
};

struct GateReport {
  std::string base_commit, head_commit;  ///< full names; head "" for a dirty work tree
  std::vector<GateRow> rows;             ///< blocking ones first, then by path
  std::vector<Diagnostic> diagnostics;   ///< missing base, contradictory policy, ...
  std::uint64_t claims_known = 0;        ///< of the head, whether checked or not
  std::uint64_t claims_checked = 0;
  int exit_code = 0;  ///< as exit_code(verdicts), of the blocking rows and the diagnostics
  double time_ms = 0;
};

GateReport gate(const GateRequest& request);

/// Every format of report_formats(); false for another, with nothing written.
bool write_gate_report(const GateReport& report, const std::string& format, const ReportOptions& options,
                       std::ostream& out);

}  // namespace warpproof
