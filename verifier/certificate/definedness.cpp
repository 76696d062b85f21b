#include "verifier/certificate/definedness.h"

#include <algorithm>
#include <map>

#include "verifier/base/fault.h"
#include "verifier/ir/unfold.h"

namespace warpproof::certificate {

namespace {

/// No name of the language has this ending.
constexpr const char* companion_ending = "!defined";

std::string companion(const std::string& name) { return name + companion_ending; }

struct Named {
  std::vector<ExpressionPtr> extents;
  bool has_companion = false;  ///< a local or a parameter: its own definedness is asked, too
};
using Names = std::map<std::string, Named>;

ExpressionPtr all_of(std::vector<ir::Binder> binders, ExpressionPtr condition, ExpressionPtr body) {
  if (is_true(body) || binders.empty()) return body;
  return ir::make_reduce(ir::Reduction::all, std::move(binders), std::move(condition), std::move(body));
}

class Definedness {
 public:
  Definedness(const ir::Program& program, Strength strength, ir::IndexAllocator& allocator)
      : program_(program), strength_(strength), allocator_(allocator) {}

  /// Equations with a companion behind each.
  std::vector<ir::Equation> companions(const std::vector<ir::Equation>& equations, Names names) {
    std::vector<ir::Equation> result;
    for (const ir::Equation& equation : equations) {
      result.push_back(equation);
      ir::Equation beside = equation;
      beside.name = companion(equation.name);
      beside.body = of(equation.body, names);
      result.push_back(std::move(beside));
      names[equation.name] = {equation.extents, true};
    }
    return result;
  }

  ExpressionPtr of(const ExpressionPtr& expression, const Names& names);

 private:
  ExpressionPtr all_operands(const std::vector<ExpressionPtr>& operands, const Names& names) {
    std::vector<ExpressionPtr> parts;
    for (const ExpressionPtr& operand : operands) parts.push_back(of(operand, names));
    return conjunction(parts);
  }
  ExpressionPtr in_range(const std::vector<ExpressionPtr>& indices, const std::vector<ExpressionPtr>& extents,
                         const Names& names);
  ExpressionPtr read(const Expression& expression, const Names& names);
  ExpressionPtr apply(const ExpressionPtr& expression, const Names& names);
  ExpressionPtr condition_of(const ExpressionPtr& expression) const;
  ExpressionPtr reduce(const Expression& expression, const Names& names);
  ExpressionPtr call(const Expression& expression, const Names& names);
  ExpressionPtr fold(const Expression& expression, const Names& names);

