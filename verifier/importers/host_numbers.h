#pragma once
// Integers of the host as expressions over sizes, which are 0 or more.

#include <cstdint>
#include <optional>
#include <string>

#include "verifier/ir/expression.h"

namespace warpproof::importers {

std::optional<std::int64_t> constant_of(const ir::ExpressionPtr& expression);

/// A number that the expression is not below.
std::int64_t at_least(const ir::ExpressionPtr& expression);

/// a / b and a % b as C++ divides: towards zero, the remainder with the sign of a.
ir::ExpressionPtr towards_zero(const std::string& sign, const ir::ExpressionPtr& a,
                               const ir::ExpressionPtr& b);

}  // namespace warpproof::importers
