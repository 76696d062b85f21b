#include "verifier/report/html_math_node.h"

#include <array>
#include <utility>

namespace warpproof::report::html {
namespace {

constexpr std::uint32_t height_of_an_exponent_max = 4;  // larger ones are read better as exp(...)

using text::Form;

struct Sign {
  std::string_view word;
  const char* shown;
};

template <std::size_t count>
const char* shown_as(const std::array<Sign, count>& signs, std::string_view word) {
  for (const Sign& sign : signs)
    if (sign.word == word) return sign.shown;
  return nullptr;
}

constexpr std::array<Sign, 13> letters = {{{"alpha", "α"},
                                           {"beta", "β"},
                                           {"gamma", "γ"},
                                           {"delta", "δ"},
                                           {"epsilon", "ε"},
                                           {"theta", "θ"},
                                           {"lambda", "λ"},
                                           {"mu", "μ"},
                                           {"sigma", "σ"},
                                           {"tau", "τ"},
                                           {"omega", "ω"},
                                           {"pi", "π"},
                                           {"inf", "∞"}}};

/// -1 * x and -x begin with a sign; a fraction does not.
bool begins_with_minus(const text::Node* node) {
  while (node->form == Form::binary && node->word != "/" && node->word != "^") node = node->operands[0].get();
  return (node->form == Form::number && node->word.starts_with("-")) ||
         (node->form == Form::unary && node->word == "-");
}

bool is_exponential(const text::Node& node) {
  return node.form == Form::call && !node.has_indices && node.operands.size() == 1 &&
         (node.word == "exp2" || node.word == "exp") && node.operands[0]->height <= height_of_an_exponent_max;
}

}  // namespace

Node math_operator(Node parent, const char* sign) {
  Node op = parent.append_child("mo");
  op.text() = sign;
  return op;
}

Binds binds(const text::Node& node) {
  switch (node.form) {
    case Form::number:
      return node.word.starts_with("-")                           ? Binds::minus
             : node.word.find_first_of("eE") != std::string::npos ? Binds::product
                                                                  : Binds::atom;
    case Form::unary:
      return node.word == "not" ? Binds::negation : Binds::minus;
    case Form::comparison:
      return Binds::comparison;
    case Form::conditional:
    case Form::gradient:
    case Form::function:
    case Form::fold:
      return Binds::anything;
    case Form::reduce:
      return Binds::big;
    case Form::call:
      return is_exponential(node) ? Binds::power : Binds::atom;
    case Form::binary:
      if (node.word == "or") return Binds::disjunction;
      if (node.word == "and") return Binds::conjunction;
      if (node.word == "+" || node.word == "-") return Binds::sum;
      if (node.word == "/") return Binds::quotient;
      return node.word == "^" ? Binds::power : Binds::product;
    default:
      return Binds::atom;
  }
}

void MathWriter::name(Node parent, const std::string& word) {
  const char* letter = shown_as(letters, word);
  parent.append_child("mi").text() = letter != nullptr ? letter : visible(word).c_str();
}

void MathWriter::left_side(Node parent, const text::EquationSyntax& equation,
                           const std::vector<text::DeclarationSyntax>* parameters) {
  const bool has_indices = !equation.indices.empty();
  Node whole = has_indices ? parent.append_child("msub") : parent;
  Node head = has_indices ? whole.append_child("mrow") : parent;
  name(head, equation.name.text);
  if (parameters != nullptr) {
    math_operator(head, "(");
    for (std::size_t i = 0; i < parameters->size(); ++i) {
      if (i != 0) math_operator(head, ",");
      name(head, (*parameters)[i].name.text);
    }
    math_operator(head, ")");
  }
  if (!has_indices) return;
  Node row = whole.append_child("mrow");
  for (std::size_t i = 0; i < equation.indices.size(); ++i) {
    if (i != 0) math_operator(row, ",");
    name(row, equation.indices[i].name);
  }
}

void MathWriter::number(Node parent, const std::string& digits) {
  std::string rest = digits;
  if (rest.starts_with("-")) {
    math_operator(parent, "−");
    rest.erase(0, 1);
  }
  const std::size_t e = rest.find_first_of("eE");
  const std::string head = rest.substr(0, e);
  if (e == std::string::npos || (head != "1" && head != "1.0"))
    parent.append_child("mn").text() = visible(head).c_str();
  if (e == std::string::npos) return;
  if (head != "1" && head != "1.0") math_operator(parent, "×");
  Node power = parent.append_child("msup");
  power.append_child("mn").text() = "10";
  Node exponent = power.append_child("mrow");
  std::string tail = rest.substr(e + 1);
  if (tail.starts_with("-")) math_operator(exponent, "−");
  tail.erase(0, tail.find_first_not_of("+-"));
  exponent.append_child("mn").text() = visible(tail).c_str();
}

void MathWriter::fenced(Node parent, const char* open, const text::Node& node, const char* close) {
  Node row = parent.append_child("mrow");
  math_operator(row, open);
  draw(row, node, Binds::anything, true);
  math_operator(row, close);
}

void MathWriter::list(Node parent, const std::vector<text::NodePtr>& nodes) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (i != 0) math_operator(parent, ",");
    draw(parent, *nodes[i], Binds::anything, true);
  }
}

