#include "variation.h"

#include "verifier/certificate/scope.h"

namespace warpproof::prove::test {

namespace {

using certificate::ExpressionPtr;
using certificate::integer;
using certificate::Operation;
using certificate::operation_of;
using certificate::real;

ExpressionPtr with_operands(const ExpressionPtr& node, const char* op) {
  return ir::make_apply(op, node->operands);
}

void here(const ir::Rewrite& rewrite, const ExpressionPtr& e, std::vector<ExpressionPtr>& out) {
  using ir::ScalarType;
  if (e->type == ScalarType::integer) {
    out.push_back(certificate::plus(e, integer(1)));
    if (e->kind == ir::Kind::size)
      for (const std::string& other : rewrite.size_names)
        if (other != e->name) out.push_back(ir::make_size(other));
  }
  if (e->type == ScalarType::real && e->kind != ir::Kind::constant) {
    out.push_back(ir::make_apply("neg", {e}));
    out.push_back(certificate::times(e, e));
    out.push_back(ir::make_apply("div", {certificate::times(e, e), e}));
    out.push_back(ir::make_apply("abs", {e}));
    out.push_back(ir::make_apply("sqrt", {certificate::times(e, e)}));
    out.push_back(ir::make_apply("max", {e, real(0)}));
  }
  switch (operation_of(*e)) {
    case Operation::add:
      out.push_back(with_operands(e, "sub"));
      break;
    case Operation::sub:
      out.push_back(with_operands(e, "add"));
      break;
    case Operation::mul:
      if (e->type == ScalarType::real) out.push_back(with_operands(e, "div"));
      out.push_back(with_operands(e, "add"));
      out.push_back(e->operands[0]);
      out.push_back(e->operands[1]);
      break;
    case Operation::div:
      out.push_back(with_operands(e, "mul"));
      break;
    case Operation::lt:
      out.push_back(with_operands(e, "le"));
      break;
    case Operation::le:
      out.push_back(with_operands(e, "lt"));
      break;
    case Operation::max:
      out.push_back(with_operands(e, "min"));
      break;
    case Operation::min:
      out.push_back(with_operands(e, "max"));
      break;
    case Operation::ceil_div:
      out.push_back(with_operands(e, "floor_div"));
      break;
    case Operation::floor_div:
      out.push_back(with_operands(e, "ceil_div"));
      break;
    case Operation::rsqrt:
      out.push_back(with_operands(e, "sqrt"));
      break;
    case Operation::select:
      out.push_back(ir::make_apply("select", {e->operands[0], e->operands[2], e->operands[1]}));
      break;
    default:
      break;
  }
  if (e->kind == ir::Kind::read && e->operands.size() == 2)
    out.push_back(ir::make_read(e->name, {e->operands[1], e->operands[0]}, e->type));
  if (e->kind != ir::Kind::reduce) return;
  if (e->condition) out.push_back(ir::make_reduce(e->reduction, e->binders, nullptr, e->operands[0]));
  if (e->reduction == ir::Reduction::max)
    out.push_back(ir::make_reduce(ir::Reduction::sum, e->binders, e->condition, e->operands[0]));
  if (e->reduction == ir::Reduction::sum)
    out.push_back(ir::make_reduce(ir::Reduction::max, e->binders, e->condition, e->operands[0]));
}

void everywhere(const ir::Rewrite& rewrite, const ExpressionPtr& e, std::vector<ExpressionPtr>& out);

/// Bounds, starts, steps and the value of a recurrence; a step that sees another state.
void in_fold(const ir::Rewrite& rewrite, const ExpressionPtr& e, std::vector<ExpressionPtr>& out) {
  std::vector<ExpressionPtr> parts = e->operands;
  parts.push_back(e->binders[0].lower);
  parts.push_back(e->binders[0].upper);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::vector<ExpressionPtr> inner;
    everywhere(rewrite, parts[i], inner);
    if (i < e->operands.size() && i >= e->states.size())
      for (const ir::StateVariable& state : e->states) inner.push_back(ir::make_state(state));
    for (const ExpressionPtr& changed : inner) {
      if (changed->type != parts[i]->type) continue;
      std::vector<ExpressionPtr> own = parts;
      own[i] = changed;
      ir::Binder round{e->binders[0].variable, own[own.size() - 2], own.back()};
      own.resize(e->operands.size());
      out.push_back(ir::make_fold(round, e->states, own));
    }
  }
}

void everywhere(const ir::Rewrite& rewrite, const ExpressionPtr& e, std::vector<ExpressionPtr>& out) {
  here(rewrite, e, out);
  if (e->kind == ir::Kind::call) return;
  if (e->kind == ir::Kind::fold) return in_fold(rewrite, e, out);
  const std::uint32_t count = e->kind == ir::Kind::reduce
                                  ? 2 + 2 * static_cast<std::uint32_t>(e->binders.size())
                                  : static_cast<std::uint32_t>(e->operands.size());
  for (std::uint32_t number = 0; number < count; ++number) {
    const ExpressionPtr child = certificate::child_of(e, number);
    if (!child) continue;
    std::vector<ExpressionPtr> inner;
    everywhere(rewrite, child, inner);
    for (const ExpressionPtr& changed : inner)
      if (changed->type == child->type) out.push_back(certificate::with_child(e, number, changed));
  }
}

}  // namespace

std::vector<ir::Rewrite> variants_of(const ir::Rewrite& rewrite) {
  std::vector<ir::Rewrite> result;
  for (ir::Side ir::Rewrite::* side : {&ir::Rewrite::after, &ir::Rewrite::before}) {
    for (std::size_t i = 0; i < (rewrite.*side).equations.size(); ++i) {
      const ExpressionPtr& body = (rewrite.*side).equations[i].body;
      std::vector<ExpressionPtr> changed;
      everywhere(rewrite, body, changed);
      for (const ExpressionPtr& other : changed) {
        if (other->type != body->type) continue;
        result.push_back(rewrite);
        (result.back().*side).equations[i].body = other;
      }
    }
  }
  for (std::size_t i = 0; i < rewrite.requirements.size(); ++i) {
    result.push_back(rewrite);
    result.back().requirements.erase(result.back().requirements.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return result;
}

}  // namespace warpproof::prove::test
