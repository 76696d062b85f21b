#include "verifier/gate/source_text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace warpproof::gating {

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$'; }
bool is_blank(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string without_splices(std::string_view text, bool trigraphs) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::size_t after = i;
    if (text[i] == '\\')
      after = i + 1;
    else if (trigraphs && text.substr(i, 3) == "\?\?/")
      after = i + 3;
    std::size_t end = after;
    while (end < text.size() && text[end] != '\n' && is_blank(text[end])) ++end;
    if (after > i && end < text.size() && text[end] == '\n')
      i = end;
    else
      out += text[i];
  }
  return out;
}

bool is_raw(std::string_view text, std::size_t quote) {
  std::size_t begin = quote;
  while (begin > 0 && is_word(text[begin - 1])) --begin;
  constexpr std::array<std::string_view, 5> prefixes = {"R", "u8R", "uR", "UR", "LR"};
  return text[quote] == '"' &&
         std::find(prefixes.begin(), prefixes.end(), text.substr(begin, quote - begin)) != prefixes.end();
}

std::size_t after_literal(std::string_view text, std::size_t i, bool* closed) {
  const char quote = text[i];
  if (closed != nullptr) *closed = true;
  if (is_raw(text, i)) {
    constexpr std::size_t delimiter_max = 16;
    const std::size_t open = text.substr(0, i + delimiter_max + 2).find('(', i);
    if (open != std::string_view::npos) {
      const std::string close = ")" + std::string(text.substr(i + 1, open - i - 1)) + "\"";
      const std::size_t end = text.find(close, open);
      return end == std::string_view::npos ? text.size() : end + close.size();
    }
  }
  for (++i; i < text.size() && text[i] != quote && text[i] != '\n'; ++i)
    if (text[i] == '\\') ++i;
  if (closed != nullptr) *closed = i < text.size() && text[i] == quote;
  return std::min(i + 1, text.size());
}

std::size_t past_blanks(std::string_view text, std::size_t i, bool lines) {
  while (i < text.size()) {
    if (is_blank(text[i]) && (lines || text[i] != '\n')) {
      ++i;
    } else if (text.substr(i, 2) == "/*") {
      const std::size_t close = text.find("*/", i + 2);
      if (close == std::string_view::npos) return text.size();
      i = close + 2;
    } else {
      break;
    }
  }
  return i;
}

std::string without_comments(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    if (text.substr(i, 2) == "//") {
      end = std::min(text.find('\n', i), text.size());
      out += ' ';
    } else if (text.substr(i, 2) == "/*") {
      const std::size_t close = text.find("*/", i + 2);
      end = close == std::string_view::npos ? text.size() : close + 2;
      out += ' ';
    } else if (text[i] == '"' || (text[i] == '\'' && (i == 0 || !is_word(text[i - 1])))) {
      bool closed = true;
      end = after_literal(text, i, &closed);
      // A lone quote (in prose behind `#error`, in a group that is left out) hides nothing.
      if (!closed) end = i + 1;
      out += text.substr(i, end - i);
    } else {
      out += text[i];
    }
    i = end;
  }
  return out;
}

}  // namespace warpproof::gating
