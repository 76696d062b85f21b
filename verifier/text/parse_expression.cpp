// The grammar of expressions (docs/language.md, L10 to L19).

#include <algorithm>

#include "verifier/text/parser.h"
#include "verifier/text/words.h"

namespace warpproof::text {

NodePtr Parser::make(Node node, std::uint32_t begin) {
  node.where = since(begin);
  const auto under = [&node](const NodePtr& child) {
    if (child) node.height = std::max(node.height, child->height + 1);
  };
  for (const NodePtr& child : node.operands) under(child);
  for (const NodePtr& child : node.indices) under(child);
  for (const BinderSyntax& bound : node.binders) {
    under(bound.lower);
    under(bound.upper);
  }
  under(node.condition);
  const std::uint32_t height_max = limits_.nesting_depth_max * chain_levels_per_nesting_level;
  if (node.height > height_max || ++nodes_ > limits_.expression_nodes_max) {
    report("E0116", node.where, "the expressions of this file are too large",
           "at most " + std::to_string(limits_.expression_nodes_max) + " nodes, and " +
               std::to_string(height_max) + " terms in one chain");
    throw Abandon{};
  }
  return std::make_shared<const Node>(std::move(node));
}

NodePtr Parser::lone_expression() {
  try {
    NodePtr result = expression();
    if (peek().kind != TokenKind::end) fail_expected("the end of the expression");
    return result;
  } catch (const Abandon&) {
    return nullptr;
  }
}

NodePtr Parser::left_chain(std::initializer_list<std::string_view> operators, NodePtr (Parser::*operand)()) {
  const std::uint32_t begin = peek().begin;
  NodePtr left = (this->*operand)();
  while (std::any_of(operators.begin(), operators.end(), [this](std::string_view op) { return at(op); })) {
    Node node;
    node.form = Form::binary;
    node.word = take().text;
    node.operands = {left, (this->*operand)()};
    left = make(std::move(node), begin);
  }
  return left;
}

NodePtr Parser::expression() {
  const Level level(*this);
  return left_chain({"or"}, &Parser::conjunction);
}

NodePtr Parser::conjunction() { return left_chain({"and"}, &Parser::negation); }

NodePtr Parser::negation() {
  const std::uint32_t begin = peek().begin;
  if (!at("not")) return comparison();
  const Level level(*this);
  Node node;
  node.form = Form::unary;
  node.word = take().text;
  node.operands = {negation()};
  return make(std::move(node), begin);
}

/// a <= b < c means a <= b and b < c. `T | K` reads "T divides K".
NodePtr Parser::comparison() {
  const std::uint32_t begin = peek().begin;
  NodePtr first = additive();
  Node node;
  node.form = Form::comparison;
  node.operands.push_back(first);
  while (at("<") || at("<=") || at(">") || at(">=") || at("=") || at("==") || at("!=") || at("|")) {
    node.words.push_back(take().text);
    check_count(node.words.size(), "comparisons in one chain");
    node.operands.push_back(additive());
  }
  return node.words.empty() ? first : make(std::move(node), begin);
}

NodePtr Parser::additive() { return left_chain({"+", "-"}, &Parser::multiplicative); }
NodePtr Parser::multiplicative() { return left_chain({"*", "/", "div", "mod"}, &Parser::unary); }

/// -x^2 is -(x^2); a minus before a lone number belongs to the number.
NodePtr Parser::unary() {
  if (!at("-")) return power();
  const Level level(*this);
  const std::uint32_t begin = peek().begin;
  Node node;
  node.word = take().text;
  const bool literal = peek().kind == TokenKind::number && word(1) != "^";
  if (literal) {
    node.form = Form::number;
    node.word += take().text;
  } else {
    node.form = Form::unary;
    node.operands = {unary()};
  }
  return make(std::move(node), begin);
}

NodePtr Parser::power() {
  const std::uint32_t begin = peek().begin;
  NodePtr root = primary();
  if (!at("^")) return root;
  const Level level(*this);
  Node node;
  node.form = Form::binary;
  node.word = take().text;
  node.operands = {root, unary()};
  return make(std::move(node), begin);
}

NodePtr Parser::primary() {
  const std::uint32_t begin = peek().begin;
  if (accept("(")) {
    NodePtr inner = expression();
    expect(")");
    return inner;
  }
  if (peek().kind == TokenKind::number) {
    Node node;
    node.word = take().text;
    return make(std::move(node), begin);
  }
  if (!at_name()) fail_expected("an expression");
  if (at("if")) return conditional();
  if (at("grad")) return gradient();
  if (at("fun")) return binding(Form::function);
  if (at("fold")) return fold();
  const bool extremum = at("max") || at("min");
  if (at("sum") || at("prod") || at("any") || at("all") || (extremum && word(1) != "("))
    return binding(Form::reduce);
  return named();
}

NodePtr Parser::named() {
  const std::uint32_t begin = peek().begin;
  if (is_future_word(word())) unsupported(here(), std::string(word()));
  const bool function_word = at("max") || at("min") || at("rational");
  const bool constant_word = at("true") || at("false") || at("pi") || at("inf");
  const bool operator_word = (at("div") || at("mod")) && word(1) == "(";
  if (is_reserved(word()) && !function_word && !constant_word && !operator_word)
    fail_expected("an expression");
  Node node;
  node.form = Form::name;
  node.word = take().text;
  if (at("(")) {
    node.form = Form::call;
    node.operands = parenthesised_list();
  }
  if (at("[")) {
    if (node.form == Form::name) node.form = Form::element;
    node.has_indices = true;
    node.indices = indices();
  }
  return make(std::move(node), begin);
}

std::vector<NodePtr> Parser::parenthesised_list() {
  const Level level(*this);
  expect("(");
  std::vector<NodePtr> list;
  if (accept(")")) return list;
  do {
    list.push_back(expression());
  } while (accept(","));
  expect(")");
  return list;
}

std::vector<NodePtr> Parser::indices() {
  const Level level(*this);
  expect("[");
  std::vector<NodePtr> list;
  do {
    const std::uint32_t begin = peek().begin;
    if (accept(":")) {
      Node node;
      node.form = Form::slice;
      list.push_back(make(std::move(node), begin));
    } else {
      list.push_back(expression());
    }
  } while (accept(","));
  expect("]");
  return list;
}

NodePtr Parser::conditional() {
  const std::uint32_t begin = peek().begin;
  Node node;
  node.form = Form::conditional;
  expect("if");
  node.operands.push_back(expression());
  expect("then");
  node.operands.push_back(expression());
  expect("else");
  node.operands.push_back(expression());
  return make(std::move(node), begin);
}

/// grad of L by X[i, j] kinks zero: the words but the first one are names elsewhere.
NodePtr Parser::gradient() {
  const Level level(*this);
  const std::uint32_t begin = peek().begin;
  Node node;
  node.form = Form::gradient;
  expect("grad");
  expect("of", "before what is differentiated");
  node.operands.push_back(expression());
  expect("by", "and the element: grad of L by X[i, j]");
  if (!at_name()) fail_expected("an element such as X[i, j]");
  node.operands.push_back(named());
  if (accept("kinks")) node.word = name("a convention: undefined, zero, half, first or second").text;
  return make(std::move(node), begin);
}

/// sum k < K, t < T where condition. body; the body goes as far to the right as it can.
NodePtr Parser::binding(Form form) {
  const Level level(*this);
  const std::uint32_t begin = peek().begin;
  Node node;
  node.form = form;
  node.word = take().text;
  if (at("[")) fail("this does not fit here", "an index with its range: '" + node.word + " k < K. X[k]'");
  do {
    node.binders.push_back(binder());
    check_count(node.binders.size(), "indices");
  } while (accept(","));
  if (form == Form::reduce && accept("where")) node.condition = expression();
  expect(".", "before the body of '" + node.word + "'");
  node.operands.push_back(expression());
  return make(std::move(node), begin);
}

/// fold k < K from a = start, ... next a = step, ... . value; the value goes as far to the right as it can.
NodePtr Parser::fold() {
  const Level level(*this);
  const std::uint32_t begin = peek().begin;
  Node node;
  node.form = Form::fold;
  node.word = take().text;
  node.binders.push_back(binder());
  expect("from", "and where the state begins");
  settings("the state", node.starts, node.operands);
  expect("next", "and the state after a round");
  settings("the next state", node.steps, node.operands);
  expect(".", "before the value of 'fold'");
  node.operands.push_back(expression());
  return make(std::move(node), begin);
}

void Parser::settings(const std::string& what, std::vector<SetSyntax>& names, std::vector<NodePtr>& values) {
  do {
    const Word word = declared_name("a name in " + what);
    names.push_back({word.text, word.where});
    check_count(names.size(), "names that a fold sets");
    expect("=", "and its value");
    values.push_back(expression());
  } while (accept(","));
}

/// k < b, k <= b, a <= k < b, a < k <= b.
BinderSyntax Parser::binder() {
  BinderSyntax result;
  const auto index_of = [this, &result](const NodePtr& node) {
    if (node->form != Form::name || is_reserved(node->word)) {
      report("E0110", node->where, "this is not the name of an index", "a range such as k < K or a <= k < b");
      throw Abandon{};
    }
    result.name = node->word;
    result.where = node->where;
  };
  const auto relation = [this] {
    if (!at("<") && !at("<=")) fail_expected("'<' and the end of the range, without brackets: 'k < K'");
    return take().text == "<=";
  };
  const NodePtr first = additive();
  const bool first_inclusive = relation();
  NodePtr second = additive();
  if (at("<") || at("<=")) {
    result.lower = first;
    result.lower_excluded = !first_inclusive;
    index_of(second);
    result.upper_included = relation();
    result.upper = additive();
  } else {
    index_of(first);
    result.upper_included = first_inclusive;
    result.upper = std::move(second);
  }
  return result;
}

}  // namespace warpproof::text
