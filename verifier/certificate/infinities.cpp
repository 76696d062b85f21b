#include "verifier/certificate/infinities.h"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

#include "verifier/base/fault.h"
#include "verifier/certificate/extended_value.h"
#include "verifier/certificate/finite_inputs.h"
#include "verifier/certificate/known_conditions.h"

namespace warpproof::certificate {

namespace {

/// No name of the language ends like this.
constexpr std::string_view minus_ending = "'minus_infinity", plus_ending = "'plus_infinity";
std::string is_minus(const std::string& name) { return name + std::string(minus_ending); }
std::string is_plus(const std::string& name) { return name + std::string(plus_ending); }

/// What a tensor or a definition may be.
struct Ends {
  bool minus = false, plus = false;
};

struct Named {
  Ends ends;
  bool is_input = false;
  const ir::Equation* equation = nullptr;  ///< of a local
  ExpressionPtr minus = {}, plus = {};     ///< of a local: over its indices
};
using Names = std::map<std::string, Named>;

/// Conditions up to this are written where they are asked, so that what is known there decides them.
constexpr std::uint64_t inlined_nodes_max = 24;

Ends ends_of(const ExtendedValue& value) { return {value.minus != nullptr, value.plus != nullptr}; }
ExpressionPtr or_false(const ExpressionPtr& condition) {
  return condition ? condition : ir::make_boolean(false);
}

class Elimination {
 public:
  explicit Elimination(const ir::Program& program) : program_(program) {
    result_.program.allocator = program.allocator;
  }

  WithoutInfinities of(const ir::Rewrite& rewrite);

 private:
  ExtendedValue value(const ExpressionPtr& expression, const Names& names);
  ExtendedValue apply(const ExpressionPtr& expression, const Names& names);
  ExtendedValue reduce(const Expression& expression, const Names& names);
  ExpressionPtr condition_of(const Named& tensor, bool is_plus, const std::string& name,
                             const std::vector<ExpressionPtr>& indices);
  ExpressionPtr finite(const ExpressionPtr& expression, const Names& names);
  std::vector<ExpressionPtr> all_finite(const std::vector<ExpressionPtr>& expressions, const Names& names);
  /// What follows is below them.
  std::vector<ir::Binder> binders(const std::vector<ir::Binder>& from, const Names& names);
  ExtendedValue read(const Expression& expression, const Names& names);
  ExtendedValue call(const Expression& expression, const Names& names);
  ExtendedValue fold(const Expression& expression, const Names& names);
  void take_input(const ir::TensorDeclaration& input, const ir::Rewrite& rewrite, Names& names);
  ExtendedValue body_of(const ir::Equation& equation, const Names& names);
  Ends instance(const ir::Definition& definition, const std::vector<Ends>& arguments, std::string& name);
  void locals(const ir::Equation& equation, Names& names, std::vector<ir::Equation>& into);
  ir::Side side(const ir::Side& from, const std::set<std::string>& outputs, Names& ends);

