#pragma once
// How far an implementation of a function may be from the real value, as its maker documents it.
//
// The computed value c for the exact value y of the computed arguments satisfies, on the domain,
//   |c - y| <= ulps * ulp(y) + relative * |y| + absolute
// where ulps already counts the half unit of the correctly rounded result that a vendor's table leaves out.
// A documented error is a vendor's word (or an exhaustive test), not a theorem: whoever uses one says so in
// its ledger.

#include <limits>
#include <string_view>

#include "refmodels/number/format.h"

namespace refmodels::ops {

struct ErrorModel {
  std::string_view implementation;  ///< "ex2.approx.ftz.f32", "expf (CUDA library)"
  number::Format format = number::Format::binary32;
  double ulps = 0;
  double ulps_per_argument = 0;  ///< added to ulps, times |argument| (CUDA's __expf)
  double relative = 0;
  double absolute = 0;
  bool flush_to_zero = false;  ///< subnormal arguments and results may become zero
  double magnitude_lower = 0;  ///< domain: bounds of |last argument|; nothing is said outside
  double magnitude_upper = std::numeric_limits<double>::infinity();
  std::string_view source;
};

}  // namespace refmodels::ops
