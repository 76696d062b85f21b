#pragma once
// Expressions as text inside a certificate: every bound index with its id, nothing left to elaboration.
//
//   (sum ((k 7 (c 0 i) (s K))) _ (f mul (r X r (i i 1073741824) (i k 7)) (r s r)))
//
// (c value type), (s size), (i name id), (r tensor type index...), (f op operand...),
// (sum|prod|max|min|any|all (binder...) condition-or-_ body) with binder (name id lower upper); type is r, i
// or b.

#include <string>
#include <string_view>
#include <variant>

#include "verifier/certificate/operation.h"

namespace warpproof::certificate {

std::string write_term(const ExpressionPtr& expression);

/// The expression, or what is wrong. The text is hostile: unknown operations, wrong operand counts or types,
/// deep nesting and more than `nodes_max` nodes are refused.
std::variant<ExpressionPtr, std::string> read_term(std::string_view text, std::uint64_t nodes_max);

}  // namespace warpproof::certificate
