#pragma once
// The run of a claim's kernels over its whole box, before the others: what it decides for every input of the
// box (a slow path that is never taken, a sentinel that never wins) is replayed in `field` and `term`, and
// conditions on data in the definition are asked here too, so that all domains take the same branches.
//
// Sound: `error` decides on enclosures of exact and computed values together; what it decides holds for all
// inputs of the box, and nothing is claimed outside of it (`decided_in_box` in the ledger).
//
//   Context context{...};
//   BoxRun box(context);
//   context.box = &box;            // the box outlives the questions

#include <vector>

#include "verifier/exec/decisions.h"
#include "verifier/prove/kernel/context.h"
#include "verifier/prove/kernel/error_run.h"
#include "verifier/verdict/finding.h"

namespace warpproof::prove {

class BoxRun : public ConditionOracle {
 public:
  explicit BoxRun(const Context& context);

  ErrorRun& error() { return run_; }
  /// For a replay from the first launch on; null when the run over the box did not end cleanly.
  exec::Decisions* decisions();
  domain::Truth decide(std::size_t output, std::uint32_t node,
                       const std::vector<std::int64_t>& slots) override;
  /// A finite sentinel may stand for minus infinity in the other domains too.
  bool reads_sentinels() const { return run_.clean() && sentinels_; }
  /// What a run leans on that was led by this one; empty when nothing was decided.
  std::vector<LedgerEntry> ledger() const;

 private:
  exec::Decisions recorded_;
  ErrorRun run_;
  std::vector<DefinitionCode> codes_;
  bool sentinels_ = false;
  bool asked_ = false;  ///< a condition of the definition was decided
};

/// What holds in `findings` was shown with the help of the box, and leans on it.
void lean_on(std::vector<verdict::Finding>& findings, const BoxRun& box);

/// The claim has a box, and something in its kernels or definition may be decided by it.
bool needs_box_run(const Context& context);

}  // namespace warpproof::prove
