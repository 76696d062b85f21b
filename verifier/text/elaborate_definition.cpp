// Definitions, and equations wherever they stand (docs/language.md, L22 to L24, L33).

#include <algorithm>

#include "verifier/text/elaborator.h"
#include "verifier/text/linear.h"
#include "verifier/text/load.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;

/// Names that are called in an expression, to order definitions by use.
void called_names(const NodePtr& node, std::set<std::string>& names) {
  if (!node) return;
  if (node->form == Form::call) names.insert(node->word);
  for (const NodePtr& operand : node->operands) called_names(operand, names);
  for (const NodePtr& index : node->indices) called_names(index, names);
  for (const BinderSyntax& range : node->binders) {
    called_names(range.lower, names);
    called_names(range.upper, names);
  }
  called_names(node->condition, names);
}

/// Definitions in the order of use, without recursion: a chain of definitions may be as long as the file.
class UseOrder {
 public:
  UseOrder(const std::map<std::string, const DefinitionSyntax*>& by_name,
           const std::vector<const DefinitionSyntax*>& ordered)
      : ordered_(ordered) {
    for (const DefinitionSyntax* syntax : ordered) {
      std::set<std::string> names;
      called_names(syntax->value.body, names);
      for (const EquationSyntax& local : syntax->locals) called_names(local.body, names);
      for (const std::string& name : names) {
        if (by_name.count(name) == 0) continue;
        uses_[syntax->name.text].insert(name);
        users_[name].push_back(syntax);
      }
      waits_[syntax->name.text] = uses_[syntax->name.text];
      if (uses_[syntax->name.text].empty()) ready_.push_back(syntax);
    }
  }

  /// Null when all are done, or wait in a circle. The one before counts as done.
  const DefinitionSyntax* next() {
    if (done_ > 0 && done_ <= ready_.size()) release(ready_[done_ - 1]->name.text);
    return done_ < ready_.size() ? ready_[done_++] : nullptr;
  }

  bool uses_any(const DefinitionSyntax& syntax, const std::set<std::string>& names) const {
    const std::set<std::string>& used = uses_.at(syntax.name.text);
    return std::any_of(used.begin(), used.end(),
                       [&names](const std::string& name) { return names.count(name) > 0; });
  }

  /// What still waits, without those that merely use a circle: nobody who waits uses them.
  std::vector<const DefinitionSyntax*> circular() const {
    std::map<std::string, std::size_t> waiting_users;
    for (const DefinitionSyntax* syntax : ordered_) {
      if (!waits_.at(syntax->name.text).empty()) waiting_users[syntax->name.text];
    }
    for (const auto& [user, count] : waiting_users) {
      for (const std::string& used : uses_.at(user)) {
        if (waiting_users.count(used) > 0) ++waiting_users[used];
      }
    }
    std::vector<std::string> idle;
    for (const auto& [name, count] : waiting_users) {
      if (count == 0) idle.push_back(name);
    }
    for (std::size_t i = 0; i < idle.size(); ++i) {
      for (const std::string& used : uses_.at(idle[i])) {
        const auto found = waiting_users.find(used);
        if (found != waiting_users.end() && --found->second == 0) idle.push_back(used);
      }
    }
    std::vector<const DefinitionSyntax*> left;
    for (const DefinitionSyntax* syntax : ordered_) {
      const auto found = waiting_users.find(syntax->name.text);
      if (found != waiting_users.end() && found->second > 0) left.push_back(syntax);
    }
    return left;
  }

 private:
  void release(const std::string& name) {
    for (const DefinitionSyntax* user : users_[name]) {
      std::set<std::string>& waits = waits_[user->name.text];
      if (waits.erase(name) > 0 && waits.empty()) ready_.push_back(user);
    }
  }

  std::vector<const DefinitionSyntax*> ordered_, ready_;
  std::map<std::string, std::set<std::string>> uses_, waits_;
  std::map<std::string, std::vector<const DefinitionSyntax*>> users_;
  std::size_t done_ = 0;
};

bool is_size(const DeclarationSyntax& declared) {
  return declared.extents.empty() && declared.element.text == "size";
}

}  // namespace

/// A definition that some circle of uses goes through stays behind; so does what leans on it.
void Elaborator::definitions(const std::vector<FileSyntax>& files) {
  std::map<std::string, const DefinitionSyntax*> by_name;
  std::vector<const DefinitionSyntax*> ordered;
  for (const FileSyntax& file : files) {
    for (const DefinitionSyntax& syntax : file.definitions) {
      const bool function = refmodels::ops::find_op(syntax.name.text) != nullptr;
      if (function || !by_name.emplace(syntax.name.text, &syntax).second) {
        report("E0206", syntax.name.where,
               "'" + syntax.name.text + (function ? "' is a function of the language" : "' is there already"),
               "another name");
      } else {
        ordered.push_back(&syntax);
      }
    }
  }
  UseOrder order(by_name, ordered);
  while (const DefinitionSyntax* next = order.next()) {
    const bool leans_on_broken = order.uses_any(*next, broken_);
    if (leans_on_broken) {
      broken_.insert(next->name.text);
    } else {
      definition(*next);
    }
  }
  for (const DefinitionSyntax* syntax : order.circular()) {
    report("E0208", syntax->name.where, "'" + syntax->name.text + "' is defined by itself",
           "definitions without a circle");
    broken_.insert(syntax->name.text);
  }
}

