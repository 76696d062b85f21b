#pragma once
// A query in its solver-neutral form: boolean combinations of polynomial comparisons over variables.
// Quotients, floors and choices of numbers have become fresh variables with their defining constraints, so
// nothing partial is left.
//
// `linearised` replaces each product of variables by one fresh variable and adds valid product facts
// (P >= 0 and M >= 0 give P M >= 0). Its unsat implies the problem's unsat; its sat means nothing.

#include <map>
#include <string>
#include <vector>

#include "verifier/smt/term.h"

namespace warpproof::smt {

/// Variable names with multiplicity, sorted; empty is the constant monomial.
using Monomial = std::vector<std::string>;
using Polynomial = std::map<Monomial, Rational>;

struct Formula {
  enum class Kind : std::uint8_t {
    constant,
    boolean_variable,
    at_least_zero,
    positive,
    zero,
    conjunction,
    disjunction,
    negation
  };
  Kind kind = Kind::constant;
  bool value = false;
  std::string name;
  Polynomial polynomial;
  std::vector<Formula> operands;
};

struct Problem {
  std::map<std::string, Sort> variables;
  std::vector<Formula> assertions;
  bool nonlinear() const;
};

/// Throws std::length_error when an expanded polynomial outgrows `monomials_max`.
Problem lower(const std::vector<Term>& assertions, std::size_t monomials_max = 5000);
Problem linearised(const Problem& problem);

}  // namespace warpproof::smt
