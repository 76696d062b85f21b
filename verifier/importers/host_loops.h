#pragma once
// A loop around a launch that gives the kernel the same each time: "for (int i = 0; i < 10; ++i) {
// k<<<...>>>(x); }".
//
// Let f be what one launch does to memory. The loop does f n times. Where another launch does the same f for
// all contents of memory, its loop of n rounds does the same: so only one launch has to be compared, if
// - nothing that the launch or the conditions around it are computed from changes in the loop, so that each
//   round has the same f;
// - the loop does nothing else to memory, and is left at its head alone: only calls that are known to do no
//   harm stand in it;
// - the kernel writes no integers: those are compared at one choice of contents, which the second round
// lacks. The number of rounds is compared as text: the head with the initial values of its names, none of
// which changes in the function.

#include <functional>
#include <set>
#include <string>

#include "verifier/importers/host_code.h"

namespace warpproof::importers {

struct SteadyLoop {
  std::string why_not;     ///< "": it is one
  bool of_kernel = false;  ///< why_not lies in the kernel, whatever the loop does
  std::string head;        ///< the same text: the same number of rounds
};

/// `feeding`: declarations that the launch and the branches around it are computed from.
SteadyLoop steady_loop(const SyntaxTree& tree, const LaunchSite& site, const Node& loop,
                       const std::set<std::uint64_t>& feeding);

}  // namespace warpproof::importers
