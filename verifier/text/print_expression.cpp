// Expressions as text that reads back to the same expression.

#include <map>
#include <set>

#include "verifier/text/expression_reader.h"
#include "verifier/text/operators.h"
#include "verifier/text/print.h"
#include "verifier/text/words.h"

namespace warpproof::text {
namespace {

using ir::Expression;
using ir::ExpressionPtr;
using ir::Kind;

constexpr std::uint8_t binds_nothing = 0;  // sum, if: extend to the right as far as they can
constexpr std::uint8_t binds_sum = 5;
constexpr std::uint8_t binds_unary = 7;
constexpr std::uint8_t binds_all = 10;  // names, calls, parentheses

/// Collects the names that are taken: sizes, tensors; and the free indices in order of their first use.
class Survey {
 public:
  explicit Survey(std::set<std::string>& taken) : taken_(taken) {}

  void walk(const ExpressionPtr& expression) {
    if (!expression) return;
    if (expression->kind == Kind::size || expression->kind == Kind::read) taken_.insert(expression->name);
    if (expression->kind == Kind::index && bound_.count(expression->index_id) == 0) note_free(*expression);
    std::vector<ir::IndexId> entered = enter(expression->binders);
    walk(expression->condition);
    const bool binds = expression->kind == Kind::reduce || expression->kind == Kind::fold;
    for (std::size_t i = 0; binds && i < expression->operands.size(); ++i) walk(expression->operands[i]);
    leave(entered);
    for (const ir::TensorArgument& argument : expression->arguments) {
      entered = enter(argument.binders);
      walk(argument.body);
      leave(entered);
    }
    if (binds) return;
    for (const ExpressionPtr& operand : expression->operands) walk(operand);
  }

  const std::vector<std::pair<std::string, ir::IndexId>>& free() const { return free_; }

 private:
  std::vector<ir::IndexId> enter(const std::vector<ir::Binder>& binders) {
    std::vector<ir::IndexId> entered;
    for (const ir::Binder& binder : binders) {
      walk(binder.lower);
      walk(binder.upper);
      if (bound_.insert(binder.variable.id).second) entered.push_back(binder.variable.id);
    }
    return entered;
  }
  void leave(const std::vector<ir::IndexId>& entered) {
    for (const ir::IndexId id : entered) bound_.erase(id);
  }
  void note_free(const Expression& index) {
    for (const auto& [name, id] : free_) {
      if (id == index.index_id) return;
    }
    free_.emplace_back(index.name, index.index_id);
  }

