// Calls: operations written as functions, and definitions with tensor arguments (docs/language.md, L33 to
// L36).

#include <algorithm>
#include <set>

#include "verifier/base/fault.h"
#include "verifier/text/expression_reader.h"
#include "verifier/text/linear.h"
#include "verifier/text/load.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;
using ir::ScalarType;

ir::Binder axis(const ir::IndexVariable& variable, const ExpressionPtr& extent) {
  return {variable, ir::make_constant(0, ScalarType::integer), extent};
}

std::vector<std::string> callable_names(const ir::Program& program) {
  std::vector<std::string> names;
  for (const ir::Definition& definition : program.definitions) names.push_back(definition.name);
  for (const ir::Op* op : refmodels::ops::all_ops()) names.emplace_back(op->name);
  return names;
}

/// The sizes of a definition as the extents of the arguments: the first plain use of a size name binds it.
ir::Substitution bound_sizes(const ir::Definition& definition,
                             const std::vector<ir::TensorArgument>& arguments) {
  ir::Substitution sizes;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const ir::DefinitionParameter& parameter = definition.parameters[i];
    for (std::size_t k = 0; k < parameter.extents.size(); ++k) {
      const ir::Expression& extent = *parameter.extents[k];
      bool bound = extent.kind != ir::Kind::size;
      for (const auto& [name, value] : sizes.sizes) bound = bound || name == extent.name;
      if (!bound) sizes.sizes.emplace_back(extent.name, arguments[i].binders[k].upper);
    }
  }
  return sizes;
}

/// A size and a tensor share one space of names (L8), so only `s : size` has its own name as an extent.
bool is_size(const ir::DefinitionParameter& parameter) {
  return parameter.extents.size() == 1 && parameter.extents.front()->kind == ir::Kind::size &&
         parameter.extents.front()->name == parameter.name;
}

ScalarType value_type(const ir::Definition& definition) { return definition.equations.back().body->type; }

}  // namespace

std::vector<ExpressionPtr> call_extents(const ir::Definition& definition,
                                        const std::vector<ir::TensorArgument>& arguments,
                                        ir::IndexAllocator& allocator) {
  const ir::Substitution sizes = bound_sizes(definition, arguments);
  std::vector<ExpressionPtr> extents;
  for (const ExpressionPtr& extent : definition.equations.back().extents) {
    extents.push_back(ir::substitute(extent, sizes, allocator));
  }
  return extents;
}

ExpressionPtr ExpressionReader::call(const Node& node) {
  if (node.word == "rational") return exact_fraction(node);
  if (const ir::Definition* definition = program_.find_definition(node.word))
    return definition_call(node, *definition);
  if (const ir::Op* op = refmodels::ops::find_op(node.word)) return function_call(node, *op);
  for (const NodePtr& operand : node.operands) {
    if (operand->form != Form::slice && operand->form != Form::function) read(*operand);
  }
  constexpr std::size_t suggestions_max = 100;  // each looks at all names
  const bool suggest = diagnostics_.size() < suggestions_max;
  report("E0202", node.where, "no function or definition is called '" + node.word + "'", "",
         suggest ? base::nearest_name(node.word, callable_names(program_)) : "");
  if (scope_.tensor(node.word)) diagnostics_.back().notes.push_back("elements are written with [ ]");
  return nullptr;
}

ExpressionPtr ExpressionReader::function_call(const Node& node, const ir::Op& op) {
  std::vector<ExpressionPtr> operands;
  bool ok = true;
  for (const NodePtr& operand : node.operands) {
    operands.push_back(read(*operand));
    ok = ok && operands.back();
  }
  if (node.has_indices) {
    report("E0203", node.where, "'" + node.word + "' gives a value that has no indices");
    return nullptr;
  }
  if (static_cast<int>(operands.size()) != op.arity) {
    report("E0223", node.where,
           "'" + node.word + "' takes " + std::to_string(op.arity) + " arguments, and " +
               std::to_string(operands.size()) + " are given");
    return nullptr;
  }
  return ok ? apply(op.name, std::move(operands), node.where) : nullptr;
}

