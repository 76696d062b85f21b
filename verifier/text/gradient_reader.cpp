// grad of L by X[i, j] (docs/language.md, L80 to L85): expanded where it stands, so that nothing after this
// knows of it.

#include "verifier/ir/unfold.h"
#include "verifier/text/differentiate.h"
#include "verifier/text/expression_reader.h"
#include "verifier/text/load.h"
#include "verifier/text/words.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;
using ir::ScalarType;

bool speaks_of_groups(const ir::Expression& e) {
  if (is_starred(e.name)) return true;
  for (const ExpressionPtr& operand : e.operands) {
    if (speaks_of_groups(*operand)) return true;
  }
  for (const ir::Binder& binder : e.binders) {
    if (is_starred(binder.variable.name) || speaks_of_groups(*binder.lower) ||
        speaks_of_groups(*binder.upper))
      return true;
  }
  return e.condition && speaks_of_groups(*e.condition);
}

/// A state may hang on what the derivative is by.
bool has_recurrence(const ir::Expression& e) {
  if (e.kind == ir::Kind::fold || e.kind == ir::Kind::state) return true;
  for (const ExpressionPtr& operand : e.operands) {
    if (has_recurrence(*operand)) return true;
  }
  return e.condition && has_recurrence(*e.condition);
}

/// sum i < M, j < N. G[i, j] * Y[i, j]
std::string upstream_example(const std::string& tensor, const std::vector<ExpressionPtr>& extents) {
  std::string ranges, indices;
  constexpr std::string_view letters = "ijklmn";
  for (std::size_t axis = 0; axis < extents.size(); ++axis) {
    const std::string index =
        axis < letters.size() ? std::string(1, letters[axis]) : "i" + std::to_string(axis);
    const std::string comma = axis == 0 ? "" : ", ";
    ranges += comma + index + " < " + print(extents[axis]);
    indices += comma + index;
  }
  return "a number: an element " + tensor + "[" + indices + "], or sum " + ranges + ". G[" + indices +
         "] * " + tensor + "[" + indices + "] with an upstream gradient G";
}

}  // namespace

/// All that the expression stands for, calls and earlier equations but `kept`.
ExpressionPtr ExpressionReader::unfolded(const ExpressionPtr& expression, const std::string& kept) {
  ir::Side side;
  for (const ir::Equation& equation : scope_.equations()) {
    if (equation.name != kept) side.equations.push_back(equation);
  }
  ir::Equation number;
  number.name = "grad";
  number.body = expression;
  side.equations.push_back(std::move(number));
  auto result = ir::unfold_equation(program_, ir::Rewrite{}, side, "grad", program_.allocator, limits_);
  if (result) return result->body;
  for (base::Diagnostic diagnostic : result.diagnostics()) diagnostics_.push_back(std::move(diagnostic));
  return nullptr;
}

/// Both parts are of the right form; reported otherwise.
bool ExpressionReader::differentiable(const Node& node) {
  const Node &of = *node.operands[0], &by = *node.operands[1];
  const TensorInfo* whole = of.form == Form::name ? scope_.tensor(of.word) : nullptr;
  if (whole && !whole->extents.empty()) {
    report("E0268", of.where, "the gradient of '" + of.word + "', which is no number",
           upstream_example(of.word, whole->extents));
    return false;
  }
  const bool named = by.form == Form::name || by.form == Form::element;
  const TensorInfo* tensor = named ? scope_.tensor(by.word) : nullptr;
  if (tensor && tensor->element != ScalarType::real) {
    report("E0269", by.where, "a gradient by '" + by.word + "', whose elements are no reals",
           "an element of a tensor of reals");
    return false;
  }
  if (!tensor && named && !scope_.knows(by.word)) {
    unknown_name(by.where, by.word);
    return false;
  }
  if (!tensor)
    report("E0269", by.where, "a gradient is by an element of an input or of an earlier equation",
           "grad of L by X[i, j]");
  return tensor != nullptr;
}

ExpressionPtr ExpressionReader::gradient(const Node& node) {
  using refmodels::ops::kinks_named;
  const auto kinks = kinks_named(node.word.empty() ? "undefined" : node.word);
  if (!kinks) {
    report("E0270", node.where, "unknown convention '" + node.word + "' for kinks",
           "undefined, zero, half, first or second");
  }
  if (!differentiable(node) || !kinks) return nullptr;
  const ExpressionPtr of = value(*node.operands[0]), element = read(*node.operands[1]);
  if (!of || !element) return nullptr;
  if (of->type != ScalarType::real) {
    report("E0268", node.operands[0]->where, "the gradient of something that is no real number",
           "a real number");
    return nullptr;
  }
  const ExpressionPtr whole = unfolded(of, element->name);
  if (!whole) return nullptr;
  if (speaks_of_groups(*whole) || speaks_of_groups(*element)) {
    report("E0190", node.where, "not supported yet: a gradient along axis groups");
    return nullptr;
  }
  if (has_recurrence(*whole)) {
    report("E0190", node.where, "not supported yet: the gradient of a recurrence",
           "a sum or a product over a range, where the recurrence is one");
    return nullptr;
  }
  Derivation derivation{whole, element->name, element->operands, *kinks, {}, node.where};
  derivation.extents = [this](const std::string& name) {
    const TensorInfo* tensor = scope_.tensor(name);
    return tensor ? &tensor->extents : nullptr;
  };
  scope_.lean_on_derivatives();
  auto result = differentiate(derivation, program_.allocator, limits_);
  if (result) return *result;
  for (base::Diagnostic diagnostic : result.diagnostics()) diagnostics_.push_back(std::move(diagnostic));
  return nullptr;
}

}  // namespace warpproof::text
