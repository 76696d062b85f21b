#pragma once
// From an expression of the language to MathML; for html_math.cpp alone.

#include "verifier/report/html_node.h"
#include "verifier/text/syntax.h"

namespace warpproof::report::html {

/// How tightly a drawn expression holds together; looser ones get parentheses where a tighter one is needed.
enum class Binds : int {
  anything,
  disjunction,
  conjunction,
  negation,
  comparison,
  sum,
  big,
  product,
  minus,
  quotient,
  power,
  atom
};

/// Draws expressions. A product keeps the grouping that was written: a rewrite may be about nothing else.
class MathWriter {
 public:
  /// `tail`: nothing that binds tighter follows on the right, so that a sum need not be closed.
  void draw(Node parent, const text::Node& node, Binds needed, bool tail);
  void name(Node parent, const std::string& word);
  /// Y with its indices, or f(x) with them.
  void left_side(Node parent, const text::EquationSyntax& equation,
                 const std::vector<text::DeclarationSyntax>* parameters);
  /// "i < M" as drawn below an equation.
  void range(Node parent, const text::BinderSyntax& binder);

 private:
  void bare(Node parent, const text::Node& node, bool tail);
  void number(Node parent, const std::string& digits);
  void call(Node parent, const text::Node& node);
  bool known_call(Node parent, const text::Node& node);
  void binary(Node parent, const text::Node& node, bool tail);
  void comparison(Node parent, const text::Node& node, bool tail);
  void conditional(Node parent, const text::Node& node);
  void reduce(Node parent, const text::Node& node, bool tail);
  void fold(Node parent, const text::Node& node);
  void limits(Node sign, const text::BinderSyntax& binder, const text::NodePtr& condition);
  void last_index(Node parent, const text::BinderSyntax& binder);
  void list(Node parent, const std::vector<text::NodePtr>& nodes);
  void fenced(Node parent, const char* open, const text::Node& node, const char* close);
};

/// Of the sign that would be written for it.
Binds binds(const text::Node& node);
/// <mo> with no stretching surprises.
Node math_operator(Node parent, const char* sign);

}  // namespace warpproof::report::html
