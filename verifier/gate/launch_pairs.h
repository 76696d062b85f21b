#pragma once
// Which launch of the new host code stands in the place of which launch of the old one?
//
// Functions meet by name; where one went and one came, these two. In a function, whichever way the branches
// around its launches go, the old and the new one must launch the kernel equally often: then the first launch
// meets the first one, and so on, and every pair that meets somewhere is one to compare. What can not be (n <
// 100 and not n < 200) is left out. In doubt the host code differs.
//
//   const LaunchPairs found = launch_pairs(olds, news, false);
//   if (found.differ.empty()) for (const auto& [before, after] : found.pairs) compare(*before, *after);

#include <utility>
#include <vector>

#include "verifier/importers/import_launches.h"

namespace warpproof::gating {

struct LaunchPairs {
  std::vector<std::pair<const importers::ImportedLaunch*, const importers::ImportedLaunch*>> pairs;
  base::Diagnostics differ;  ///< E0746
};

/// All launches of one kernel in each file, in the order of the text. `two_kernels`: the user named two
/// kernels, so that functions of other names are no surprise: each meets each.
LaunchPairs launch_pairs(const std::vector<const importers::ImportedLaunch*>& before,
                         const std::vector<const importers::ImportedLaunch*>& after, bool two_kernels);

}  // namespace warpproof::gating
