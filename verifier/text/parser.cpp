#include "verifier/text/parser.h"

#include "verifier/text/words.h"

namespace warpproof::text {

const Token& Parser::peek(std::size_t ahead) const {
  const std::size_t last = tokens_.tokens.size() - 1;
  return tokens_.tokens[std::min(at_ + ahead, last)];
}

bool Parser::at(std::string_view text) const {
  const Token& token = peek();
  return (token.kind == TokenKind::punctuation || token.kind == TokenKind::name) &&
         tokens_.text(token) == text;
}

bool Parser::accept(std::string_view text) {
  if (!at(text)) return false;
  ++at_;
  return true;
}

void Parser::expect(std::string_view text, const std::string& why) {
  if (accept(text)) return;
  fail_expected("'" + std::string(text) + "'" + (why.empty() ? "" : " " + why));
}

Word Parser::take() {
  Word taken{std::string(word()), here()};
  if (peek().kind != TokenKind::end) ++at_;
  return taken;
}

Word Parser::name(const std::string& what) {
  if (!at_name() || starts_section()) fail_expected(what);
  return take();
}

/// A name that is being declared, where a star has no meaning (L70).
Word Parser::declared_name(const std::string& what) {
  if (at_name() && is_starred(word())) {
    report("E0264", here(), "a starred name has no place here", what + " without a star");
    throw Abandon{};
  }
  return starrable_name(what);
}

/// A name that is being declared: reserved words are refused here (L5).
Word Parser::starrable_name(const std::string& what) {
  if (!at_name()) fail_expected(what);
  if (is_starred(word()) && is_reserved(word().substr(0, word().size() - 1))) {
    report("E0114", here(), "'" + std::string(word()) + "' is made of a word of the language",
           what + " of another name");
    throw Abandon{};
  }
  if (is_reserved(word()) && (!peek().first_on_line || word(1) == "[" || word(1) == "=")) {
    report("E0114", here(), "'" + std::string(word()) + "' is a word of the language",
           what + " of another name");
    throw Abandon{};
  }
  if (is_reserved(word())) fail_expected(what);
  return take();
}

std::string Parser::string_value(const Word& quoted) const {
  std::string value;
  for (std::size_t i = 1; i + 1 < quoted.text.size(); ++i) {
    if (quoted.text[i] == '\\' && i + 2 < quoted.text.size()) ++i;
    value += quoted.text[i];
  }
  return value;
}

Word Parser::string(const std::string& what) {
  if (peek().kind != TokenKind::string) fail_expected(what + " in quotes");
  Word value = take();
  value.text = string_value(value);
  return value;
}

base::Span Parser::since(std::uint32_t begin) const {
  const std::uint32_t end = at_ == 0 ? begin : tokens_.tokens[at_ - 1].end;
  return {tokens_.source, begin, std::max(begin, end)};
}

void Parser::report(const char* code, base::Span where, std::string message, std::string expected,
                    std::string suggestion) {
  diagnostics_.push_back({.code = code,
                          .where = std::move(where),
                          .message = std::move(message),
                          .expected = std::move(expected),
                          .suggestion = std::move(suggestion)});
}

void Parser::fail(const std::string& message, const std::string& expected) {
  constexpr std::size_t found_bytes_max = 40;
  report("E0110", here(), message, expected);
  const bool end = peek().kind == TokenKind::end;
  diagnostics_.back().found =
      end ? "the end of the file" : "'" + std::string(word().substr(0, found_bytes_max)) + "'";
  throw Abandon{};
}

void Parser::fail_expected(const std::string& expected) {
  fail(peek().kind == TokenKind::end ? "the file ends too early" : "this does not fit here", expected);
}

void Parser::unsupported(const base::Span& where, const std::string& what) {
  report("E0190", where, "not supported yet: " + what);
  throw Abandon{};
}

void Parser::enter() {
  if (++depth_ <= limits_.nesting_depth_max) return;
  --depth_;
  report("E0115", here(), "nested too deeply",
         "at most " + std::to_string(limits_.nesting_depth_max) + " levels");
  throw Abandon{};
}

void Parser::check_count(std::size_t count, const std::string& what) {
  if (count <= indices_max) return;
  report("E0116", here(), "too many " + what, "at most " + std::to_string(indices_max));
  throw Abandon{};
}

bool Parser::starts_section() const { return at_name() && is_section_word(word()); }
bool Parser::starts_item() const { return at_name() && is_item_word(word()); }

void Parser::skip_to_section() {
  while (peek().kind != TokenKind::end && !(peek().first_on_line && (starts_section() || starts_item())))
    ++at_;
}

void Parser::skip_to_item() {
  while (peek().kind != TokenKind::end && !(peek().first_on_line && starts_item())) ++at_;
}

}  // namespace warpproof::text
