#include "verifier/certificate/scope.h"

#include "verifier/base/fault.h"

namespace warpproof::certificate {

ExpressionPtr child_of(const ExpressionPtr& node, std::uint32_t number) {
  if (node->kind == ir::Kind::fold) return nullptr;
  if (node->kind != ir::Kind::reduce)
    return number < node->operands.size() ? node->operands[number] : nullptr;
  if (number == 0) return node->operands[0];
  if (number == 1) return node->condition;
  const std::uint32_t binder = (number - 2) / 2;
  if (binder >= node->binders.size()) return nullptr;
  return number % 2 == 0 ? node->binders[binder].lower : node->binders[binder].upper;
}

std::uint32_t inner_children(const ExpressionPtr& node) {
  if (node->kind == ir::Kind::fold) return 0;
  if (node->kind == ir::Kind::reduce) return node->condition ? 2 : 1;
  return static_cast<std::uint32_t>(node->operands.size());
}

ExpressionPtr with_child(const ExpressionPtr& node, std::uint32_t number, ExpressionPtr child) {
  if (node->kind == ir::Kind::reduce) {
    std::vector<ir::Binder> binders = node->binders;
    ExpressionPtr condition = node->condition, body = node->operands[0];
    if (number == 0)
      body = std::move(child);
    else if (number == 1)
      condition = std::move(child);
    else if (number % 2 == 0)
      binders[(number - 2) / 2].lower = std::move(child);
    else
      binders[(number - 2) / 2].upper = std::move(child);
    return ir::make_reduce(node->reduction, std::move(binders), std::move(condition), std::move(body),
                           node->where);
  }
  std::vector<ExpressionPtr> operands = node->operands;
  operands.at(number) = std::move(child);
  if (node->kind == ir::Kind::read)
    return ir::make_read(node->name, std::move(operands), node->type, node->where);
  WARPPROOF_INVARIANT(node->kind == ir::Kind::apply, "a node without children has no child to replace");
  return ir::make_apply(*node->op, std::move(operands), node->where);
}

}  // namespace warpproof::certificate
