#pragma once
// The parts of the pages of rewrites (rewrite_pages.h).

#include <string>
#include <vector>

#include "verifier/report/html_node.h"
#include "verifier/report/rewrite_pages.h"

namespace warpproof::report::html {

/// An entry with its wrong twins, and the name of its page.
struct RewriteFamilyMember {
  const RewriteEntry* entry = nullptr;
  std::vector<const RewriteEntry*> twins;
  std::string page;
};

/// Title and statement, verdict, pitfalls, proof, sources (html_rewrite.cpp).
void append_rewrite(Node body, const RewriteFamilyMember& member);
/// Counts, filters by anchors, a table for each family (html_rewrite_index.cpp).
void append_rewrite_index(Node body, const std::vector<RewriteFamilyMember>& members,
                          const std::vector<Verdict>& at_fault);

/// "#twin-NAME" without its sign.
std::string anchor_of_twin(const RewriteEntry& twin);
/// The title, or the id where there is none.
const std::string& shown_title(const RewriteStatement& statement);

/// What these pages look like beyond html_style.cpp. No '<', '>' or '&'.
extern const char* const rewrite_style;

}  // namespace warpproof::report::html
