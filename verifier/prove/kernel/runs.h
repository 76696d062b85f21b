#pragma once
// What a claim is run at: each choice of sizes, and there each choice of what its arrays over a range hold.

#include <cstdint>
#include <vector>

#include "verifier/prove/kernel/index_data.h"
#include "verifier/prove/kernel/size_choice.h"

namespace warpproof::prove {

struct Run {
  const ChosenSizes* sizes = nullptr;  ///< of the list that the runs were made from
  std::uint64_t index_choice = 0;      ///< of index_contents
};

/// In the order of `chosen`, which must outlive the runs. Fails where a listed size has more arrays over a
/// range than are run (E0395), or none at all (E0396: what is never run is not proved); an added size is left
/// out then.
base::Result<std::vector<Run>> all_runs(const ClaimView& claim, const std::vector<ChosenSizes>& chosen);

}  // namespace warpproof::prove
