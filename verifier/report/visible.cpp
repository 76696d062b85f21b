#include "verifier/report/visible.h"

#include <array>
#include <cstdint>
#include <cstdio>

namespace warpproof::report {
namespace {

struct Decoded {
  std::uint32_t point = 0;
  std::size_t length = 0;  ///< 0: not UTF-8
};

/// One character of UTF-8, in its shortest form and no surrogate.
Decoded decode(std::string_view rest) {
  const auto byte = [&rest](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || rest.size() < length) return {};
  std::uint32_t point = first & (0xffU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80U) return {};
    point = (point << 6) | (byte(i) & 0x3fU);
  }
  constexpr std::array<std::uint32_t, 5> smallest = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = point >= 0xd800 && point <= 0xdfff;
  return point < smallest[length] || surrogate || point > 0x10ffff ? Decoded{} : Decoded{point, length};
}

/// Controls, and what reorders, joins, hides or breaks text without being seen.
bool misleads(std::uint32_t point) {
  struct Range {
    std::uint32_t first, last;
  };
  constexpr std::array<Range, 14> ranges = {{{0x00, 0x1f},
                                             {0x7f, 0x9f},
                                             {0xad, 0xad},
                                             {0x61c, 0x61c},
                                             {0x115f, 0x1160},
                                             {0x180b, 0x180f},
                                             {0x200b, 0x200f},
                                             {0x2028, 0x202e},
                                             {0x2060, 0x206f},
                                             {0x3164, 0x3164},
                                             {0xfe00, 0xfe0f},
                                             {0xfeff, 0xfeff},
                                             {0xfff0, 0xffff},
                                             {0xe0000, 0x10ffff}}};
  if (point == '\n' || point == '\t' || point == 0xfffd) return false;
  for (const Range& range : ranges)
    if (point >= range.first && point <= range.last) return true;
  return (point & 0xfffeU) == 0xfffeU;
}

std::string escape_of(std::uint32_t value, bool is_byte) {
  char text[16];
  std::snprintf(text, sizeof text, is_byte ? "\\x%02X" : "\\u{%04X}", static_cast<unsigned>(value));
  return text;
}

}  // namespace

Visible pieces_of(std::string_view content, std::size_t bytes_max) {
  Visible out;
  std::size_t at = 0, begin = 0;
  const auto flush = [&] {
    if (at > begin) out.pieces.push_back({std::string(content.substr(begin, at - begin)), false});
  };
  while (at < content.size() && at < bytes_max) {
    const Decoded decoded = decode(content.substr(at));
    if (decoded.length != 0 && !misleads(decoded.point)) {
      at += decoded.length;
      continue;
    }
    flush();
    const bool is_byte = decoded.length == 0;
    const std::uint32_t value = is_byte ? static_cast<unsigned char>(content[at]) : decoded.point;
    out.pieces.push_back({escape_of(value, is_byte), true});
    at += is_byte ? 1 : decoded.length;
    begin = at;
  }
  flush();
  out.bytes_left_out = content.size() - at;
  return out;
}

std::string visible(std::string_view content, std::size_t bytes_max) {
  const Visible shown = pieces_of(content, bytes_max);
  std::string out;
  for (const Visible::Piece& piece : shown.pieces) out += piece.text;
  return shown.bytes_left_out == 0 ? out : out + "…";
}

}  // namespace warpproof::report
