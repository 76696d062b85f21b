#pragma once
// Text of C++ as a preprocessor sees it, before names are looked at.

#include <string>
#include <string_view>

namespace warpproof::gating {

bool is_word(char c);
bool is_blank(char c);
std::string_view trimmed(std::string_view text);
/// Continued lines are one, also with blanks behind the backslash. `trigraphs`: where it is one too.
std::string without_splices(std::string_view text, bool trigraphs);
/// Comments become one blank; literals stay.
std::string without_comments(std::string_view text);
/// Behind blanks and comments; `lines`: line ends too.
std::size_t past_blanks(std::string_view text, std::size_t i, bool lines);
/// The literal that starts at this quote is raw.
bool is_raw(std::string_view text, std::size_t quote);
/// End of the literal that starts at `i`, one behind its closing quote. `closed`: there was one.
std::size_t after_literal(std::string_view text, std::size_t i, bool* closed = nullptr);

}  // namespace warpproof::gating
