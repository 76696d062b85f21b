#pragma once
// Kernels in the text of a source, read from their marks on.

#include <string_view>

#include "verifier/gate/source_scan.h"

namespace warpproof::gating {

/// Does it say, in one of the ways to say it, that a function is a kernel?
bool has_mark(std::string_view text);
/// `plain`: without comments and continued lines. Linear: each mark is read to the next one at most.
void find_kernels(std::string_view plain, SourceScan& scan);

}  // namespace warpproof::gating
