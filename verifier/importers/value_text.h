#pragma once
// Expressions of the host as text, so that two functions can be compared.

#include <string>
#include <vector>

#include "verifier/importers/syntax_tree.h"

namespace warpproof::importers {

/// An expression in words that do not depend on the names of the function's parameters ("P0"); a variable
/// goes with its initial value.
std::string value_text(const SyntaxTree& tree, const Node& function, const Node& expression);

/// Parameters of the function in their order.
std::vector<const Node*> parameters_of(const Node& function);

}  // namespace warpproof::importers
