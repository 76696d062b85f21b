#pragma once
// Inputs for given sizes: structured ones first (position-coded primes, signs, ones, one-hot, zeros), then
// seeded random small rationals. Where requirements speak of values (s[i] >= 0), variants with absolute
// values are tried.

#include <optional>
#include <vector>

#include "verifier/replay/evaluator.h"

namespace warpproof::replay {

/// Structured fillings have numbers 0 .. structured_fillings - 1; every larger number is a random one of its
/// own.
inline constexpr std::uint64_t structured_fillings = 6;

/// The point for these sizes, or empty when an extent is undefined or there are too many elements, or no
/// variant meets the requirements (but for the one left out). Random fillings take one real in four from
/// `near`, and half of the integers from `word_ends` and the middle between two of them. Throws Exhausted.
std::optional<Point> filled_point(const ir::Program& program, const ir::Rewrite& rewrite,
                                  const ir::SizeAssignment& sizes, std::uint64_t filling, std::uint64_t seed,
                                  std::optional<std::size_t> without_requirement, Budget& budget,
                                  const std::vector<Rational>& near = {},
                                  const std::vector<Rational>& word_ends = {});

/// The constants that values are compared with on either side, in a minimum, maximum or comparison, and their
/// neighbours (20: 20, 21, 19): where a select or a clamp changes its mind.
std::vector<Rational> thresholds_of(const ir::Rewrite& rewrite);

/// The integers that stand in the text of the rewrite and of what it calls, both signs, and their neighbours:
/// where a word of 8 or 32 bits ends.
std::vector<Rational> word_ends_of(const ir::Program& program, const ir::Rewrite& rewrite);

/// The inputs with their shapes at these sizes, all zeros. Empty as above.
std::optional<Point> zero_point(const ir::Program& program, const ir::Rewrite& rewrite,
                                const ir::SizeAssignment& sizes, Budget& budget);

}  // namespace warpproof::replay
