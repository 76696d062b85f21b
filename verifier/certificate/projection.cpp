#include "verifier/certificate/projection.h"

#include <algorithm>
#include <stdexcept>

#include "verifier/certificate/definedness.h"
#include "verifier/certificate/scenarios.h"

namespace warpproof::certificate {
namespace {

/// What a requirement may say of the group: comparisons along it, under `and` and `or` alone, so that what
/// holds on all axes holds on some of them.
class Required {
 public:
  Required(const ir::Rewrite& rewrite, const ir::GroupTable& table, ir::GroupNumber group)
      : table_(table), group_(group) {
    for (const ir::TensorDeclaration& input : rewrite.inputs)
      for (const ExpressionPtr& extent : input.extents)
        if (is_ours(extent)) along_.push_back(input.name);
  }

  std::string why_not(const ir::Requirement& requirement) {
    for (const ir::Binder& binder : requirement.for_all)
      if (is_ours(binder.upper)) refuse("a requirement speaks of elements along it");
    positive(requirement.condition, false);
    return why_;
  }

 private:
  void refuse(const std::string& why) {
    if (why_.empty()) why_ = why;
  }
  bool is_ours(const ExpressionPtr& expression) const {
    const ir::GroupNumber of = table_.of(expression);
    return of == group_ || of == ir::several_groups;
  }
  bool compares(const ExpressionPtr& condition) const {
    return ir::is_comparison(*condition) &&
           std::any_of(condition->operands.begin(), condition->operands.end(),
                       [this](const ExpressionPtr& operand) { return is_ours(operand); });
  }

  void positive(const ExpressionPtr& condition, bool below_or) {
    const Operation operation = operation_of(*condition);
    if (operation == Operation::logical_and || operation == Operation::logical_or) {
      for (const ExpressionPtr& operand : condition->operands)
        positive(operand, below_or || operation == Operation::logical_or);
    } else if (compares(condition)) {
      for (const ExpressionPtr& operand : condition->operands) plain(operand, below_or);
    } else {
      silent(condition);
    }
  }

  /// Sizes, scalars and constants; below `or` nothing that could have no value.
  void plain(const ExpressionPtr& number, bool below_or) {
    const bool scalar = number->kind == ir::Kind::constant || number->kind == ir::Kind::size ||
                        (number->kind == ir::Kind::read && number->operands.empty());
    const bool arithmetic = number->kind == ir::Kind::apply && operation_of(*number) != Operation::select;
    if (!scalar && !arithmetic) refuse("a requirement along it speaks of more than sizes and scalars");
    if (arithmetic && below_or && number->op->defined.condition != refmodels::ops::Condition::always)
      refuse("a requirement divides below 'or'");
    for (const ExpressionPtr& operand : number->operands) plain(operand, below_or);
  }

  void silent(const ExpressionPtr& expression) {
    if (!expression) return;
    const bool reads = expression->kind == ir::Kind::read &&
                       std::find(along_.begin(), along_.end(), expression->name) != along_.end();
    if (reads || is_ours(expression) || compares(expression))
      refuse("a requirement speaks of it elsewhere than in a comparison");
    for (const ir::Binder& binder : expression->binders) {
      silent(binder.lower);
      silent(binder.upper);
    }
    silent(expression->condition);
    for (const ExpressionPtr& operand : expression->operands) silent(operand);
  }

