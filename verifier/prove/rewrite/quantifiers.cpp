// Conditions as ranges: "is there an index", and factors that count in a part of a range alone.

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

using certificate::Operation;
using certificate::operation_of;

/// prod_D (if p then b else 1) is a product over the part of D where p holds.
ExpressionPtr Normaliser::neutral_choice_out(const ExpressionPtr& node, const Scope& scope,
                                             const Path& path) {
  const ExpressionPtr& body = node->operands[0];
  if (node->reduction != ir::Reduction::prod || operation_of(*body) != Operation::select) return nullptr;
  if (!certificate::is_number(body->operands[2], 1)) return nullptr;
  const ExpressionPtr& condition = body->operands[0];
  const ExpressionPtr after =
      ir::make_reduce(node->reduction, node->binders,
                      certificate::joint_condition({node->condition, condition}), body->operands[1]);
  return tactic_.step(node, scope, path, "guard", after, {condition}, true);
}

/// "any" of a condition that no index of the range fulfils, and of one that each does.
ExpressionPtr Normaliser::inhabited(ExpressionPtr node, const Scope& scope, const Path& path) {
  if (node->kind != ir::Kind::reduce || node->reduction != ir::Reduction::any) return node;
  const Scope inside = kernel_.enter(scope, node, 0);
  for (const bool value : {false, true}) {
    const ExpressionPtr& body = node->operands[0];
    const certificate::Kernel::Quick quick(kernel_);
    if (body->kind == ir::Kind::constant ||
        !kernel_.shows(inside, value ? body : certificate::opposite(body)))
      continue;
    const ExpressionPtr known =
        tactic_.step(body, inside, below_path(path, 0), "arithmetic", ir::make_boolean(value));
    if (known) node = certificate::with_child(node, 0, known);
  }
  const ExpressionPtr& body = node->operands[0];
  if (body->kind == ir::Kind::constant && !certificate::is_true(body)) {
    const ExpressionPtr never = tactic_.step(node, scope, path, "constant_body", body);
    return never ? never : node;
  }
  if (node->binders.size() != 1 || node->condition || !certificate::is_true(body)) return node;
  const ExpressionPtr range = certificate::below(node->binders[0].lower, node->binders[0].upper);
  const ExpressionPtr result = tactic_.step(node, scope, path, "constant_body", range);
  return result ? result : node;
}

}  // namespace warpproof::prove
