#include "verifier/isa/ptx/read/token_stream.h"

#include <algorithm>

namespace warpproof::ptx::read {
namespace {

constexpr std::size_t mistakes_max = 40;  // more of them help nobody, and each costs a walk over the text

std::string shown(const Token& token) {
  if (token.kind == TokenKind::end) return "the end of the file";
  constexpr std::size_t shown_bytes_max = 60;
  return "'" + std::string(token.text.substr(0, shown_bytes_max)) + "'";
}

}  // namespace

TokenStream::TokenStream(base::SourcePtr source, const base::Limits& limits, base::Diagnostics& diagnostics)
    : source_(std::move(source)),
      lexer_(source_->text),
      depth_max_(limits.nesting_depth_max),
      diagnostics_(diagnostics) {
  current_ = fetch();
  ahead_ = fetch();
}

Token TokenStream::fetch() {
  Token token = lexer_.next();
  while (token.kind == TokenKind::bad) {
    report("E0401", extent_of(token), std::string(lexer_.bad_reason()));
    token = lexer_.next();
  }
  return token;
}

Token TokenStream::take() {
  const Token taken = current_;
  last_end_ = taken.end();
  current_ = ahead_;
  ahead_ = fetch();
  return taken;
}

bool TokenStream::accept(char symbol) {
  if (!at(symbol)) return false;
  take();
  return true;
}

bool TokenStream::accept_dotted(std::string_view text) {
  if (!at_dotted(text)) return false;
  take();
  return true;
}

void TokenStream::expect(char symbol, std::string_view after) {
  if (!accept(symbol)) fail_here("'" + std::string(1, symbol) + "' " + std::string(after));
}

std::string_view TokenStream::expect_identifier(std::string_view what) {
  if (current_.kind != TokenKind::identifier) fail_here(what);
  return take().text;
}

Token TokenStream::expect_number(std::string_view what) {
  if (current_.kind != TokenKind::number) fail_here(what);
  return take();
}

void TokenStream::report(std::string_view code, const Extent& where, std::string message,
                         std::string expected, std::string suggestion) {
  if (!diagnostics_.empty() && diagnostics_.back().where.begin == where.begin) return;
  base::Diagnostic diagnostic;
  diagnostic.code = std::string(code);
  diagnostic.where = {source_, where.begin, where.end};
  diagnostic.message = std::move(message);
  diagnostic.expected = std::move(expected);
  diagnostic.suggestion = std::move(suggestion);
  diagnostics_.push_back(std::move(diagnostic));
  if (diagnostics_.size() >= mistakes_max) throw GiveUp{};
}

void TokenStream::fail(std::string_view code, const Extent& where, std::string message,
                       std::string expected) {
  report(code, where, std::move(message), std::move(expected));
  throw Recover{};
}

void TokenStream::fail_here(std::string_view expected) {
  const Extent where = extent_of(current_);
  report("E0402", where, "unexpected " + shown(current_), std::string(expected));
  throw Recover{};
}

void TokenStream::over_limit(const Extent& where, std::string message) {
  report("E0502", where, std::move(message));
  throw GiveUp{};
}

TokenStream::Level TokenStream::deeper() {
  if (depth_ >= depth_max_) {
    over_limit(extent_of(current_), "nested deeper than the limit of " + std::to_string(depth_max_));
  }
  ++depth_;
  return Level(*this);
}

void TokenStream::skip_braces() {
  std::uint64_t open = 0;
  do {
    if (at('{')) ++open;
    if (at('}')) --open;
    take();
  } while (open > 0 && !at_end());
}

void TokenStream::skip_statement() {
  while (!at_end() && !at('}')) {
    if (at('{')) {
      skip_braces();
      continue;
    }
    if (take().is(';')) return;
  }
}

}  // namespace warpproof::ptx::read