/// rational(1, 3) is the constant, where 1 / 3 is a division.
ExpressionPtr ExpressionReader::exact_fraction(const Node& node) {
  std::vector<ir::Rational> parts;
  for (const NodePtr& operand : node.operands) {
    const std::optional<ir::Rational> part = constant(*operand);
    if (!part) return nullptr;
    parts.push_back(*part);
  }
  if (parts.size() != 2 || parts[1].is_zero() || node.has_indices) {
    report("E0223", node.where, "'rational' takes a numerator and a denominator that is not 0",
           "rational(1, 3)");
    return nullptr;
  }
  return ir::make_constant(parts[0] / parts[1], ScalarType::real, node.where);
}

namespace {

/// `inf` stands in the expression; learns of the definitions that it calls.
bool holds_infinity(const ir::ExpressionPtr& expression, std::vector<std::string>& called) {
  if (!expression) return false;
  if (expression->kind == ir::Kind::apply && expression->op->name == "inf") return true;
  if (expression->kind == ir::Kind::call) called.push_back(expression->name);
  const auto among = [&](const ir::ExpressionPtr& one) { return holds_infinity(one, called); };
  for (const ir::TensorArgument& argument : expression->arguments)
    if (among(argument.body)) return true;
  return among(expression->condition) ||
         std::any_of(expression->operands.begin(), expression->operands.end(), among);
}

/// `inf` stands in the definition, or in one that it calls.
bool holds_infinity(const ir::Program& program, const ir::Definition& definition) {
  std::vector<std::string> open{definition.name};
  std::set<std::string> seen;
  while (!open.empty()) {
    const std::string name = std::move(open.back());
    open.pop_back();
    const ir::Definition* next = program.find_definition(name);
    if (next == nullptr || !seen.insert(name).second) continue;
    for (const ir::Equation& equation : next->equations)
      if (holds_infinity(equation.body, open)) return true;
  }
  return false;
}

}  // namespace

std::optional<std::vector<ir::TensorArgument>> ExpressionReader::arguments(const Node& node,
                                                                           const ir::Definition& definition) {
  if (node.operands.size() != definition.parameters.size()) {
    report("E0223", node.where,
           "'" + node.word + "' takes " + std::to_string(definition.parameters.size()) + " arguments, and " +
               std::to_string(node.operands.size()) + " are given");
    return std::nullopt;
  }
  if (definition.by_derivatives) scope_.lean_on_derivatives();
  if (!scope_.infinity_allowed() && holds_infinity(program_, definition) && !may_be_infinite(node))
    return std::nullopt;
  std::vector<ir::TensorArgument> result;
  bool ok = true;
  for (std::size_t i = 0; i < node.operands.size(); ++i) {
    std::optional<ir::TensorArgument> given = argument(*node.operands[i], definition.parameters[i]);
    ok = ok && given;
    if (given) result.push_back(std::move(*given));
  }
  if (!ok || !extents_agree(node, definition, result)) return std::nullopt;
  return result;
}

bool ExpressionReader::extents_agree(const Node& node, const ir::Definition& definition,
                                     const std::vector<ir::TensorArgument>& given) {
  const ir::Substitution sizes = bound_sizes(definition, given);
  for (std::size_t i = 0; i < given.size(); ++i) {
    const ir::DefinitionParameter& parameter = definition.parameters[i];
    for (std::size_t k = 0; k < parameter.extents.size(); ++k) {
      const ExpressionPtr needed = ir::substitute(parameter.extents[k], sizes, program_.allocator);
      const ExpressionPtr& extent = given[i].binders[k].upper;
      if (same_size(needed, extent)) continue;
      report("E0240", node.operands[i]->where,
             "axis " + std::to_string(k + 1) + " of '" + parameter.name + "' has the wrong extent",
             "extent " + print(needed));
      diagnostics_.back().found = "extent " + print(extent);
      return false;
    }
  }
  return true;
}

