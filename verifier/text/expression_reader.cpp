#include "verifier/text/expression_reader.h"

#include <algorithm>
#include <stdexcept>

#include "verifier/base/fault.h"
#include "verifier/text/operators.h"
#include "verifier/text/words.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;
using ir::ScalarType;

std::string type_word(ScalarType type) {
  return type == ScalarType::real ? "a real" : type == ScalarType::integer ? "an integer" : "a boolean";
}

bool reads_data(const ExpressionPtr& expression) {
  if (expression->kind == ir::Kind::read && is_starred(expression->name))
    return false;  // one integer an axis
  if (expression->kind == ir::Kind::read || expression->kind == ir::Kind::call ||
      expression->kind == ir::Kind::state || expression->kind == ir::Kind::fold)
    return true;
  if (expression->condition && reads_data(expression->condition)) return true;
  for (const ExpressionPtr& operand : expression->operands) {
    if (reads_data(operand)) return true;
  }
  for (const ir::Binder& binder : expression->binders) {
    if (reads_data(binder.lower) || reads_data(binder.upper)) return true;
  }
  return false;
}

bool is_whole_literal(const ExpressionPtr& expression) {
  return expression->kind == ir::Kind::constant && expression->type == ScalarType::integer;
}

}  // namespace

bool mentions_some_index(const ExpressionPtr& expression) {
  if (expression->kind == ir::Kind::index) return true;
  return std::any_of(expression->operands.begin(), expression->operands.end(), mentions_some_index);
}

void ExpressionReader::report(const char* code, const base::Span& where, std::string message,
                              std::string expected, std::string suggestion) {
  diagnostics_.push_back({.code = code,
                          .where = where,
                          .message = std::move(message),
                          .expected = std::move(expected),
                          .suggestion = std::move(suggestion)});
}

void ExpressionReader::unknown_name(const base::Span& where, const std::string& name) {
  if (scope_.wrong(name)) return;
  constexpr std::size_t suggestions_max = 100;  // each looks at all names
  const bool suggest = diagnostics_.size() < suggestions_max;
  const std::vector<std::string> names = suggest ? scope_.names() : std::vector<std::string>();
  const std::string nearest = base::nearest_name(name, names);
  constexpr std::size_t names_max = 12;
  std::string known;
  if (nearest.empty() && names.size() <= names_max)
    for (const std::string& one : names) known += (known.empty() ? "one of " : ", ") + one;
  report("E0201", where, "unknown name '" + name + "'", known, nearest);
}

ExpressionPtr ExpressionReader::value(const Node& node) {
  ExpressionPtr result = read(node);
  const std::uint32_t height_max = limits_.nesting_depth_max * 10;
  if (result && (result->node_count > limits_.expression_nodes_max || result->height > height_max)) {
    report("E0262", node.where, "the expression is too large",
           "at most " + std::to_string(limits_.expression_nodes_max) + " nodes");
    return nullptr;
  }
  return result;
}

ExpressionPtr ExpressionReader::integer(const Node& node) {
  ExpressionPtr result = value(node);
  if (result && result->type != ScalarType::integer) {
    report("E0222", node.where, "this must be an integer", "an integer (div divides integers)");
    return nullptr;
  }
  return result;
}

ExpressionPtr ExpressionReader::condition(const Node& node) {
  ExpressionPtr result = value(node);
  if (result && result->type != ScalarType::boolean) {
    report("E0220", node.where, "this must be a condition, and is " + type_word(result->type),
           "a comparison");
    return nullptr;
  }
  return result;
}

ExpressionPtr ExpressionReader::read(const Node& node) {
  switch (node.form) {
    case Form::number:
      return number(node);
    case Form::name:
      return name(node);
    case Form::element:
      return element(node);
    case Form::call:
      return call(node);
    case Form::unary:
      return unary(node);
    case Form::binary:
      return binary(node);
    case Form::comparison:
      return comparison(node);
    case Form::conditional:
      return conditional(node);
    case Form::reduce:
      return reduce(node);
    case Form::gradient:
      return gradient(node);
    case Form::fold:
      return fold(node);
    case Form::slice:
    case Form::function:
      report("E0224", node.where, "a tensor stands where a value is needed", "an element such as X[i, k]");
      return nullptr;
  }
  return nullptr;
}

/// 12 is an integer, 12.0 and 1e3 are reals; all are exact.
ExpressionPtr ExpressionReader::number(const Node& node) {
  const std::optional<ir::Rational> parsed = ir::Rational::parse(node.word);
  if (!parsed) {
    report("E0102", node.where, "the number is too long",
           "at most 400 digits and a decimal exponent up to 400");
    return nullptr;
  }
  const bool real = node.word.find_first_of(".eE") != std::string::npos;
  return ir::make_constant(*parsed, real ? ScalarType::real : ScalarType::integer, node.where);
}

