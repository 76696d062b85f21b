#include "verifier/prove/kernel/runs.h"

namespace warpproof::prove {

base::Result<std::vector<Run>> all_runs(const ClaimView& claim, const std::vector<ChosenSizes>& chosen) {
  constexpr std::uint64_t added_choices_max = 64;
  std::vector<Run> runs;
  for (const ChosenSizes& at : chosen) {
    const auto choices = index_choices(claim, at.sizes);
    if (!choices && !at.added)
      return base::Diagnostic{.code = "E0395",
                              .where = claim.data->front().where,
                              .message = "more than " + std::to_string(index_choices_max) +
                                         " arrays over the range at " + describe(at.sizes)};
    if (!at.added && *choices == 0)
      return base::Diagnostic{.code = "E0396",
                              .where = claim.data->front().where,
                              .message = "a range is empty: no array is over it at " + describe(at.sizes)};
    if (at.added && choices.value_or(UINT64_MAX) > added_choices_max) continue;
    for (std::uint64_t choice = 0; choice < *choices; ++choice) runs.push_back({&at, choice});
  }
  return runs;
}

}  // namespace warpproof::prove