ExpressionPtr ExpressionReader::definition_call(const Node& node, const ir::Definition& definition) {
  std::optional<std::vector<ir::TensorArgument>> given = arguments(node, definition);
  std::vector<ExpressionPtr> indices;
  const bool ok = index_values(node.indices, indices);
  if (!given || !ok) return nullptr;
  const std::size_t rank = definition.equations.back().indices.size();
  if (indices.size() != rank) {
    report("E0203", node.where,
           "the value of '" + node.word + "' has " + std::to_string(rank) + " indices, and " +
               std::to_string(indices.size()) + " are given");
    return nullptr;
  }
  return ir::make_call(definition.name, std::move(*given), std::move(indices), value_type(definition),
                       node.where);
}

std::optional<ir::TensorArgument> ExpressionReader::argument(const Node& node,
                                                             const ir::DefinitionParameter& parameter) {
  std::optional<ir::TensorArgument> result;
  if (is_size(parameter)) {
    result = size(node, parameter);
  } else if (parameter.extents.empty()) {
    ExpressionPtr scalar = value(node);
    if (scalar) result = ir::TensorArgument{{}, std::move(scalar)};
  } else if (node.form == Form::name) {
    result = whole_tensor(node, parameter);
  } else if (node.form == Form::element) {
    result = sliced(node, parameter);
  } else if (node.form == Form::call) {
    result = tensor_call(node, parameter);
  } else if (node.form == Form::function) {
    result = function(node, parameter);
  } else {
    report("E0225", node.where, "'" + parameter.name + "' is a tensor",
           "a tensor, a slice X[i, :], or fun k < K. ...");
  }
  if (!result) return std::nullopt;
  const ScalarType given = result->body->type;
  const bool fits =
      given == parameter.element || (given == ScalarType::integer && parameter.element == ScalarType::real);
  if (!fits) {
    report("E0220", node.where, "'" + parameter.name + "' has elements of another type");
    return std::nullopt;
  }
  if (result->binders.size() != parameter.extents.size()) {
    report("E0225", node.where,
           "'" + parameter.name + "' has " + std::to_string(parameter.extents.size()) +
               " indices, and this has " + std::to_string(result->binders.size()));
    return std::nullopt;
  }
  return result;
}

/// `s : size` takes an expression of sizes: as the extent of an axis, which holds nothing but zeros.
std::optional<ir::TensorArgument> ExpressionReader::size(const Node& node,
                                                         const ir::DefinitionParameter& parameter) {
  ExpressionPtr extent = index_value(node);
  if (extent && mentions_some_index(extent)) {
    report("E0225", node.where, "'" + parameter.name + "' is a size, and this depends on an index",
           "an expression of sizes");
    return std::nullopt;
  }
  if (!extent) return std::nullopt;
  return ir::TensorArgument{{axis(fresh(std::string(size_argument)), extent)},
                            ir::make_constant(0, ScalarType::integer, node.where)};
}

std::optional<ir::TensorArgument> ExpressionReader::whole_tensor(const Node& node,
                                                                 const ir::DefinitionParameter&) {
  const TensorInfo* tensor = scope_.tensor(node.word);
  if (tensor == nullptr || tensor->extents.empty()) {
    if (scope_.knows(node.word)) {
      report("E0225", node.where, "'" + node.word + "' is not a tensor with indices");
    } else {
      unknown_name(node.where, node.word);
    }
    return std::nullopt;
  }
  ir::TensorArgument result;
  std::vector<ExpressionPtr> indices;
  for (const ExpressionPtr& extent : tensor->extents) {
    const ir::IndexVariable variable = fresh("a");
    result.binders.push_back(axis(variable, extent));
    indices.push_back(ir::make_index(variable, node.where));
  }
  result.body = ir::make_read(node.word, std::move(indices), tensor->element, node.where);
  return result;
}