ExpressionPtr ExpressionReader::name(const Node& node) {
  if (node.word == "true" || node.word == "false") return ir::make_boolean(node.word == "true", node.where);
  if (const ir::IndexVariable* index = scope_.index(node.word)) return ir::make_index(*index, node.where);
  if (const ExpressionPtr* size = scope_.size(node.word)) return *size;
  if (const ExpressionPtr* value = scope_.value(node.word)) return *value;
  if (const TensorInfo* tensor = scope_.tensor(node.word)) {
    if (tensor->extents.empty()) return ir::make_read(node.word, {}, tensor->element, node.where);
    report("E0203", node.where,
           "'" + node.word + "' has " + std::to_string(tensor->extents.size()) + " indices",
           "an element such as " + node.word + "[i" + (tensor->extents.size() > 1 ? ", ...]" : "]"));
    return nullptr;
  }
  if (node.word == "inf" && !may_be_infinite(node)) return nullptr;
  const ir::Op* op = refmodels::ops::find_op(node.word);
  if (op != nullptr && op->arity == 0) return ir::make_apply(*op, {}, node.where);
  unknown_name(node.where, node.word);
  return nullptr;
}

bool ExpressionReader::may_be_infinite(const Node& node) {
  if (scope_.infinity_allowed()) return true;
  report("E0313", node.where, "'" + node.word + "' is of the extended reals alone", "'theory extended'");
  return false;
}

ExpressionPtr ExpressionReader::index_value(const Node& node) {
  ExpressionPtr result = integer(node);
  if (result && reads_data(result)) {
    report("E0191", node.where, "not supported yet: an index or a range that depends on data (gather)");
    return nullptr;
  }
  return result;
}

bool ExpressionReader::index_values(const std::vector<NodePtr>& nodes, std::vector<ExpressionPtr>& values) {
  bool ok = true;
  for (const NodePtr& node : nodes) {
    ExpressionPtr index = node->form == Form::slice ? read(*node) : index_value(*node);
    ok = ok && index;
    values.push_back(std::move(index));
  }
  return ok;
}

ExpressionPtr ExpressionReader::element(const Node& node) {
  const TensorInfo* tensor = scope_.tensor(node.word);
  std::vector<ExpressionPtr> indices;
  const bool ok = index_values(node.indices, indices);
  if (tensor == nullptr) {
    if (scope_.knows(node.word)) {
      report("E0203", node.where, "'" + node.word + "' is not a tensor and has no elements");
    } else {
      unknown_name(node.where, node.word);
    }
    return nullptr;
  }
  if (indices.size() != tensor->extents.size()) {
    report("E0203", node.where,
           "'" + node.word + "' has " + std::to_string(tensor->extents.size()) + " indices, and " +
               std::to_string(indices.size()) + " are given");
    return nullptr;
  }
  if (!ok) return nullptr;
  return ir::make_read(node.word, std::move(indices), tensor->element, node.where);
}

ExpressionPtr ExpressionReader::unary(const Node& node) {
  const Operator* row = operator_written(node.word, 1);
  ExpressionPtr operand = read(*node.operands[0]);
  return operand ? apply(row->op, {operand}, node.where) : nullptr;
}

ExpressionPtr ExpressionReader::binary(const Node& node) {
  const Operator* row = operator_written(node.word, 2);
  ExpressionPtr left = read(*node.operands[0]);
  ExpressionPtr right = read(*node.operands[1]);
  return left && right ? apply(row->op, {left, right}, node.where) : nullptr;
}

/// Chains become conjunctions; T | K becomes K mod T = 0.
ExpressionPtr ExpressionReader::comparison(const Node& node) {
  std::vector<ExpressionPtr> operands;
  for (const NodePtr& operand : node.operands) {
    operands.push_back(read(*operand));
  }
  ExpressionPtr all;
  for (std::size_t i = 0; i < node.words.size(); ++i) {
    if (!operands[i] || !operands[i + 1]) return nullptr;
    ExpressionPtr link;
    if (node.words[i] == "|") {
      const ExpressionPtr rest = apply("mod", {operands[i + 1], operands[i]}, node.where);
      if (rest) link = apply("eq", {rest, ir::make_constant(0, ScalarType::integer, node.where)}, node.where);
    } else {
      link = apply(operator_written(node.words[i], 2)->op, {operands[i], operands[i + 1]}, node.where);
    }
    if (!link) return nullptr;
    all = all ? apply("and", {all, link}, node.where) : link;
  }
  return all;
}

ExpressionPtr ExpressionReader::conditional(const Node& node) {
  std::vector<ExpressionPtr> operands;
  for (const NodePtr& operand : node.operands) operands.push_back(read(*operand));
  if (!operands[0] || !operands[1] || !operands[2]) return nullptr;
  return apply("select", std::move(operands), node.where);
}

std::vector<ir::Binder> ExpressionReader::enter(const std::vector<BinderSyntax>& syntax, bool& ok) {
  const auto one_more = [](const ExpressionPtr& bound, const base::Span& where) {
    return ir::make_apply("add", {bound, ir::make_constant(1, ScalarType::integer, where)}, where);
  };
  std::vector<ir::Binder> binders;
  for (const BinderSyntax& range : syntax) {
    ir::Binder binder;
    binder.lower =
        range.lower ? index_value(*range.lower) : ir::make_constant(0, ScalarType::integer, range.where);
    binder.upper = index_value(*range.upper);
    ok = ok && binder.lower && binder.upper;
    if (binder.lower && range.lower_excluded) binder.lower = one_more(binder.lower, range.where);
    if (binder.upper && range.upper_included) binder.upper = one_more(binder.upper, range.where);
    binder.variable = fresh(range.name);
    ok = scope_.enter_index({range.name, range.where}, binder.variable, diagnostics_) && ok;
    binders.push_back(std::move(binder));
  }
  return binders;
}

