#pragma once
// The equations of a definition's text, read back with the language's own parser: what the page shows as
// mathematics, and the extents of an output at the sizes of a counterexample.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "verifier/text/syntax.h"

namespace warpproof::report::html {

/// "Y[i, j] = sum k < K. X[i, k] * W[k, j]", several of them allowed. Empty when anything else stands there:
/// the caller then shows the text as it is, so that nothing is hidden.
std::vector<text::EquationSyntax> equations_of(const std::string& definition);

/// "define f(x)[i] = ..." with its local equations; empty when anything else stands there.
std::optional<text::DefinitionSyntax> function_of(const std::string& definition);

/// One expression; null when it is none.
text::NodePtr expression_of(const std::string& written);

using Sizes = std::vector<std::pair<std::string, std::int64_t>>;

/// Extents of the output `name` where its indices say them (`Y[i < M, j < N]`) and the sizes are known.
std::optional<std::vector<std::int64_t>> extents_of(const std::vector<text::EquationSyntax>& equations,
                                                    const std::string& name, const Sizes& sizes);

}  // namespace warpproof::report::html
