#include "verifier/prove/rewrite/numbers.h"

namespace warpproof::prove {

using certificate::Operation;
using certificate::operation_of;

namespace {

/// The value of a size that the requirements fix, or null: I = 1.
ExpressionPtr fixed_size(const Scope& requirements, const std::string& name) {
  for (const certificate::Fact& fact : requirements.facts) {
    const Expression& condition = *fact.condition;
    if (operation_of(condition) != Operation::eq) continue;
    const ExpressionPtr &a = condition.operands[0], &b = condition.operands[1];
    for (const auto& [one, other] : {std::pair(a, b), std::pair(b, a)})
      if (one->kind == ir::Kind::size && one->name == name && other->kind == ir::Kind::constant) return other;
  }
  return nullptr;
}

/// max(3, 2), x div 1: what an operation on whole numbers gives without any fact; null for the others.
ExpressionPtr folded(const ExpressionPtr& node) {
  if (node->kind != ir::Kind::apply || node->type != ir::ScalarType::integer) return nullptr;
  const auto& operands = node->operands;
  const Operation operation = operation_of(*node);
  if ((operation == Operation::floor_div || operation == Operation::ceil_div) &&
      certificate::is_number(operands[1], 1))
    return operands[0];
  std::vector<Rational> values;
  for (const ExpressionPtr& operand : operands) {
    if (operand->kind != ir::Kind::constant) return nullptr;
    values.push_back(operand->value);
  }
  const auto exact = node->op->exact(values);
  return exact && exact.value.is_integer() ? certificate::integer(exact.value) : nullptr;
}

/// Sizes that the requirements fix, written as the numbers that they are; output indices over one element as
/// 0.
class NumbersWrittenOut {
 public:
  NumbersWrittenOut(Tactic& tactic, const Scope& requirements, const std::set<IndexId>& zeros)
      : tactic_(tactic), requirements_(requirements), zeros_(zeros) {}

  ExpressionPtr of(const ExpressionPtr& node, const Scope& scope, const Path& path) {
    if (node->kind == ir::Kind::size) return became(node, fixed_size(requirements_, node->name), scope, path);
    if (node->kind == ir::Kind::index)
      return became(node, zeros_.contains(node->index_id) ? certificate::integer(0) : nullptr, scope, path);
    ExpressionPtr result = node;
    const std::uint32_t count = node->kind == ir::Kind::reduce
                                    ? 2 + 2 * static_cast<std::uint32_t>(node->binders.size())
                                    : static_cast<std::uint32_t>(node->operands.size());
    // Bounds first: what holds inside a reduction is said by them.
    for (std::uint32_t i = count; i-- > 0;) {
      const ExpressionPtr child = certificate::child_of(result, i);
      if (!child) continue;
      const ExpressionPtr changed = of(child, tactic_.kernel().enter(scope, result, i), below_path(path, i));
      if (changed != child) result = certificate::with_child(result, i, changed);
    }
    return became(result, folded(result), scope, path);
  }

 private:
  ExpressionPtr became(const ExpressionPtr& node, const ExpressionPtr& value, const Scope& scope,
                       const Path& path) {
    const ExpressionPtr result = value ? tactic_.step(node, scope, path, "arithmetic", value) : nullptr;
    return result ? result : node;
  }

  Tactic& tactic_;
  const Scope& requirements_;
  const std::set<IndexId>& zeros_;
};

}  // namespace

ExpressionPtr numbers_written_out(Tactic& tactic, const Scope& requirements, const std::set<IndexId>& zeros,
                                  const ExpressionPtr& term, const Scope& scope) {
  return NumbersWrittenOut(tactic, requirements, zeros).of(term, scope, {});
}

}  // namespace warpproof::prove
