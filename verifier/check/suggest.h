#pragma once
// The search for the requirement that a rewrite lacks: candidates of the menu (suggest_menu.h) that the
// counterexamples do not rule out are proved, one condition first, then two. `conclude` judges each, as ever.

#include "verifier/check/subject.h"
#include "warpproof/suggest.h"

namespace warpproof::checking {

/// For a rewrite that the question `equal` refuted or left open.
void suggest(const Session& session, const ir::Rewrite& rewrite, const base::Deadline& deadline,
             SuggestionReport& report);

/// See warpproof/suggest.h.
std::vector<SuggestionReport> suggest_requirements(const Request& request);

}  // namespace warpproof::checking
