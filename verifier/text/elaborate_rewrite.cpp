// Rewrites (docs/language.md, L20 to L29).

#include <algorithm>

#include "verifier/ir/unfold.h"
#include "verifier/text/elaborator.h"
#include "verifier/text/linear.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;

/// rewrites/<family>/<name>.rw: the folder.
std::string family_of(const base::Span& where) {
  const std::string path = where.source ? where.source->path : "";
  const std::size_t end = path.rfind('/');
  if (end == std::string::npos || end == 0) return "";
  const std::size_t begin = path.rfind('/', end - 1);
  return path.substr(begin == std::string::npos ? 0 : begin + 1,
                     end - (begin == std::string::npos ? 0 : begin + 1));
}

/// Unknown names within the indices of a tensor: what a requirement speaks about for all values of.
class FreeIndices {
 public:
  explicit FreeIndices(const Scope& scope) : scope_(scope) {}

  void walk(const NodePtr& node, bool within_index) {
    if (!node) return;
    if (node->form == Form::name && within_index) note(*node);
    std::size_t entered = 0;
    for (const BinderSyntax& range : node->binders) {
      walk(range.lower, within_index);
      walk(range.upper, within_index);
      bound_.push_back(range.name);
      ++entered;
    }
    walk(node->condition, within_index);
    for (const NodePtr& operand : node->operands) walk(operand, within_index);
    for (const NodePtr& index : node->indices) walk(index, true);
    bound_.resize(bound_.size() - entered);
  }

  const std::vector<BinderSyntax>& found() const { return found_; }

 private:
  void note(const Node& node) {
    const auto same = [&node](const BinderSyntax& index) { return index.name == node.word; };
    const bool bound = std::find(bound_.begin(), bound_.end(), node.word) != bound_.end();
    if (bound || scope_.knows(node.word) || std::any_of(found_.begin(), found_.end(), same)) return;
    BinderSyntax index;
    index.name = node.word;
    index.where = node.where;
    found_.push_back(std::move(index));
  }

  const Scope& scope_;
  std::vector<std::string> bound_;
  std::vector<BinderSyntax> found_;
};

const ir::Equation* find_equation(const ir::Side& side, const std::string& name) {
  for (const ir::Equation& equation : side.equations) {
    if (equation.name == name) return &equation;
  }
  return nullptr;
}

const EquationSyntax* find_equation(const std::vector<EquationSyntax>& equations, const std::string& name) {
  for (const EquationSyntax& equation : equations) {
    if (equation.name.text == name) return &equation;
  }
  return nullptr;
}

std::vector<std::string> tensor_names(const ir::Rewrite& rewrite) {
  std::vector<std::string> names;
  for (const ir::TensorDeclaration& input : rewrite.inputs) names.push_back(input.name);
  for (const ir::Side* side : {&rewrite.before, &rewrite.after}) {
    for (const ir::Equation& equation : side->equations) names.push_back(equation.name);
  }
  return names;
}

}  // namespace

std::optional<ir::ScalarType> Elaborator::element_type(const Word& word) {
  if (word.text.empty() || word.text == "real") return ir::ScalarType::real;
  if (word.text == "int") return ir::ScalarType::integer;
  if (word.text == "bool") return ir::ScalarType::boolean;
  const std::vector<std::string> machine = {"s8", "s16", "s32", "s64", "u8", "u16", "u32", "u64"};
  if (std::find(machine.begin(), machine.end(), word.text) != machine.end()) {
    report("E0190", word.where, "not supported yet: machine integers in a rewrite");
  } else if (refmodels::number::format_named(word.text)) {
    report("E0210", word.where, "a rewrite is about real numbers; formats are declared apart",
           "real, int or bool");
  } else {
    report("E0210", word.where, "unknown element type '" + word.text + "'", "real, int or bool",
           base::nearest_name(word.text, {"real", "int", "bool"}));
  }
  return std::nullopt;
}

bool Elaborator::fits_limits(const ExpressionPtr& expression, const base::Span& where) {
  if (expression->height <= limits_.nesting_depth_max &&
      expression->node_count <= limits_.nesting_depth_max * 5) {
    return true;
  }
  report("E0262", where, "the size is too large an expression");
  return false;
}

ExpressionPtr Elaborator::without_calls(const ExpressionPtr& expression) {
  if (!expression) return nullptr;
  auto unfolded = ir::unfold_calls(program_, expression, program_.allocator, limits_);
  if (unfolded) return *unfolded;
  for (const base::Diagnostic& diagnostic : unfolded.diagnostics()) diagnostics_.push_back(diagnostic);
  return nullptr;
}

