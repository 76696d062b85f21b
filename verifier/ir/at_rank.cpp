// The instance of a rewrite at given ranks of its axis groups.

#include <algorithm>
#include <set>

#include "verifier/base/fault.h"
#include "verifier/ir/groups.h"

namespace warpproof::ir {
namespace {

constexpr IndexId first_id = 0x10000000;

std::string without_star(const std::string& name) {
  return name.ends_with('*') ? name.substr(0, name.size() - 1) : name;
}

class Expander {
 public:
  Expander(const Rewrite& rewrite, const Ranks& ranks)
      : rewrite_(rewrite), ranks_(ranks), table_(rewrite), allocator_(first_id) {
    WARPPROOF_INVARIANT(ranks.size() == rewrite.groups.size(), "ranks of " + rewrite.id);
    take_names();
    for (const TensorDeclaration& input : rewrite.inputs) axes_[input.name] = groups_of(input.extents);
  }

  Rewrite run();

 private:
  void take_names();
  std::uint32_t rank(GroupNumber group) const { return ranks_[static_cast<std::size_t>(group)]; }
  std::vector<GroupNumber> groups_of(const std::vector<ExpressionPtr>& extents) const {
    std::vector<GroupNumber> result;
    for (const ExpressionPtr& extent : extents) result.push_back(table_.of(extent));
    return result;
  }
  /// The names that a name along a group becomes; itself when it belongs to none.
  std::vector<std::string> split(const std::string& name) const {
    const auto found = split_.find(name);
    return found == split_.end() ? std::vector<std::string>{name} : found->second;
  }
  std::vector<IndexVariable> entered(const IndexVariable& variable, GroupNumber group);

  ExpressionPtr whole(const ExpressionPtr& expression);
  ExpressionPtr on_axis(const ExpressionPtr& expression, GroupNumber group, std::uint32_t axis);
  std::vector<ExpressionPtr> each_axis(const ExpressionPtr& expression, GroupNumber group);
  std::vector<ExpressionPtr> all_axes(const std::vector<ExpressionPtr>& expressions,
                                      const std::vector<GroupNumber>& groups);
  ExpressionPtr read(const Expression& expression);
  ExpressionPtr comparison(const Expression& expression, GroupNumber group);
  ExpressionPtr reduce(const Expression& expression);
  ExpressionPtr fold(const Expression& expression);
  ExpressionPtr call(const Expression& expression);
  std::vector<Binder> binders(const std::vector<Binder>& from);

  Equation equation(const Equation& from);
  SizeAssignment assignment(const SizeAssignment& from) const;
  Side side(const Side& from);
  TensorDeclaration declaration(const TensorDeclaration& from, const std::string& name);

