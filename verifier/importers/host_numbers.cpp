#include "verifier/importers/host_numbers.h"

#include <algorithm>

#include "verifier/importers/host_words.h"

namespace warpproof::importers {

using ir::ExpressionPtr;

std::optional<std::int64_t> constant_of(const ExpressionPtr& expression) {
  if (expression == nullptr || expression->kind != ir::Kind::constant) return std::nullopt;
  return expression->value.to_int64();
}

std::int64_t at_least(const ExpressionPtr& e) {
  constexpr std::int64_t unknown = -(std::int64_t{1} << 40);
  if (e->kind == ir::Kind::size) return 0;
  if (const auto value = constant_of(e)) return *value;
  if (e->kind != ir::Kind::apply || e->operands.size() != 2) return unknown;
  const std::int64_t a = at_least(e->operands[0]), b = at_least(e->operands[1]);
  const std::string name(e->op->name);
  if (name == "add") return std::max(a + b, unknown);
  if (name == "sub")
    if (const auto by = constant_of(e->operands[1])) return std::max(a - *by, unknown);
  if (name == "min") return std::min(a, b);
  if (name == "max") return std::max(a, b);
  const bool keeps_sign = is_one_of(name, {"mul", "floor_div", "ceil_div", "mod"});
  return keeps_sign && a >= 0 && b >= 0 ? 0 : unknown;
}

ExpressionPtr towards_zero(const std::string& sign, const ExpressionPtr& a, const ExpressionPtr& b) {
  const char* word = sign == "/" ? "floor_div" : "mod";
  const ExpressionPtr zero = number(0);
  const ExpressionPtr opposite = ir::make_apply(word, {ir::make_apply("sub", {zero, a}), b});
  return ir::make_apply("select", {ir::make_apply("ge", {a, zero}), ir::make_apply(word, {a, b}),
                                   ir::make_apply("sub", {zero, opposite})});
}

}  // namespace warpproof::importers
