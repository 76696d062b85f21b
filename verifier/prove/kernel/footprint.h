#pragma once
// How far a kernel reaches into its arrays: one past the highest element that it reads or writes, found by
// running it over bits with more memory than it needs. For a launch whose host code does not say how large
// the arrays are.
//
//   auto reach = footprint(program, claim, sizes, codes, limits, deadline);
//   if (reach && clean(*reach)) use(reach->elements.at("x"));

#include <map>
#include <string>
#include <vector>

#include "verifier/exec/effect.h"
#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

struct Footprint {
  std::map<std::string, std::uint64_t> elements;  ///< by argument; 0: not touched
  std::vector<exec::Effect> effects;
  bool clean() const;
};

/// Elements that each array has during the run: the extents of a claim for this question.
inline constexpr std::uint64_t footprint_capacities[] = {1u << 14, 1u << 17, 1u << 20};

/// `claim` has one-dimensional arrays of `capacity` elements. Fails as `plan` does.
base::Result<Footprint> footprint(const ir::Program& program, const ClaimView& claim, const Sizes& sizes,
                                  const Codes& codes, std::uint64_t seed, const base::Limits& limits,
                                  const base::Deadline& deadline);

/// Some access left an array: with more memory it may not.
bool reaches_outside(const Footprint& footprint);

}  // namespace warpproof::prove