bool Elaborator::parameters(const DefinitionSyntax& syntax, ir::Definition& definition, Scope& scope) {
  bool ok = true;
  const auto declare_size = [this, &definition, &scope](const Word& name) {
    definition.size_names.push_back(name.text);
    return scope.declare_size(name, ir::make_size(name.text, name.where), diagnostics_);
  };
  for (const DeclarationSyntax& declared : syntax.parameters) {
    if (is_size(declared)) ok = declare_size(declared.name) && ok;
  }
  for (const DeclarationSyntax& declared : syntax.parameters) {
    for (const NodePtr& extent : declared.extents) {
      if (extent->form != Form::name || scope.size(extent->word)) continue;
      ok = declare_size({extent->word, extent->where}) && ok;
    }
  }
  for (const DeclarationSyntax& declared : syntax.parameters) {
    ir::DefinitionParameter parameter;
    parameter.name = declared.name.text;
    if (is_size(declared)) {  // L31: one axis of that extent, so that a call binds it as it binds every size
      parameter.extents.push_back(ir::make_size(declared.name.text, declared.name.where));
      parameter.element = ir::ScalarType::integer;
      definition.parameters.push_back(std::move(parameter));
      continue;
    }
    for (const NodePtr& extent : declared.extents) {
      parameter.extents.push_back(reader(scope).index_value(*extent));
      ok = ok && parameter.extents.back();
    }
    const std::optional<ir::ScalarType> element = element_type(declared.element);
    ok = ok && element;
    if (element) parameter.element = *element;
    ok = scope.declare_tensor(declared.name, {parameter.extents, parameter.element}, diagnostics_) && ok;
    definition.parameters.push_back(std::move(parameter));
  }
  return ok;
}

void Elaborator::definition(const DefinitionSyntax& syntax) {
  ir::Definition result;
  result.name = syntax.name.text;
  result.where = syntax.name.where;
  Scope scope;
  scope.allow_infinity();
  bool ok = without_groups(syntax) && parameters(syntax, result, scope);
  for (const EquationSyntax& local : syntax.locals) {
    if (!ok) break;
    std::optional<ir::Equation> equation = this->equation(local, scope, {});
    ok = equation.has_value();
    if (equation) result.equations.push_back(std::move(*equation));
  }
  std::optional<ir::Equation> value;
  if (ok) value = equation(syntax.value, scope, {});
  if (!value) {
    broken_.insert(syntax.name.text);
    return;
  }
  result.equations.push_back(std::move(*value));
  result.by_derivatives = scope.leans_on_derivatives();
  program_.definitions.push_back(std::move(result));
}

ExpressionPtr Elaborator::written_extent(const BinderSyntax& index, Scope& scope) {
  ExpressionPtr extent = reader(scope).index_value(*index.upper);
  if (extent && index.upper_included) {
    extent = ir::make_apply("add", {extent, ir::make_constant(1, ir::ScalarType::integer, index.where)},
                            index.where);
  }
  return extent;
}

/// L24: the extent of an index that is written without one.
ExpressionPtr Elaborator::index_extent(const BinderSyntax& index, const ir::IndexVariable& variable,
                                       const ExpressionPtr& body, const Scope& scope, bool silent) {
  std::vector<ExpressionPtr> extents = extents_by_use(variable.id, body, scope, program_);
  extents.erase(std::remove_if(extents.begin(), extents.end(), mentions_some_index), extents.end());
  if (extents.size() == 1) return extents.front();
  if (silent) return nullptr;
  const std::string example = "write the bound, such as " + index.name + " < K";
  if (extents.empty()) {
    report("E0230", index.where, "how far '" + index.name + "' runs can not be seen from its uses", example);
  } else {
    report("E0231", index.where, "'" + index.name + "' is used with different extents", example);
    for (const ExpressionPtr& extent : extents)
      diagnostics_.back().notes.push_back("extent " + print(extent));
  }
  return nullptr;
}

std::optional<ir::Equation> Elaborator::equation(const EquationSyntax& syntax, Scope& scope,
                                                 const EquationContext& context) {
  ir::Equation result;
  result.name = syntax.name.text;
  result.where = syntax.name.where;
  bool ok = true;
  if (context.extents && context.extents->size() != syntax.indices.size()) {
    report(
        "E0233", syntax.name.where,
        "'" + syntax.name.text + "' has " + std::to_string(context.extents->size()) + " indices elsewhere");
    ok = false;
  }
  for (const BinderSyntax& index : syntax.indices) {
    result.extents.push_back(index.upper ? written_extent(index, scope) : nullptr);
    ok = ok && (result.extents.back() || !index.upper);
  }
  for (const BinderSyntax& index : syntax.indices) {
    result.indices.push_back(program_.allocator.fresh(index.name));
    ok = scope.enter_index({index.name, index.where}, result.indices.back(), diagnostics_) && ok;
  }
  result.body = reader(scope).value(*syntax.body);
  scope.leave_indices(syntax.indices.size());
  ok = ok && result.body;
  for (std::size_t i = 0; ok && i < syntax.indices.size(); ++i) {
    ExpressionPtr& extent = result.extents[i];
    if (!extent) {
      extent = context.extents
                   ? (*context.extents)[i]
                   : index_extent(syntax.indices[i], result.indices[i], result.body, scope, context.guess);
    } else if (context.extents && context.must_agree && !same_size(extent, (*context.extents)[i])) {
      report("E0232", syntax.indices[i].where, "this bound is not the declared extent",
             print((*context.extents)[i]));
      ok = false;
    }
    ok = ok && extent;
  }
  const bool declared =
      ok && scope.declare_tensor(syntax.name, {result.extents, result.body->type}, diagnostics_);
  if (declared) {
    scope.keep(result);
    return result;
  }
  scope.declare_wrong(syntax.name.text);
  return std::nullopt;
}

}  // namespace warpproof::text
