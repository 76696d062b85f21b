#pragma once
// A page for each rewrite and an index by family. A wrong twin stands on the page of the right one, as a
// pitfall; a rewrite whose right one is not among the entries has a page of its own. The same entries give
// the same bytes: no time, no machine.

#include <vector>

#include "warpproof/rewrites.h"

namespace warpproof::report {

struct RewriteEntry {
  RewriteStatement statement;
  Verdict verdict;
};

/// index.html first, then a page for each entry that is no twin of another, in their order. `at_fault`: files
/// that could not be read, told on the index.
std::vector<RewritePage> write_rewrite_pages(const std::vector<RewriteEntry>& entries,
                                             const std::vector<Verdict>& at_fault);

}  // namespace warpproof::report
