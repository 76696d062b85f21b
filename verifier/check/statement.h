#pragma once
// What a rewrite says, as text for people: for pages, for `eval` and `explain`.

#include "verifier/ir/groups.h"
#include "verifier/ir/program.h"
#include "warpproof/rewrites.h"

namespace warpproof::checking {

RewriteStatement statement_of(const ir::Rewrite& rewrite);

/// Whether `fact` is the known rule that it states, or one of several.
bool states_fact(const ir::Rewrite& rewrite, const std::string& fact);

/// "elements: n >= 1"; a label that nobody wrote is left out.
std::string requirement_text(const ir::Requirement& requirement);

}  // namespace warpproof::checking
