#pragma once
// Verdicts from the cache of a request, where it has one. Whatever is wrong with the cache, the verdict is
// the one that would have been computed: at worst it is computed again. A verdict carries how it came, as
// provenance "cache": hit, miss, "miss, not kept: <why>", "off: <why>"; an entry that was damaged is a
// warning (E0771), a file that can not be used too (E0772).
//
// Kept are verdicts that another run of the same request would give again: not `rejected`, nothing that the
// wall clock or memory decided, no compiler or sandbox that was missing, and no faults of ours.
//
//   Cached cached(request);
//   Looked looked = cached.look(session, item);
//   if (!looked.verdict) looked.verdict = cached.keep(looked, check_stated(session, item), clock.ms());

#include <memory>
#include <optional>

#include "verifier/cache/cache.h"
#include "verifier/check/cache_key.h"
#include "verifier/check/pipeline.h"

namespace warpproof::checking {

struct Looked {
  std::optional<Verdict> verdict;  ///< of the cache, complete
  VerdictKey key;
  bool damaged = false, untrusted = false;  ///< what was there
};

class Cached {
 public:
  explicit Cached(const Request& request);  ///< which must outlive it

  Looked look(const Session& session, const Stated& item);
  /// The computed verdict, kept where it may be, and complete. `elapsed_ms`: wall time that it took.
  Verdict keep(const Looked& looked, Verdict computed, double elapsed_ms);

 private:
  std::string build_of(bool for_amd);
  std::string store(const VerdictKey& key, const Verdict& verdict);

  const Request& request_;
  std::unique_ptr<cache::Cache> cache_;
  std::string why_not_;   ///< of a cache that was asked for
  int failed_reads_ = 0;  ///< each of a locked file costs some time: after a few it is left alone
};

/// Would another run of the same request say the same? `elapsed_ms` is the wall time of this one.
bool may_be_kept(const Verdict& verdict, const Request& request, double elapsed_ms);

}  // namespace warpproof::checking
