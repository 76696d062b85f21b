#include "verifier/isa/ptx/read/lexer.h"

#include <algorithm>
#include <array>

namespace warpproof::ptx::read {
namespace {

enum Class : std::uint8_t {
  class_none = 0,
  class_digit = 1,
  class_start = 2,
  class_blank = 4,
  class_symbol = 8
};

constexpr std::array<std::uint8_t, 256> make_classes() {
  std::array<std::uint8_t, 256> table{};
  for (int c = '0'; c <= '9'; ++c) table[static_cast<std::size_t>(c)] = class_digit;
  for (int c = 'a'; c <= 'z'; ++c) table[static_cast<std::size_t>(c)] = class_start;
  for (int c = 'A'; c <= 'Z'; ++c) table[static_cast<std::size_t>(c)] = class_start;
  for (const char c : {'_', '$'}) table[static_cast<std::size_t>(c)] = class_start;
  for (const char c : {' ', '\t', '\r', '\n', '\v', '\f'}) table[static_cast<std::size_t>(c)] = class_blank;
  for (const char c : std::string_view("{}()[],;:|@!+-*/%&^~<>=?")) {
    table[static_cast<std::size_t>(c)] = class_symbol;
  }
  return table;
}
constexpr std::array<std::uint8_t, 256> classes = make_classes();

bool is(char c, unsigned mask) { return (classes[static_cast<unsigned char>(c)] & mask) != 0; }

}  // namespace

Token Lexer::take(TokenKind kind, std::size_t end) {
  const Token token{kind, text_.substr(position_, end - position_), static_cast<std::uint32_t>(position_),
                    line_};
  position_ = end;
  return token;
}

Token Lexer::take_bad(std::size_t end, std::string_view reason) {
  bad_reason_ = reason;
  const Token token = take(TokenKind::bad, end);
  line_ += static_cast<std::uint32_t>(std::count(token.text.begin(), token.text.end(), '\n'));
  return token;
}

bool Lexer::skip_blank() {
  while (position_ < text_.size()) {
    const char c = text_[position_];
    if (is(c, class_blank)) {
      if (c == '\n') ++line_;
      ++position_;
    } else if (c == '/' && at(position_ + 1) == '/') {
      position_ = std::min(text_.find('\n', position_), text_.size());
    } else if (c == '/' && at(position_ + 1) == '*') {
      const std::size_t close = text_.find("*/", position_ + 2);
      if (close == std::string_view::npos) return false;
      const std::string_view comment = text_.substr(position_, close - position_);
      line_ += static_cast<std::uint32_t>(std::count(comment.begin(), comment.end(), '\n'));
      position_ = close + 2;
    } else {
      return true;
    }
  }
  return true;
}

std::size_t Lexer::word_end(std::size_t from) const {
  while (from < text_.size() && is(text_[from], class_start | class_digit)) ++from;
  return from;
}

// `.shared::cluster`, `.mbarrier::complete_tx::bytes`
std::size_t Lexer::dotted_end(std::size_t from) const {
  std::size_t end = word_end(from + 1);
  const bool exponent = at(end) == '+' || at(end) == '-';
  if (exponent && is(at(from + 1), class_digit) && (at(end - 1) == 'e' || at(end - 1) == 'E')) {
    return word_end(end + 1);  // the number `.5e-3`, no modifier
  }
  while (at(end) == ':' && at(end + 1) == ':' && is(at(end + 2), class_start | class_digit))
    end = word_end(end + 2);
  return end;
}

// `0x..`, `0b..`, `0f..`, `0d..` and octal are one word; a decimal may have a point and an exponent.
std::size_t Lexer::number_end(std::size_t from) const {
  if (text_[from] == '0' && is(at(from + 1), class_start) && at(from + 1) != 'e' && at(from + 1) != 'E') {
    return word_end(from);
  }
  std::size_t end = from;
  while (is(at(end), class_digit)) ++end;
  if (at(end) == '.') {
    ++end;
    while (is(at(end), class_digit)) ++end;
  }
  if (at(end) == 'e' || at(end) == 'E') {
    const std::size_t exponent = end + ((at(end + 1) == '+' || at(end + 1) == '-') ? 2 : 1);
    if (is(at(exponent), class_digit)) end = exponent;
  }
  return word_end(end);
}

std::size_t Lexer::symbol_end(std::size_t from) const {
  constexpr std::array<std::string_view, 8> pairs{"<<", ">>", "<=", ">=", "==", "!=", "&&", "||"};
  const std::string_view two = text_.substr(from, 2);
  return from + (std::find(pairs.begin(), pairs.end(), two) != pairs.end() ? 2 : 1);
}

Token Lexer::string() {
  std::size_t end = position_ + 1;
  while (end < text_.size() && text_[end] != '"' && text_[end] != '\n') {
    end += text_[end] == '\\' && at(end + 1) != '\n' ? 2 : 1;
  }
  if (at(end) != '"') return take_bad(std::min(end, text_.size()), "a string that does not end on its line");
  return take(TokenKind::string, end + 1);
}

Token Lexer::next() {
  if (!skip_blank()) return take_bad(text_.size(), "a comment that does not end");
  if (position_ >= text_.size()) return take(TokenKind::end, text_.size());
  const char c = text_[position_];
  const char follower = at(position_ + 1);
  if (is(c, class_start)) return take(TokenKind::identifier, word_end(position_));
  if (c == '%' && is(follower, class_start | class_digit)) {
    return take(TokenKind::identifier, word_end(position_ + 1));
  }
  if (c == '.' && is(follower, class_start | class_digit))
    return take(TokenKind::dotted, dotted_end(position_));
  if (is(c, class_digit)) return take(TokenKind::number, number_end(position_));
  if (c == '"') return string();
  if (is(c, class_symbol)) return take(TokenKind::symbol, symbol_end(position_));
  std::size_t end = position_ + 1;
  while (end < text_.size() && classes[static_cast<unsigned char>(text_[end])] == class_none &&
         text_[end] != '.' && text_[end] != '"') {
    ++end;
  }
  return take_bad(end, "a character that PTX does not have");
}

}  // namespace warpproof::ptx::read
