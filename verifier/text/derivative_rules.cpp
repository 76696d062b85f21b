#include "verifier/text/derivative_rules.h"

#include <map>

#include "verifier/base/fault.h"
#include "verifier/text/load.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;
using ir::Kind;

constexpr std::string_view names[] = {"x", "y"};

/// Each text once: there are some hundred.
ExpressionPtr read_rule(std::string_view text) {
  thread_local std::map<std::string_view, ExpressionPtr> read;
  ExpressionPtr& rule = read[text];
  if (rule) return rule;
  ExpressionScope scope;
  for (const std::string_view name : names) scope.tensors.push_back({std::string(name)});
  auto parsed = parse_expression(std::string(text), scope);
  WARPPROOF_INVARIANT(static_cast<bool>(parsed), "derivative rule " + std::string(text));
  return rule = *parsed;
}

ExpressionPtr filled(const ExpressionPtr& rule, const std::vector<ExpressionPtr>& operands,
                     ir::IndexAllocator& allocator) {
  if (rule->kind == Kind::constant) return rule;
  if (rule->kind == Kind::read) return ir::substitute(operands.at(rule->name == "x" ? 0 : 1), {}, allocator);
  WARPPROOF_INVARIANT(rule->kind == Kind::apply, "a derivative rule of another kind");
  std::vector<ExpressionPtr> parts;
  for (const ExpressionPtr& part : rule->operands) parts.push_back(filled(part, operands, allocator));
  return ir::make_apply(*rule->op, std::move(parts));
}

}  // namespace

ExpressionPtr derivative_rule(const ir::Op& op, std::size_t operand,
                              const std::vector<ExpressionPtr>& operands, refmodels::ops::Kinks kinks,
                              ir::IndexAllocator& allocator) {
  const refmodels::ops::Derivative& row = refmodels::ops::derivative_of(op);
  WARPPROOF_INVARIANT(row.form == refmodels::ops::Derivative::Form::rule,
                      "no rule for " + std::string(op.name));
  const ExpressionPtr rule = read_rule(row.by_operand(operand, kinks));
  if (rule->kind == Kind::constant && rule->value.is_zero()) return nullptr;
  return filled(rule, operands, allocator);
}

}  // namespace warpproof::text
