#pragma once
// Source lines with comments, strings, numbers and words told apart: for the eye only, nothing rests on it.

#include "verifier/report/html_node.h"

namespace warpproof::report::html {

struct TokenState {
  bool in_comment = false;  ///< of the form /* ... */, begun on a line above
};

/// Appends the line in <span class="comment|literal|keyword"> pieces.
void append_tokens(Node parent, std::string_view line, TokenState& state);
/// Only the state.
void skip_tokens(std::string_view line, TokenState& state);

}  // namespace warpproof::report::html
