#include "verifier/check/step_note.h"

#include <algorithm>
#include <set>

namespace warpproof::checking {
namespace {

/// Does an expression read `name`?
class Reads {
 public:
  explicit Reads(const std::string& name) : name_(name) {}

  bool in(const ir::ExpressionPtr& expression) {
    if (!expression || !seen_.insert(expression.get()).second) return false;
    if (expression->kind == ir::Kind::read && expression->name == name_) return true;
    const auto any = [&](const auto& list, const auto& part) {
      return std::any_of(list.begin(), list.end(), [&](const auto& entry) { return in(part(entry)); });
    };
    return any(expression->operands, [](const ir::ExpressionPtr& e) { return e; }) ||
           in(expression->condition) ||
           any(expression->binders, [](const ir::Binder& b) { return b.lower; }) ||
           any(expression->binders, [](const ir::Binder& b) { return b.upper; }) ||
           any(expression->arguments, [](const ir::TensorArgument& a) { return a.body; });
  }

 private:
  const std::string& name_;
  std::set<const ir::Expression*> seen_;
};

bool is_read(const ir::Rewrite& rewrite, const std::string& name) {
  Reads reads(name);
  for (const ir::Side* side : {&rewrite.before, &rewrite.after})
    for (const ir::Equation& equation : side->equations)
      if (equation.name != name && reads.in(equation.body)) return true;
  return false;
}

/// An output that was inferred stands where 'before' defines it.
bool is_declared(const ir::Rewrite& rewrite, const ir::TensorDeclaration& output) {
  return std::none_of(rewrite.before.equations.begin(), rewrite.before.equations.end(),
                      [&](const ir::Equation& equation) {
                        return equation.name == output.name && equation.where.source == output.where.source &&
                               equation.where.begin == output.where.begin;
                      });
}

}  // namespace

std::string step_note(const ir::Rewrite& rewrite, const std::string& output) {
  if (!is_read(rewrite, output)) return "";
  std::string result;
  for (const ir::TensorDeclaration& other : rewrite.outputs) {
    if (other.name == output && is_declared(rewrite, other)) return "";
    if (other.name != output && result.empty() && !is_read(rewrite, other.name)) result = other.name;
  }
  return "it is the definition '" + output +
         "' that differs: both sides define it, and what stands on both sides under one name is compared as "
         "an "
         "output. If it is a step on the way only, " +
         (result.empty() ? "declare the outputs"
                         : "declare the outputs ('output " + result + "[...] : real')") +
         ", or name the step differently on one side";
}

}  // namespace warpproof::checking
