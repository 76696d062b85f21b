#pragma once
// Text of a user as it may be shown: bytes that are no UTF-8, control characters, and characters that
// reorder, join or hide text become escapes such as \x1B and \u{202E}. Line breaks and tabs stay.
//
//   out << visible(verdict.id);

#include <string>
#include <string_view>
#include <vector>

namespace warpproof::report {

struct Visible {
  struct Piece {
    std::string text;
    bool is_escape = false;
  };
  std::vector<Piece> pieces;
  std::size_t bytes_left_out = 0;
};

/// At most `bytes_max` bytes of the original, whole characters.
Visible pieces_of(std::string_view content, std::size_t bytes_max = std::string_view::npos);

/// The same as one string; what was cut is shown by "…".
std::string visible(std::string_view content, std::size_t bytes_max = std::string_view::npos);

}  // namespace warpproof::report
