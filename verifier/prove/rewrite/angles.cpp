// Angles: cosines and sines of sums by those of the terms, of negative angles by those of positive ones.

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

using certificate::operation_of;

ExpressionPtr Normaliser::angle(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  const Polynomial polynomial = certificate::Expander(normal_laws).expand(node->operands[0]);
  constexpr std::size_t terms_max = 4;
  if (polynomial.terms.empty() || polynomial.terms.size() > terms_max) return node;
  const bool is_cosine = operation_of(*node) == certificate::Operation::cos;
  auto call = [](const char* name, const ExpressionPtr& x) { return ir::make_apply(name, {x}); };
  const auto& [text, first_term] = *polynomial.terms.begin();
  if (polynomial.terms.size() > 1) {
    Polynomial first, rest = polynomial;
    first.terms.emplace(text, first_term);
    rest.terms.erase(text);
    const ExpressionPtr a = certificate::expression_of(first, ir::ScalarType::real),
                        b = certificate::expression_of(rest, ir::ScalarType::real);
    const ExpressionPtr one = certificate::times(call(is_cosine ? "cos" : "sin", a), call("cos", b)),
                        two = certificate::times(call(is_cosine ? "sin" : "cos", a), call("sin", b));
    const ExpressionPtr sum = is_cosine ? certificate::minus(one, two) : certificate::plus(one, two);
    const ExpressionPtr result = tactic_.step(node, scope, path, "angle_sum", sum, {a, b});
    if (!result) return node;
    ExpressionPtr done = result;
    for (const std::uint32_t product : {0u, 1u})
      for (const std::uint32_t factor : {0u, 1u}) {
        const ExpressionPtr& own = done->operands[product];
        const ExpressionPtr changed = angle(own->operands[factor], scope, joined(path, {product, factor}));
        done = certificate::with_child(done, product, certificate::with_child(own, factor, changed));
      }
    return done;
  }
  if (first_term.coefficient.sign() > 0) return node;
  const ExpressionPtr a = certificate::expression_of(
      certificate::Expander(normal_laws).add({}, polynomial, -1), ir::ScalarType::real);
  const ExpressionPtr value = is_cosine ? call("cos", a) : ir::make_apply("neg", {call("sin", a)});
  const ExpressionPtr result = tactic_.step(node, scope, path, "angle_opposite", value, {a});
  return result ? result : node;
}

}  // namespace warpproof::prove
