#pragma once
// The parser's view of the text: the current token, one ahead, and where mistakes are collected. A mistake
// inside a statement throws Recover; the loops over statements catch it, skip to the end of the statement and
// go on, so that one run reports several. Too many mistakes, or a limit, throw GiveUp, which only load_module
// catches.

#include <string>
#include <string_view>

#include "verifier/base/diagnostic.h"
#include "verifier/base/limits.h"
#include "verifier/isa/ptx/module.h"
#include "verifier/isa/ptx/read/lexer.h"

namespace warpproof::ptx::read {

struct Recover {};
struct GiveUp {};

class TokenStream {
 public:
  /// Mistakes go to `diagnostics`, which outlives the stream: what was found before a GiveUp is not lost.
  TokenStream(base::SourcePtr source, const base::Limits& limits, base::Diagnostics& diagnostics);

  const Token& current() const { return current_; }
  const Token& ahead() const { return ahead_; }
  bool at_end() const { return current_.kind == TokenKind::end; }
  Token take();  ///< the current token; moves on

  bool at(char symbol) const { return current_.is(symbol); }
  bool at_dotted(std::string_view text) const {
    return current_.kind == TokenKind::dotted && current_.text == text;
  }
  bool accept(char symbol);
  bool accept_dotted(std::string_view text);
  void expect(char symbol, std::string_view after);
  std::string_view expect_identifier(std::string_view what);
  Token expect_number(std::string_view what);

  /// Notes a mistake and goes on; the same place is reported once.
  void report(std::string_view code, const Extent& where, std::string message, std::string expected = "",
              std::string suggestion = "");
  [[noreturn]] void fail(std::string_view code, const Extent& where, std::string message,
                         std::string expected = "");
  /// "expected X, found Y" at the current token.
  [[noreturn]] void fail_here(std::string_view expected);
  [[noreturn]] void over_limit(const Extent& where, std::string message);

  /// Skips to behind the next `;` of this brace level, or in front of its `}`, or to the end.
  void skip_statement();
  /// Skips a balanced `{ ... }` whose `{` is current.
  void skip_braces();

  /// Guards one level of nesting: `const auto level = stream.deeper();`
  class Level {
   public:
    explicit Level(TokenStream& stream) : stream_(stream) {}
    ~Level() { --stream_.depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    TokenStream& stream_;
  };
  Level deeper();

  Extent extent_from(const Token& first) const { return {first.begin, last_end_, first.line}; }
  Extent extent_of(const Token& token) const { return {token.begin, token.end(), token.line}; }
  std::string_view text() const { return source_->text; }
  std::uint32_t last_end() const { return last_end_; }
  const base::SourcePtr& source() const { return source_; }

 private:
  Token fetch();

  base::SourcePtr source_;
  Lexer lexer_;
  std::uint32_t depth_max_;
  std::uint32_t depth_ = 0;
  Token current_;
  Token ahead_;
  std::uint32_t last_end_ = 0;
  base::Diagnostics& diagnostics_;
};

}  // namespace warpproof::ptx::read
