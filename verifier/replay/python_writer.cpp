#include "verifier/replay/python_writer.h"

#include <algorithm>
#include <array>

#include "verifier/base/fault.h"

namespace warpproof::replay {
namespace {

// Python's tokenizer refuses 200 open parentheses and its parser recurses; a level of ours opens at most
// three.
constexpr unsigned depth_max = 20;

struct Spelling {
  std::string_view op;
  std::string_view python;  ///< '#' stands before the number of an operand: "(#0 + #1)"
};
constexpr Spelling spellings[] = {
    {"add", "(#0 + #1)"},
    {"sub", "(#0 - #1)"},
    {"mul", "(#0 * #1)"},
    {"neg", "(-#0)"},
    {"div", "over(#0, #1)"},
    {"reciprocal", "over(1, #0)"},
    {"pown", "power(#0, #1)"},
    {"pow", "real_power(#0, #1)"},
    {"sign", "sign(#0)"},
    {"abs", "absolute(#0)"},
    {"floor", "floor(#0)"},
    {"floor_div", "floor_div(#0, #1)"},
    {"ceil_div", "ceil_div(#0, #1)"},
    {"mod", "mod(#0, #1)"},
    {"div_trunc", "div_trunc(#0, #1)"},
    {"rem", "rem(#0, #1)"},
    {"div_euclid", "div_euclid(#0, #1)"},
    {"mod_euclid", "mod_euclid(#0, #1)"},
    {"bit_and", "(whole(#0) & whole(#1))"},
    {"bit_or", "(whole(#0) | whole(#1))"},
    {"bit_xor", "(whole(#0) ^ whole(#1))"},
    {"bit_not", "(~whole(#0))"},
    {"shift_left", "(whole(#0) << count(#1))"},
    {"shift_right", "(whole(#0) >> count(#1))"},
    {"max", "largest([#0, #1])"},
    {"min", "smallest([#0, #1])"},
    {"lt", "(#0 < #1)"},
    {"le", "(#0 <= #1)"},
    {"gt", "(#0 > #1)"},
    {"ge", "(#0 >= #1)"},
    {"eq", "(#0 == #1)"},
    {"ne", "(#0 != #1)"},
    {"and", "(#0 and #1)"},
    {"or", "(#0 or #1)"},
    {"not", "(not #0)"},
    {"select", "(#1 if #0 else #2)"},
    {"exp", "exp(#0)"},
    {"exp2", "exp2(#0)"},
    {"log", "log(#0)"},
    {"log2", "log2(#0)"},
    {"sqrt", "sqrt(#0)"},
    {"rsqrt", "rsqrt(#0)"},
    {"sigmoid", "sigmoid(#0)"},
    {"tanh", "tanh(#0)"},
    {"sin", "sin(#0)"},
    {"cos", "cos(#0)"},
    {"erf", "erf(#0)"},
    {"pi", "pi()"},
    {"inf", "inf()"},
};

// Words of Python and names of the runtime that no name of ours may hide.
constexpr std::array words = {"False",
                              "None",
                              "True",
                              "and",
                              "as",
                              "assert",
                              "async",
                              "await",
                              "break",
                              "class",
                              "continue",
                              "def",
                              "del",
                              "elif",
                              "else",
                              "except",
                              "finally",
                              "for",
                              "from",
                              "global",
                              "if",
                              "import",
                              "in",
                              "is",
                              "lambda",
                              "nonlocal",
                              "not",
                              "or",
                              "pass",
                              "raise",
                              "return",
                              "try",
                              "while",
                              "with",
                              "yield",
                              "math",
                              "sys",
                              "Decimal",
                              "Fraction",
                              "Undefined",
                              "DecimalException",
                              "getcontext",
                              "plain",
                              "decimal",
                              "Real",
                              "real",
                              "whole",
                              "over",
                              "floor",
                              "floor_div",
                              "ceil_div",
                              "mod",
                              "absolute",
                              "power",
                              "real_power",
                              "sign",
                              "div_trunc",
                              "rem",
                              "div_euclid",
                              "mod_euclid",
                              "count",
                              "exp",
                              "log",
                              "exp2",
                              "log2",
                              "sqrt",
                              "rsqrt",
                              "sigmoid",
                              "tanh",
                              "series",
                              "sin",
                              "cos",
                              "erf",
                              "span",
                              "total",
                              "product",
                              "largest",
                              "smallest",
                              "either",
                              "each",
                              "table",
                              "tensor",
                              "tried",
                              "shown",
                              "differ",
                              "before",
                              "after",
                              "print",
                              "len",
                              "int",
                              "bool",
                              "list",
                              "tuple",
                              "any",
                              "all",
                              "max",
                              "min",
                              "sum",
                              "abs",
                              "zip",
                              "range",
                              "str",
                              "isinstance",
                              "pi",
                              "inf",
                              "extended",
                              "recurrence",
                              "requirements"};

constexpr const char* reducer(ir::Reduction reduction) {
  switch (reduction) {
    case ir::Reduction::sum:
      return "total";
    case ir::Reduction::prod:
      return "product";
    case ir::Reduction::max:
      return "largest";
    case ir::Reduction::min:
      return "smallest";
    case ir::Reduction::any:
      return "either";
    case ir::Reduction::all:
      return "each";
  }
  return "total";
}

std::string constant(const ir::Expression& expression) {
  if (expression.type == ir::ScalarType::boolean) return expression.value.is_zero() ? "False" : "True";
  if (expression.value.is_integer()) {
    const std::string text = expression.value.str();
    return text[0] == '-' ? "(" + text + ")" : text;
  }
  return "Real(\"" + expression.value.str() + "\")";
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

}  // namespace

namespace {

/// Python has no stars in names.
std::string without_star(const std::string& name) {
  return name.ends_with('*') ? name.substr(0, name.size() - 1) : name;
}

}  // namespace

PythonWriter::PythonWriter() {
  for (const char* word : words) taken_.insert(word);
}

std::string PythonWriter::identifier(const std::string& kind, const std::string& name) {
  const auto known = names_.find({kind, name});
  if (known != names_.end()) return known->second;
  const std::string base = name.empty() ? "x" : without_star(name);
  std::string wanted = base;
  for (int n = 2; !taken_.insert(wanted).second; ++n) wanted = base + "_" + std::to_string(n);
  names_[{kind, name}] = wanted;
  return wanted;
}

std::string PythonWriter::index(const ir::IndexVariable& variable) {
  const auto known = indices_.find(variable.id);
  if (known != indices_.end()) return known->second;
  const std::string base = variable.name.empty() ? "i" : without_star(variable.name);
  std::string wanted = base;
  for (int n = 2; !taken_.insert(wanted).second; ++n) wanted = base + "_" + std::to_string(n);
  indices_[variable.id] = wanted;
  return wanted;
}

std::vector<std::string> PythonWriter::take_called() { return std::exchange(called_, {}); }

std::string PythonWriter::take_parts(const std::string& margin) {
  std::string text;
  for (const std::string& part : parts_) text += margin + part + "\n";
  parts_.clear();
  return text;
}

std::string PythonWriter::tuple(const std::vector<ir::ExpressionPtr>& expressions) {
  return "[" + list(expressions, 0) + "]";
}

std::string PythonWriter::list(const std::vector<ir::ExpressionPtr>& expressions, unsigned depth) {
  std::vector<std::string> parts;
  for (const ir::ExpressionPtr& expression : expressions) parts.push_back(at_depth(*expression, depth + 1));
  return joined(parts);
}

std::string PythonWriter::equation(const ir::Equation& equation, const std::string& margin) {
  const std::string name = identifier("tensor", equation.name);
  const std::string shape = tuple(equation.extents);
  std::vector<std::string> indices;
  for (const ir::IndexVariable& variable : equation.indices) indices.push_back(index(variable));
  in_scope_ = indices;
  const std::string body = at_depth(*equation.body, 0);
  in_scope_.clear();
  const std::string parts = take_parts(margin);
  const std::string head = "lambda" + (indices.empty() ? "" : " " + joined(indices));
  return parts + margin + name + " = table(lambda: " + shape + ", " + head + ": " + body + ")\n";
}

std::string PythonWriter::cut_off(const ir::Expression& expression) {
  const std::string name = identifier("part", "part_" + std::to_string(++parts_made_));
  const std::string parameters = joined(in_scope_);
  const std::string body = at_depth(expression, 0);
  parts_.push_back(name + " = lambda" + (parameters.empty() ? "" : " " + parameters) + ": " + body);
  return name + "(" + parameters + ")";
}

std::string PythonWriter::at_depth(const ir::Expression& expression, unsigned depth) {
  if (depth >= depth_max && expression.height > 1) return cut_off(expression);
  switch (expression.kind) {
    case ir::Kind::constant:
      return constant(expression);
    case ir::Kind::size:
      return identifier("size", expression.name);
    case ir::Kind::state:
    case ir::Kind::index:
      return index({expression.name, expression.index_id});
    case ir::Kind::read:
      return identifier("tensor", expression.name) + "(" + list(expression.operands, depth) + ")";
    case ir::Kind::apply:
      return applied(expression, depth);
    case ir::Kind::reduce:
      return reduced(expression, depth);
    case ir::Kind::call:
      return called(expression, depth);
    case ir::Kind::fold:
      return folded(expression, depth);
  }
  return "";
}

std::string PythonWriter::applied(const ir::Expression& expression, unsigned depth) {
  const auto spelling = std::find_if(std::begin(spellings), std::end(spellings),
                                     [&](const Spelling& row) { return row.op == expression.op->name; });
  WARPPROOF_INVARIANT(spelling != std::end(spellings), "no Python for " + std::string(expression.op->name));
  std::string text;
  for (std::size_t i = 0; i < spelling->python.size(); ++i) {
    if (spelling->python[i] != '#') {
      text += spelling->python[i];
      continue;
    }
    const auto operand = static_cast<std::size_t>(spelling->python[++i] - '0');
    text += at_depth(*expression.operands[operand], depth + 1);
  }
  return text;
}

std::string PythonWriter::requirement(const ir::Requirement& requirement) {
  const std::string ranges = ranges_at(requirement.for_all, nullptr, 0);
  const std::string condition = at_depth(*requirement.condition, 0);
  in_scope_.clear();
  return "each([" + condition + ranges + "])";
}

/// Leaves the indices in scope; the caller takes them out.
std::string PythonWriter::ranges_at(const std::vector<ir::Binder>& binders,
                                    const ir::ExpressionPtr& condition, unsigned depth) {
  std::string text;
  for (const ir::Binder& binder : binders) {
    const std::string lower = binder.lower ? at_depth(*binder.lower, depth + 1) : "0";
    const std::string upper = at_depth(*binder.upper, depth + 1);
    const std::string name = index(binder.variable);
    in_scope_.push_back(name);
    text += " for " + name + " in span(" + lower + ", " + upper + ")";
  }
  if (condition) text += " if " + at_depth(*condition, depth + 1);
  return text;
}

std::string PythonWriter::reduced(const ir::Expression& expression, unsigned depth) {
  const std::size_t mark = in_scope_.size();
  const std::string where = ranges_at(expression.binders, expression.condition, depth);
  const std::string body = at_depth(*expression.operands[0], depth + 1);
  in_scope_.resize(mark);
  return std::string(reducer(expression.reduction)) + "(" + body + where + ")";
}

std::string PythonWriter::called(const ir::Expression& expression, unsigned depth) {
  called_.push_back(expression.name);
  std::vector<std::string> arguments;
  for (const ir::TensorArgument& argument : expression.arguments) {
    const std::size_t mark = in_scope_.size();
    std::vector<std::string> extents, indices;
    for (const ir::Binder& binder : argument.binders) {
      extents.push_back(at_depth(*binder.upper, depth + 1));
      indices.push_back(index(binder.variable));
      in_scope_.push_back(indices.back());
    }
    const std::string head = "lambda" + (indices.empty() ? "" : " " + joined(indices));
    arguments.push_back("table(lambda: [" + joined(extents) + "], " + head + ": " +
                        at_depth(*argument.body, depth + 1) + ")");
    in_scope_.resize(mark);
  }
  return identifier("definition", expression.name) + "(" + joined(arguments) + ")(" +
         list(expression.operands, depth) + ")";
}

std::string PythonWriter::definition(const ir::Definition& definition) {
  std::vector<std::string> parameters;
  std::string sizes;
  std::set<std::string> bound;
  for (const ir::DefinitionParameter& parameter : definition.parameters) {
    parameters.push_back(identifier("tensor", parameter.name));
    for (std::size_t axis = 0; axis < parameter.extents.size(); ++axis) {
      const ir::Expression& extent = *parameter.extents[axis];
      if (extent.kind != ir::Kind::size || !bound.insert(extent.name).second) continue;
      sizes += "    " + identifier("size", extent.name) + " = " + parameters.back() + ".shape()[" +
               std::to_string(axis) + "]\n";
    }
  }
  std::string text =
      "def " + identifier("definition", definition.name) + "(" + joined(parameters) + "):\n" + sizes;
  for (const ir::Equation& equation : definition.equations) text += this->equation(equation, "    ");
  return text + "    return " + identifier("tensor", definition.equations.back().name) + "\n\n";
}

}  // namespace warpproof::replay
