// Reads of inputs, locals and arguments, and calls of definitions.
#include <algorithm>
#include <memory>

#include "verifier/replay/evaluator_frame.h"

namespace warpproof::replay {
namespace {

bool inside(const std::vector<std::int64_t>& indices, const std::vector<std::int64_t>& extents) {
  if (indices.size() != extents.size()) return false;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    if (indices[i] < 0 || indices[i] >= extents[i]) return false;
  }
  return true;
}

}  // namespace

Evaluator::Read Evaluator::integer(const ir::Expression& expression, Frame& frame, std::int64_t& result) {
  const Value value = evaluate(expression, frame);
  if (value.is_undefined()) return Read::undefined;
  if (!value.is_exact()) return Read::unknown;
  const std::optional<std::int64_t> exact = value.exact().to_int64();
  if (!exact) return value.exact().is_integer() ? Read::unknown : Read::undefined;
  result = *exact;
  return Read::defined;
}

Evaluator::Read Evaluator::integers(const std::vector<ir::ExpressionPtr>& expressions, Frame& frame,
                                    Indices& result) {
  result.assign(expressions.size(), 0);
  for (std::size_t i = 0; i < expressions.size(); ++i) {
    const Read read = integer(*expressions[i], frame, result[i]);
    if (read != Read::defined) return read;
  }
  return Read::defined;
}

Value Evaluator::read(const ir::Expression& expression, Frame& frame) {
  Indices indices;
  switch (integers(expression.operands, frame, indices)) {
    case Read::undefined:
      return Value::undefined();
    case Read::unknown:
      return Value::unknown(precision_);
    case Read::defined:
      break;
  }
  for (const ir::Equation& equation : *frame.equations) {
    if (equation.name == expression.name) return local(equation, indices, frame);
  }
  if (frame.definition != nullptr) {
    const auto& parameters = frame.definition->parameters;
    for (std::size_t i = 0; i < parameters.size() && i < frame.call->arguments.size(); ++i) {
      if (parameters[i].name == expression.name)
        return argument(frame.call->arguments[i], indices, *frame.caller);
    }
    return Value::undefined();
  }
  const Tensor* tensor = point_.input(expression.name);
  return tensor == nullptr ? Value::undefined() : input(*tensor, indices);
}

Value Evaluator::input(const Tensor& tensor, const Indices& indices) const {
  if (!inside(indices, tensor.shape)) return Value::undefined();
  std::size_t offset = 0;
  for (std::size_t axis = 0; axis < indices.size(); ++axis) {
    offset = offset * static_cast<std::size_t>(tensor.shape[axis]) + static_cast<std::size_t>(indices[axis]);
  }
  return offset < tensor.elements.size() ? Value(tensor.elements[offset]) : Value::undefined();
}

const Evaluator::Indices* Evaluator::extents_of(const ir::Equation& equation, Frame& frame) {
  const auto known = frame.extents.find(&equation);
  if (known != frame.extents.end()) return known->second ? &*known->second : nullptr;
  std::optional<Indices> extents(std::in_place);
  if (integers(equation.extents, frame, *extents) == Read::defined) {
    for (std::int64_t& extent : *extents) extent = std::max<std::int64_t>(extent, 0);
  } else {
    extents.reset();
  }
  const auto kept = frame.extents.emplace(&equation, std::move(extents)).first;
  return kept->second ? &*kept->second : nullptr;
}

Value Evaluator::local(const ir::Equation& equation, const Indices& indices, Frame& frame) {
  const Indices* extents = extents_of(equation, frame);
  if (extents == nullptr || !inside(indices, *extents)) return Value::undefined();
  const auto known = frame.elements[&equation].find(indices);
  if (known != frame.elements[&equation].end()) return known->second;
  const Depth scoped(depth_, levels_of_a_scope);
  const Frame::Scope scope(frame);
  for (std::size_t axis = 0; axis < indices.size(); ++axis) {
    frame.indices.emplace_back(equation.indices[axis].id, indices[axis]);
  }
  const Value result = evaluate(*equation.body, frame);
  frame.elements[&equation].emplace(indices, result);
  return result;
}

/// An element of a tensor that was given to a call: evaluated where the call stands.
Value Evaluator::argument(const ir::TensorArgument& argument, const Indices& indices, Frame& caller) {
  if (argument.binders.size() != indices.size()) return Value::undefined();
  const Depth scoped(depth_, levels_of_a_scope);
  const Frame::Scope scope(caller);
  for (std::size_t axis = 0; axis < indices.size(); ++axis) {
    std::int64_t lower = 0, upper = 0;
    const ir::Binder& binder = argument.binders[axis];
    if (binder.lower && integer(*binder.lower, caller, lower) != Read::defined) return Value::undefined();
    if (!binder.upper || integer(*binder.upper, caller, upper) != Read::defined) return Value::undefined();
    if (indices[axis] < lower || indices[axis] >= upper) return Value::undefined();
    caller.indices.emplace_back(binder.variable.id, indices[axis]);
  }
  return evaluate(*argument.body, caller);
}

Value Evaluator::call(const ir::Expression& expression, Frame& frame) {
  Indices indices;
  const Read read = integers(expression.operands, frame, indices);
  if (read == Read::unknown) return Value::unknown(precision_);
  const ir::Definition* definition = program_.find_definition(expression.name);
  if (read == Read::undefined || definition == nullptr || definition->equations.empty())
    return Value::undefined();
  const auto inner = std::make_unique<Frame>();
  inner->equations = &definition->equations;
  inner->definition = definition;
  inner->call = &expression;
  inner->caller = &frame;
  for (std::size_t i = 0; i < definition->parameters.size() && i < expression.arguments.size(); ++i) {
    const auto& extents = definition->parameters[i].extents;
    const auto& binders = expression.arguments[i].binders;
    for (std::size_t axis = 0; axis < extents.size() && axis < binders.size(); ++axis) {
      if (extents[axis]->kind != ir::Kind::size || inner->sizes.count(extents[axis]->name) != 0) continue;
      std::int64_t extent = 0;
      if (integer(*binders[axis].upper, frame, extent) != Read::defined) return Value::undefined();
      inner->sizes[extents[axis]->name] = extent;
    }
  }
  return local(definition->equations.back(), indices, *inner);
}

}  // namespace warpproof::replay
