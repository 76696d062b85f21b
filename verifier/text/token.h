#pragma once
// Tokens of the language (docs/language.md, L1 to L4). Line breaks mean nothing, except that recovery after a
// mistake looks for a section word that is first on its line.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "verifier/base/diagnostic.h"
#include "verifier/base/limits.h"

namespace warpproof::text {

enum class TokenKind : std::uint8_t {
  name,         ///< sum, X, row_scale; i*, the name of an axis group or along one
  number,       ///< 12, 1.25e-3: exact
  string,       ///< "text"; the quotes belong to the token
  punctuation,  ///< one of ( ) [ ] , ; : . + - * / ^ | = < > <= >= !=
  end,
};

struct Token {
  TokenKind kind = TokenKind::end;
  bool first_on_line = false;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

struct Tokens {
  base::SourcePtr source;
  std::vector<Token> tokens;  ///< the last one is `end`

  std::string_view text(const Token& token) const {
    return std::string_view(source->text).substr(token.begin, token.end - token.begin);
  }
  base::Span span(const Token& token) const { return {source, token.begin, token.end}; }
};

/// All tokens; what is wrong goes to `diagnostics` (E0101 unexpected character, E0102 malformed number, E0103
/// string without end, E0104 not a text file, E0105 too many tokens) and reading goes on where it can.
Tokens read_tokens(const base::SourcePtr& source, const base::Limits& limits, base::Diagnostics& diagnostics);

}  // namespace warpproof::text
