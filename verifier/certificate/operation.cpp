#include "verifier/certificate/operation.h"

#include <map>
#include <string_view>

namespace warpproof::certificate {

namespace {

const std::map<std::string_view, Operation>& table() {
  static const std::map<std::string_view, Operation> operations = {
      {"add", Operation::add},
      {"sub", Operation::sub},
      {"mul", Operation::mul},
      {"div", Operation::div},
      {"neg", Operation::neg},
      {"reciprocal", Operation::reciprocal},
      {"pown", Operation::pow},
      {"exp", Operation::exp},
      {"exp2", Operation::exp2},
      {"sin", Operation::sin},
      {"cos", Operation::cos},
      {"log2", Operation::log2},
      {"log", Operation::log},
      {"sqrt", Operation::sqrt},
      {"rsqrt", Operation::rsqrt},
      {"abs", Operation::abs},
      {"max", Operation::max},
      {"min", Operation::min},
      {"pow", Operation::real_power},
      {"div_trunc", Operation::div_trunc},
      {"rem", Operation::rem},
      {"div_euclid", Operation::div_euclid},
      {"mod_euclid", Operation::mod_euclid},
      {"sign", Operation::sign},
      {"floor", Operation::floor},
      {"floor_div", Operation::floor_div},
      {"mod", Operation::mod},
      {"ceil_div", Operation::ceil_div},
      {"select", Operation::select},
      {"lt", Operation::lt},
      {"le", Operation::le},
      {"gt", Operation::gt},
      {"ge", Operation::ge},
      {"eq", Operation::eq},
      {"ne", Operation::ne},
      {"and", Operation::logical_and},
      {"or", Operation::logical_or},
      {"not", Operation::logical_not},
      {"bit_and", Operation::bit_and},
      {"bit_or", Operation::bit_or},
      {"bit_xor", Operation::bit_xor},
      {"bit_not", Operation::bit_not},
      {"shift_left", Operation::shift_left},
      {"shift_right", Operation::shift_right},
      {"sigmoid", Operation::sigmoid},
      {"tanh", Operation::tanh},
      {"pi", Operation::pi},
  };
  return operations;
}

}  // namespace

Operation operation_of(const Expression& expression) {
  if (expression.kind != ir::Kind::apply) return Operation::other;
  const auto found = table().find(expression.op->name);
  return found == table().end() ? Operation::other : found->second;
}

bool is_bitwise(const Expression& expression) {
  const Operation operation = operation_of(expression);
  return operation == Operation::bit_and || operation == Operation::bit_or ||
         operation == Operation::bit_xor || operation == Operation::bit_not;
}

ExpressionPtr integer(Rational value) { return ir::make_constant(std::move(value), ir::ScalarType::integer); }
ExpressionPtr real(Rational value) { return ir::make_constant(std::move(value), ir::ScalarType::real); }
ExpressionPtr constant_like(const ExpressionPtr& like, Rational value) {
  return ir::make_constant(std::move(value), like->type);
}
ExpressionPtr plus(ExpressionPtr a, ExpressionPtr b) {
  return ir::make_apply("add", {std::move(a), std::move(b)});
}
ExpressionPtr minus(ExpressionPtr a, ExpressionPtr b) {
  return ir::make_apply("sub", {std::move(a), std::move(b)});
}
ExpressionPtr times(ExpressionPtr a, ExpressionPtr b) {
  return ir::make_apply("mul", {std::move(a), std::move(b)});
}
ExpressionPtr at_most(ExpressionPtr a, ExpressionPtr b) {
  return ir::make_apply("le", {std::move(a), std::move(b)});
}
ExpressionPtr below(ExpressionPtr a, ExpressionPtr b) {
  return ir::make_apply("lt", {std::move(a), std::move(b)});
}
ExpressionPtr equals(ExpressionPtr a, ExpressionPtr b) {
  return ir::make_apply("eq", {std::move(a), std::move(b)});
}
ExpressionPtr both(ExpressionPtr a, ExpressionPtr b) {
  return ir::make_apply("and", {std::move(a), std::move(b)});
}
ExpressionPtr either(ExpressionPtr a, ExpressionPtr b) {
  return ir::make_apply("or", {std::move(a), std::move(b)});
}

ExpressionPtr opposite(ExpressionPtr a) {
  switch (operation_of(*a)) {
    case Operation::lt:
      return at_most(a->operands[1], a->operands[0]);
    case Operation::le:
      return below(a->operands[1], a->operands[0]);
    case Operation::gt:
      return at_most(a->operands[0], a->operands[1]);
    case Operation::ge:
      return below(a->operands[0], a->operands[1]);
    case Operation::logical_not:
      return a->operands[0];
    default:
      break;
  }
  if (a->kind == ir::Kind::constant) return ir::make_boolean(a->value.is_zero());
  return ir::make_apply("not", {std::move(a)});
}

ExpressionPtr conjunction(const std::vector<ExpressionPtr>& conditions) {
  ExpressionPtr result;
  for (const ExpressionPtr& condition : conditions) {
    if (!condition || is_true(condition)) continue;
    result = result ? both(result, condition) : condition;
  }
  return result ? result : ir::make_boolean(true);
}

ExpressionPtr joint_condition(const std::vector<ExpressionPtr>& conditions) {
  const ExpressionPtr joint = conjunction(conditions);
  return is_true(joint) ? nullptr : joint;
}

bool is_true(const ExpressionPtr& expression) {
  return expression->kind == ir::Kind::constant && expression->type == ir::ScalarType::boolean &&
         !expression->value.is_zero();
}

bool is_number(const ExpressionPtr& expression, const Rational& value) {
  return expression->kind == ir::Kind::constant && expression->type != ir::ScalarType::boolean &&
         expression->value == value;
}

std::vector<ExpressionPtr> domain_facts(const std::vector<ir::Binder>& binders,
                                        const ExpressionPtr& condition) {
  std::vector<ExpressionPtr> facts;
  for (const ir::Binder& binder : binders) {
    facts.push_back(at_most(binder.lower, variable_of(binder)));
    facts.push_back(below(variable_of(binder), binder.upper));
  }
  if (condition) facts.push_back(condition);
  return facts;
}

ExpressionPtr variable_of(const ir::Binder& binder) { return ir::make_index(binder.variable); }

ExpressionPtr neutral_element(ir::Reduction reduction, const ExpressionPtr& body) {
  switch (reduction) {
    case ir::Reduction::sum:
      return constant_like(body, 0);
    case ir::Reduction::prod:
      return constant_like(body, 1);
    case ir::Reduction::any:
      return ir::make_boolean(false);
    case ir::Reduction::all:
      return ir::make_boolean(true);
    default:
      return nullptr;
  }
}

}  // namespace warpproof::certificate
