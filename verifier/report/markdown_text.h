#pragma once
// Foreign text inside Markdown: nothing of it is read as markup.

#include <string>
#include <string_view>

namespace warpproof::report {

/// In a table cell or a line.
std::string plain(std::string_view text);
std::string code_span(std::string_view text);
/// Lines of a block of code, set in by four blanks: no text can end such a block.
std::string code_block(std::string_view text);

}  // namespace warpproof::report