bool Elaborator::declare_sizes(const std::vector<Word>& names, const std::vector<LetSyntax>& lets,
                               Scope& scope, std::vector<std::string>& size_names) {
  bool ok = true;
  for (const Word& size : names) {
    if (scope.declare_size(size, ir::make_size(size.text, size.where), diagnostics_)) {
      size_names.push_back(size.text);
    } else {
      ok = false;
    }
  }
  for (const LetSyntax& let : lets) {
    ExpressionPtr value = reader(scope).index_value(*let.value);
    const bool good = value && fits_limits(value, let.value->where) &&
                      scope.declare_size(let.name, std::move(value), diagnostics_);
    if (!good) scope.declare_wrong(let.name.text);
    ok = ok && good;
  }
  return ok;
}

bool Elaborator::declarations(const std::vector<DeclarationSyntax>& declared, Scope& scope,
                              std::vector<ir::TensorDeclaration>& into, bool enter_scope) {
  bool all_good = true;
  for (const DeclarationSyntax& syntax : declared) {
    ir::TensorDeclaration tensor;
    tensor.name = syntax.name.text;
    tensor.where = syntax.name.where;
    const std::optional<ir::ScalarType> element = element_type(syntax.element);
    bool good = element.has_value();
    if (element) tensor.element = *element;
    for (const NodePtr& extent : syntax.extents) {
      tensor.extents.push_back(reader(scope).index_value(*extent));
      good = good && tensor.extents.back() && fits_limits(tensor.extents.back(), extent->where);
    }
    if (good && enter_scope) {
      good = scope.declare_tensor(syntax.name, {tensor.extents, tensor.element}, diagnostics_);
    } else if (good && scope.knows(tensor.name)) {  // an output is named before it can be read
      report("E0204", tensor.where, "'" + tensor.name + "' is already the name of something else",
             "another name");
      good = false;
    }
    for (const ir::TensorDeclaration& earlier : into) {
      if (good && !enter_scope && earlier.name == tensor.name) {
        report("E0204", tensor.where, "'" + tensor.name + "' is declared twice");
        good = false;
      }
    }
    if (!good) scope.declare_wrong(syntax.name.text);
    if (good) into.push_back(std::move(tensor));
    all_good = all_good && good;
  }
  return all_good;
}

std::optional<ir::Side> Elaborator::side(const std::vector<EquationSyntax>& equations,
                                         const base::Span& where, Scope scope,
                                         const std::vector<ir::TensorDeclaration>& outputs,
                                         const EquationContext& common) {
  ir::Side result;
  result.where = where;
  bool ok = true;
  for (const EquationSyntax& syntax : equations) {
    EquationContext context = common;
    for (const ir::TensorDeclaration& output : outputs) {
      if (output.name == syntax.name.text) context.extents = &output.extents;
    }
    std::optional<ir::Equation> equation = this->equation(syntax, scope, context);
    ok = ok && equation;
    if (equation) result.equations.push_back(std::move(*equation));
  }
  if (!ok) return std::nullopt;
  return result;
}

/// L23: without `output`, the outputs are the names that both sides define.
bool Elaborator::before_outputs(const ItemSyntax& item, const ir::Side& before,
                                std::vector<ir::TensorDeclaration>& outputs) {
  for (const ir::Equation& equation : before.equations) {
    if (!find_equation(item.after, equation.name)) continue;
    outputs.push_back({equation.name, equation.extents, equation.body->type, equation.where});
  }
  if (outputs.empty()) {
    report("E0303", item.name.where, "no name is defined by both sides",
           "an output that before and after define");
  }
  return !outputs.empty();
}

bool Elaborator::outputs(const ItemSyntax& item, ir::Rewrite& rewrite) {
  bool ok = true;
  for (ir::TensorDeclaration& output : rewrite.outputs) {
    for (const ir::Side* side : {&rewrite.before, &rewrite.after}) {
      const ir::Equation* equation = find_equation(*side, output.name);
      if (equation == nullptr) {
        report("E0302", output.where,
               "'" + output.name + "' is not defined by '" + (side == &rewrite.before ? "before" : "after") +
                   "'");
        ok = false;
        continue;
      }
      const ir::ScalarType type = equation->body->type;
      const bool promoted = type == ir::ScalarType::integer && output.element == ir::ScalarType::real;
      if (type == ir::ScalarType::real && output.element == ir::ScalarType::integer && item.outputs.empty()) {
        output.element = ir::ScalarType::real;
      } else if (type != output.element && !promoted) {
        report("E0220", equation->where, "'" + output.name + "' has elements of another type elsewhere");
        ok = false;
      }
    }
  }
  return ok;
}

