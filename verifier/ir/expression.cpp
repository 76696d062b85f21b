#include "verifier/ir/expression.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "verifier/base/fault.h"

namespace warpproof::ir {
namespace {

constexpr ReductionInfo reductions[] = {
    {Reduction::sum, "sum", "add", false, true}, {Reduction::prod, "prod", "mul", false, true},
    {Reduction::max, "max", "max", true, false}, {Reduction::min, "min", "min", true, false},
    {Reduction::any, "any", "or", true, true},   {Reduction::all, "all", "and", true, true},
};

/// Adds a child to the height and node count of its parent.
void measure(Expression& parent, const ExpressionPtr& child) {
  if (!child) return;
  constexpr auto most_nodes = std::numeric_limits<std::uint64_t>::max();
  constexpr auto most_levels = std::numeric_limits<std::uint32_t>::max();
  const bool saturated = child->node_count > most_nodes - parent.node_count;
  parent.node_count = saturated ? most_nodes : parent.node_count + child->node_count;
  const std::uint32_t above = child->height == most_levels ? most_levels : child->height + 1;
  parent.height = std::max(parent.height, above);
}

void measure(Expression& parent, const std::vector<Binder>& binders) {
  for (const Binder& binder : binders) {
    measure(parent, binder.lower);
    measure(parent, binder.upper);
  }
}

ExpressionPtr finish(Expression node) {
  for (const ExpressionPtr& operand : node.operands) measure(node, operand);
  measure(node, node.binders);
  measure(node, node.condition);
  for (const TensorArgument& argument : node.arguments) {
    measure(node, argument.binders);
    measure(node, argument.body);
  }
  return std::make_shared<const Expression>(std::move(node));
}

ScalarType wider(ScalarType a, ScalarType b) {
  return a == ScalarType::integer && b == ScalarType::integer ? ScalarType::integer : ScalarType::real;
}

bool all_integers(const std::vector<ExpressionPtr>& operands) {
  return std::all_of(operands.begin(), operands.end(),
                     [](const ExpressionPtr& operand) { return operand->type == ScalarType::integer; });
}

}  // namespace

const ReductionInfo& info(Reduction reduction) { return reductions[static_cast<std::size_t>(reduction)]; }

const ReductionInfo* reduction_named(const std::string& keyword) {
  for (const ReductionInfo& row : reductions) {
    if (keyword == row.keyword) return &row;
  }
  return nullptr;
}

ExpressionPtr make_constant(Rational value, ScalarType type, base::Span where) {
  Expression node;
  node.kind = Kind::constant;
  node.type = type;
  node.value = std::move(value);
  node.where = std::move(where);
  return finish(std::move(node));
}

ExpressionPtr make_boolean(bool value, base::Span where) {
  return make_constant(Rational(value ? 1 : 0), ScalarType::boolean, std::move(where));
}

ExpressionPtr make_size(std::string name, base::Span where) {
  Expression node;
  node.kind = Kind::size;
  node.type = ScalarType::integer;
  node.name = std::move(name);
  node.where = std::move(where);
  return finish(std::move(node));
}

ExpressionPtr make_index(IndexVariable variable, base::Span where) {
  Expression node;
  node.kind = Kind::index;
  node.type = ScalarType::integer;
  node.name = std::move(variable.name);
  node.index_id = variable.id;
  node.where = std::move(where);
  return finish(std::move(node));
}

ExpressionPtr make_read(std::string tensor, std::vector<ExpressionPtr> indices, ScalarType element,
                        base::Span where) {
  Expression node;
  node.kind = Kind::read;
  node.type = element;
  node.name = std::move(tensor);
  node.operands = std::move(indices);
  node.where = std::move(where);
  return finish(std::move(node));
}

ScalarType result_type(const Op& op, const std::vector<ExpressionPtr>& operands) {
  using refmodels::ops::Rule;
  switch (op.rule) {
    case Rule::comparison:
    case Rule::boolean:
      return ScalarType::boolean;
    case Rule::integer:
      return ScalarType::integer;
    case Rule::real:
    case Rule::to_integer:
      return ScalarType::real;
    case Rule::real_or_integer:
      return all_integers(operands) ? ScalarType::integer : ScalarType::real;
    case Rule::select: {
      const ScalarType a = operands.at(1)->type;
      const ScalarType b = operands.at(2)->type;
      return a == ScalarType::boolean && b == a ? ScalarType::boolean : wider(a, b);
    }
    case Rule::power: {
      const Expression& exponent = *operands.at(1);
      const bool whole = exponent.kind == Kind::constant && exponent.value.sign() >= 0;
      return whole && all_integers(operands) ? ScalarType::integer : ScalarType::real;
    }
  }
  return ScalarType::real;
}

ExpressionPtr make_apply(const Op& op, std::vector<ExpressionPtr> operands, base::Span where) {
  WARPPROOF_INVARIANT(static_cast<int>(operands.size()) == op.arity,
                      "operand count of " + std::string(op.name));
  Expression node;
  node.kind = Kind::apply;
  node.op = &op;
  node.type = result_type(op, operands);
  node.operands = std::move(operands);
  node.where = std::move(where);
  return finish(std::move(node));
}

ExpressionPtr make_apply(const char* op_name, std::vector<ExpressionPtr> operands, base::Span where) {
  const Op* op = refmodels::ops::find_op(op_name);
  WARPPROOF_INVARIANT(op != nullptr, "no operation named " + std::string(op_name));
  return make_apply(*op, std::move(operands), std::move(where));
}

ExpressionPtr make_reduce(Reduction reduction, std::vector<Binder> binders, ExpressionPtr condition,
                          ExpressionPtr body, base::Span where) {
  Expression node;
  node.kind = Kind::reduce;
  node.reduction = reduction;
  node.type = body->type;
  node.binders = std::move(binders);
  node.condition = std::move(condition);
  node.operands.push_back(std::move(body));
  node.where = std::move(where);
  return finish(std::move(node));
}

ExpressionPtr make_call(std::string definition, std::vector<TensorArgument> arguments,
                        std::vector<ExpressionPtr> indices, ScalarType type, base::Span where) {
  Expression node;
  node.kind = Kind::call;
  node.type = type;
  node.name = std::move(definition);
  node.arguments = std::move(arguments);
  node.operands = std::move(indices);
  node.where = std::move(where);
  return finish(std::move(node));
}

ExpressionPtr make_state(StateVariable variable, base::Span where) {
  Expression node;
  node.kind = Kind::state;
  node.type = variable.type;
  node.name = std::move(variable.name);
  node.index_id = variable.id;
  node.where = std::move(where);
  return finish(std::move(node));
}

namespace {

/// An integer that begins or continues a real state: a definition of reals may be called with integers.
ExpressionPtr as_real(const ExpressionPtr& expression) {
  if (expression->kind == Kind::constant)
    return make_constant(expression->value, ScalarType::real, expression->where);
  const ExpressionPtr one = make_constant(1, ScalarType::real, expression->where);
  return make_apply("mul", {one, expression}, expression->where);
}

}  // namespace

ExpressionPtr make_fold(Binder round, std::vector<StateVariable> states, std::vector<ExpressionPtr> operands,
                        base::Span where) {
  WARPPROOF_INVARIANT(!states.empty() && operands.size() == 2 * states.size() + 1, "operands of a fold");
  Expression node;
  node.kind = Kind::fold;
  node.type = operands.back()->type;
  for (std::size_t i = 0; i + 1 < operands.size(); ++i) {
    const ScalarType type = states[i % states.size()].type;
    if (type == ScalarType::real && operands[i]->type == ScalarType::integer)
      operands[i] = as_real(operands[i]);
    WARPPROOF_INVARIANT(operands[i]->type == type, "the type of a state of a fold");
  }
  node.binders.push_back(std::move(round));
  node.states = std::move(states);
  node.operands = std::move(operands);
  node.where = std::move(where);
  return finish(std::move(node));
}

const ExpressionPtr& fold_start(const Expression& fold, std::size_t state) { return fold.operands.at(state); }
const ExpressionPtr& fold_step(const Expression& fold, std::size_t state) {
  return fold.operands.at(fold.states.size() + state);
}
const ExpressionPtr& fold_value(const Expression& fold) { return fold.operands.back(); }

std::uint64_t count_nodes(const ExpressionPtr& expression) { return expression ? expression->node_count : 0; }

}  // namespace warpproof::ir