  std::set<std::string>& taken_;
  std::set<ir::IndexId> bound_;
  std::vector<std::pair<std::string, ir::IndexId>> free_;
};

std::string bracketed(const std::string& open, const std::vector<std::string>& parts,
                      const std::string& close) {
  std::string out = open;
  for (std::size_t i = 0; i < parts.size(); ++i) out += (i == 0 ? "" : ", ") + parts[i];
  return out + close;
}

/// A decimal when it is exact and short, else rational(p, q). Reals carry a point, integers none.
std::string constant_text(const Expression& constant) {
  if (constant.type == ir::ScalarType::boolean) return constant.value.is_zero() ? "false" : "true";
  if (constant.value.is_integer()) {
    return constant.value.str() + (constant.type == ir::ScalarType::real ? ".0" : "");
  }
  constexpr int decimals_max = 20;
  ir::Rational scaled = constant.value;
  for (int digits = 1; digits <= decimals_max; ++digits) {
    scaled *= ir::Rational(10);
    if (!scaled.is_integer()) continue;
    std::string text = scaled.abs().str();
    if (text.size() <= static_cast<std::size_t>(digits)) text.insert(0, digits + 1 - text.size(), '0');
    text.insert(text.size() - digits, ".");
    return (constant.value.sign() < 0 ? "-" : "") + text;
  }
  return "rational(" + constant.value.numerator() + ", " + constant.value.denominator() + ")";
}

}  // namespace

std::string NamePool::unique(const std::string& wanted) {
  const std::string star = is_starred(wanted) ? "*" : "";
  std::string base = wanted.substr(0, wanted.size() - star.size());
  if (base.empty() || is_reserved(base)) base = "i";
  std::string name = base + star;
  int& number = next_.emplace(name, 2).first->second;
  while (!taken_.insert(name).second) name = base + "_" + std::to_string(number++) + star;
  return name;
}

void ExpressionPrinter::survey(const ExpressionPtr& expression) {
  std::set<std::string> taken;
  Survey survey(taken);
  survey.walk(expression);
  for (const std::string& name : taken) names_.take(name);
  for (const auto& [name, id] : survey.free()) {
    if (indices_.count(id) == 0) name_index({name, id});
  }
}

std::string ExpressionPrinter::name_index(const ir::IndexVariable& variable) {
  const std::string name = names_.unique(variable.name);
  indices_[variable.id] = name;
  return name;
}

std::string ExpressionPrinter::text(const ExpressionPtr& expression) {
  return at_level(*expression, binds_nothing);
}

std::string ExpressionPrinter::at_level(const Expression& expression, std::uint8_t outer) {
  std::uint8_t binds = binds_all;
  const std::string inner = bare(expression, binds);
  return binds < outer ? "(" + inner + ")" : inner;
}

std::string ExpressionPrinter::bare(const Expression& expression, std::uint8_t& binds) {
  switch (expression.kind) {
    case Kind::constant:
      binds = expression.value.sign() < 0 ? binds_unary : binds_all;
      return constant_text(expression);
    case Kind::size:
      return expression.name;
    case Kind::state:
    case Kind::index: {
      const auto known = indices_.find(expression.index_id);
      return known == indices_.end() ? expression.name : known->second;
    }
    case Kind::read:
      return expression.operands.empty() ? expression.name
                                         : expression.name + listed("[", expression.operands, "]");
    case Kind::apply:
      return applied(expression, binds);
    case Kind::reduce:
      binds = binds_nothing;
      return reduced(expression);
    case Kind::call:
      return called(expression);
    case Kind::fold:
      binds = binds_nothing;
      return folded(expression);
  }
  return "";
}

std::string ExpressionPrinter::listed(const std::string& open, const std::vector<ExpressionPtr>& list,
                                      const std::string& close) {
  std::vector<std::string> parts;
  for (const ExpressionPtr& part : list) parts.push_back(text(part));
  return bracketed(open, parts, close);
}

std::string ExpressionPrinter::applied(const Expression& expression, std::uint8_t& binds) {
  const std::string op(expression.op->name);
  const auto& operands = expression.operands;
  if (op == "select") {
    binds = binds_nothing;
    // Operands are printed in order, so that indices get the same names on every compiler.
    std::string out = "if " + text(operands[0]);
    out += " then " + text(operands[1]);
    out += " else " + text(operands[2]);
    return out;
  }
  const Operator* row = operator_of(op);
  if (row == nullptr) return operands.empty() ? op : op + listed("(", operands, ")");
  binds = row->binds;
  const std::string symbol(row->symbol);
  if (op == "neg") {
    // A minus before a bare number would be read as part of the number.
    const bool number = operands[0]->kind == Kind::constant;
    return number ? "-(" + text(operands[0]) + ")" : "-" + at_level(*operands[0], binds_unary);
  }
  if (op == "not") return "not " + at_level(*operands[0], row->binds);
  if (op == "pown") {
    std::string out = at_level(*operands[0], binds_all) + "^";
    return out += at_level(*operands[1], binds_unary);
  }
  // Comparisons do not associate: a chain would mean something else.
  const bool comparison = row->binds == 4;
  const auto left = static_cast<std::uint8_t>(row->binds + (comparison ? 1 : 0));
  std::string out = at_level(*operands[0], left) + " " + symbol + " ";
  return out += at_level(*operands[1], static_cast<std::uint8_t>(row->binds + 1));
}

std::string ExpressionPrinter::binders(const std::vector<ir::Binder>& binders) {
  std::vector<std::string> parts;
  for (const ir::Binder& binder : binders) {
    const std::string upper = at_level(*binder.upper, binds_sum);
    const bool from_zero = binder.lower->kind == Kind::constant && binder.lower->value.is_zero();
    const std::string lower = from_zero ? "" : at_level(*binder.lower, binds_sum) + " <= ";
    parts.push_back(lower + name_index(binder.variable) + " < " + upper);
  }
  return bracketed("", parts, "");
}

std::string ExpressionPrinter::reduced(const Expression& expression) {
  std::string out = std::string(ir::info(expression.reduction).keyword) + " " + binders(expression.binders);
  if (expression.condition) out += " where " + text(expression.condition);
  out += ". ";
  return out += text(expression.operands.front());
}

std::string ExpressionPrinter::folded(const Expression& expression) {
  std::vector<std::string> names, starts, steps;
  for (const ExpressionPtr& start : expression.operands) {
    if (starts.size() == expression.states.size()) break;
    starts.push_back(text(start));
  }
  std::string out = "fold " + binders(expression.binders) + " from ";
  for (const ir::StateVariable& state : expression.states)
    names.push_back(name_index({state.name, state.id}));
  for (std::size_t i = 0; i < names.size(); ++i) {
    starts[i].insert(0, names[i] + " = ");
    steps.push_back(names[i] + " = " + text(ir::fold_step(expression, i)));
  }
  out += bracketed("", starts, " next ") + bracketed("", steps, ". ");
  return out += text(ir::fold_value(expression));
}

std::string ExpressionPrinter::called(const Expression& expression) {
  std::vector<std::string> parts;
  for (const ir::TensorArgument& argument : expression.arguments) parts.push_back(this->argument(argument));
  std::string out = expression.name + bracketed("(", parts, ")");
  if (!expression.operands.empty()) out += listed("[", expression.operands, "]");
  return out;
}

/// True when each axis of the argument runs over the whole axis of the tensor that it reads.
bool ExpressionPrinter::whole_axes(const ir::TensorArgument& argument) const {
  const auto tensor = tensors_.find(argument.body->name);
  if (tensor == tensors_.end() || tensor->second.size() != argument.body->operands.size()) return false;
  std::size_t axis = 0;
  for (std::size_t k = 0; k < tensor->second.size() && axis < argument.binders.size(); ++k) {
    const Expression& index = *argument.body->operands[k];
    if (index.kind != Kind::index || index.index_id != argument.binders[axis].variable.id) continue;
    if (!ir::alpha_equal(tensor->second[k], argument.binders[axis].upper)) return false;
    ++axis;
  }
  return true;
}

/// A slice X[i, :] where that is what it is, else `fun k < K. ...`.
std::string ExpressionPrinter::argument(const ir::TensorArgument& argument) {
  if (argument.binders.empty()) return text(argument.body);
  if (argument.binders.front().variable.name == size_argument) return text(argument.binders.front().upper);
  const Expression& body = *argument.body;
  const auto is_axis = [&argument](const Expression& index, std::size_t axis) {
    return index.kind == Kind::index && axis < argument.binders.size() &&
           index.index_id == argument.binders[axis].variable.id;
  };
  std::vector<std::string> parts;
  std::size_t axis = 0;
  bool slice = body.kind == Kind::read;
  for (std::size_t k = 0; slice && k < body.operands.size(); ++k) {
    if (is_axis(*body.operands[k], axis)) {
      parts.emplace_back(":");
      ++axis;
      continue;
    }
    for (const ir::Binder& binder : argument.binders) {
      slice = slice && !ir::mentions_index(body.operands[k], binder.variable.id);
    }
    if (slice) parts.push_back(text(body.operands[k]));
  }
  if (slice && axis == argument.binders.size() && whole_axes(argument)) {
    return axis == parts.size() ? body.name : body.name + bracketed("[", parts, "]");
  }
  std::string out = "fun " + binders(argument.binders) + ". ";
  return out += text(argument.body);
}

std::string print(const ExpressionPtr& expression) {
  ExpressionPrinter printer;
  printer.survey(expression);
  return printer.text(expression);
}

std::string print(const ExpressionPtr& expression, const ExpressionScope& scope) {
  ExpressionPrinter printer;
  for (const std::string& size : scope.sizes) printer.take(size);
  for (const ExpressionScope::Tensor& tensor : scope.tensors) printer.take(tensor.name);
  for (const auto& [name, id] : scope.indices) printer.give_name(id, name);
  printer.survey(expression);
  return printer.text(expression);
}

std::vector<std::pair<std::string, ir::IndexId>> free_index_names(const ExpressionPtr& expression) {
  ExpressionPrinter printer;
  printer.survey(expression);
  std::set<std::string> taken;
  Survey survey(taken);
  survey.walk(expression);
  std::vector<std::pair<std::string, ir::IndexId>> result;
  for (const auto& [name, id] : survey.free()) result.emplace_back(printer.name_of(id), id);
  return result;
}

}  // namespace warpproof::text