std::optional<ir::Requirement> Elaborator::requirement(const RequirementSyntax& syntax, std::size_t number,
                                                       Scope& scope) {
  ir::Requirement result;
  result.where = syntax.condition->where;
  result.label = syntax.label.text.empty() ? "requirement_" + std::to_string(number) : syntax.label.text;
  FreeIndices free(scope);
  free.walk(syntax.condition, false);
  bool ok = true;
  for (const BinderSyntax& index : free.found()) {
    ir::Binder binder;
    binder.variable = program_.allocator.fresh(index.name);
    ok = scope.enter_index({index.name, index.where}, binder.variable, diagnostics_) && ok;
    result.for_all.push_back(std::move(binder));
  }
  result.condition = without_calls(reader(scope).condition(*syntax.condition));
  scope.leave_indices(free.found().size());
  for (std::size_t i = 0; result.condition && i < result.for_all.size(); ++i) {
    ir::Binder& binder = result.for_all[i];
    binder.lower = ir::make_constant(0, ir::ScalarType::integer, free.found()[i].where);
    binder.upper = index_extent(free.found()[i], binder.variable, result.condition, scope, false);
    ok = ok && binder.upper;
  }
  if (!ok || !result.condition) return std::nullopt;
  return result;
}

bool Elaborator::requirements(const ItemSyntax& item, Scope& scope, std::vector<ir::Requirement>& into) {
  bool ok = true;
  for (const RequirementSyntax& syntax : item.requirements) {
    std::optional<ir::Requirement> one = requirement(syntax, into.size() + 1, scope);
    ok = ok && one;
    if (!one) continue;
    for (const ir::Requirement& earlier : into) {
      if (earlier.label != one->label) continue;
      report("E0204", syntax.label.where, "a second requirement '" + one->label + "'", "another label");
      ok = false;
    }
    into.push_back(std::move(*one));
  }
  return ok;
}

bool Elaborator::missing_sections(const ItemSyntax& item, const std::vector<std::string>& needed) {
  bool missing = false;
  for (const std::string& word : needed) {
    if (item.written.count(word) > 0) continue;
    report("E0301", item.name.where, "'" + item.name.text + "' has no section '" + word + "'");
    missing = true;
  }
  return missing;
}

void Elaborator::rewrite(const ItemSyntax& item) {
  ir::Rewrite result;
  name_and_title(item, result);
  result.fact = item.fact.text;
  result.origin = item.origin.text;
  result.family = family_of(item.name.where);
  bool ok = !missing_sections(item, {"before", "after"});
  result.expect = expectation(item);
  if (item.theory.text == "extended") {
    result.theory = ir::Theory::extended;
  } else if (!item.theory.text.empty() && item.theory.text != "real") {
    report("E0312", item.theory.where, "unknown theory '" + item.theory.text + "'", "real or extended");
    ok = false;
  }
  Scope scope;
  if (result.theory == ir::Theory::extended) scope.allow_infinity();
  ok = groups(item, result) && ok;
  ok = declare_sizes(item.sizes, item.lets, scope, result.size_names) && ok;
  ok = declarations(item.inputs, scope, result.inputs, true) && ok;
  ok = declarations(item.outputs, scope, result.outputs, false) && ok;
  ok = requirements(item, scope, result.requirements) && ok;
  std::optional<ir::Side> before =
      side(item.before, item.before_where, scope, result.outputs, {nullptr, true, false});
  if (before && item.outputs.empty() && ok) ok = before_outputs(item, *before, result.outputs);
  const bool guess = !before && item.outputs.empty();
  std::optional<ir::Side> after =
      side(item.after, item.after_where, scope, result.outputs, {nullptr, false, guess});
  if (before && after) {
    result.before = std::move(*before);
    result.after = std::move(*after);
    ok = ok && outputs(item, result) && follows_group_rules(result);
  }
  ok = ok && before && after;
  result.by_derivatives = scope.leans_on_derivatives();
  if (ok) {
    std::vector<std::string> inputs;
    for (const ir::TensorDeclaration& input : result.inputs) inputs.push_back(input.name);
    result.numbers = numbers(item, tensor_names(result), inputs);
    listed_sizes(item, result.size_names, result.sizes, result.maxima);
    sizes_meet(result.requirements, result.sizes, item.name.where);
    program_.rewrites.push_back(std::move(result));
  } else {
    broken_.insert(item.name.text);
  }
}

}  // namespace warpproof::text
