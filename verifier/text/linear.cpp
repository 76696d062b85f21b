#include "verifier/text/linear.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace warpproof::text {
namespace {

constexpr std::size_t terms_max = 64;
constexpr std::size_t factors_max = 16;
constexpr std::size_t atoms_max = 256;

using Monomial = std::vector<std::size_t>;  // sorted numbers of atoms
using Polynomial = std::map<Monomial, ir::Rational>;

std::optional<Polynomial> sum(const Polynomial& a, const Polynomial& b, const ir::Rational& factor) {
  Polynomial result = a;
  for (const auto& [monomial, coefficient] : b) {
    ir::Rational& slot = result[monomial];
    slot += factor * coefficient;
    if (slot.is_zero()) result.erase(monomial);
  }
  if (result.size() > terms_max) return std::nullopt;
  return result;
}

std::optional<Polynomial> product(const Polynomial& a, const Polynomial& b) {
  Polynomial result;
  for (const auto& [left, c] : a) {
    for (const auto& [right, d] : b) {
      Monomial monomial = left;
      monomial.insert(monomial.end(), right.begin(), right.end());
      if (monomial.size() > factors_max) return std::nullopt;
      std::sort(monomial.begin(), monomial.end());
      ir::Rational& slot = result[monomial];
      slot += c * d;
      if (slot.is_zero()) result.erase(monomial);
    }
  }
  if (result.size() > terms_max) return std::nullopt;
  return result;
}

/// Polynomials over the same atoms. An atom is known by its structure, never by its name: a size and a bound
/// index of an unfolded definition may be called alike.
class Reader {
 public:
  std::optional<Polynomial> polynomial(const ir::ExpressionPtr& expression) {
    if (expression->kind == ir::Kind::constant) {
      if (expression->value.is_zero()) return Polynomial{};
      return Polynomial{{{}, expression->value}};
    }
    const bool ring = expression->kind == ir::Kind::apply &&
                      (expression->op->name == "add" || expression->op->name == "sub" ||
                       expression->op->name == "mul" || expression->op->name == "neg");
    if (ring) return arithmetic(*expression);
    const std::optional<std::size_t> atom = atom_of(expression);
    if (!atom) return std::nullopt;
    return Polynomial{{{*atom}, ir::Rational(1)}};
  }

 private:
  std::optional<Polynomial> arithmetic(const ir::Expression& expression) {
    const std::optional<Polynomial> a = polynomial(expression.operands[0]);
    if (!a) return std::nullopt;
    if (expression.op->name == "neg") return sum({}, *a, -1);
    const std::optional<Polynomial> b = polynomial(expression.operands[1]);
    if (!b) return std::nullopt;
    if (expression.op->name == "mul") return product(*a, *b);
    return sum(*a, *b, expression.op->name == "add" ? 1 : -1);
  }

  std::optional<std::size_t> atom_of(const ir::ExpressionPtr& expression) {
    for (std::size_t i = 0; i < atoms_.size(); ++i)
      if (ir::alpha_equal(atoms_[i], expression)) return i;
    if (atoms_.size() == atoms_max) return std::nullopt;
    atoms_.push_back(expression);
    return atoms_.size() - 1;
  }

  std::vector<ir::ExpressionPtr> atoms_;
};

}  // namespace

bool same_size(const ir::ExpressionPtr& a, const ir::ExpressionPtr& b) {
  if (ir::alpha_equal(a, b)) return true;
  Reader reader;
  const std::optional<Polynomial> left = reader.polynomial(a);
  const std::optional<Polynomial> right = reader.polynomial(b);
  return left && right && *left == *right;
}

}  // namespace warpproof::text