  const ir::Program& program_;
  WithoutInfinities result_;
  std::map<std::string, Ends> instances_;
  KnownConditions known_;
};

/// An integer or a condition: never infinite itself.
ExpressionPtr Elimination::finite(const ExpressionPtr& expression, const Names& names) {
  if (!expression) return nullptr;
  const ExtendedValue found = value(expression, names);
  if (!found.is_finite()) throw std::domain_error("an index, a range or a state that may be infinite");
  return found.value;
}

std::vector<ExpressionPtr> Elimination::all_finite(const std::vector<ExpressionPtr>& expressions,
                                                   const Names& names) {
  std::vector<ExpressionPtr> result;
  for (const ExpressionPtr& expression : expressions) result.push_back(finite(expression, names));
  return result;
}

std::vector<ir::Binder> Elimination::binders(const std::vector<ir::Binder>& from, const Names& names) {
  std::vector<ir::Binder> result;
  for (const ir::Binder& binder : from) {
    result.push_back({binder.variable, finite(binder.lower, names), finite(binder.upper, names)});
    known_.learn_range(result.back());
  }
  return result;
}

ExtendedValue Elimination::value(const ExpressionPtr& expression, const Names& names) {
  switch (expression->kind) {
    case ir::Kind::constant:
    case ir::Kind::size:
    case ir::Kind::index:
    case ir::Kind::state:
      return {expression, nullptr, nullptr};
    case ir::Kind::read:
      return read(*expression, names);
    case ir::Kind::apply:
      return apply(expression, names);
    case ir::Kind::reduce:
      return reduce(*expression, names);
    case ir::Kind::call:
      return call(*expression, names);
    case ir::Kind::fold:
      return fold(*expression, names);
  }
  return {};
}

ExtendedValue Elimination::apply(const ExpressionPtr& expression, const Names& names) {
  const bool is_choice = expression->op->rule == refmodels::ops::Rule::select;
  std::vector<ExtendedValue> operands;
  for (const ExpressionPtr& operand : expression->operands) {
    const KnownConditions::Within within(known_);
    if (is_choice && operands.size() == 1) known_.learn(operands[0].value);
    if (is_choice && operands.size() == 2) known_.learn_opposite(operands[0].value);
    operands.push_back(value(operand, names));
  }
  ExtendedValue result = apply_extended(*expression->op, operands);
  return {result.value, known_.rest_of(result.minus), known_.rest_of(result.plus)};
}

ExtendedValue Elimination::reduce(const Expression& expression, const Names& names) {
  const KnownConditions::Within within(known_);
  const std::vector<ir::Binder> own = binders(expression.binders, names);
  const ExpressionPtr condition = finite(expression.condition, names);
  known_.learn(condition);
  return reduce_extended(expression.reduction, own, condition, value(expression.operands[0], names));
}

/// Where the tensor is infinite. A small condition of sizes and indices stands for itself, where the read is
/// seen to be in range.
ExpressionPtr Elimination::condition_of(const Named& tensor, bool is_plus, const std::string& name,
                                        const std::vector<ExpressionPtr>& indices) {
  if (!(is_plus ? tensor.ends.plus : tensor.ends.minus)) return nullptr;
  const ExpressionPtr& own = is_plus ? tensor.plus : tensor.minus;
  bool stands_for_itself = own && own->node_count <= inlined_nodes_max && is_total(own);
  ir::Substitution substitution;
  for (std::size_t i = 0; stands_for_itself && i < indices.size(); ++i) {
    stands_for_itself = known_.runs_over(indices[i], tensor.equation->extents[i]);
    substitution.indices.emplace_back(tensor.equation->indices[i].id, indices[i]);
  }
  if (!stands_for_itself)
    return known_.rest_of(ir::make_read(is_plus ? certificate::is_plus(name) : is_minus(name), indices,
                                        ir::ScalarType::boolean));
  return known_.rest_of(ir::substitute(own, substitution, result_.program.allocator));
}

ExtendedValue Elimination::read(const Expression& expression, const Names& names) {
  const std::vector<ExpressionPtr> indices = all_finite(expression.operands, names);
  const auto found = names.find(expression.name);
  WARPPROOF_INVARIANT(found != names.end(), "a read of the unknown tensor " + expression.name);
  if (found->second.is_input) {
    // Two conditions that are given: the first decides.
    const ExpressionPtr minus = condition_of(found->second, false, expression.name, indices),
                        plus = condition_of(found->second, true, expression.name, indices);
    const ExpressionPtr alone = minus && plus ? choose(minus, ir::make_boolean(false), plus) : plus;
    return {ir::make_read(expression.name, indices, expression.type, expression.where), minus, alone};
  }
  return {ir::make_read(expression.name, indices, expression.type, expression.where),
          condition_of(found->second, false, expression.name, indices),
          condition_of(found->second, true, expression.name, indices)};
}

ExtendedValue Elimination::fold(const Expression& expression, const Names& names) {
  // The range may be empty, and the value be asked for all the same.
  const ir::Binder& from = expression.binders.front();
  const ir::Binder round{from.variable, finite(from.lower, names), finite(from.upper, names)};
  std::vector<ExpressionPtr> operands =
      all_finite({expression.operands.begin(), expression.operands.end() - 1}, names);
  const ExtendedValue last = value(ir::fold_value(expression), names);
  const auto ending_in = [&](const ExpressionPtr& end) -> ExpressionPtr {
    if (!end) return nullptr;
    std::vector<ExpressionPtr> all = operands;
    all.push_back(end);
    return ir::make_fold(round, expression.states, all, expression.where);
  };
  return {ending_in(last.value), ending_in(last.minus), ending_in(last.plus)};
}

ExtendedValue Elimination::call(const Expression& expression, const Names& names) {
  const ir::Definition* definition = program_.find_definition(expression.name);
  WARPPROOF_INVARIANT(definition != nullptr, "a call of the unknown definition " + expression.name);
  std::vector<ir::TensorArgument> arguments, conditions;
  std::vector<Ends> ends;
  for (const ir::TensorArgument& argument : expression.arguments) {
    const KnownConditions::Within within(known_);
    const std::vector<ir::Binder> own = binders(argument.binders, names);
    const ExtendedValue body = value(argument.body, names);
    arguments.push_back({own, body.value});
    ends.push_back(ends_of(body));
    for (const ExpressionPtr& condition : {body.minus, body.plus})
      if (condition) conditions.push_back({own, condition});
  }
  arguments.insert(arguments.end(), conditions.begin(), conditions.end());
  std::string name;
  const Ends result = instance(*definition, ends, name);
  const std::vector<ExpressionPtr> indices = all_finite(expression.operands, names);
  const auto asked = [&](bool may, const std::string& which) -> ExpressionPtr {
    return may ? ir::make_call(which, arguments, indices, ir::ScalarType::boolean, expression.where)
               : nullptr;
  };
  return {ir::make_call(name, arguments, indices, expression.type, expression.where),
          asked(result.minus, is_minus(name)), asked(result.plus, is_plus(name))};
}

/// The definition for arguments that may be infinite in these ways, and its conditions, each a definition.
Ends Elimination::instance(const ir::Definition& definition, const std::vector<Ends>& arguments,
                           std::string& name) {
  name = definition.name + " of";
  for (const Ends& ends : arguments)
    name += std::string(" ") + (ends.minus ? "-" : "") + (ends.plus ? "+" : ".");
  if (const auto known = instances_.find(name); known != instances_.end()) return known->second;
  // Its sizes are its own: nothing is known of them here.
  KnownConditions outside;
  std::swap(known_, outside);
  ir::Definition copy = definition;
  copy.equations.clear();
  Names names;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const ir::DefinitionParameter parameter = definition.parameters[i];
    names[parameter.name] = {arguments[i], true};
    for (const auto& [may, companion] : {std::pair(arguments[i].minus, is_minus(parameter.name)),
                                         std::pair(arguments[i].plus, is_plus(parameter.name))})
      if (may) copy.parameters.push_back({companion, parameter.extents, ir::ScalarType::boolean});
  }
  for (std::size_t i = 0; i + 1 < definition.equations.size(); ++i)
    locals(definition.equations[i], names, copy.equations);
  ir::Equation last = definition.equations.back();
  const ExtendedValue value = body_of(last, names);
  for (const auto& [which, body] : {std::pair(name, value.value), std::pair(is_minus(name), value.minus),
                                    std::pair(is_plus(name), value.plus)}) {
    if (!body) continue;
    ir::Definition one = copy;
    one.name = last.name = which;
    last.body = body;
    one.equations.push_back(last);
    result_.program.definitions.push_back(std::move(one));
  }
  std::swap(known_, outside);
  return instances_[name] = ends_of(value);
}

/// The body where the indices are in range.
ExtendedValue Elimination::body_of(const ir::Equation& equation, const Names& names) {
  const KnownConditions::Within within(known_);
  for (std::size_t i = 0; i < equation.indices.size(); ++i)
    known_.learn_range({equation.indices[i], integer(0), equation.extents[i]});
  return value(equation.body, names);
}

void Elimination::locals(const ir::Equation& equation, Names& names, std::vector<ir::Equation>& into) {
  const ExtendedValue body = body_of(equation, names);
  ir::Equation one = equation;
  for (const auto& [name, term] :
       {std::pair(equation.name, body.value), std::pair(is_minus(equation.name), body.minus),
        std::pair(is_plus(equation.name), body.plus)}) {
    if (!term) continue;
    one.name = name;
    one.body = term;
    into.push_back(one);
  }
  names[equation.name] = {ends_of(body), false, &equation, body.minus, body.plus};
}

/// An output has a place for both conditions; `names` learns what each equation may be.
ir::Side Elimination::side(const ir::Side& from, const std::set<std::string>& outputs, Names& names) {
  ir::Side result;
  result.where = from.where;
  for (const ir::Equation& equation : from.equations) {
    if (!outputs.contains(equation.name)) {
      locals(equation, names, result.equations);
      continue;
    }
    const ExtendedValue body = body_of(equation, names);
    const bool is_condition = equation.body->type == ir::ScalarType::boolean;
    ir::Equation one = equation;
    one.body = is_condition ? body.value : finite_part(body);
    result.equations.push_back(one);
    for (const auto& [name, term] :
         {std::pair(is_minus(equation.name), body.minus), std::pair(is_plus(equation.name), body.plus)}) {
      one.name = name;
      one.body = or_false(term);
      result.equations.push_back(one);
    }
    names[equation.name] = {ends_of(body), false, &equation, body.minus, body.plus};
  }
  return result;
}

/// A number may be infinite where no requirement says of all its elements that it is not.
void Elimination::take_input(const ir::TensorDeclaration& input, const ir::Rewrite& rewrite, Names& names) {
  const bool is_number = input.element == ir::ScalarType::real;
  const Ends ends{is_number && !bounded(rewrite, input, -1), is_number && !bounded(rewrite, input, 1)};
  names[input.name] = {ends, true};
  for (const auto& [may, name] :
       {std::pair(ends.minus, is_minus(input.name)), std::pair(ends.plus, is_plus(input.name))}) {
    if (!may) continue;
    result_.rewrite.inputs.push_back(input);
    result_.rewrite.inputs.back().name = name;
    result_.rewrite.inputs.back().element = ir::ScalarType::boolean;
  }
}

WithoutInfinities Elimination::of(const ir::Rewrite& rewrite) {
  Names inputs;
  std::set<std::string> outputs;
  for (const ir::TensorDeclaration& output : rewrite.outputs) outputs.insert(output.name);
  ir::Rewrite& result = result_.rewrite = rewrite;
  result.theory = ir::Theory::real;
  for (const ir::TensorDeclaration& input : rewrite.inputs) take_input(input, rewrite, inputs);
  for (ir::Requirement& requirement : result.requirements) {
    const KnownConditions::Within within(known_);
    requirement.for_all = binders(requirement.for_all, inputs);
    requirement.condition = finite(requirement.condition, inputs);
  }
  Names before = inputs, after = inputs;
  result.before = side(rewrite.before, outputs, before);
  result.after = side(rewrite.after, outputs, after);
  result.outputs.clear();
  for (const ir::TensorDeclaration& output : rewrite.outputs) {
    const Ends &left = before[output.name].ends, &right = after[output.name].ends;
    const Ends ends{left.minus || right.minus, left.plus || right.plus};
    result.outputs.push_back(output);
    for (const auto& [may, name] :
         {std::pair(ends.minus, is_minus(output.name)), std::pair(ends.plus, is_plus(output.name))}) {
      if (!may) continue;
      result.outputs.push_back(output);
      result.outputs.back().name = name;
      result.outputs.back().element = ir::ScalarType::boolean;
    }
  }
  return std::move(result_);
}

}  // namespace

std::string output_of(const std::string& name) {
  for (const std::string_view ending : {minus_ending, plus_ending})
    if (name.ends_with(ending)) return name.substr(0, name.size() - ending.size());
  return name;
}

WithoutInfinities without_infinities(const ir::Program& program, const ir::Rewrite& rewrite) {
  return Elimination(program).of(rewrite);
}

}  // namespace warpproof::certificate
