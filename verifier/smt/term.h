#pragma once
// Quantifier-free terms over integers, reals and booleans: what a side condition is asked in. Immutable,
// shared.
//
// Meanings are total and fixed, so that no solver's own idea of x / 0 is ever asked: quotient(a, 0) = 0,
// floor_quotient(a, 0) = 0, modulo(a, 0) = 0. floor_quotient rounds down; modulo has the sign of the divisor.
//
//   Term k = variable("k", Sort::integer);
//   conjunction({less_equal(integer(0), k), less(k, variable("K", Sort::integer))})

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "refmodels/number/rational.h"

namespace warpproof::smt {

using refmodels::number::Rational;

enum class Sort : std::uint8_t { boolean, integer, real };

enum class Operator : std::uint8_t {
  constant,        ///< `value`; a boolean is 0 or 1
  variable,        ///< `name`
  sum,             ///< of all operands
  product,         ///< of all operands
  quotient,        ///< real, total
  floor_quotient,  ///< integer, total
  modulo,          ///< integer, total
  floor,           ///< of a real, an integer
  less_equal,
  less,
  equal,  ///< of two numbers or two booleans
  conjunction,
  disjunction,
  negation,
  choice,  ///< if operands[0] then operands[1] else operands[2]
};

struct Node;
using Term = std::shared_ptr<const Node>;

struct Node {
  Operator op = Operator::constant;
  Sort sort = Sort::boolean;
  Rational value;
  std::string name;
  std::vector<Term> operands;
};

Term integer(Rational value);
Term real(Rational value);
Term boolean(bool value);
Term variable(std::string name, Sort sort);
/// Sums and products are real when one operand is.
Term sum(std::vector<Term> terms);
Term product(std::vector<Term> factors);
Term difference(Term a, Term b);
Term negative(Term a);
Term quotient(Term a, Term b);
Term floor_quotient(Term a, Term b);
Term modulo(Term a, Term b);
Term floor(Term a);
Term less_equal(Term a, Term b);
Term less(Term a, Term b);
Term equal(Term a, Term b);
Term conjunction(std::vector<Term> terms);
Term disjunction(std::vector<Term> terms);
Term negation(Term a);
Term implication(Term a, Term b);
Term choice(Term condition, Term then, Term otherwise);

/// The text of a term, the same for equal terms; also the key of caches.
std::string text_of(const Term& term);

}  // namespace warpproof::smt
