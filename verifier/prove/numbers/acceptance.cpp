#include "verifier/prove/numbers/acceptance.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "refmodels/number/format.h"

namespace warpproof::prove {
namespace {

std::string three_digits(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3g", value);
  return text;
}

/// Which everyday rule follows: |error| <= atol wherever the bound holds.
std::string implication(const OutputBounds& bounds) {
  return "implies allclose with atol = " + three_digits(bounds.bound) + " and rtol = 0 on the box";
}

/// An infinite ratio is none: the reference has no bound, or no error at all somewhere.
std::string ratio_words(const OutputBounds& bounds) {
  const std::string at_most = " (" + three_digits(bounds.bound_before) + ")";
  if (std::isfinite(bounds.ratio))
    return three_digits(bounds.ratio) + " times that of " + bounds.reference + at_most;
  if (!std::isfinite(bounds.bound_before)) return "and " + bounds.reference + " has no finite bound";
  return "and no multiple of that of " + bounds.reference + at_most +
         ": at some output element that one is exact, this one is not";
}

}  // namespace

void OutputBounds::add(double element_bound, double element_before, double element_magnitude) {
  bound = std::max(bound, element_bound);
  bound_before = std::max(bound_before, element_before);
  magnitude = std::max(magnitude, element_magnitude);
  // 0 <= factor * 0 holds: an element without error on both sides asks for nothing. Rounded upward, and
  // never past the 1 that a comparison shows.
  double element_ratio = HUGE_VAL;
  if (element_bound == 0)
    element_ratio = 0;
  else if (element_before != 0)
    element_ratio = std::nextafter(element_bound / element_before, HUGE_VAL);
  if (element_bound <= element_before) element_ratio = std::min(element_ratio, 1.0);
  ratio = std::max(ratio, std::isfinite(element_before) ? element_ratio : HUGE_VAL);
  ++elements;
}

void OutputBounds::add(const OutputBounds& other) {
  bound = std::max(bound, other.bound);
  bound_before = std::max(bound_before, other.bound_before);
  magnitude = std::max(magnitude, other.magnitude);
  ratio = std::max(ratio, other.ratio);
  elements += other.elements;
}

void judge_bounds(const OutputBounds& bounds, const ir::Acceptance& accept, ir::Format format,
                  verdict::Finding& finding) {
  const double factor = accept.factor.to_double_down();
  bool met = false;
  switch (accept.kind) {
    case ir::AcceptanceKind::bound_ratio:
      met = bounds.ratio <= factor && !bounds.reference_is_empty();
      finding.summary = "certified bound " + three_digits(bounds.bound) + ", " + ratio_words(bounds) +
                        ", asked <= " + three_digits(factor);
      if (bounds.reference_is_empty())
        finding.summary += "; that bound is larger than any value (" + three_digits(bounds.magnitude) +
                           "), a ratio to it says nothing";
      break;
    case ir::AcceptanceKind::bound_absolute:
      met = bounds.bound <= factor;
      finding.summary =
          "certified bound " + three_digits(bounds.bound) + ", asked <= " + three_digits(factor);
      break;
    case ir::AcceptanceKind::bound_ulps: {
      const double ulp = refmodels::number::ulp_at(bounds.magnitude, format);
      met = bounds.bound <= factor * ulp;  // the ulp is a power of two: the product is exact
      finding.summary = "certified bound " + three_digits(bounds.bound / ulp) +
                        " ulps of the largest output, asked <= " + three_digits(factor);
      break;
    }
    case ir::AcceptanceKind::error_ratio:
      finding.summary = "certified bound " + three_digits(bounds.bound) +
                        "; a ratio of errors needs a lower bound of the error of " + bounds.reference;
      break;
  }
  met = met && bounds.elements > 0 && std::isfinite(bounds.bound);
  finding.found = met ? verdict::Found::holds : verdict::Found::no_difference_found;
  finding.reason = met ? Reason::bound_met : Reason::bound_too_loose;
  finding.evidence.bound = met ? verdict::Check::agrees : verdict::Check::disagrees;
  if (bounds.elements == 0) {
    finding.found = verdict::Found::holds;  // no output element at these sizes: nothing is asked
    finding.evidence.bound = verdict::Check::agrees;
    finding.reason = Reason::bound_met;
    finding.summary = "no output element";
  }
  if (std::isfinite(bounds.bound)) finding.details.push_back({implication(bounds), {}});
}

}  // namespace warpproof::prove
