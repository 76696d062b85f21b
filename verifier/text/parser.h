#pragma once
// From tokens to syntax. After a mistake the parser reports it, skips to the next section word that is first
// on its line, and goes on, so that one run shows several mistakes.

#include <initializer_list>
#include <string>
#include <string_view>

#include "verifier/text/syntax.h"
#include "verifier/text/token.h"

namespace warpproof::text {

class Parser {
 public:
  Parser(Tokens tokens, const base::Limits& limits, base::Diagnostics& diagnostics)
      : tokens_(std::move(tokens)), limits_(limits), diagnostics_(diagnostics) {}

  /// The whole source (parse_file.cpp).
  FileSyntax file();
  /// One expression and nothing behind it; null after a mistake (parse_expression.cpp).
  NodePtr lone_expression();

 private:
  /// Thrown after a diagnostic was recorded; caught where recovery is possible.
  struct Abandon {};
  /// Guards recursion: one level of parentheses, calls or prefix operators.
  class Level {
   public:
    explicit Level(Parser& parser) : parser_(parser) { parser.enter(); }
    ~Level() { --parser_.depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    Parser& parser_;
  };

  // Cursor (parser.cpp).
  const Token& peek(std::size_t ahead = 0) const;
  std::string_view word(std::size_t ahead = 0) const { return tokens_.text(peek(ahead)); }
  bool at(std::string_view text) const;
  bool at_name() const { return peek().kind == TokenKind::name; }
  bool accept(std::string_view text);
  void expect(std::string_view text, const std::string& why = "");
  Word take();
  Word name(const std::string& what);
  Word declared_name(const std::string& what);
  Word starrable_name(const std::string& what);
  std::string string_value(const Word& word) const;
  Word string(const std::string& what);
  base::Span here() const { return tokens_.span(peek()); }
  base::Span since(std::uint32_t begin) const;
  [[noreturn]] void fail(const std::string& message, const std::string& expected);
  [[noreturn]] void fail_expected(const std::string& expected);
  void report(const char* code, base::Span where, std::string message, std::string expected = "",
              std::string suggestion = "");
  [[noreturn]] void unsupported(const base::Span& where, const std::string& what);
  void enter();
  void check_count(std::size_t count, const std::string& what);
  bool starts_section() const;
  bool starts_item() const;
  void skip_to_section();
  void skip_to_item();

  // Expressions, loosest first (parse_expression.cpp).
  NodePtr make(Node node, std::uint32_t begin);
  NodePtr expression();
  NodePtr conjunction();
  NodePtr negation();
  NodePtr comparison();
  NodePtr additive();
  NodePtr multiplicative();
  NodePtr unary();
  NodePtr power();
  NodePtr primary();
  NodePtr named();
  NodePtr conditional();
  NodePtr gradient();
  NodePtr binding(Form form);
  NodePtr fold();
  void settings(const std::string& what, std::vector<SetSyntax>& names, std::vector<NodePtr>& values);
  NodePtr left_chain(std::initializer_list<std::string_view> operators, NodePtr (Parser::*operand)());
  BinderSyntax binder();
  std::vector<NodePtr> indices();
  std::vector<NodePtr> parenthesised_list();

  // Things and sections (parse_file.cpp, parse_rewrite.cpp, parse_claim.cpp).
  void top_level(FileSyntax& file);
  ItemSyntax item();
  ItemSyntax twin();
  void item_body(ItemSyntax& item);
  void section(ItemSyntax& item, const std::string& word);
  DefinitionSyntax definition();
  std::vector<BinderSyntax> index_list();
  void section_meant(const Word& word);
  EquationSyntax equation();
  std::vector<EquationSyntax> equations();
  std::vector<DeclarationSyntax> declarations();
  DeclarationSyntax declaration();
  void element_type(std::vector<DeclarationSyntax>& declared, std::size_t& typed);
  std::vector<NodePtr> extents();
  void requirements(ItemSyntax& item);
  bool rank_requirement(const Word& label, std::vector<RankSyntax>& ranks);
  void sizes_along(ItemSyntax& item);
  Word group_name();
  void lets(std::vector<LetSyntax>& into);
  ExpectSyntax expectation();
  FormatsSyntax formats();
  std::vector<BoxSyntax> box();
  std::vector<DataSyntax> data();
  AcceptSyntax acceptance();
  SizesSyntax sizes();
  AssignmentSyntax assignment();
  SourceSyntax source();
  ComputesSyntax computes();
  std::vector<ArgumentSyntax> arguments();
  ArgumentSyntax argument();
  bool argument_attribute(ArgumentSyntax& argument);
  void launch(ItemSyntax& item);
  GridSyntax grid();
  std::array<NodePtr, 3> extent_triple();
  LaunchSyntax sequence_launch();

  Tokens tokens_;
  const base::Limits& limits_;
  base::Diagnostics& diagnostics_;
  std::size_t at_ = 0;
  std::uint32_t depth_ = 0;
  std::uint64_t nodes_ = 0;
};

/// Indices of one equation or reduction, and links of one chain of comparisons.
inline constexpr std::size_t indices_max = 16;
/// Depth of one expression that later walks may recurse into: chains such as a + b + c + ... count one level
/// a term.
inline constexpr std::uint32_t chain_levels_per_nesting_level = 5;

}  // namespace warpproof::text
