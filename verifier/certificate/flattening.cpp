#include "verifier/certificate/flattening.h"

#include <algorithm>

#include "verifier/certificate/operation.h"

namespace warpproof::certificate {
namespace {

class Whole {
 public:
  Whole(const ir::Rewrite& rewrite, const ir::GroupTable& table, std::size_t group)
      : group_(rewrite.groups[group]), table_(table), number_(static_cast<ir::GroupNumber>(group)) {
    for (const ir::TensorDeclaration& input : rewrite.inputs) axes_[input.name] = input.extents;
  }

  std::string why_not(const ir::Rewrite& rewrite) {
    if (!group_.along.empty()) return "'" + group_.along.front() + "' has one value for each axis";
    for (const ir::TensorDeclaration& input : rewrite.inputs) extents(input.extents);
    for (const ir::TensorDeclaration& output : rewrite.outputs) extents(output.extents);
    for (const ir::Requirement& requirement : rewrite.requirements) {
      for (const ir::Binder& binder : requirement.for_all) extents({binder.upper});
      required(requirement.condition);
    }
    for (const ir::Side* side : {&rewrite.before, &rewrite.after}) {
      const auto inputs = axes_;
      for (const ir::Equation& equation : side->equations) {
        extents(equation.extents);
        walk(equation.body);
        axes_[equation.name] = equation.extents;
      }
      axes_ = inputs;
    }
    return why_;
  }

 private:
  void refuse(const std::string& why) {
    if (why_.empty()) why_ = why;
  }
  bool is_ours(const ExpressionPtr& expression) const {
    const ir::GroupNumber of = table_.of(expression);
    return of == number_ || of == ir::several_groups;
  }
  bool is_extent(const ExpressionPtr& expression) const {
    return expression->kind == ir::Kind::size && expression->name == group_.name;
  }

  void extents(const std::vector<ExpressionPtr>& extents) {
    for (const ExpressionPtr& extent : extents) {
      if (is_ours(extent) && !is_extent(extent))
        refuse("an extent speaks of '" + group_.name + "' axis by axis");
      if (!is_ours(extent)) walk(extent);
    }
  }

  /// On every axis at least 1 (or 1, or with an axis 0) means that of the product, too.
  bool survives_flattening(const ExpressionPtr& condition) const {
    if (condition->operands.size() != 2) return false;
    const ExpressionPtr &a = condition->operands[0], &b = condition->operands[1];
    const auto says = [](const ExpressionPtr& number, int value) { return is_number(number, value); };
    switch (operation_of(*condition)) {
      case Operation::ge:
        return is_extent(a) && says(b, 1);
      case Operation::gt:
        return is_extent(a) && says(b, 0);
      case Operation::le:
        return is_extent(b) && says(a, 1);
      case Operation::lt:
        return is_extent(b) && says(a, 0);
      case Operation::eq:
        return is_extent(a) && (says(b, 1) || (says(b, 0) && group_.has_axes));
      default:
        return false;
    }
  }

  void required(const ExpressionPtr& condition) {
    if (operation_of(*condition) == Operation::logical_and) {
      for (const ExpressionPtr& operand : condition->operands) required(operand);
    } else if (!survives_flattening(condition)) {
      walk(condition);
    }
  }

  void binders(const std::vector<ir::Binder>& binders) {
    for (const ir::Binder& binder : binders) {
      if (table_.of_index(binder.variable.id) != number_) {
        walk(binder.lower);
        walk(binder.upper);
      } else if (!is_number(binder.lower, 0) || !is_extent(binder.upper)) {
        refuse("a range along '" + group_.name + "' is not the whole of it");
      }
    }
  }

  void walk(const ExpressionPtr& expression) {
    if (!expression || !why_.empty()) return;
    if (expression->kind == ir::Kind::read) return read(*expression);
    if (is_ours(expression)) return refuse("'" + group_.name + "' is compared axis by axis");
    if (expression->kind == ir::Kind::fold && table_.of_index(expression->binders[0].variable.id) == number_)
      return refuse("the rounds of a recurrence run along '" + group_.name + "'");
    binders(expression->binders);
    walk(expression->condition);
    for (const ExpressionPtr& operand : expression->operands) walk(operand);
    for (const ir::TensorArgument& argument : expression->arguments) {
      binders(argument.binders);
      walk(argument.body);
    }
  }

  void read(const Expression& expression) {
    const auto axes = axes_.find(expression.name);
    if (axes == axes_.end()) return refuse("the tensor '" + expression.name + "' is not known");
    for (std::size_t i = 0; i < expression.operands.size(); ++i) {
      const ExpressionPtr& at = expression.operands[i];
      const bool ours = i < axes->second.size() && is_ours(axes->second[i]);
      if (!ours) {
        walk(at);
      } else if (!(at->kind == ir::Kind::index && is_ours(at)) && !is_number(at, 0)) {
        refuse("an element is read at an index that is computed axis by axis");
      }
    }
  }

  const ir::AxisGroup& group_;
  const ir::GroupTable& table_;
  ir::GroupNumber number_;
  std::map<std::string, std::vector<ExpressionPtr>> axes_;
  std::string why_;
};

}  // namespace

std::string why_not_flattened(const ir::Rewrite& rewrite, const ir::GroupTable& table, std::size_t group) {
  return Whole(rewrite, table, group).why_not(rewrite);
}

}  // namespace warpproof::certificate
