// The canonical text of a term: equal texts mean equal values. Bound indices are named by depth, operands of
// commutative operations and conjunctions are sorted, comparisons are written as one polynomial against zero.

#include <algorithm>

#include "verifier/base/fault.h"
#include "verifier/certificate/polynomial.h"

namespace warpproof::certificate {

namespace {
constexpr std::uint64_t remembered_nodes_min = 8;
constexpr std::size_t remembered_max = 4'000;
}  // namespace

std::string Expander::function_key(const Expression& apply) {
  std::vector<std::string> keys;
  for (const ExpressionPtr& operand : apply.operands) keys.push_back(key(operand));
  const Operation operation = operation_of(apply);
  if (operation == Operation::max || operation == Operation::min) std::sort(keys.begin(), keys.end());
  std::string text = std::string(apply.op->name) + "(";
  for (const std::string& operand : keys) text += operand + ",";
  return text + ")";
}

std::string Expander::reduce_key(const Expression& reduce) {
  std::string text = std::string(ir::info(reduce.reduction).keyword) + "{";
  for (const ir::Binder& binder : reduce.binders) {
    text += key(binder.lower) + ".." + key(binder.upper) + ";";
    const bool is_new = bound_.emplace(binder.variable.id, "%" + std::to_string(bound_.size())).second;
    WARPPROOF_INVARIANT(is_new, "an index is bound twice on one path");
  }
  if (reduce.condition && !is_true(reduce.condition)) text += "|" + key(reduce.condition);
  text += "}" + key(reduce.operands[0]) + ".";
  for (const ir::Binder& binder : reduce.binders) bound_.erase(binder.variable.id);
  return text;
}

std::string Expander::fold_key(const Expression& fold) {
  const ir::Binder& round = fold.binders.front();
  std::string text = "fold{" + key(round.lower) + ".." + key(round.upper) + ";";
  const std::size_t count = fold.states.size();
  for (std::size_t i = 0; i < count; ++i) text += key(ir::fold_start(fold, i)) + ",";
  const auto bind = [this](IndexId id) {
    const bool is_new = bound_.emplace(id, "%" + std::to_string(bound_.size())).second;
    WARPPROOF_INVARIANT(is_new, "an index is bound twice on one path");
  };
  for (const ir::StateVariable& state : fold.states) bind(state.id);
  const std::string value = key(ir::fold_value(fold));
  bind(round.variable.id);
  text += "}";
  for (std::size_t i = 0; i < count; ++i) text += key(ir::fold_step(fold, i)) + ",";
  bound_.erase(round.variable.id);
  for (const ir::StateVariable& state : fold.states) bound_.erase(state.id);
  return text + value + ".";
}

std::string Expander::state_key(const Expression& state) const {
  const auto found = bound_.find(state.index_id);
  return found != bound_.end() ? found->second : "#" + std::to_string(state.index_id);
}

std::string Expander::key(const ExpressionPtr& expression) {
  const auto written = [&] {
    return expression->type == ir::ScalarType::boolean ? boolean_key(expression)
                                                       : text_of(expand(expression));
  };
  // Below a binder the text depends on the names of what is bound.
  if (!bound_.empty() || expression->node_count < remembered_nodes_min) return written();
  const auto known = remembered_.find(expression.get());
  if (known != remembered_.end()) return known->second.text;
  if (remembered_.size() >= remembered_max) remembered_.clear();
  std::string text = written();
  remembered_.emplace(expression.get(), Remembered{expression, text});
  return text;
}

/// P > 0, P >= 0 or P = 0, with P scaled so that its first non-constant coefficient is 1 or -1 (1 for =).
std::string Expander::comparison_key(Operation operation, const ExpressionPtr& left,
                                     const ExpressionPtr& right) {
  Polynomial difference = add(expand(right), expand(left), -1);
  const bool integral = left->type == ir::ScalarType::integer && right->type == ir::ScalarType::integer;
  if (operation == Operation::lt && integral) {
    Polynomial one;
    one.terms.emplace("", Term{{}, 1});
    difference = add(std::move(difference), one, -1);
    operation = Operation::le;
  }
  Rational leading;
  for (const auto& [text, term] : difference.terms)
    if (!text.empty() && leading.is_zero()) leading = term.coefficient;
  if (leading.is_zero()) {
    const int sign = difference.terms.empty() ? 0 : difference.terms.begin()->second.coefficient.sign();
    const bool holds = operation == Operation::lt   ? sign > 0
                       : operation == Operation::le ? sign >= 0
                                                    : sign == 0;
    return holds ? "true" : "false";
  }
  const Rational scale = operation == Operation::eq ? leading.reciprocal() : leading.abs().reciprocal();
  const std::string text = text_of(add({}, difference, scale));
  return text + (operation == Operation::lt ? ">0" : operation == Operation::le ? ">=0" : "=0");
}

void Expander::collect(Operation operation, const ExpressionPtr& expression, std::vector<std::string>& keys) {
  if (operation_of(*expression) == operation) {
    collect(operation, expression->operands[0], keys);
    collect(operation, expression->operands[1], keys);
  } else {
    keys.push_back(boolean_key(expression));
  }
}

std::string Expander::connective_key(Operation operation, const ExpressionPtr& expression) {
  const bool is_and = operation == Operation::logical_and;
  std::vector<std::string> keys;
  collect(operation, expression, keys);
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  std::erase(keys, is_and ? "true" : "false");
  if (std::find(keys.begin(), keys.end(), is_and ? "false" : "true") != keys.end())
    return is_and ? "false" : "true";
  if (keys.empty()) return is_and ? "true" : "false";
  if (keys.size() == 1) return keys[0];
  std::string text = is_and ? "and(" : "or(";
  for (const std::string& operand : keys) text += operand + ",";
  return text + ")";
}

std::string Expander::boolean_key(const ExpressionPtr& expression) {
  if (expression->kind == ir::Kind::constant) return expression->value.is_zero() ? "false" : "true";
  if (expression->kind == ir::Kind::reduce) return reduce_key(*expression);
  if (expression->kind == ir::Kind::fold) return fold_key(*expression);
  if (expression->kind == ir::Kind::state) return state_key(*expression);
  if (expression->kind == ir::Kind::read) {
    std::string text = expression->name + "[";
    for (const ExpressionPtr& index : expression->operands) text += key(index) + ";";
    return text + "]";
  }
  WARPPROOF_INVARIANT(expression->kind == ir::Kind::apply, "a boolean of an unknown kind");
  const auto& operands = expression->operands;
  const Operation operation = operation_of(*expression);
  switch (operation) {
    case Operation::lt:
    case Operation::le:
      return comparison_key(operation, operands[0], operands[1]);
    case Operation::gt:
      return comparison_key(Operation::lt, operands[1], operands[0]);
    case Operation::ge:
      return comparison_key(Operation::le, operands[1], operands[0]);
    case Operation::eq:
    case Operation::ne: {
      std::string text;
      if (operands[0]->type == ir::ScalarType::boolean) {
        std::string a = key(operands[0]), b = key(operands[1]);
        text = "iff(" + std::min(a, b) + "," + std::max(a, b) + ")";
      } else {
        text = comparison_key(Operation::eq, operands[0], operands[1]);
      }
      if (operation == Operation::eq) return text;
      return text == "true" ? "false" : text == "false" ? "true" : "!" + text;
    }
    case Operation::logical_and:
    case Operation::logical_or:
      return connective_key(operation, expression);
    case Operation::logical_not: {
      const ExpressionPtr negated = opposite(operands[0]);
      if (operation_of(*negated) != Operation::logical_not) return boolean_key(negated);
      const std::string text = boolean_key(operands[0]);
      if (text == "true") return "false";
      if (text == "false") return "true";
      return text.starts_with('!') ? text.substr(1) : "!" + text;
    }
    default:
      return function_key(*expression);
  }
}

}  // namespace warpproof::certificate
