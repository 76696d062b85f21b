#pragma once
// The acceptance rule, in one place: certified bounds against what the claim asks.

#include <string>

#include "verifier/ir/program.h"
#include "verifier/verdict/finding.h"

namespace warpproof::prove {

/// Certified bounds of one output or of all: suprema over elements and box, and the worst ratio element by
/// element.
struct OutputBounds {
  double bound = 0;         ///< of the side or kernel that is asked about
  double bound_before = 0;  ///< of the reference
  double ratio = 0;         ///< largest bound / bound_before; infinite where the reference has none
  double magnitude = 0;     ///< largest |exact| on the box
  std::uint64_t elements = 0;
  std::string reference = "before";

  /// A bound above the values themselves (a choice that may go wrong, say) allows everything.
  bool reference_is_empty() const { return bound > 0 && bound_before > magnitude; }
  void add(double element_bound, double element_before, double element_magnitude);
  void add(const OutputBounds& other);
  /// Of one output, for the verdict; `worst_found` is what a concrete run showed.
  ErrorBound as_error(const std::string& output, double worst_found) const {
    return {output, magnitude, bound_before, bound, worst_found};
  }
};

/// Sets found, reason, evidence and summary of `finding`. A rule on `error` is decided by the bounds where
/// they suffice (bound <= factor * a lower bound of the error can not be shown a priori: such a claim stays
/// `tested`).
void judge_bounds(const OutputBounds& bounds, const ir::Acceptance& accept, ir::Format format,
                  verdict::Finding& finding);

}  // namespace warpproof::prove
