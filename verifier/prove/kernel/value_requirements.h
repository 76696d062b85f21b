#pragma once
// Requirements on the elements of an input, such as `eps > 0` or `s[i] >= 0`: ranges that hold for every
// element.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "verifier/ir/program.h"

namespace warpproof::prove {

struct ValueRequirement {
  std::uint32_t tensor = 0;  ///< number of the input
  std::optional<ir::Rational> low, high;
  bool strict = false;  ///< the bound itself is excluded
};

/// Those of the form `x OP constant` or `constant OP x` (and conjunctions of them) where x reads an input at
/// indices that range over all of it. Others are passed over: an assumption that is not made is never wrong.
std::vector<ValueRequirement> value_requirements(const ir::Rewrite& rewrite);

/// Somewhere in `e`, arguments of calls included, stands a read of a tensor whose name is `wanted`.
bool reads_tensor(const ir::ExpressionPtr& e, const std::function<bool(const std::string&)>& wanted);
/// ... of an input with such elements.
bool reads_input_of(const ir::Rewrite& rewrite, const ir::ExpressionPtr& e, ir::ScalarType element);

/// The requirement asks no more of real elements than such ranges.
bool is_range_alone(const ir::Rewrite& rewrite, const ir::Requirement& requirement);

/// Nothing is required of elements but such ranges: inputs inside of them meet all that is required. Else a
/// concrete input may lie outside of what the rewrite is about, and shows nothing.
bool only_ranges(const ir::Rewrite& rewrite);

}  // namespace warpproof::prove