ExpressionPtr ExpressionReader::reduce(const Node& node) {
  const ir::ReductionInfo* reduction = ir::reduction_named(node.word);
  WARPPROOF_INVARIANT(reduction != nullptr, "reduction " + node.word);
  bool ok = true;
  std::vector<ir::Binder> binders = enter(node.binders, ok);
  ExpressionPtr guard = node.condition ? condition(*node.condition) : nullptr;
  ok = ok && (guard || !node.condition);
  const bool boolean =
      reduction->reduction == ir::Reduction::any || reduction->reduction == ir::Reduction::all;
  ExpressionPtr body = boolean ? condition(*node.operands[0]) : read(*node.operands[0]);
  scope_.leave_indices(node.binders.size());
  if (body && !boolean && body->type == ScalarType::boolean) {
    report("E0220", node.operands[0]->where, "'" + node.word + "' needs numbers, and this is a boolean");
    return nullptr;
  }
  if (!ok || !body) return nullptr;
  return ir::make_reduce(reduction->reduction, std::move(binders), std::move(guard), std::move(body),
                         node.where);
}

bool ExpressionReader::require_type(const ExpressionPtr& operand, bool boolean, const ir::Op& op) {
  if ((operand->type == ScalarType::boolean) == boolean) return true;
  const Operator* symbol = operator_of(op.name);
  const std::string shown(symbol ? symbol->symbol : op.name);
  report("E0220", operand->where, "'" + shown + "' needs " + (boolean ? "conditions" : "numbers"),
         boolean ? "a boolean" : "a real or an integer");
  diagnostics_.back().found = type_word(operand->type);
  return false;
}

bool ExpressionReader::fits_rule(const ir::Op& op, const std::vector<ExpressionPtr>& operands) {
  using refmodels::ops::Rule;
  bool ok = true;
  if (op.rule == Rule::select) {
    ok = require_type(operands[0], true, op);
    if ((operands[1]->type == ScalarType::boolean) != (operands[2]->type == ScalarType::boolean)) {
      report("E0220", operands[2]->where, "the two branches have different types",
             type_word(operands[1]->type));
      ok = false;
    }
    return ok;
  }
  for (const ExpressionPtr& operand : operands) {
    if (!require_type(operand, op.rule == Rule::boolean, op)) return false;
    if (op.rule == Rule::integer && operand->type != ScalarType::integer) {
      report("E0222", operand->where, "'" + std::string(op.name) + "' needs integers", "an integer");
      return false;
    }
  }
  if (op.rule == Rule::power && !is_whole_literal(operands[1])) {
    report("E0221", operands[1]->where, "an exponent must be a whole number that is written out",
           "x^2, sqrt(x), prod j < N. x for x to the N, or exp(y * log(x))");
    return false;
  }
  return true;
}

ExpressionPtr ExpressionReader::apply(std::string_view name, std::vector<ExpressionPtr> operands,
                                      const base::Span& where) {
  const ir::Op* op = refmodels::ops::find_op(name);
  WARPPROOF_INVARIANT(op != nullptr, "no operation named " + std::string(name));
  if (!fits_rule(*op, operands)) return nullptr;
  return ir::make_apply(*op, std::move(operands), where);
}

std::optional<ir::Rational> ExpressionReader::constant(const Node& node) {
  const ExpressionPtr expression = value(node);
  if (!expression) return std::nullopt;
  const std::optional<ir::Rational> result = closed_value(expression);
  if (!result)
    report("E0226", node.where, "this must be a rational constant", "a number such as -4, 0.5 or 1/3");
  return result;
}

std::optional<ir::Rational> closed_value(const ExpressionPtr& expression) {
  constexpr std::uint64_t nodes_max = 64;     // these are written by hand
  constexpr std::int64_t bits_max = 1 << 16;  // of a part: a tower of powers would grow for ever
  const auto fold = [](const auto& self, const ExpressionPtr& part) -> std::optional<ir::Rational> {
    if (part->kind == ir::Kind::constant) return part->value;
    if (part->kind != ir::Kind::apply) return std::nullopt;
    std::vector<ir::Rational> values;
    for (const ExpressionPtr& operand : part->operands) {
      const std::optional<ir::Rational> inner = self(self, operand);
      if (!inner || inner->bit_size() > bits_max) return std::nullopt;
      values.push_back(*inner);
    }
    const refmodels::ops::Exact exact = part->op->exact(values);
    if (!exact) return std::nullopt;
    return exact.value;
  };
  if (expression->node_count > nodes_max) return std::nullopt;
  try {
    return fold(fold, expression);
  } catch (const std::length_error&) {
    return std::nullopt;  // larger than a Rational may be
  }
}

}  // namespace warpproof::text