void MathWriter::draw(Node parent, const text::Node& node, Binds needed, bool tail) {
  const Binds own = binds(node);
  const bool open_to_the_right = own == Binds::big && tail && needed <= Binds::minus;
  if (own < needed && !open_to_the_right) return fenced(parent, "(", node, ")");
  bare(parent.append_child("mrow"), node, tail);
}

void MathWriter::bare(Node parent, const text::Node& node, bool tail) {
  switch (node.form) {
    case Form::number:
      return number(parent, node.word);
    case Form::name:
      return name(parent, node.word);
    case Form::slice:
      math_operator(parent, ":");
      return;
    case Form::element: {
      Node sub = parent.append_child("msub");
      name(sub, node.word);
      return list(sub.append_child("mrow"), node.indices);
    }
    case Form::call:
      return call(parent, node);
    case Form::unary:
      math_operator(parent, node.word == "not" ? "¬" : "−");
      return draw(parent, *node.operands[0], node.word == "not" ? Binds::negation : Binds::minus, tail);
    case Form::binary:
      return binary(parent, node, tail);
    case Form::comparison:
      return comparison(parent, node, tail);
    case Form::conditional:
      return conditional(parent, node);
    case Form::reduce:
      return reduce(parent, node, tail);
    case Form::gradient: {  // never printed: it is shown as what it expands to
      name(parent, "grad");
      return draw(parent, *node.operands[0], Binds::anything, tail);
    }
    case Form::fold:
      return fold(parent, node);
    case Form::function: {
      math_operator(parent, "(");
      for (std::size_t i = 0; i < node.binders.size(); ++i) {
        if (i != 0) math_operator(parent, ",");
        name(parent, node.binders[i].name);
      }
      math_operator(parent, ")");
      math_operator(parent, "↦");
      return draw(parent, *node.operands[0], Binds::anything, tail);
    }
  }
}

void MathWriter::binary(Node parent, const text::Node& node, bool tail) {
  const text::Node &left = *node.operands[0], &right = *node.operands[1];
  if (node.word == "/") {
    Node fraction = parent.append_child("mfrac");
    draw(fraction, left, Binds::anything, true);
    return draw(fraction, right, Binds::anything, true);
  }
  if (node.word == "^") {
    Node power = parent.append_child("msup");
    draw(power, left, Binds::atom, false);
    return draw(power, right, Binds::anything, true);
  }
  const Binds own = binds(node), next = static_cast<Binds>(static_cast<int>(own) + 1);
  draw(parent, left, own, own <= Binds::sum);
  if (node.word == "*") {
    const auto adjacent = [](const text::Node& n) { return n.form == Form::element || n.form == Form::name; };
    const bool product = left.form == Form::binary && left.word == "*" && adjacent(*left.operands[1]);
    const bool bare_left = adjacent(left) || left.form == Form::number || product;
    const bool sum_follows = right.form == Form::reduce && tail;
    if ((bare_left && adjacent(right)) || sum_follows) {
      math_operator(parent, "\xE2\x81\xA2");  // invisible times
      parent.append_child("mspace").append_attribute("width") = "0.17em";
    } else {
      math_operator(parent, "⋅");
    }
  } else {
    constexpr std::array<Sign, 6> signs = {
        {{"+", "+"}, {"-", "−"}, {"div", "div"}, {"mod", "mod"}, {"and", "∧"}, {"or", "∨"}}};
    const char* sign = shown_as(signs, node.word);
    math_operator(parent, sign != nullptr ? sign : "?");
  }
  // a - (-1), not two signs in a row.
  if (begins_with_minus(&right)) return fenced(parent, "(", right, ")");
  draw(parent, right, next, tail);
}

