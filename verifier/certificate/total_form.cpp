#include "verifier/certificate/total_form.h"

#include <utility>

namespace warpproof::certificate {

namespace {

bool is_false(const ExpressionPtr& term) {
  return term->kind == ir::Kind::constant && term->type == ir::ScalarType::boolean && term->value.is_zero();
}

ExpressionPtr conjoined(const ExpressionPtr& a, const ExpressionPtr& b) {
  if (is_false(a) || is_true(b)) return a;
  if (is_true(a) || is_false(b)) return b;
  return both(a, b);
}

ExpressionPtr disjoined(const ExpressionPtr& a, const ExpressionPtr& b) {
  if (is_true(a) || is_false(b)) return a;
  if (is_false(a) || is_true(b)) return b;
  return either(a, b);
}

ExpressionPtr denied(const ExpressionPtr& a) {
  if (is_true(a) || is_false(a)) return ir::make_boolean(is_false(a));
  return opposite(a);
}

ExpressionPtr chosen(const ExpressionPtr& condition, const ExpressionPtr& a, const ExpressionPtr& b) {
  if (is_true(condition)) return a;
  if (is_false(condition)) return b;
  if (a->type == b->type && ir::alpha_equal(a, b)) return a;
  if (a->type != ir::ScalarType::boolean) return ir::make_apply("select", {condition, a, b});
  if (is_false(b) || is_true(a)) return is_true(a) ? disjoined(condition, b) : conjoined(condition, a);
  if (is_false(a) || is_true(b))
    return is_true(b) ? disjoined(denied(condition), a) : conjoined(denied(condition), b);
  return ir::make_apply("select", {condition, a, b});
}

ExpressionPtr applied(const ExpressionPtr& term, const std::vector<ExpressionPtr>& operands) {
  switch (operation_of(*term)) {
    case Operation::eq:
    case Operation::le:
    case Operation::ge:
      if (ir::alpha_equal(operands[0], operands[1])) return ir::make_boolean(true);
      break;
    case Operation::select:
      return chosen(operands[0], operands[1], operands[2]);
    case Operation::logical_and:
      return conjoined(operands[0], operands[1]);
    case Operation::logical_or:
      return disjoined(operands[0], operands[1]);
    case Operation::logical_not:
      return denied(operands[0]);
    default:
      break;
  }
  return ir::make_apply(*term->op, operands, term->where);
}

/// lower <= k < upper, one after the other.
struct Range {
  std::vector<ExpressionPtr> lower, upper;
};

ExpressionPtr one_more(const ExpressionPtr& term) { return plus(term, integer(1)); }

/// Learns what a condition says of the index `k`; no: it says something else.
bool bounds_of(const ExpressionPtr& condition, ir::IndexId k, Range& range) {
  const Operation operation = operation_of(*condition);
  if (operation == Operation::logical_and)
    return bounds_of(condition->operands[0], k, range) && bounds_of(condition->operands[1], k, range);
  if (operation == Operation::logical_not) {
    const ExpressionPtr other = opposite(condition->operands[0]);
    return operation_of(*other) != Operation::logical_not && bounds_of(other, k, range);
  }
  if (condition->operands.size() != 2) return false;
  ExpressionPtr a = condition->operands[0], b = condition->operands[1];
  if (operation == Operation::gt || operation == Operation::ge) std::swap(a, b);
  const bool strict = operation == Operation::lt || operation == Operation::gt;
  if (!strict && operation != Operation::le && operation != Operation::ge) return false;
  const auto is_index = [k](const ExpressionPtr& term) {
    return term->kind == ir::Kind::index && term->index_id == k;
  };
  if (is_index(a) && b->type == ir::ScalarType::integer && !ir::mentions_index(b, k))
    range.upper.push_back(strict ? b : one_more(b));
  else if (is_index(b) && a->type == ir::ScalarType::integer && !ir::mentions_index(a, k))
    range.lower.push_back(strict ? one_more(a) : a);
  else
    return false;
  return true;
}

constexpr std::size_t bounds_max = 4;

ExpressionPtr reduced(const Expression& term) {
  std::vector<ir::Binder> binders;
  for (const ir::Binder& binder : term.binders)
    binders.push_back({binder.variable, total_form(binder.lower), total_form(binder.upper)});
  ExpressionPtr condition = term.condition ? total_form(term.condition) : nullptr;
  if (condition && is_true(condition)) condition = nullptr;
  const ExpressionPtr body = total_form(term.operands[0]);
  if (term.reduction == ir::Reduction::any && is_false(body)) return body;
  if (term.reduction == ir::Reduction::all && is_true(body)) return body;
  if (term.reduction == ir::Reduction::any && is_true(body))
    if (const ExpressionPtr some = inhabited_range(binders, condition)) return some;
  return ir::make_reduce(term.reduction, binders, condition, body, term.where);
}

}  // namespace

// There is one where each lower bound is below each upper one.
ExpressionPtr inhabited_range(const std::vector<ir::Binder>& binders, const ExpressionPtr& condition) {
  if (binders.size() != 1) return nullptr;
  Range range{{binders[0].lower}, {binders[0].upper}};
  if (condition && !bounds_of(condition, binders[0].variable.id, range)) return nullptr;
  if (range.lower.size() * range.upper.size() > bounds_max) return nullptr;
  ExpressionPtr all = ir::make_boolean(true);
  for (const ExpressionPtr& low : range.lower)
    for (const ExpressionPtr& high : range.upper) all = conjoined(all, below(low, high));
  return all;
}

ExpressionPtr total_form(const ExpressionPtr& term) {
  if (term->kind == ir::Kind::reduce) return reduced(*term);
  std::vector<ExpressionPtr> operands;
  for (const ExpressionPtr& operand : term->operands) operands.push_back(total_form(operand));
  switch (term->kind) {
    case ir::Kind::apply:
      return applied(term, operands);
    case ir::Kind::read:
      return ir::make_read(term->name, std::move(operands), term->type, term->where);
    case ir::Kind::fold:
      return ir::make_fold(term->binders.front(), term->states, std::move(operands), term->where);
    default:
      return term;
  }
}

}  // namespace warpproof::certificate