  const ir::GroupTable& table_;
  ir::GroupNumber group_;
  std::vector<std::string> along_;
  std::string why_;
};

/// An index or condition along the group that reads an element, or counts: no such thing anywhere, also not
/// where a read of a local is unfolded away.
bool reads_below_axis(const ExpressionPtr& expression, const ir::GroupTable& table, ir::GroupNumber group,
                      bool inside) {
  if (!expression) return false;
  const bool counts = expression->kind == ir::Kind::reduce || expression->kind == ir::Kind::call ||
                      (expression->kind == ir::Kind::read && !expression->operands.empty());
  if (inside && counts) return true;
  const bool below = table.of(expression) == group || inside;
  const bool compares = ir::is_comparison(*expression) &&
                        std::any_of(expression->operands.begin(), expression->operands.end(),
                                    [&](const ExpressionPtr& operand) { return table.of(operand) == group; });
  const auto in = [&](const ExpressionPtr& part) {
    return reads_below_axis(part, table, group, below || compares);
  };
  for (const ir::Binder& binder : expression->binders)
    if (in(binder.lower) || in(binder.upper)) return true;
  for (const ir::TensorArgument& argument : expression->arguments)
    if (in(argument.body)) return true;
  return in(expression->condition) ||
         std::any_of(expression->operands.begin(), expression->operands.end(), in);
}

/// "The divisor is not 0" is meant on every axis, as `x != 0` along a group is; "not (x = 0)" in the words of
/// the rewrite means some axis. So that one is never taken for the other, conditions under which a side is
/// defined say `!=`. Conditions of choices and of reductions are the rewrite's own.
ExpressionPtr on_every_axis(const ExpressionPtr& condition) {
  const auto& operands = condition->operands;
  switch (operation_of(*condition)) {
    case Operation::logical_and:
      return both(on_every_axis(operands[0]), on_every_axis(operands[1]));
    case Operation::select:
      return ir::make_apply("select", {operands[0], on_every_axis(operands[1]), on_every_axis(operands[2])});
    case Operation::logical_not:
      if (operation_of(*operands[0]) == Operation::eq) return ir::make_apply("ne", operands[0]->operands);
      return condition;
    default:
      break;
  }
  if (condition->kind != ir::Kind::reduce || condition->reduction != ir::Reduction::all) return condition;
  return ir::make_reduce(condition->reduction, condition->binders, condition->condition,
                         on_every_axis(operands[0]));
}

Projection refused(std::string why) { return {std::move(why), 0}; }

base::Result<std::vector<OutputView>> views_of(const ir::Program& program, const ir::Rewrite& rewrite,
                                               const base::Limits& limits) {
  ir::IndexAllocator allocator = program.allocator;
  auto before = ir::unfold(program, rewrite, rewrite.before, allocator, limits);
  if (!before) return before.diagnostics();
  auto after = ir::unfold(program, rewrite, rewrite.after, allocator, limits);
  if (!after) return after.diagnostics();
  std::vector<OutputView> views;
  for (std::size_t i = 0; i < before->size(); ++i) {
    const std::string& name = (*before)[i].name;
    auto given = defined_output(program, rewrite, rewrite.before, name, Strength::implied, allocator, limits);
    if (!given) return given.diagnostics();
    auto wanted = defined_output(program, rewrite, rewrite.after, name, Strength::certain, allocator, limits);
    if (!wanted) return wanted.diagnostics();
    views.push_back({(*before)[i], after->at(i), on_every_axis(*given), on_every_axis(*wanted)});
  }
  return views;
}

}  // namespace

namespace {

Projection checked_projection(const ir::Program& program, const ir::Rewrite& rewrite, std::size_t group,
                              const base::Limits& limits) {
  const auto number = static_cast<ir::GroupNumber>(group);
  const ir::GroupTable table(rewrite);
  Required required(rewrite, table, number);
  for (const ir::Requirement& requirement : rewrite.requirements)
    if (std::string why = required.why_not(requirement); !why.empty()) return refused(std::move(why));
  for (const ir::Side* side : {&rewrite.before, &rewrite.after})
    for (const ir::Equation& equation : side->equations)
      if (reads_below_axis(equation.body, table, number, false))
        return refused("an index or condition along it reads an element");
  const auto views = views_of(program, rewrite, limits);
  if (!views) return refused(views.diagnostics().front().message);
  Projection result;
  for (const OutputView& view : *views) {
    ir::GroupTable known = table;
    for (std::size_t i = 0; i < view.before.indices.size(); ++i)
      known.learn(view.before.indices[i], view.before.extents[i]);
    for (const ExpressionPtr& part :
         {view.before.body, view.after.body, view.before_defined, view.after_defined})
      known.learn(part);
    Scenarios scenarios(view, rewrite, known, number);
    if (std::string why = scenarios.why_not(); !why.empty()) return refused(std::move(why));
    result.axes = std::max(result.axes, scenarios.axes_needed());
  }
  return result;
}

}  // namespace

Projection projection(const ir::Program& program, const ir::Rewrite& rewrite, std::size_t group,
                      const base::Limits& limits) {
  try {
    return checked_projection(program, rewrite, group, limits);
  } catch (const std::length_error& error) {
    return refused(error.what());
  }
}

}  // namespace warpproof::certificate