/// X[i, :] and X[:, k]: each `:` becomes an index of the argument, in order.
std::optional<ir::TensorArgument> ExpressionReader::sliced(const Node& node, const ir::DefinitionParameter&) {
  const TensorInfo* tensor = scope_.tensor(node.word);
  if (tensor == nullptr) {
    unknown_name(node.where, node.word);
    return std::nullopt;
  }
  if (tensor->extents.size() != node.indices.size()) {
    report("E0203", node.where,
           "'" + node.word + "' has " + std::to_string(tensor->extents.size()) + " indices");
    return std::nullopt;
  }
  ir::TensorArgument result;
  std::vector<ExpressionPtr> indices;
  for (std::size_t k = 0; k < node.indices.size(); ++k) {
    if (node.indices[k]->form == Form::slice) {
      const ir::IndexVariable variable = fresh("a");
      result.binders.push_back(axis(variable, tensor->extents[k]));
      indices.push_back(ir::make_index(variable, node.indices[k]->where));
    } else {
      indices.push_back(index_value(*node.indices[k]));
      if (!indices.back()) return std::nullopt;
    }
  }
  result.body = ir::make_read(node.word, std::move(indices), tensor->element, node.where);
  return result;
}

/// softmax(X) as a whole, or softmax(X)[i, :].
std::optional<ir::TensorArgument> ExpressionReader::tensor_call(const Node& node,
                                                                const ir::DefinitionParameter&) {
  const ir::Definition* definition = program_.find_definition(node.word);
  if (definition == nullptr) {
    read(node);
    report("E0225", node.where, "this is a value, not a tensor",
           "a tensor, a slice X[i, :], or fun k < K. ...");
    return std::nullopt;
  }
  std::optional<std::vector<ir::TensorArgument>> given = arguments(node, *definition);
  if (!given) return std::nullopt;
  const std::vector<ExpressionPtr> extents = call_extents(*definition, *given, program_.allocator);
  if (node.has_indices && node.indices.size() != extents.size()) {
    report("E0203", node.where,
           "the value of '" + node.word + "' has " + std::to_string(extents.size()) + " indices");
    return std::nullopt;
  }
  ir::TensorArgument result;
  std::vector<ExpressionPtr> indices;
  for (std::size_t k = 0; k < extents.size(); ++k) {
    if (!node.has_indices || node.indices[k]->form == Form::slice) {
      const ir::IndexVariable variable = fresh("a");
      result.binders.push_back(axis(variable, extents[k]));
      indices.push_back(ir::make_index(variable, node.where));
    } else {
      indices.push_back(index_value(*node.indices[k]));
      if (!indices.back()) return std::nullopt;
    }
  }
  result.body = ir::make_call(definition->name, std::move(*given), std::move(indices),
                              value_type(*definition), node.where);
  return result;
}

/// fun k < K. s * X[i, k]: a tensor by its elements. Its ranges start at 0.
std::optional<ir::TensorArgument> ExpressionReader::function(const Node& node,
                                                             const ir::DefinitionParameter&) {
  ir::TensorArgument result;
  bool ok = true;
  for (const BinderSyntax& range : node.binders) {
    if (range.lower) {
      report("E0225", range.where, "the indices of a tensor start at 0", "fun k < K. ...");
      ok = false;
    }
  }
  result.binders = enter(node.binders, ok);
  for (const ir::Binder& inner : result.binders) {
    for (const ir::Binder& outer : result.binders) {
      if (!ok || !ir::mentions_index(inner.upper, outer.variable.id)) continue;
      report("E0225", node.where, "the extents of a tensor may not depend on its own indices",
             "fun i < M, j < N. ...");
      ok = false;
    }
  }
  result.body = read(*node.operands[0]);
  scope_.leave_indices(node.binders.size());
  if (!ok || !result.body) return std::nullopt;
  return result;
}

}  // namespace warpproof::text
