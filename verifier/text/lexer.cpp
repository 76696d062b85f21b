#include "verifier/text/token.h"

namespace warpproof::text {
namespace {

constexpr std::uint64_t tokens_per_node = 8;
constexpr std::size_t diagnostics_max = 20;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Offset of the first byte that no text file has (a control byte, or a broken UTF-8 sequence), or npos.
/// A broken sequence would also break every report that is written as JSON.
std::size_t first_bad_byte(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x20 ? (byte != '\n' && byte != '\r' && byte != '\t') : byte == 0x7f) return i;
    const std::size_t length = byte < 0x80       ? 1
                               : byte >> 5 == 6  ? 2
                               : byte >> 4 == 14 ? 3
                               : byte >> 3 == 30 ? 4
                                                 : 0;
    if (length == 0 || i + length > text.size()) return i;
    std::uint32_t point = length == 1 ? byte : byte & (0x7fu >> length);
    for (std::size_t k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if (next >> 6 != 2) return i;
      point = point << 6 | (next & 0x3f);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (point < least[length] || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return i;
    i += length;
  }
  return std::string_view::npos;
}

class Lexer {
 public:
  Lexer(const base::SourcePtr& source, const base::Limits& limits, base::Diagnostics& diagnostics)
      : text_(source->text), diagnostics_(diagnostics) {
    result_.source = source;
    tokens_max_ = limits.expression_nodes_max * tokens_per_node;
  }

  Tokens run() {
    const std::size_t bad = first_bad_byte(text_);
    if (bad != std::string_view::npos) {
      report("E0104", bad, bad + 1, "this is not a text file", "UTF-8 text without control bytes");
    } else {
      while (at_ < text_.size() && diagnostics_.size() < diagnostics_max && step()) {
      }
    }
    const auto size = static_cast<std::uint32_t>(text_.size());
    result_.tokens.push_back({TokenKind::end, true, size, size});
    return std::move(result_);
  }

 private:
  void report(const char* code, std::size_t begin, std::size_t end, std::string message,
              std::string expected) {
    const base::Span where{result_.source, static_cast<std::uint32_t>(begin),
                           static_cast<std::uint32_t>(end)};
    diagnostics_.push_back(
        {.code = code, .where = where, .message = std::move(message), .expected = std::move(expected)});
  }

  char peek(std::size_t ahead) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

  /// Reads one token or one piece of blank; false when reading must stop.
  bool step() {
    const char c = text_[at_];
    if (c == '\n') {
      first_on_line_ = true;
      ++at_;
    } else if (c == ' ' || c == '\t' || c == '\r') {
      ++at_;
    } else if (c == '#') {
      while (at_ < text_.size() && text_[at_] != '\n') ++at_;
    } else if (result_.tokens.size() >= tokens_max_) {
      report("E0105", at_, at_ + 1, "the file has too many tokens", "at most " + std::to_string(tokens_max_));
      return false;
    } else {
      token(c);
    }
    return true;
  }

  void token(char c) {
    const std::size_t begin = at_;
    if (is_letter(c)) {
      while (is_letter(peek(0)) || is_digit(peek(0))) ++at_;
      if (is_star_of_name()) ++at_;
      push(TokenKind::name, begin);
    } else if (is_digit(c)) {
      number(begin);
    } else if (c == '"') {
      string(begin);
    } else {
      punctuation(begin, c);
    }
  }

  /// L70. `i*` is one name unless an operand follows at once: q*T and q*(T + 1) are products.
  bool is_star_of_name() const {
    return peek(0) == '*' && !is_letter(peek(1)) && !is_digit(peek(1)) && peek(1) != '(';
  }

  void push(TokenKind kind, std::size_t begin) {
    result_.tokens.push_back(
        {kind, first_on_line_, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)});
    first_on_line_ = false;
  }

  /// L3. A point belongs to the number only before a digit, so that `sum k < 16. X[k]` reads as meant.
  void number(std::size_t begin) {
    while (is_digit(peek(0))) ++at_;
    if (peek(0) == '.' && is_digit(peek(1))) {
      ++at_;
      while (is_digit(peek(0))) ++at_;
    }
    if (peek(0) == 'e' || peek(0) == 'E') {
      const std::size_t sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
      if (is_digit(peek(1 + sign))) {
        at_ += 1 + sign;
        while (is_digit(peek(0))) ++at_;
      }
    }
    if (is_letter(peek(0))) {
      while (is_letter(peek(0)) || is_digit(peek(0))) ++at_;
      report("E0102", begin, at_, "malformed number",
             "a decimal such as 12, 0.5 or 1.25e-3; write 2 * K for 2K");
    }
    push(TokenKind::number, begin);
  }

  void string(std::size_t begin) {
    ++at_;
    while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\n') {
      at_ += text_[at_] == '\\' && peek(1) != '\n' && peek(1) != '\0' ? 2 : 1;
    }
    if (peek(0) == '"') {
      ++at_;
    } else {
      report("E0103", begin, begin + 1, "a string without end", "a closing '\"' on the same line");
    }
    push(TokenKind::string, begin);
  }

  void punctuation(std::size_t begin, char c) {
    static constexpr std::string_view single = "()[],;:.+-*/^|=<>";
    const bool pair = (c == '<' || c == '>' || c == '!' || c == '=') && peek(1) == '=';
    if (!pair && single.find(c) == std::string_view::npos) {
      at_ += 1;
      while (at_ < text_.size() && (static_cast<unsigned char>(text_[at_]) >> 6) == 2)
        ++at_;  // rest of one letter
      report("E0101", begin, at_,
             "unexpected character '" + std::string(text_.substr(begin, at_ - begin)) + "'", "");
      return;
    }
    at_ += pair ? 2 : 1;
    push(TokenKind::punctuation, begin);
  }

  std::string_view text_;
  base::Diagnostics& diagnostics_;
  Tokens result_;
  std::uint64_t tokens_max_ = 0;
  std::size_t at_ = 0;
  bool first_on_line_ = true;
};

}  // namespace

Tokens read_tokens(const base::SourcePtr& source, const base::Limits& limits,
                   base::Diagnostics& diagnostics) {
  return Lexer(source, limits, diagnostics).run();
}

}  // namespace warpproof::text