void MathWriter::comparison(Node parent, const text::Node& node, bool tail) {
  constexpr std::array<Sign, 8> signs = {
      {{"<", "<"}, {"<=", "≤"}, {">", ">"}, {">=", "≥"}, {"=", "="}, {"==", "="}, {"!=", "≠"}, {"|", "∣"}}};
  for (std::size_t i = 0; i < node.operands.size(); ++i) {
    if (i != 0) {
      const char* sign = shown_as(signs, node.words[i - 1]);
      math_operator(parent, sign != nullptr ? sign : "?");
    }
    draw(parent, *node.operands[i], Binds::sum, i + 1 < node.operands.size() || tail);
  }
}

void MathWriter::conditional(Node parent, const text::Node& node) {
  math_operator(parent, "{");
  Node table = parent.append_child("mtable");
  table.append_attribute("class") = "cases";
  const text::Node* at = &node;
  const auto row = [&](const text::Node& value, const text::Node* condition) {
    Node line = table.append_child("mtr");
    draw(line.append_child("mtd"), value, Binds::anything, true);
    Node when = line.append_child("mtd");
    when.append_child("mtext").text() = condition != nullptr ? "if\u00a0" : "otherwise";
    if (condition != nullptr) draw(when, *condition, Binds::anything, true);
  };
  for (; at->form == Form::conditional; at = at->operands[2].get())
    row(*at->operands[1], at->operands[0].get());
  row(*at, nullptr);
}

void MathWriter::call(Node parent, const text::Node& node) {
  if (!node.has_indices) {
    if (!known_call(parent, node)) {
      name(parent, node.word);
      math_operator(parent, "(");
      list(parent, node.operands);
      math_operator(parent, ")");
    }
    return;
  }
  Node sub = parent.append_child("msub");
  Node base = sub.append_child("mrow");
  name(base, node.word);
  math_operator(base, "(");
  list(base, node.operands);
  math_operator(base, ")");
  list(sub.append_child("mrow"), node.indices);
}

bool MathWriter::known_call(Node parent, const text::Node& node) {
  const auto arity = node.operands.size();
  const auto one_over = [&parent] {
    Node fraction = parent.append_child("mfrac");
    fraction.append_child("mn").text() = "1";
    return fraction;
  };
  if (arity == 1) {
    const text::Node& x = *node.operands[0];
    if (is_exponential(node)) {
      Node power = parent.append_child("msup");
      if (node.word == "exp2")
        power.append_child("mn").text() = "2";
      else
        power.append_child("mi").text() = "e";
      draw(power, x, Binds::anything, true);
    } else if (node.word == "sqrt") {
      draw(parent.append_child("msqrt"), x, Binds::anything, true);
    } else if (node.word == "rsqrt") {
      draw(one_over().append_child("msqrt"), x, Binds::anything, true);
    } else if (node.word == "reciprocal") {
      draw(one_over(), x, Binds::anything, true);
    } else if (node.word == "abs") {
      fenced(parent, "|", x, "|");
    } else if (node.word == "floor") {
      fenced(parent, "⌊", x, "⌋");
    } else {
      return false;
    }
    return true;
  }
  if (arity != 2 || (node.word != "ceil_div" && node.word != "rational")) return false;
  Node row = parent.append_child("mrow");
  const bool rounds = node.word == "ceil_div";
  if (rounds) math_operator(row, "⌈");
  if (rounds) {
    draw(row, *node.operands[0], Binds::product, false);
    math_operator(row, "/");
    draw(row, *node.operands[1], Binds::atom, false);
    math_operator(row, "⌉");
  } else {
    Node fraction = row.append_child("mfrac");
    for (const text::NodePtr& operand : node.operands) draw(fraction, *operand, Binds::anything, true);
  }
  return true;
}

}  // namespace warpproof::report::html
