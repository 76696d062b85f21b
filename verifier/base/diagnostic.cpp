#include "verifier/base/diagnostic.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace warpproof::base {
namespace {

constexpr std::size_t shown_line_bytes_max = 160;

/// Control bytes of hostile input must not reach a terminal.
std::string printable(std::string_view text) {
  std::string out;
  for (const char c : text) out += (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) ? ' ' : c;
  return out;
}

std::string excerpt(const Diagnostic& d) {
  const Position at = position_of(*d.where.source, d.where.begin);
  const std::string_view line = line_at(*d.where.source, d.where.begin);
  const std::size_t column = at.column - 1;
  const std::size_t from = column > shown_line_bytes_max / 2 ? column - shown_line_bytes_max / 2 : 0;
  const std::string_view shown = line.substr(std::min(from, line.size()), shown_line_bytes_max);
  const std::size_t length =
      std::max<std::size_t>(1, d.where.end > d.where.begin ? d.where.end - d.where.begin : 1);
  const std::size_t room = shown.size() > column - from ? shown.size() - (column - from) : 1;
  const std::string gutter = std::to_string(at.line);
  std::string out = "  " + gutter + " | " + printable(shown) + "\n";
  out += "  " + std::string(gutter.size(), ' ') + " | " + std::string(column - from, ' ') + "^" +
         std::string(std::min(length, room) - 1, '~') + "\n";
  return out;
}

/// Insertions, deletions, changes, and two neighbours swapped (the commonest slip), one each.
std::size_t edit_distance(const std::string& a, const std::string& b) {
  std::vector<std::vector<std::size_t>> at(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  std::iota(at[0].begin(), at[0].end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    at[i][0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      at[i][j] =
          std::min({at[i - 1][j] + 1, at[i][j - 1] + 1, at[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        at[i][j] = std::min(at[i][j], at[i - 2][j - 2] + 1);
    }
  }
  return at[a.size()][b.size()];
}

std::string without_star(const std::string& name) {
  return name.ends_with('*') ? name.substr(0, name.size() - 1) : name;
}

/// Without case, and the star of an axis group.
std::string core_of(const std::string& name) {
  std::string out = without_star(name);
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

}  // namespace

std::string escaped(std::string_view text, std::size_t bytes_max, bool keep_lines) {
  constexpr const char* digits = "0123456789abcdef";
  std::string out;
  const std::size_t end = std::min(text.size(), bytes_max);
  for (std::size_t i = 0; i < end; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0u;
    const bool control = byte < 0x20 || byte == 0x7f || (byte == 0xc2 && next >= 0x80 && next < 0xa0);
    if (!control || (keep_lines && byte == '\n')) {
      out += text[i];
      continue;
    }
    const unsigned code = byte == 0xc2 ? next : byte;
    if (byte == 0xc2) ++i;
    out += "\\x";
    out += digits[code >> 4];
    out += digits[code & 15];
  }
  return end < text.size() ? out + "..." : out;
}

std::string render(const Diagnostic& d) {
  std::string out;
  if (d.where.source) {
    const Position at = position_of(*d.where.source, d.where.begin);
    out += printable(d.where.source->path) + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) +
           ": ";
  }
  out += std::string(d.severity == Severity::error ? "error" : "warning") + "[" + d.code +
         "]: " + printable(d.message) + "\n";
  if (d.where.source) out += excerpt(d);
  if (!d.expected.empty()) out += "  expected: " + printable(d.expected) + "\n";
  if (!d.found.empty()) out += "  found: " + printable(d.found) + "\n";
  if (!d.suggestion.empty()) out += "  did you mean '" + printable(d.suggestion) + "'?\n";
  for (const std::string& note : d.notes) out += "  note: " + printable(note) + "\n";
  return out;
}

std::string nearest_name(const std::string& word, const std::vector<std::string>& names) {
  constexpr std::size_t name_bytes_max =
      64;  // longer words are not typing slips, and the search is quadratic
  if (word.empty() || word.size() > name_bytes_max) return "";
  std::string best;
  const std::string core = core_of(word);
  // A name of one letter is no misspelling of another one.
  std::size_t best_distance = std::min(std::max<std::size_t>(1, word.size() / 3) + 1, core.size());
  for (const std::string& name : names) {
    if (name.size() > name_bytes_max || name == word) continue;
    if (core_of(name) == core) {
      if (without_star(name) == without_star(word)) return name;
      best = name;
      best_distance = 0;
    }
    const std::size_t distance = edit_distance(word, name);
    if (distance < best_distance) {
      best = name;
      best_distance = distance;
    }
  }
  return best;
}

}  // namespace warpproof::base
