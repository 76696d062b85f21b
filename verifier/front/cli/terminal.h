#pragma once
// What is at the other end of a descriptor.

#include <string>

namespace warpproof::cli {

/// A terminal that knows more than lines.
bool is_terminal(int descriptor);

/// "always", "never", or "auto": on a terminal where NO_COLOR (no-color.org) is not set. -1: a file.
bool wants_color(const std::string& choice, int descriptor);

/// Columns of the terminal, or COLUMNS where it is set; 80 when neither says.
int columns_of(int descriptor);

/// What any terminal and any locale can show in `columns` columns: printable ASCII, '?' for the rest, cut
/// with "..".
std::string fitted(const std::string& text, int columns);

}  // namespace warpproof::cli
