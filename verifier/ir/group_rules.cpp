// What a rewrite with axis groups may say of them (docs/language.md, L72).

#include <algorithm>

#include "verifier/ir/groups.h"

namespace warpproof::ir {
namespace {

/// Looks through a rewrite whose names and types are right.
class GroupRules {
 public:
  GroupRules(const Rewrite& rewrite, base::Diagnostics& diagnostics)
      : table_(rewrite), diagnostics_(diagnostics) {
    for (const TensorDeclaration& input : rewrite.inputs) {
      for (const ExpressionPtr& extent : input.extents) number(extent);
      axes_[input.name] = groups_of(input.extents);
    }
    for (const TensorDeclaration& output : rewrite.outputs)
      for (const ExpressionPtr& extent : output.extents) number(extent);
  }

  void requirement(const Requirement& requirement) {
    for (const Binder& binder : requirement.for_all) index(binder.variable, binder.upper, requirement.where);
    value(requirement.condition);
  }

  void side(const Side& side) {
    const auto inputs = axes_;
    for (const Equation& equation : side.equations) {
      for (std::size_t i = 0; i < equation.indices.size(); ++i)
        index(equation.indices[i], equation.extents[i], equation.where);
      value(equation.body);
      axes_[equation.name] = groups_of(equation.extents);
    }
    axes_ = inputs;
  }

 private:
  void report(const char* code, const base::Span& where, std::string message, std::string expected) {
    diagnostics_.push_back(
        {.code = code, .where = where, .message = std::move(message), .expected = std::move(expected)});
  }
  std::vector<GroupNumber> groups_of(const std::vector<ExpressionPtr>& extents) const {
    std::vector<GroupNumber> result;
    for (const ExpressionPtr& extent : extents) result.push_back(table_.of(extent));
    return result;
  }
  void of_several(const base::Span& where) {
    report("E0265", where, "this speaks of two axis groups at a time", "names along one group");
  }

  /// A number that may speak of one group: an extent, a bound, an index, an operand of a comparison.
  void number(const ExpressionPtr& expression) {
    if (table_.of(expression) == several_groups) return of_several(expression->where);
    inner(expression);
  }

  void inner(const ExpressionPtr& expression) {
    if (table_.of(expression) == no_group) return value(expression);
    if (expression->kind != Kind::apply) return;
    for (const ExpressionPtr& operand : expression->operands) {
      if (operand->type != ScalarType::boolean) {
        inner(operand);
      } else if (says_on_every_axis(operand)) {
        report("E0266", operand->where, "a choice for each axis can not hang on a comparison over all axes",
               "min and max");
      } else {
        value(operand);
      }
    }
  }

  bool says_on_every_axis(const ExpressionPtr& expression) const {
    return std::any_of(expression->operands.begin(), expression->operands.end(),
                       [this](const ExpressionPtr& operand) {
                         return table_.of(operand) != no_group || says_on_every_axis(operand);
                       });
  }

  /// `where`: of the equation; an extent may stand elsewhere, where its size is declared.
  void index(const IndexVariable& variable, const ExpressionPtr& extent, const base::Span& where) {
    number(extent);
    star_fits(variable, table_.of(extent), where);
  }

  void star_fits(const IndexVariable& variable, GroupNumber group, const base::Span& where) {
    if (group == several_groups || is_starred(variable.name) == (group != no_group)) return;
    if (group == no_group) {
      report("E0265", where, "'" + variable.name + "' runs along no axis group",
             "an end that speaks of a group, or a name without a star");
    } else {
      report("E0265", where, "'" + variable.name + "' runs along an axis group",
             variable.name + "*: the name of such an index has a star, here and where it is used");
    }
  }

  void value(const ExpressionPtr& expression) {
    if (!expression) return;
    if (table_.of(expression) != no_group) {
      report("E0266", expression->where, "a number for each axis stands where one value is needed",
             "a starred expression only as an index, an extent, a range or in a comparison");
      return;
    }
    if (expression->kind == Kind::read) return read(*expression);
    for (const Binder& binder : expression->binders) range(binder, expression->where);
    value(expression->condition);
    for (const TensorArgument& argument : expression->arguments) {
      const bool starred = std::any_of(
          argument.binders.begin(), argument.binders.end(),
          [this](const Binder& binder) { return table_.of_index(binder.variable.id) != no_group; });
      if (starred) {
        report("E0190", expression->where, "not supported yet: a tensor with axis groups as an argument",
               "an equation of its own");
        continue;
      }
      value(argument.body);
    }
    GroupNumber compared = no_group;
    for (const ExpressionPtr& operand : expression->operands) {
      const GroupNumber group = table_.of(operand);
      if (!is_comparison(*expression)) {
        value(operand);
      } else if (compared != no_group && group != no_group && group != compared) {
        of_several(expression->where);
      } else {
        number(operand);
        if (group != no_group) compared = group;
      }
    }
  }

  void range(const Binder& binder, const base::Span& where) {
    number(binder.lower);
    number(binder.upper);
    const GroupNumber group = table_.of_index(binder.variable.id);
    if (group == several_groups) of_several(where);
    star_fits(binder.variable, group, where);
  }

  void read(const Expression& expression) {
    const auto axes = axes_.find(expression.name);
    for (std::size_t i = 0; axes != axes_.end() && i < expression.operands.size(); ++i) {
      const ExpressionPtr& at = expression.operands[i];
      const GroupNumber given = table_.of(at), wanted = axes->second[i];
      if (given != several_groups && given != no_group && given != wanted) {
        report("E0265", at->where,
               "index " + std::to_string(i + 1) + " of '" + expression.name + "' runs along " +
                   (wanted == no_group ? "one axis" : "another axis group"),
               wanted == no_group ? "an index without a star" : "an index along that group");
      }
      number(at);
    }
  }

  GroupTable table_;
  base::Diagnostics& diagnostics_;
  std::map<std::string, std::vector<GroupNumber>> axes_;
};

}  // namespace

base::Diagnostics group_faults(const Rewrite& rewrite) {
  base::Diagnostics faults;
  GroupRules rules(rewrite, faults);
  for (const Requirement& requirement : rewrite.requirements) rules.requirement(requirement);
  rules.side(rewrite.before);
  rules.side(rewrite.after);
  return faults;
}

}  // namespace warpproof::ir
