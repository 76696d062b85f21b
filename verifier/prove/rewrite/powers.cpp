// Real powers, and exponentials and logarithms to base 2, by exp and log: their laws are those of exp and log
// then.

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

ExpressionPtr Normaliser::real_power(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const ExpressionPtr base = node->operands[0], exponent = node->operands[1];
  const Polynomial written = certificate::Expander().expand(exponent);
  const bool is_constant =
      written.terms.empty() || (written.terms.size() == 1 && written.terms.begin()->first.empty());
  if (is_constant) {
    const Rational value = written.terms.empty() ? Rational(0) : written.terms.begin()->second.coefficient;
    constexpr std::int64_t whole_max = 64;
    const auto whole = value.is_integer() ? value.to_int64() : std::nullopt;
    if (whole && *whole >= -whole_max && *whole <= whole_max) {
      const ExpressionPtr real_base =
          base->type == ir::ScalarType::real ? base : certificate::times(certificate::real(1), base);
      const ExpressionPtr power = ir::make_apply("pown", {real_base, certificate::integer(value)});
      const ExpressionPtr result = tactic_.step(node, scope, path, "power_whole", power);
      return result ? leaves(result, scope, path) : node;
    }
    if (value == Rational(1, 2)) {
      const ExpressionPtr result =
          tactic_.step(node, scope, path, "power_half", ir::make_apply("sqrt", {base}));
      return result ? root(result, scope, path) : node;
    }
  }
  const ExpressionPtr power =
      ir::make_apply("exp", {certificate::times(exponent, ir::make_apply("log", {base}))});
  const ExpressionPtr result = tactic_.step(node, scope, path, "power_exponential", power, {base, exponent});
  return result ? leaves(result, scope, path) : node;
}

ExpressionPtr Normaliser::base_two(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const ExpressionPtr a = node->operands[0];
  const ExpressionPtr log_two = ir::make_apply("log", {certificate::real(2)});
  const bool is_exponential = certificate::operation_of(*node) == certificate::Operation::exp2;
  const ExpressionPtr value = is_exponential ? ir::make_apply("exp", {certificate::times(a, log_two)})
                                             : ir::make_apply("div", {ir::make_apply("log", {a}), log_two});
  const ExpressionPtr result =
      tactic_.step(node, scope, path, is_exponential ? "exp_two" : "log_two", value, {a});
  return result ? leaves(result, scope, path) : node;
}

}  // namespace warpproof::prove