  const Rewrite& rewrite_;
  const Ranks& ranks_;
  GroupTable table_;
  IndexAllocator allocator_;
  std::map<std::string, std::vector<GroupNumber>> axes_;  ///< of the tensors that can be seen
  std::map<std::string, std::vector<std::string>> split_;
  std::map<IndexId, std::vector<IndexVariable>> indices_;
};

void Expander::take_names() {
  std::set<std::string> taken(rewrite_.size_names.begin(), rewrite_.size_names.end());
  for (const TensorDeclaration& input : rewrite_.inputs) taken.insert(input.name);
  for (const Side* side : {&rewrite_.before, &rewrite_.after})
    for (const Equation& equation : side->equations) taken.insert(equation.name);
  for (std::size_t g = 0; g < rewrite_.groups.size(); ++g) {
    std::vector<std::string> names = rewrite_.groups[g].along;
    names.insert(names.begin(), rewrite_.groups[g].name);
    for (const std::string& name : names) {
      std::vector<std::string>& parts = split_[name];
      for (std::uint32_t axis = 1; axis <= ranks_[g]; ++axis) {
        std::string part = without_star(name);
        if (ranks_[g] > 1) part += "_" + std::to_string(axis);
        while (!taken.insert(part).second) part += "_";
        parts.push_back(std::move(part));
      }
    }
  }
}

std::vector<IndexVariable> Expander::entered(const IndexVariable& variable, GroupNumber group) {
  std::vector<IndexVariable>& parts = indices_[variable.id];
  parts.clear();
  for (std::uint32_t axis = 1; axis <= rank(group); ++axis) {
    const std::string name = without_star(variable.name);
    parts.push_back(allocator_.fresh(rank(group) > 1 ? name + "_" + std::to_string(axis) : name));
  }
  return parts;
}

std::vector<ExpressionPtr> Expander::each_axis(const ExpressionPtr& expression, GroupNumber group) {
  std::vector<ExpressionPtr> result;
  for (std::uint32_t axis = 0; axis < rank(group); ++axis) result.push_back(on_axis(expression, group, axis));
  return result;
}

std::vector<ExpressionPtr> Expander::all_axes(const std::vector<ExpressionPtr>& expressions,
                                              const std::vector<GroupNumber>& groups) {
  WARPPROOF_INVARIANT(expressions.size() == groups.size(), "axes of a tensor in " + rewrite_.id);
  std::vector<ExpressionPtr> result;
  for (std::size_t i = 0; i < expressions.size(); ++i) {
    if (groups[i] == no_group) {
      result.push_back(whole(expressions[i]));
    } else {
      for (ExpressionPtr& part : each_axis(expressions[i], groups[i])) result.push_back(std::move(part));
    }
  }
  return result;
}

/// One axis of a number that speaks of a group; what speaks of none is the same on each.
ExpressionPtr Expander::on_axis(const ExpressionPtr& expression, GroupNumber group, std::uint32_t axis) {
  if (table_.of(expression) == no_group) return whole(expression);
  switch (expression->kind) {
    case Kind::size:
      return make_size(split(expression->name)[axis], expression->where);
    case Kind::read:
      return make_read(split(expression->name)[axis], {}, expression->type, expression->where);
    case Kind::index:
      return make_index(indices_.at(expression->index_id)[axis], expression->where);
    default:
      break;
  }
  std::vector<ExpressionPtr> operands;
  for (const ExpressionPtr& operand : expression->operands) operands.push_back(on_axis(operand, group, axis));
  return make_apply(*expression->op, std::move(operands), expression->where);
}

ExpressionPtr Expander::whole(const ExpressionPtr& expression) {
  if (!expression) return nullptr;
  switch (expression->kind) {
    case Kind::constant:
    case Kind::size:
      return expression;
    case Kind::index: {
      const auto known = indices_.find(expression->index_id);
      return known == indices_.end() ? expression : make_index(known->second.front(), expression->where);
    }
    case Kind::read:
      return read(*expression);
    case Kind::reduce:
      return reduce(*expression);
    case Kind::call:
      return call(*expression);
    case Kind::fold:
      return fold(*expression);
    case Kind::state: {
      const auto known = indices_.find(expression->index_id);
      return known == indices_.end()
                 ? expression
                 : make_state({expression->name, known->second.front().id, expression->type},
                              expression->where);
    }
    case Kind::apply:
      break;
  }
  if (is_comparison(*expression)) {
    for (const ExpressionPtr& operand : expression->operands)
      if (const GroupNumber group = table_.of(operand); group >= 0) return comparison(*expression, group);
  }
  std::vector<ExpressionPtr> operands;
  for (const ExpressionPtr& operand : expression->operands) operands.push_back(whole(operand));
  return make_apply(*expression->op, std::move(operands), expression->where);
}

ExpressionPtr Expander::comparison(const Expression& expression, GroupNumber group) {
  ExpressionPtr all;
  for (std::uint32_t axis = 0; axis < rank(group); ++axis) {
    std::vector<ExpressionPtr> operands;
    for (const ExpressionPtr& operand : expression.operands)
      operands.push_back(on_axis(operand, group, axis));
    ExpressionPtr one = make_apply(*expression.op, std::move(operands), expression.where);
    all = all ? make_apply("and", {all, one}, expression.where) : one;
  }
  return all ? all : make_boolean(true, expression.where);
}

ExpressionPtr Expander::read(const Expression& expression) {
  const auto axes = axes_.find(expression.name);
  WARPPROOF_INVARIANT(axes != axes_.end(), "tensor " + expression.name);
  return make_read(expression.name, all_axes(expression.operands, axes->second), expression.type,
                   expression.where);
}

std::vector<Binder> Expander::binders(const std::vector<Binder>& from) {
  std::vector<Binder> result;
  for (const Binder& binder : from) {
    const GroupNumber group = table_.of_index(binder.variable.id);
    if (group == no_group) {
      Binder same{allocator_.fresh(binder.variable.name), whole(binder.lower), whole(binder.upper)};
      indices_[binder.variable.id] = {same.variable};
      result.push_back(std::move(same));
      continue;
    }
    const std::vector<ExpressionPtr> lower = each_axis(binder.lower, group),
                                     upper = each_axis(binder.upper, group);
    const std::vector<IndexVariable> parts = entered(binder.variable, group);
    for (std::size_t axis = 0; axis < parts.size(); ++axis)
      result.push_back({parts[axis], lower[axis], upper[axis]});
  }
  return result;
}

/// With no axes left there is one tuple of indices, the empty one.
ExpressionPtr Expander::reduce(const Expression& expression) {
  std::vector<Binder> ranges = binders(expression.binders);
  ExpressionPtr condition = whole(expression.condition);
  ExpressionPtr body = whole(expression.operands.front());
  if (ranges.empty() && !condition) return body;
  if (ranges.empty()) {
    const auto number = [](int value) { return make_constant(value, ScalarType::integer); };
    ranges.push_back({allocator_.fresh("k"), number(0), number(1)});
  }
  return make_reduce(expression.reduction, std::move(ranges), std::move(condition), std::move(body),
                     expression.where);
}

/// The round runs along no group: it has an order.
ExpressionPtr Expander::fold(const Expression& expression) {
  Binder round = binders(expression.binders).front();
  std::vector<StateVariable> states = expression.states;
  for (StateVariable& state : states) {
    const IndexVariable own = allocator_.fresh(state.name);
    indices_[state.id] = {own};
    state.id = own.id;
  }
  std::vector<ExpressionPtr> operands;
  for (const ExpressionPtr& operand : expression.operands) operands.push_back(whole(operand));
  return make_fold(std::move(round), std::move(states), std::move(operands), expression.where);
}

ExpressionPtr Expander::call(const Expression& expression) {
  std::vector<TensorArgument> arguments;
  for (const TensorArgument& argument : expression.arguments) {
    TensorArgument copy;
    copy.binders = binders(argument.binders);
    copy.body = whole(argument.body);
    arguments.push_back(std::move(copy));
  }
  std::vector<ExpressionPtr> operands;
  for (const ExpressionPtr& operand : expression.operands) operands.push_back(whole(operand));
  return make_call(expression.name, std::move(arguments), std::move(operands), expression.type,
                   expression.where);
}

Equation Expander::equation(const Equation& from) {
  Equation result;
  result.name = from.name;
  result.where = from.where;
  const std::vector<GroupNumber> groups = groups_of(from.extents);
  result.extents = all_axes(from.extents, groups);
  for (std::size_t i = 0; i < from.indices.size(); ++i) {
    if (groups[i] == no_group) {
      indices_[from.indices[i].id] = {allocator_.fresh(from.indices[i].name)};
      result.indices.push_back(indices_[from.indices[i].id].front());
    } else {
      for (const IndexVariable& part : entered(from.indices[i], groups[i])) result.indices.push_back(part);
    }
  }
  result.body = whole(from.body);
  axes_[from.name] = groups;
  return result;
}

Side Expander::side(const Side& from) {
  const auto inputs = axes_;
  Side result;
  result.where = from.where;
  for (const Equation& one : from.equations) result.equations.push_back(equation(one));
  axes_ = inputs;
  return result;
}

TensorDeclaration Expander::declaration(const TensorDeclaration& from, const std::string& name) {
  return {name, all_axes(from.extents, groups_of(from.extents)), from.element, from.where};
}

/// The same size on each axis.
SizeAssignment Expander::assignment(const SizeAssignment& from) const {
  SizeAssignment result;
  for (const auto& [name, value] : from)
    for (const std::string& part : split(name)) result.emplace_back(part, value);
  std::sort(result.begin(), result.end());
  return result;
}

Rewrite Expander::run() {
  Rewrite result = rewrite_;
  result.groups.clear();
  result.numbers = {};
  result.maxima.clear();
  for (SizeAssignment& listed : result.sizes) listed = assignment(listed);
  result.size_names.clear();
  for (const std::string& name : rewrite_.size_names)
    for (std::string& part : split(name)) result.size_names.push_back(std::move(part));
  result.inputs.clear();
  for (const TensorDeclaration& input : rewrite_.inputs)
    for (const std::string& part : split(input.name)) result.inputs.push_back(declaration(input, part));
  for (TensorDeclaration& output : result.outputs) output = declaration(output, output.name);
  for (Requirement& requirement : result.requirements) {
    requirement.for_all = binders(requirement.for_all);
    requirement.condition = whole(requirement.condition);
  }
  result.before = side(rewrite_.before);
  result.after = side(rewrite_.after);
  return result;
}

}  // namespace

Rewrite at_rank(const Rewrite& rewrite, const Ranks& ranks) { return Expander(rewrite, ranks).run(); }

}  // namespace warpproof::ir
