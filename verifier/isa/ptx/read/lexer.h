#pragma once
// Cuts PTX text into tokens (PTX 9.0, 4.2 to 4.5). One pass, constant memory, never fails: what is no token
// comes back as `bad` with the reason, a run of such bytes as one. Comments and white space are skipped.

#include <cstdint>
#include <string_view>

namespace warpproof::ptx::read {

enum class TokenKind : std::uint8_t {
  end,
  identifier,  ///< `%r1`, `$L__BB0_2`, `_`, `fma`
  dotted,      ///< `.f32`, `.shared::cluster`, `.2d`: with its dot
  number,      ///< as written, not yet checked: `0x3fb8aa3bU`, `0f3F800000`, `9.0`
  string,      ///< with its quotes
  symbol,      ///< punctuation, up to two characters
  bad,
};

struct Token {
  TokenKind kind = TokenKind::end;
  std::string_view text;
  std::uint32_t begin = 0;  ///< byte offset
  std::uint32_t line = 1;
  std::uint32_t end() const { return begin + static_cast<std::uint32_t>(text.size()); }
  bool is(char symbol) const { return kind == TokenKind::symbol && text.size() == 1 && text[0] == symbol; }
  bool is(std::string_view symbol) const { return kind == TokenKind::symbol && text == symbol; }
};

class Lexer {
 public:
  /// `text` must outlive the lexer and be shorter than 2^32 bytes.
  explicit Lexer(std::string_view text) : text_(text) {}
  Token next();
  /// Why the last token was `bad`.
  std::string_view bad_reason() const { return bad_reason_; }

 private:
  bool skip_blank();  ///< false: an unterminated comment; the position is then at its begin
  std::size_t word_end(std::size_t from) const;
  std::size_t dotted_end(std::size_t from) const;
  std::size_t number_end(std::size_t from) const;
  std::size_t symbol_end(std::size_t from) const;
  Token take(TokenKind kind, std::size_t end);
  Token take_bad(std::size_t end, std::string_view reason);
  Token string();
  char at(std::size_t position) const { return position < text_.size() ? text_[position] : '\0'; }

  std::string_view text_;
  std::size_t position_ = 0;
  std::uint32_t line_ = 1;
  std::string_view bad_reason_;
};

}  // namespace warpproof::ptx::read