  const ir::Program& program_;
  Strength strength_;
  ir::IndexAllocator& allocator_;
};

ExpressionPtr Definedness::in_range(const std::vector<ExpressionPtr>& indices,
                                    const std::vector<ExpressionPtr>& extents, const Names& names) {
  WARPPROOF_INVARIANT(indices.size() == extents.size(), "a read of another rank");
  std::vector<ExpressionPtr> parts;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    parts.push_back(of(extents[i], names));
    parts.push_back(at_most(integer(0), indices[i]));
    parts.push_back(below(indices[i], extents[i]));
  }
  return conjunction(parts);
}

ExpressionPtr Definedness::read(const Expression& expression, const Names& names) {
  const auto found = names.find(expression.name);
  WARPPROOF_INVARIANT(found != names.end(), "a read of the unknown tensor " + expression.name);
  std::vector<ExpressionPtr> parts{all_operands(expression.operands, names),
                                   in_range(expression.operands, found->second.extents, names)};
  if (found->second.has_companion)
    parts.push_back(ir::make_read(companion(expression.name), expression.operands, ir::ScalarType::boolean));
  return conjunction(parts);
}

/// A real power: a positive base, zero to a power that is not negative, a negative base to a whole power.
ExpressionPtr power_defined(const ExpressionPtr& base, const ExpressionPtr& exponent) {
  const ExpressionPtr zero = constant_like(base, 0);
  const ExpressionPtr at_zero = both(equals(base, zero), at_most(constant_like(exponent, 0), exponent));
  const ExpressionPtr is_whole = equals(ir::make_apply("floor", {exponent}), exponent);
  return either(below(zero, base), either(at_zero, both(below(base, zero), is_whole)));
}

ExpressionPtr Definedness::condition_of(const ExpressionPtr& expression) const {
  using refmodels::ops::Condition;
  const auto& defined = expression->op->defined;
  if (defined.condition == Condition::always) return ir::make_boolean(true);
  if (operation_of(*expression) == Operation::real_power)
    return power_defined(expression->operands[0], expression->operands[1]);
  const ExpressionPtr& argument = expression->operands.at(static_cast<std::size_t>(defined.argument));
  const ExpressionPtr zero = constant_like(argument, 0);
  switch (defined.condition) {
    case Condition::always:
      break;
    case Condition::non_zero:
      return opposite(equals(argument, zero));
    case Condition::non_negative:
      return at_most(zero, argument);
    case Condition::positive:
      return below(zero, argument);
    case Condition::non_zero_if_exponent_negative: {
      const ExpressionPtr& exponent = expression->operands[1];
      if (exponent->kind == ir::Kind::constant && exponent->value.sign() >= 0) break;
      const bool known = exponent->kind == ir::Kind::constant;
      if (!known && strength_ == Strength::implied) break;
      const ExpressionPtr& base = expression->operands[0];
      return opposite(equals(base, constant_like(base, 0)));
    }
  }
  return ir::make_boolean(true);
}

ExpressionPtr Definedness::apply(const ExpressionPtr& expression, const Names& names) {
  const auto& operands = expression->operands;
  switch (operation_of(*expression)) {
    case Operation::select: {
      const ExpressionPtr then = of(operands[1], names), otherwise = of(operands[2], names);
      const bool always = is_true(then) && is_true(otherwise);
      return conjunction(
          {of(operands[0], names), always ? then : ir::make_apply("select", {operands[0], then, otherwise})});
    }
    case Operation::logical_and:
    case Operation::logical_or:
      // One operand may decide alone: then nothing follows for either.
      if (strength_ == Strength::implied) return ir::make_boolean(true);
      break;
    default:
      break;
  }
  return conjunction({all_operands(operands, names), condition_of(expression)});
}

ExpressionPtr Definedness::reduce(const Expression& expression, const Names& names) {
  std::vector<ExpressionPtr> parts;
  std::vector<ir::Binder> outer;
  for (const ir::Binder& binder : expression.binders) {
    parts.push_back(all_of(outer, nullptr, conjunction({of(binder.lower, names), of(binder.upper, names)})));
    outer.push_back(binder);
  }
  if (expression.condition) parts.push_back(all_of(outer, nullptr, of(expression.condition, names)));
  parts.push_back(all_of(outer, expression.condition, of(expression.operands[0], names)));
  if (expression.reduction == ir::Reduction::max || expression.reduction == ir::Reduction::min)
    parts.push_back(ir::make_reduce(ir::Reduction::any, outer, expression.condition, ir::make_boolean(true)));
  return conjunction(parts);
}

ExpressionPtr Definedness::call(const Expression& expression, const Names& names) {
  const ir::Definition* definition = program_.find_definition(expression.name);
  WARPPROOF_INVARIANT(definition != nullptr, "a call of the unknown definition " + expression.name);
  std::vector<ExpressionPtr> parts{all_operands(expression.operands, names)};
  std::vector<ir::TensorArgument> arguments = expression.arguments;
  ir::Substitution sizes;
  for (std::size_t i = 0; i < expression.arguments.size(); ++i) {
    const ir::TensorArgument& argument = expression.arguments[i];
    const auto& declared = definition->parameters.at(i).extents;
    for (std::size_t axis = 0; axis < argument.binders.size(); ++axis) {
      const ir::Binder& binder = argument.binders[axis];
      if (!is_number(binder.lower, 0) && strength_ == Strength::certain)
        parts.push_back(equals(binder.lower, integer(0)));
      parts.push_back(of(binder.upper, names));
      bool known = declared.at(axis)->kind != ir::Kind::size;
      for (const auto& [name, value] : sizes.sizes) known = known || name == declared[axis]->name;
      if (!known) sizes.sizes.emplace_back(declared[axis]->name, binder.upper);
    }
    arguments.push_back({argument.binders, of(argument.body, names)});
  }
  const ExpressionPtr body = ir::make_call(companion(expression.name), std::move(arguments),
                                           expression.operands, ir::ScalarType::boolean, expression.where);
  // Nothing is taken for granted of a call but what its value needs.
  if (strength_ == Strength::implied) return conjunction({conjunction(parts), body});
  // The extents that a parameter declares are those of the argument.
  for (std::size_t i = 0; i < expression.arguments.size(); ++i) {
    const auto& binders = expression.arguments[i].binders;
    for (std::size_t axis = 0; axis < binders.size(); ++axis) {
      const ExpressionPtr declared =
          ir::substitute(definition->parameters[i].extents[axis], sizes, allocator_);
      if (!ir::alpha_equal(declared, binders[axis].upper))
        parts.push_back(equals(declared, binders[axis].upper));
    }
  }
  std::vector<ExpressionPtr> extents;
  for (const ExpressionPtr& extent : definition->equations.back().extents)
    extents.push_back(ir::substitute(extent, sizes, allocator_));
  parts.push_back(in_range(expression.operands, extents, names));
  parts.push_back(body);
  return conjunction(parts);
}

bool mentions_state(const ExpressionPtr& expression, const std::vector<ir::StateVariable>& states) {
  return std::any_of(states.begin(), states.end(), [&](const ir::StateVariable& state) {
    return ir::mentions_index(expression, state.id);
  });
}

void parts_of(const ExpressionPtr& condition, std::vector<ExpressionPtr>& into) {
  if (operation_of(*condition) != Operation::logical_and) return into.push_back(condition);
  for (const ExpressionPtr& operand : condition->operands) parts_of(operand, into);
}

/// Where every start, every step in every round and the value are defined. What a step asks of the states is
/// asked by one more state of the same recurrence, which stays true as long as all was defined; what it asks
/// of the round alone is asked for all rounds. States are total values: where one is none, nothing was
/// defined since the round before.
ExpressionPtr Definedness::fold(const Expression& expression, const Names& names) {
  const ir::Binder& round = expression.binders.front();
  const std::size_t count = expression.states.size();
  std::vector<ExpressionPtr> parts{of(round.lower, names), of(round.upper, names)}, of_states;
  for (std::size_t i = 0; i < count; ++i) parts.push_back(of(expression.operands[i], names));
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<ExpressionPtr> asked;
    parts_of(of(ir::fold_step(expression, i), names), asked);
    for (const ExpressionPtr& one : asked) {
      if (mentions_state(one, expression.states))
        of_states.push_back(one);
      else
        parts.push_back(all_of({round}, nullptr, one));
    }
  }
  const ExpressionPtr value = of(ir::fold_value(expression), names);
  if (of_states.empty() && !mentions_state(value, expression.states)) {
    parts.push_back(value);
    return conjunction(parts);
  }
  std::vector<ir::StateVariable> states = expression.states;
  std::vector<ExpressionPtr> starts(expression.operands.begin(),
                                    expression.operands.begin() + static_cast<std::ptrdiff_t>(count)),
      steps(expression.operands.begin() + static_cast<std::ptrdiff_t>(count), expression.operands.end() - 1);
  ExpressionPtr wanted = value;
  if (!of_states.empty()) {
    states.push_back({"defined", allocator_.fresh("").id, ir::ScalarType::boolean});
    const ExpressionPtr so_far = ir::make_state(states.back());
    starts.push_back(ir::make_boolean(true));
    steps.push_back(both(so_far, conjunction(of_states)));
    wanted = conjunction({so_far, value});
  }
  std::vector<ExpressionPtr> operands = starts;
  operands.insert(operands.end(), steps.begin(), steps.end());
  operands.push_back(wanted);
  // The copy has states and a round of its own.
  parts.push_back(ir::substitute(ir::make_fold(round, states, operands), {}, allocator_));
  return conjunction(parts);
}

