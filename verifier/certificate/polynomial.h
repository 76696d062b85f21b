#pragma once
// Expansion into polynomials, by the dumb way: multiply everything out. Two terms with the same key are equal
// as total values for every meaning of their atoms. This is the one place where the ring laws of the kernel
// live.
//
// Atoms are whatever is not + - * / and literal powers: sizes, indices, reads, functions, reductions. Their
// own arguments are expanded too, so a key is blind to the order of factors and to bound names at every
// depth, and to nothing else. Reciprocals are meadow reciprocals (1/0 = 0), for which 1/(x y) = 1/x * 1/y and
// x^2 * 1/x = x hold everywhere, and x * 1/x is 1 only where x is not 0: it stays, as the support of x.
// (Bergstra and Tucker, The rational numbers as an abstract data type, J. ACM 54(2), 2007.)

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "verifier/certificate/operation.h"

namespace warpproof::certificate {

/// Laws beyond the ring that an expansion may use.
struct Laws {
  bool exponentials =
      false;  ///< exp(a) exp(b) = exp(a + b), exp(0) = 1, 1 / exp(a) = exp(-a), exp(a)^n = exp(n a)
  bool selections =
      false;  ///< if p then a else b = [p] a + (1 - [p]) b, [p and q] = [p] [q], [p]^2 = [p] = 1/[p]
};

struct Polynomial;

struct Factor {
  std::string key;
  ExpressionPtr expression;
  std::int64_t exponent = 1;  ///< within exponent_max; beyond it every operation throws
  bool support = false;       ///< exponent 0: the factor is x * 1/x
  bool idempotent = false;    ///< [p]
};

struct Monomial {
  std::vector<Factor> factors;                 ///< sorted by key
  std::shared_ptr<const Polynomial> exponent;  ///< of exp, when exponentials are merged; null: none
};

struct Term {
  Monomial monomial;
  Rational coefficient;
};

struct Polynomial {
  std::map<std::string, Term> terms;  ///< by the text of the monomial; no zero coefficients
};

std::string text_of(const Monomial& monomial);
std::string text_of(const Polynomial& polynomial);

/// All functions throw std::length_error when a polynomial outgrows `terms_max`.
class Expander {
 public:
  explicit Expander(Laws laws = {}, std::size_t terms_max = 3000) : laws_(laws), terms_max_(terms_max) {}

  Polynomial expand(const ExpressionPtr& expression);
  /// Of a number or a boolean; equal keys mean equal values.
  std::string key(const ExpressionPtr& expression);

  Polynomial add(Polynomial a, const Polynomial& b, const Rational& factor = 1) const;
  Polynomial multiply(const Polynomial& a, const Polynomial& b) const;
  Polynomial power(const Polynomial& a, std::int64_t exponent);
  Polynomial inverse(const Polynomial& a);
  Polynomial reciprocal(const ExpressionPtr& expression);

 private:
  Polynomial apply(const ExpressionPtr& expression);
  Polynomial atom(std::string key, ExpressionPtr expression, bool idempotent = false) const;
  Polynomial exponential(const ExpressionPtr& argument);
  Polynomial selection(const ExpressionPtr& expression);
  Polynomial indicator(const ExpressionPtr& condition);
  Monomial multiply(const Monomial& a, const Monomial& b) const;
  Monomial power(const Monomial& monomial, std::int64_t exponent) const;
  Monomial shared_part(const Polynomial& a) const;
  std::shared_ptr<const Polynomial> least_exponent(const Polynomial& a) const;
  Monomial without(const Monomial& monomial, const Monomial& shared) const;
  std::string reduce_key(const Expression& reduce);
  std::string fold_key(const Expression& fold);
  std::string state_key(const Expression& state) const;
  std::string function_key(const Expression& apply);
  std::string boolean_key(const ExpressionPtr& expression);
  std::string comparison_key(Operation operation, const ExpressionPtr& left, const ExpressionPtr& right);
  std::string connective_key(Operation operation, const ExpressionPtr& expression);
  void collect(Operation operation, const ExpressionPtr& expression, std::vector<std::string>& keys);

  /// The very node, so that its address stays its own.
  struct Remembered {
    ExpressionPtr node;
    std::string text;
  };

  Laws laws_;
  std::size_t terms_max_;
  std::unordered_map<const Expression*, Remembered> remembered_;
  std::map<IndexId, std::string> bound_;  ///< names of bound indices by depth
};

/// The polynomial written out as an expression of this type, terms and factors in key order.
ExpressionPtr expression_of(const Polynomial& polynomial, ir::ScalarType type);
ExpressionPtr expression_of(const Monomial& monomial, const Rational& coefficient, ir::ScalarType type);
ExpressionPtr expression_of(const Factor& factor, ir::ScalarType type);

}  // namespace warpproof::certificate
