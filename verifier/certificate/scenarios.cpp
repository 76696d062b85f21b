#include "verifier/certificate/scenarios.h"

#include <algorithm>

#include "verifier/certificate/polynomial.h"
#include "verifier/certificate/size_signs.h"

namespace warpproof::certificate {
namespace {

constexpr std::size_t units_max = 10;
constexpr std::uint64_t visits_max = 200'000;

void conjuncts(const ExpressionPtr& condition, std::vector<ExpressionPtr>& into) {
  if (operation_of(*condition) == Operation::logical_and) {
    for (const ExpressionPtr& operand : condition->operands) conjuncts(operand, into);
  } else if (!is_true(condition)) {
    into.push_back(condition);
  }
}

bool can_fail(const Expression& expression) {
  using refmodels::ops::Condition;
  if (expression.kind != ir::Kind::apply || expression.op->defined.condition == Condition::always)
    return false;
  const std::size_t argument = static_cast<std::size_t>(expression.op->defined.argument);
  const Expression& about = *expression.operands.at(argument);
  const bool divides = expression.op->defined.condition == Condition::non_zero;
  return !(divides && about.kind == ir::Kind::constant && !about.value.is_zero());
}

/// A comparison whose operand may have no value says more at rank 1 than on several axes, where one operand
/// of `and` may decide alone.
bool may_have_no_value(const ExpressionPtr& number) {
  if (can_fail(*number)) {
    const ExpressionPtr& about = number->operands.at(static_cast<std::size_t>(number->op->defined.argument));
    const bool divides = number->op->defined.condition == refmodels::ops::Condition::non_zero;
    if (!divides || !is_safe_divisor(opposite(equals(about, constant_like(about, 0))))) return true;
  }
  return std::any_of(number->operands.begin(), number->operands.end(), may_have_no_value);
}

}  // namespace

Scenarios::Scenarios(const OutputView& output, const ir::Rewrite& rewrite, const ir::GroupTable& table,
                     ir::GroupNumber group)
    : output_(output), table_(table), group_(group) {
  for (const ir::TensorDeclaration& input : rewrite.inputs)
    for (const ExpressionPtr& extent : input.extents) axes_[input.name].push_back(is_ours(extent));
}

bool Scenarios::is_ours(const ExpressionPtr& expression) const {
  const ir::GroupNumber of = table_.of(expression);
  return of == group_ || of == ir::several_groups;
}

bool Scenarios::has_axis(const std::string& tensor) const {
  const auto axes = axes_.find(tensor);
  return axes != axes_.end() && std::count(axes->second.begin(), axes->second.end(), true) > 0;
}

/// Comparisons along the group, joined by nothing but `and`: one axis shows that they do not all hold.
bool Scenarios::is_unit(const ExpressionPtr& expression) const {
  const auto all = [&expression](const auto& test) {
    return std::all_of(expression->operands.begin(), expression->operands.end(), test);
  };
  if (operation_of(*expression) == Operation::logical_and)
    return all([this](const ExpressionPtr& operand) { return is_unit(operand); });
  return ir::is_comparison(*expression) &&
         !all([this](const ExpressionPtr& operand) { return !is_ours(operand); });
}

/// A comparison along the group stands in it.
bool Scenarios::speaks_of_group(const ExpressionPtr& expression) const {
  if (!expression) return false;
  if (is_ours(expression)) return true;
  const auto in = [this](const ExpressionPtr& part) { return speaks_of_group(part); };
  for (const ir::Binder& binder : expression->binders)
    if (in(binder.lower) || in(binder.upper)) return true;
  return in(expression->condition) ||
         std::any_of(expression->operands.begin(), expression->operands.end(), in);
}

/// Comparisons along groups become names: "not on every axis less" is not "on every axis not less".
ExpressionPtr Scenarios::with_names(const ExpressionPtr& expression) const {
  if (!expression || expression->operands.empty()) return expression;
  const bool along =
      ir::is_comparison(*expression) &&
      std::any_of(expression->operands.begin(), expression->operands.end(),
                  [this](const ExpressionPtr& operand) { return table_.of(operand) != ir::no_group; });
  if (along) {
    const std::string key = Expander().key(expression);
    return key == "true" ? ir::make_boolean(true) : ir::make_read("<" + key, {}, ir::ScalarType::boolean);
  }
  std::vector<ExpressionPtr> operands;
  for (const ExpressionPtr& operand : expression->operands) operands.push_back(with_names(operand));
  if (expression->kind == ir::Kind::read) return ir::make_read(expression->name, operands, expression->type);
  if (expression->kind == ir::Kind::apply) return ir::make_apply(*expression->op, operands);
  std::vector<ir::Binder> binders = expression->binders;
  for (ir::Binder& binder : binders) {
    binder.lower = with_names(binder.lower);
    binder.upper = with_names(binder.upper);
  }
  return ir::make_reduce(expression->reduction, binders, with_names(expression->condition), operands.front());
}

/// Equal keys are equal values at every point and at every rank.
std::string Scenarios::key_of(const ExpressionPtr& expression) const {
  return Expander().key(with_names(expression));
}

// ---- conditions of the theorem ----

std::string Scenarios::why_not() {
  admit(output_.before.body, false);
  admit(output_.after.body, false);
  for (const ir::UnfoldedOutput* side : {&output_.before, &output_.after})
    for (const ExpressionPtr& extent : side->extents)
      if (is_ours(extent) && !admit_number(extent)) refuse("an extent is not made of sizes alone");
  const std::uint64_t nodes = output_.before.body->node_count + output_.after.body->node_count +
                              output_.before_defined->node_count + output_.after_defined->node_count;
  if (units_.size() > units_max || nodes << units_.size() > visits_max)
    refuse("too many conditions speak of its axes");
  return why_;
}

/// Made of constants, sizes, the indices of the output and scalars: one value at one output element, and on
/// each axis of its own.
bool Scenarios::admit_number(const ExpressionPtr& expression) {
  const ir::GroupNumber of = table_.of(expression);
  if (of != ir::no_group && of != group_) return false;
  switch (expression->kind) {
    case ir::Kind::constant:
    case ir::Kind::size:
      return true;
    case ir::Kind::index:
      return expression->index_id >= ir::output_index_base;
    case ir::Kind::read:
      return expression->operands.empty();
    case ir::Kind::apply:
      return expression->type == ir::ScalarType::integer && operation_of(*expression) != Operation::select &&
             std::all_of(expression->operands.begin(), expression->operands.end(),
                         [this](const ExpressionPtr& operand) { return admit_number(operand); });
    default:
      return false;
  }
}

void Scenarios::admit_read(const Expression& expression, bool control) {
  if (expression.operands.empty()) return;
  const auto axes = axes_.find(expression.name);
  if (axes == axes_.end() || axes->second.size() != expression.operands.size())
    return refuse("the tensor '" + expression.name + "' is not known");
  values_decide_ = values_decide_ || (control && has_axis(expression.name));
  for (std::size_t i = 0; i < expression.operands.size(); ++i) {
    if (!axes->second[i]) {
      admit(expression.operands[i], true);
    } else if (!admit_number(expression.operands[i])) {
      refuse("an index along it depends on more than the element and its axis");
    }
  }
}

/// `control`: what is read here decides which elements are met, or whether there is a value.
void Scenarios::admit(const ExpressionPtr& expression, bool control) {
  if (!expression || !why_.empty()) return;
  if (expression->kind == ir::Kind::read) return admit_read(*expression, control);
  if (expression->kind == ir::Kind::call) return refuse("a call was not unfolded");
  if (expression->kind == ir::Kind::fold) return refuse("there is a recurrence");
  if (is_ours(expression)) return refuse("a number for each axis stands as a value");
  if (is_unit(expression)) {
    std::vector<ExpressionPtr> parts;
    conjuncts(expression, parts);
    for (const ExpressionPtr& part : parts)
      for (const ExpressionPtr& operand : part->operands)
        if (!admit_number(operand))
          return refuse("a condition along it depends on more than the element and its axis");
        else if (may_have_no_value(operand))
          return refuse("a number that a condition along it compares may have no value");
    if (unit_number(expression)) return;
    units_.push_back(key_of(expression));
    unit_parts_.push_back(std::move(parts));
    return;
  }
  for (const ir::Binder& binder : expression->binders) {
    const ir::GroupNumber of = table_.of_index(binder.variable.id);
    if (of == group_ || of == ir::several_groups) return refuse("a reduction runs along it");
    admit(binder.lower, true);
    admit(binder.upper, true);
  }
  admit(expression->condition, true);
  const bool compares = expression->type == ir::ScalarType::boolean || can_fail(*expression);
  const bool selects = operation_of(*expression) == Operation::select;
  for (std::size_t i = 0; i < expression->operands.size(); ++i)
    admit(expression->operands[i], control || compares || (selects && i == 0));
}

// ---- one choice of answers ----

std::optional<std::size_t> Scenarios::unit_number(const ExpressionPtr& expression) const {
  if (!is_unit(expression)) return std::nullopt;
  const auto found = std::find(units_.begin(), units_.end(), key_of(expression));
  if (found == units_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - units_.begin());
}

ExpressionPtr Scenarios::resolved_parts(const ExpressionPtr& expression, const Answers& answers,
                                        const Facts& facts) const {
  std::vector<ExpressionPtr> operands;
  for (const ExpressionPtr& operand : expression->operands)
    operands.push_back(resolved(operand, answers, facts));
  switch (expression->kind) {
    case ir::Kind::read:
      return ir::make_read(expression->name, std::move(operands), expression->type);
    case ir::Kind::apply:
      return ir::make_apply(*expression->op, std::move(operands));
    default:
      break;
  }
  std::vector<ir::Binder> binders = expression->binders;
  for (ir::Binder& binder : binders) {
    binder.lower = resolved(binder.lower, answers, facts);
    binder.upper = resolved(binder.upper, answers, facts);
  }
  ExpressionPtr condition = expression->condition ? resolved(expression->condition, answers, facts) : nullptr;
  if (condition && is_true(condition)) condition = nullptr;
  const bool always = expression->reduction == ir::Reduction::all && is_true(operands.front());
  if (always) return operands.front();
  return ir::make_reduce(expression->reduction, std::move(binders), std::move(condition), operands.front());
}

/// With the answers put in and what follows from them at once. `facts` are further conditions that hold.
ExpressionPtr Scenarios::resolved(const ExpressionPtr& expression, const Answers& answers,
                                  const Facts& facts) const {
  if (expression->operands.empty() || expression->kind == ir::Kind::call) return expression;
  if (expression->type == ir::ScalarType::boolean) {
    if (const auto unit = unit_number(expression)) return ir::make_boolean(answers[*unit]);
    const std::string key = key_of(expression);
    if (key == "true" || facts.count(key) > 0 || holds_by_sign(expression)) return ir::make_boolean(true);
  }
  const ExpressionPtr parts = resolved_parts(expression, answers, facts);
  const auto& operands = parts->operands;
  const auto constant = [](const ExpressionPtr& part, bool value) {
    return part->kind == ir::Kind::constant && part->value.is_zero() != value;
  };
  switch (operation_of(*parts)) {
    case Operation::select:
      if (constant(operands[0], true)) return operands[1];
      if (constant(operands[0], false)) return operands[2];
      if (is_true(operands[1]) && is_true(operands[2])) return operands[1];
      return parts;
    case Operation::logical_and:
      if (constant(operands[0], true) || constant(operands[1], false)) return operands[1];
      return constant(operands[1], true) || constant(operands[0], false) ? operands[0] : parts;
    case Operation::logical_or:
      if (constant(operands[0], false) || constant(operands[1], true)) return operands[1];
      return constant(operands[1], false) || constant(operands[0], true) ? operands[0] : parts;
    case Operation::logical_not:
      return operands[0]->kind == ir::Kind::constant ? ir::make_boolean(operands[0]->value.is_zero()) : parts;
    default:
      return parts;
  }
}

/// What an element meets at most: both branches of a choice whose condition the answers leave open.
void Scenarios::meet(const ExpressionPtr& expression, const Answers& answers, Met& met) const {
  if (!expression) return;
  if (expression->type == ir::ScalarType::boolean) {
    if (const auto unit = unit_number(expression)) {
      met.units[*unit] = true;
      return;
    }
  }
  if (expression->kind == ir::Kind::read && has_axis(expression->name)) met.reads.push_back(expression.get());
  if (operation_of(*expression) == Operation::select) {
    const ExpressionPtr condition = resolved(expression->operands[0], answers, {});
    const bool known = condition->kind == ir::Kind::constant;
    meet(expression->operands[0], answers, met);
    if (!known || is_true(condition)) meet(expression->operands[1], answers, met);
    if (!known || !is_true(condition)) meet(expression->operands[2], answers, met);
    return;
  }
  for (const ir::Binder& binder : expression->binders) {
    meet(binder.lower, answers, met);
    meet(binder.upper, answers, met);
  }
  meet(expression->condition, answers, met);
  for (const ExpressionPtr& operand : expression->operands) meet(operand, answers, met);
}

bool Scenarios::same_map(const Expression& a, const Expression& b) const {
  const std::vector<bool>& ours = axes_.at(a.name);
  for (std::size_t i = 0; i < a.operands.size(); ++i)
    if (ours[i] && key_of(a.operands[i]) != key_of(b.operands[i])) return false;
  return true;
}

/// Pairs of reads of one tensor at different places along the group.
std::uint32_t Scenarios::pairs(const Met& met) const {
  std::vector<const Expression*> maps;
  for (const Expression* read : met.reads) {
    const bool known = std::any_of(maps.begin(), maps.end(), [&](const Expression* other) {
      return other->name == read->name && same_map(*other, *read);
    });
    if (!known) maps.push_back(read);
  }
  std::uint32_t count = 0;
  for (std::size_t i = 0; i < maps.size(); ++i)
    for (std::size_t j = i + 1; j < maps.size(); ++j) count += maps[i]->name == maps[j]->name ? 1 : 0;
  return count;
}

void Scenarios::learn(const std::vector<ExpressionPtr>& conditions, Facts& facts) const {
  for (const ExpressionPtr& condition : conditions) facts.insert(key_of(condition));
}

std::uint32_t Scenarios::needed(const Answers& answers) const {
  Met met{std::vector<bool>(units_.size(), false), {}};
  meet(output_.before.body, answers, met);
  meet(output_.after.body, answers, met);
  std::uint32_t refuted = 0;
  Facts facts;
  for (std::size_t i = 0; i < units_.size(); ++i) {
    if (!met.units[i]) continue;
    if (!answers[i]) ++refuted;
    if (answers[i]) learn(unit_parts_[i], facts);
  }
  const std::uint32_t to_tell_apart = pairs(met);
  std::uint32_t most = 0;
  const bool same =
      key_of(resolved(output_.before.body, answers, {})) == key_of(resolved(output_.after.body, answers, {}));
  if (!same) most = refuted + to_tell_apart;
  // The left side is defined here, and the element is one of the output.
  std::vector<ExpressionPtr> given;
  conjuncts(resolved(output_.before_defined, answers, {}), given);
  for (std::size_t i = 0; i < output_.before.indices.size(); ++i) {
    const ExpressionPtr index = ir::make_index(output_.before.indices[i]);
    given.push_back(at_most(integer(0), index));
    given.push_back(below(index, output_.before.extents[i]));
  }
  learn(given, facts);
  std::vector<ExpressionPtr> open;
  conjuncts(resolved(output_.after_defined, answers, facts), open);
  for (const ExpressionPtr& condition : open) {
    if (is_safe_divisor(condition)) continue;
    const bool of_group = speaks_of_group(condition) || condition->kind == ir::Kind::constant;
    most = std::max(most, refuted + (of_group ? 1u : 0u) + (values_decide_ ? to_tell_apart : 0u));
  }
  return most;
}

std::uint32_t Scenarios::axes_needed() {
  std::uint32_t most = 0;
  for (std::uint32_t bits = 0; bits < 1u << units_.size(); ++bits) {
    Answers answers;
    for (std::size_t i = 0; i < units_.size(); ++i) answers.push_back((bits >> i & 1) != 0);
    most = std::max(most, needed(answers));
  }
  for (std::size_t i = 0; i < output_.before.extents.size(); ++i) {
    const bool same = key_of(output_.before.extents[i]) == key_of(output_.after.extents[i]);
    if (is_ours(output_.before.extents[i]) && !same) most = std::max(most, 1u);
  }
  return most;
}

}  // namespace warpproof::certificate