ExpressionPtr Definedness::of(const ExpressionPtr& expression, const Names& names) {
  switch (expression->kind) {
    case ir::Kind::constant:
    case ir::Kind::size:
    case ir::Kind::index:
      return ir::make_boolean(true);
    case ir::Kind::read:
      return read(*expression, names);
    case ir::Kind::apply:
      return apply(expression, names);
    case ir::Kind::reduce:
      return reduce(*expression, names);
    case ir::Kind::call:
      return call(*expression, names);
    case ir::Kind::state:
      return ir::make_boolean(true);
    case ir::Kind::fold:
      return fold(*expression, names);
  }
  return ir::make_boolean(false);
}

/// The program with a companion for each definition, which takes a companion for each parameter.
ir::Program with_companions(const ir::Program& program, Strength strength, ir::IndexAllocator& allocator) {
  ir::Program result;
  result.definitions = program.definitions;
  result.allocator = allocator;
  Definedness definedness(program, strength, allocator);
  for (const ir::Definition& definition : program.definitions) {
    ir::Definition beside = definition;
    beside.name = companion(definition.name);
    Names names;
    for (const ir::DefinitionParameter& parameter : definition.parameters) {
      names[parameter.name] = {parameter.extents, true};
      ir::DefinitionParameter other = parameter;
      other.name = companion(parameter.name);
      other.element = ir::ScalarType::boolean;
      beside.parameters.push_back(std::move(other));
    }
    beside.equations = definedness.companions(definition.equations, names);
    result.definitions.push_back(std::move(beside));
  }
  return result;
}

