#pragma once
// The words that have a meaning (docs/language.md, L5). None of them may name a tensor, a size or an index.

#include <string_view>
#include <vector>

#include "verifier/ir/groups.h"
#include "verifier/text/syntax.h"

namespace warpproof::text {

/// Starts a thing of its own: rewrite, kernel, sequence, define, wrong, import, use.
bool is_item_word(std::string_view word);
/// Starts a section of a thing: title, size, before, ...
bool is_section_word(std::string_view word);
/// The sections of one kind of thing, in the order in which they are printed.
const std::vector<std::string_view>& section_words(ItemKind kind);
/// Has a place in the language and no meaning yet (E0190): scan, gather, ...
bool is_future_word(std::string_view word);
/// May not be declared as a name.
bool is_reserved(std::string_view word);
/// A name that belongs to an axis group (L70).
using ir::is_starred;

}  // namespace warpproof::text
