#pragma once
// Scalar kernel arguments: an exact value over sizes, as the bits that the host would pass.

#include <cstdint>
#include <optional>
#include <string>

#include "verifier/prove/kernel/integer_form.h"

namespace warpproof::prove {

/// A real expression over sizes and literals, exactly; no value where it is undefined or not rational.
std::optional<refmodels::number::Rational> rational_at(const ir::ExpressionPtr& expression,
                                                       const Sizes& sizes);

struct ScalarBits {
  std::uint64_t bits = 0;
  std::uint32_t bytes = 4;
};
/// scalar_type: "s32", "u32", "s64", "u64", "b8" .., or a float format (rounded to nearest). No value where
/// an integer does not fit its width: a size that overflows the kernel's parameter is the claim's fault,
/// never wrapped.
std::optional<ScalarBits> scalar_bits(const ir::ExpressionPtr& expression, const std::string& scalar_type,
                                      const Sizes& sizes);

}  // namespace warpproof::prove
