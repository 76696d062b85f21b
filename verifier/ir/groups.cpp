#include "verifier/ir/groups.h"

namespace warpproof::ir {
namespace {

GroupNumber joined(GroupNumber a, GroupNumber b) {
  if (a == no_group || a == b) return b;
  return b == no_group ? a : several_groups;
}

}  // namespace

GroupTable::GroupTable(const Rewrite& rewrite) {
  for (std::size_t g = 0; g < rewrite.groups.size(); ++g) {
    const AxisGroup& group = rewrite.groups[g];
    names_[group.name] = static_cast<GroupNumber>(g);
    for (const std::string& name : group.along) names_[name] = static_cast<GroupNumber>(g);
  }
  for (const Requirement& requirement : rewrite.requirements) {
    for (const Binder& binder : requirement.for_all) learn(binder.variable, binder.upper);
    learn(requirement.condition);
  }
  for (const Side* side : {&rewrite.before, &rewrite.after}) {
    for (const Equation& equation : side->equations) {
      for (std::size_t i = 0; i < equation.indices.size(); ++i)
        learn(equation.indices[i], equation.extents[i]);
      learn(equation.body);
    }
  }
}

void GroupTable::learn(const IndexVariable& variable, const ExpressionPtr& extent) {
  indices_[variable.id] = of(extent);
}

void GroupTable::learn(const ExpressionPtr& expression) {
  if (!expression) return;
  const auto enter = [this](const std::vector<Binder>& binders) {
    for (const Binder& binder : binders) {
      learn(binder.lower);
      learn(binder.upper);
      indices_[binder.variable.id] = joined(of(binder.lower), of(binder.upper));
    }
  };
  enter(expression->binders);
  learn(expression->condition);
  for (const ExpressionPtr& operand : expression->operands) learn(operand);
  for (const TensorArgument& argument : expression->arguments) {
    enter(argument.binders);
    learn(argument.body);
  }
}

GroupNumber GroupTable::of_index(IndexId id) const {
  const auto found = indices_.find(id);
  return found == indices_.end() ? no_group : found->second;
}

GroupNumber GroupTable::of(const ExpressionPtr& expression) const {
  if (!expression || expression->type == ScalarType::boolean) return no_group;
  const auto named = [this, &expression] {
    const auto found = names_.find(expression->name);
    return found == names_.end() ? no_group : found->second;
  };
  switch (expression->kind) {
    case Kind::size:
      return named();
    case Kind::read:
      return expression->operands.empty() ? named() : no_group;
    case Kind::index:
      return of_index(expression->index_id);
    case Kind::apply: {
      GroupNumber all = no_group;
      for (const ExpressionPtr& operand : expression->operands) all = joined(all, of(operand));
      return all;
    }
    default:
      return no_group;
  }
}

bool is_comparison(const Expression& expression) {
  return expression.kind == Kind::apply && expression.op->rule == refmodels::ops::Rule::comparison;
}

std::string ranks_text(const Rewrite& rewrite, const Ranks& ranks) {
  std::string text;
  for (std::size_t g = 0; g < ranks.size(); ++g) {
    if (g > 0) text += ", ";
    text += rewrite.groups[g].name + " of rank " + std::to_string(ranks[g]);
  }
  return text;
}

}  // namespace warpproof::ir
