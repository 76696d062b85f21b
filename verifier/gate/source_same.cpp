// When two forms of a source mean the same, whatever their layout.

#include <algorithm>

#include "verifier/gate/source_scan.h"
#include "verifier/gate/source_text.h"

namespace warpproof::gating {
namespace {

/// Adds a blank or a line end; of several, a line end.
void add_gap(std::string& out, char c) {
  if (out.empty() || out.back() == '\n') return;
  if (out.back() != ' ')
    out += c;
  else if (c == '\n')
    out.back() = c;
}

/// A word that makes places or lines count, or whose text a careless reader takes for a comment.
bool is_tame(std::string_view text) {
  if (text.find("\?\?") != std::string_view::npos || text.find("__LINE__") != std::string_view::npos)
    return false;
  for (std::size_t at = text.find('\\'); at != std::string_view::npos; at = text.find('\\', at + 1)) {
    std::size_t end = at + 1;
    while (end < text.size() && text[end] != '\n' && is_blank(text[end])) ++end;
    if (end == text.size() || text[end] == '\n') return false;
  }
  return text.find('\0') == std::string_view::npos;
}

/// Where a directive's angle brackets are open: a name in them may hold what looks like a comment.
struct OpenName {
  bool directive = false, open = false;
  void see(char c) {
    if (c == '\n') directive = open = false;
    if (c == '#' || c == '%') directive = true;
    if (c == '<') open = directive;
    if (c == '>') open = false;
  }
};

/// False where the text is not certain to be read as a compiler reads it.
bool read_plainly(std::string_view text, std::string& out) {
  OpenName name;
  for (std::size_t i = 0; i < text.size();) {
    const bool line_comment = text.substr(i, 2) == "//", comment = text.substr(i, 2) == "/*";
    if (line_comment || comment) {
      if (name.open) return false;
      const std::size_t close = line_comment ? text.find('\n', i) : text.find("*/", i + 2);
      if (close == std::string_view::npos) return line_comment;
      add_gap(out, ' ');
      i = close + (line_comment ? 0 : 2);
    } else if (text[i] == '"' || text[i] == '\'') {
      bool closed = true;
      const std::size_t end = after_literal(text, i, &closed);
      if (!closed || is_raw(text, i) || (text[i] == '\'' && i > 0 && is_word(text[i - 1]))) return false;
      out += text.substr(i, end - i);
      i = end;
    } else if (is_blank(text[i])) {
      name.see(text[i]);
      add_gap(out, text[i++] == '\n' ? '\n' : ' ');
    } else {
      name.see(text[i]);
      out += text[i++];
    }
  }
  return true;
}

}  // namespace

std::string comparable(std::string_view text) {
  std::string plain = "plain\n";
  if (is_tame(text) && read_plainly(text, plain)) {
    plain.erase(std::find_if(plain.rbegin(), plain.rend(), [](char c) { return !is_blank(c); }).base(),
                plain.end());
    return plain;
  }
  std::string bytes = "bytes ";
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] != '\r' || text.substr(i + 1, 1) != "\n") bytes += text[i];
  return bytes;
}

}  // namespace warpproof::gating