Names input_names(const ir::Rewrite& rewrite) {
  Names names;
  for (const ir::TensorDeclaration& input : rewrite.inputs) names[input.name] = {input.extents, false};
  return names;
}

}  // namespace

base::Result<ExpressionPtr> defined_output(const ir::Program& program, const ir::Rewrite& rewrite,
                                           const ir::Side& side, const std::string& name, Strength strength,
                                           ir::IndexAllocator& allocator, const base::Limits& limits) {
  const ir::Program extended = with_companions(program, strength, allocator);
  ir::Side doubled;
  doubled.where = side.where;
  doubled.equations =
      Definedness(program, strength, allocator).companions(side.equations, input_names(rewrite));
  auto unfolded = ir::unfold_equation(extended, rewrite, doubled, companion(name), allocator, limits);
  if (!unfolded) return unfolded.diagnostics();
  return unfolded->body;
}

base::Result<ExpressionPtr> requirement_fact(const ir::Program& program, const ir::Rewrite& rewrite,
                                             const ir::Requirement& requirement,
                                             ir::IndexAllocator& allocator, const base::Limits& limits) {
  const ir::Program extended = with_companions(program, Strength::implied, allocator);
  const ExpressionPtr condition =
      requirement.for_all.empty()
          ? requirement.condition
          : ir::make_reduce(ir::Reduction::all, requirement.for_all, nullptr, requirement.condition);
  ir::Equation equation;
  equation.name = "requirement!";
  equation.body =
      both(condition, Definedness(program, Strength::implied, allocator).of(condition, input_names(rewrite)));
  ir::Side side;
  side.equations.push_back(equation);
  auto unfolded = ir::unfold_equation(extended, rewrite, side, equation.name, allocator, limits);
  if (!unfolded) return unfolded.diagnostics();
  return unfolded->body;
}

namespace {

void divisors_in(const ExpressionPtr& number, std::vector<ExpressionPtr>& into, bool& others) {
  using refmodels::ops::Condition;
  if (number->kind == ir::Kind::apply && number->op->defined.condition == Condition::non_zero)
    into.push_back(number->operands.at(static_cast<std::size_t>(number->op->defined.argument)));
  else if (number->kind == ir::Kind::apply && number->op->defined.condition != Condition::always)
    others = true;
  else if (number->kind == ir::Kind::reduce || number->kind == ir::Kind::call ||
           number->kind == ir::Kind::fold)
    others = true;
  if (operation_of(*number) == Operation::select) others = true;
  for (const ExpressionPtr& operand : number->operands) divisors_in(operand, into, others);
}

}  // namespace

ExpressionPtr extent_defined(const ExpressionPtr& before, const ExpressionPtr& after) {
  if (ir::alpha_equal(before, after)) return ir::make_boolean(true);
  std::vector<ExpressionPtr> given, wanted, parts;
  bool others_given = false, others = false;
  divisors_in(before, given, others_given);
  divisors_in(after, wanted, others);
  if (others) return ir::make_boolean(false);
  for (const ExpressionPtr& divisor : wanted) {
    bool known = false;
    // Below a choice the left side may divide by nothing at all.
    for (const ExpressionPtr& other : given)
      known = known || (!others_given && ir::alpha_equal(other, divisor));
    if (!known) parts.push_back(opposite(equals(divisor, constant_like(divisor, 0))));
  }
  return conjunction(parts);
}

}  // namespace warpproof::certificate
