// Products: factors apart, exponentials as one of a sum. Comparisons of reals: common factors and functions
// that grow on both sides go.

#include "verifier/prove/rewrite/normaliser.h"

namespace warpproof::prove {

using certificate::Expander;
using certificate::Operation;
using certificate::operation_of;

namespace {

Polynomial of_monomial(const Monomial& monomial, const Rational& coefficient) {
  Polynomial result;
  std::string text = certificate::text_of(monomial);
  result.terms.emplace(std::move(text), certificate::Term{monomial, coefficient});
  return result;
}

/// One factor of a product under a binder, with its power.
struct Part {
  ExpressionPtr factor;
  std::int64_t exponent = 1;
};

std::vector<Part> parts_of(const certificate::Term& term, ir::ScalarType type) {
  std::vector<Part> parts;
  for (const Factor& factor : term.monomial.factors) {
    if (factor.support) return {};
    Factor base = factor;
    base.exponent = 1;
    parts.push_back({certificate::expression_of(base, type), factor.exponent});
  }
  if (term.monomial.exponent)
    parts.push_back(
        {ir::make_apply("exp", {certificate::expression_of(*term.monomial.exponent, ir::ScalarType::real)}),
         1});
  if (term.coefficient != Rational(1)) {
    ExpressionPtr number = certificate::real(term.coefficient);
    if (type == ir::ScalarType::integer) number = certificate::integer(term.coefficient);
    parts.push_back({number, 1});
  }
  return parts;
}

}  // namespace

/// prod_D (b1^n1 b2^n2 ...), each factor a product of its own; prod_D exp(b) = exp(sum_D b).
ExpressionPtr Normaliser::product(ExpressionPtr node, const Scope& scope, const Path& path) {
  node = domain_changed(node, scope, path);
  if (!certificate::is_reduction(node, ir::Reduction::prod)) return node;
  // A power is how many factors it has, wherever they begin.
  const ir::Binder& first = node->binders.front();
  if (node->binders.size() == 1 && !certificate::is_number(first.lower, 0) &&
      !ir::mentions_index(node->operands[0], first.variable.id))
    if (const ExpressionPtr counted = moved(node, scope, path, ir::Binder(first), first.lower, 1))
      return product(counted, scope, path);
  const Polynomial body = Expander(normal_laws).expand(node->operands[0]);
  if (body.terms.size() != 1) return node;
  const std::vector<Part> parts = parts_of(body.terms.begin()->second, node->type);
  if (parts.empty()) return node;
  if (parts.size() == 1 && parts[0].exponent == 1) return of_one_factor(node, parts[0].factor, scope, path);
  ExpressionPtr factors = certificate::constant_like(node, 1), products = factors;
  std::vector<ExpressionPtr> terms;
  for (const Part& part : parts) {
    const ExpressionPtr exponent = certificate::integer(part.exponent);
    const ExpressionPtr own =
        tactic_.renamed(ir::make_reduce(ir::Reduction::prod, node->binders, node->condition, part.factor));
    factors = certificate::times(factors, ir::make_apply("pown", {part.factor, exponent}));
    products = certificate::times(products, ir::make_apply("pown", {own, exponent}));
    terms.push_back(part.factor);
    terms.push_back(exponent);
  }
  if (factors->type != node->type || products->type != node->type) return node;
  const std::size_t mark = tactic_.mark();
  const ExpressionPtr grouped =
      tactic_.regroup(node->operands[0], kernel_.enter(scope, node, 0), below_path(path, 0), factors);
  const ExpressionPtr result = grouped ? tactic_.step(certificate::with_child(node, 0, grouped), scope, path,
                                                      "product", products, terms)
                                       : nullptr;
  if (!result) {
    tactic_.rewind(mark);
    return node;
  }
  return canonical(leaves(result, scope, path), scope, path);
}

ExpressionPtr Normaliser::of_one_factor(const ExpressionPtr& node, const ExpressionPtr& factor,
                                        const Scope& scope, const Path& path) {
  const std::size_t mark = tactic_.mark();
  const ExpressionPtr body =
      tactic_.regroup(node->operands[0], kernel_.enter(scope, node, 0), below_path(path, 0), factor);
  if (!body) return node;
  const ExpressionPtr bare = certificate::with_child(node, 0, body);
  if (operation_of(*body) != Operation::exp) return bare;
  const ExpressionPtr sum =
      ir::make_reduce(ir::Reduction::sum, bare->binders, bare->condition, body->operands[0]);
  const ExpressionPtr result = tactic_.step(bare, scope, path, "exp_sum", ir::make_apply("exp", {sum}));
  if (!result) {
    tactic_.rewind(mark);
    return node;
  }
  return canonical(leaves(result, scope, path), scope, path);
}

/// log(prod_D b) = sum_D log(b), or null.
ExpressionPtr Normaliser::logarithm_of_product(const ExpressionPtr& node, const Factor& factor,
                                               const Scope& scope, const Path& path) {
  const ExpressionPtr& product = factor.expression;
  if (!certificate::is_reduction(product, ir::Reduction::prod)) return nullptr;
  const ExpressionPtr bare = ir::make_apply("log", {product});
  const std::size_t mark = tactic_.mark();
  const ExpressionPtr current = tactic_.regroup(node, scope, path, bare);
  const ExpressionPtr sum =
      tactic_.renamed(ir::make_reduce(ir::Reduction::sum, product->binders, product->condition,
                                      ir::make_apply("log", {product->operands[0]})));
  const ExpressionPtr result = current ? tactic_.step(current, scope, path, "log_prod", sum) : nullptr;
  if (!result) {
    tactic_.rewind(mark);
    return nullptr;
  }
  return normal(result, scope, path);
}

/// A comparison of reals whose difference has two terms with opposite numbers: c a < c b.
ExpressionPtr Normaliser::comparison(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  if (node->operands.size() != 2 || node->operands[0]->type == ir::ScalarType::boolean) return node;
  Expander expander(normal_laws);
  const Polynomial left = expander.expand(node->operands[0]), right = expander.expand(node->operands[1]);
  if (left.terms.size() != 1 || right.terms.size() != 1) return node;
  const certificate::Term &a = left.terms.begin()->second, &b = right.terms.begin()->second;
  // What both sides have: factors and numbers, not the exponentials.
  Monomial common, only_a = a.monomial, only_b = b.monomial;
  for (const Factor& factor : a.monomial.factors)
    for (const Factor& other : b.monomial.factors)
      if (factor.key == other.key && factor.exponent == other.exponent && factor.support == other.support)
        common.factors.push_back(factor);
  const bool same_number = a.coefficient == b.coefficient;
  auto drop = [&](Monomial& monomial) {
    std::erase_if(monomial.factors, [&](const Factor& factor) {
      for (const Factor& shared : common.factors)
        if (shared.key == factor.key) return true;
      return false;
    });
  };
  drop(only_a);
  drop(only_b);
  const auto written = [](const Monomial& monomial, const Rational& coefficient) {
    return certificate::expression_of(of_monomial(monomial, coefficient), ir::ScalarType::real);
  };
  ExpressionPtr current = node;
  const Rational number = same_number ? a.coefficient : Rational(1);
  if (!common.factors.empty() || number != Rational(1)) {
    const ExpressionPtr factor = written(common, number);
    const ExpressionPtr bare = ir::make_apply(
        *node->op, {written(only_a, a.coefficient / number), written(only_b, b.coefficient / number)});
    if (const ExpressionPtr result = tactic_.step(node, scope, path, "comparison", bare, {factor}))
      current = result;
  }
  auto exponent_of = [&](const ExpressionPtr& side) -> ExpressionPtr {
    const Polynomial polynomial = expander.expand(side);
    if (polynomial.terms.size() != 1) return nullptr;
    const certificate::Term& term = polynomial.terms.begin()->second;
    if (!term.monomial.factors.empty() || !term.monomial.exponent || term.coefficient != Rational(1))
      return nullptr;
    return certificate::expression_of(*term.monomial.exponent, ir::ScalarType::real);
  };
  const ExpressionPtr first = exponent_of(current->operands[0]), second = exponent_of(current->operands[1]);
  if (!first || !second) return current;
  const std::size_t mark = tactic_.mark();
  const ExpressionPtr one =
      tactic_.regroup(current->operands[0], scope, below_path(path, 0), ir::make_apply("exp", {first}));
  const ExpressionPtr two =
      one ? tactic_.regroup(current->operands[1], scope, below_path(path, 1), ir::make_apply("exp", {second}))
          : nullptr;
  const ExpressionPtr bare = two ? tactic_.step(ir::make_apply(*current->op, {one, two}), scope, path,
                                                "comparison", ir::make_apply(*current->op, {first, second}))
                                 : nullptr;
  if (bare) return bare;
  tactic_.rewind(mark);
  return current;
}

}  // namespace warpproof::prove
